// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "data/transfer/utf8.h"

#include <algorithm>

namespace cardquake {
namespace {

/// A row of the Unicode standard's table of well-formed UTF-8 (table 3-7): which second byte a first one allows.
/// That alone keeps out overlong forms, surrogates and what lies beyond the last character.
struct Lead {
    unsigned char first;
    unsigned char last;
    unsigned char secondFrom;
    unsigned char secondTo;
    std::size_t length;
};

constexpr Lead leads[] = {
    {0x00, 0x7F, 0x00, 0x00, 1}, {0xC2, 0xDF, 0x80, 0xBF, 2}, {0xE0, 0xE0, 0xA0, 0xBF, 3},
    {0xE1, 0xEC, 0x80, 0xBF, 3}, {0xED, 0xED, 0x80, 0x9F, 3}, {0xEE, 0xEF, 0x80, 0xBF, 3},
    {0xF0, 0xF0, 0x90, 0xBF, 4}, {0xF1, 0xF3, 0x80, 0xBF, 4}, {0xF4, 0xF4, 0x80, 0x8F, 4},
};

/// The number of bytes of the character that the text begins with; 0 when that is none.
std::size_t characterLength(std::string_view text)
{
    const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(text[i]); };
    const auto *lead =
        std::ranges::find_if(leads, [&](const Lead &l) { return l.first <= byte(0) && byte(0) <= l.last; });
    if (lead == std::end(leads) || text.size() < lead->length)
        return 0;
    if (lead->length > 1 && (byte(1) < lead->secondFrom || byte(1) > lead->secondTo))
        return 0;
    for (std::size_t i = 2; i < lead->length; ++i)
        if ((byte(i) & 0xC0U) != 0x80U)
            return 0;
    return lead->length;
}

} // namespace

std::optional<std::size_t> firstBadUtf8(std::string_view text)
{
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t length = characterLength(text.substr(at));
        if (length == 0)
            return at;
        at += length;
    }
    return std::nullopt;
}

std::string placeInText(std::string_view text, std::size_t byte)
{
    const std::string_view before = text.substr(0, byte);
    const std::size_t lineEnd = before.find_last_of("\r\n");
    const std::string_view line = lineEnd == std::string_view::npos ? before : before.substr(lineEnd + 1);
    const auto characters =
        std::ranges::count_if(line, [](char c) { return (static_cast<unsigned char>(c) & 0xC0U) != 0x80U; });
    return "line " + std::to_string(1 + countLineEnds(before)) + ", column " + std::to_string(1 + characters);
}

std::size_t countLineEnds(std::string_view text)
{
    std::size_t count = 0;
    for (std::size_t at = text.find_first_of("\r\n"); at != std::string_view::npos;
         at = text.find_first_of("\r\n", at + 1))
        if (!(text[at] == '\r' && at + 1 < text.size() && text[at + 1] == '\n')) // CRLF counts once, at its LF
            ++count;
    return count;
}

} // namespace cardquake
