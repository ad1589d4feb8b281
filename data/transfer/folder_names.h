// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/result.h"

#include <filesystem>
#include <string>
#include <vector>

namespace cardquake {

/// Fails with the code "no-folder" when nothing is there.
Result<void> checkIsFolder(const std::filesystem::path &folder);

/// The names in a folder, sorted. Hidden ones (those of version control, of file managers) are none of our business.
Result<std::vector<std::string>> namesIn(const std::filesystem::path &folder);

/// Whether a file is one of a kind's rows, or `pack.json`, by its name.
bool isTextOfPack(const std::filesystem::path &file);

} // namespace cardquake
