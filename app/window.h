// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>

namespace cardquake {

/// Opens the workbench window and stays until it is closed. Gives the exit code of the program.
int runWindow(int argc, char **argv, const std::filesystem::path &library);

} // namespace cardquake
