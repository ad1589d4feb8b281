// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace cardquake {

/// Where the first byte stands that is not part of a UTF-8 character; nothing when the text is sound.
std::optional<std::size_t> firstBadUtf8(std::string_view text);

/// "line 3, column 14" of a byte. Lines end in LF, CRLF or CR; columns count characters, as an editor does.
std::string placeInText(std::string_view text, std::size_t byte);

/// The number of line ends in a text.
std::size_t countLineEnds(std::string_view text);

} // namespace cardquake
