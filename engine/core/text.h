// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

namespace cardquake {

/// `"text"`: how names stand in messages; one that is no name but pages long is cut.
inline std::string inQuotes(std::string_view text)
{
    constexpr std::size_t longest = 200;
    std::size_t end = text.size();
    if (end > longest) {
        end = longest;
        while (end > 0 && (static_cast<unsigned char>(text[end]) & 0xC0U) == 0x80U) // not inside a UTF-8 sign
            --end;
    }
    return '"' + std::string(text.substr(0, end)) + (end < text.size() ? "...\"" : "\"");
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
