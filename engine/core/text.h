// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

namespace cardquake {

/// `"text"`: how names stand in messages.
inline std::string inQuotes(std::string_view text)
{
    return '"' + std::string(text) + '"';
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
