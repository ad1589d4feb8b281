// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string_view>

namespace cardquake {

/// Numbers that look random and are always the same for a name: a face looks alike on every machine and at every size.
class Scatter {
public:
    explicit Scatter(std::string_view name)
    {
        for (const char c : name)
            m_state = (m_state ^ static_cast<unsigned char>(c)) * 0x100000001B3ULL;
    }

    double between(double low, double high)
    {
        m_state += 0x9E3779B97F4A7C15ULL;
        std::uint64_t mixed = (m_state ^ (m_state >> 30)) * 0xBF58476D1CE4E5B9ULL;
        mixed = (mixed ^ (mixed >> 27)) * 0x94D049BB133111EBULL;
        mixed ^= mixed >> 31;
        constexpr double range = 9007199254740992.0; // 2^53
        return low + (high - low) * static_cast<double>(mixed >> 11) / range;
    }

private:
    std::uint64_t m_state = 0xCBF29CE484222325ULL;
};

} // namespace cardquake
