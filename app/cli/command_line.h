// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/verb.h"

#include <optional>

namespace cardquake {

/// The program without its window: parses the arguments (without the program's name), runs the verb, gives the exit
/// code. Nothing when the arguments ask for the window; `context.library` is then the file it should open.
std::optional<ExitCode> runCommandLine(CliContext &context, std::vector<std::string> arguments);

} // namespace cardquake
