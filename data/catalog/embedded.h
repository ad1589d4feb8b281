// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>
#include <string_view>

namespace cardquake {

/// A text file of `data/` that was compiled into the program.
struct EmbeddedFile {
    std::string_view path; ///< below `data/`, e.g. `kinds/bugout/map.json`
    std::string_view text;
};

/// All of them, sorted by path.
std::span<const EmbeddedFile> embeddedFiles();

} // namespace cardquake
