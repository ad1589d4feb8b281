// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

namespace cardquake {

/// A name as it may stand in a message: one that is no name but pages long is cut.
inline std::string shortened(std::string_view text)
{
    constexpr std::size_t longest = 200;
    if (text.size() <= longest)
        return std::string(text);
    std::size_t end = longest;
    while (end > 0 && (static_cast<unsigned char>(text[end]) & 0xC0U) == 0x80U) // not inside a UTF-8 sign
        --end;
    return std::string(text.substr(0, end)) + "...";
}

/// A name as it may stand among others on a line: an end of line in it does not begin a new one.
inline std::string onOneLine(std::string text)
{
    for (char &sign : text)
        if (sign == '\n' || sign == '\r' || sign == '\t')
            sign = ' ';
    return text;
}

/// `"text"`: how names stand in messages.
inline std::string inQuotes(std::string_view text)
{
    return '"' + onOneLine(shortened(text)) + '"';
}

/// `a, b, c`
template <class List>
std::string joined(const List &items, std::string_view between = ", ")
{
    std::string text;
    for (const auto &item : items) {
        if (!text.empty())
            text += between;
        text += item;
    }
    return text;
}

} // namespace cardquake
