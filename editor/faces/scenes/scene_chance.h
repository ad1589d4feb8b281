// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/rng.h"

#include <string>
#include <vector>

namespace cardquake {

/// The chance a scene is made with. Equal seeds give equal scenes, on every machine.
class SceneChance {
public:
    /// FNV-1a: std::hash differs between libraries.
    explicit SceneChance(const std::string &seed)
    {
        std::uint64_t hash = 0xcbf29ce484222325ULL;
        for (const char c : seed)
            hash = (hash ^ static_cast<unsigned char>(c)) * 0x100000001b3ULL;
        m_rng = Rng(hash);
    }

    double between(double low, double high)
    {
        return low + (high - low) * m_rng.below(1U << 24U) / static_cast<double>(1U << 24U);
    }

    int wholeBetween(int low, int high)
    {
        return low + static_cast<int>(m_rng.below(static_cast<std::uint32_t>(high - low + 1)));
    }

    template <class T>
    const T &oneOf(const std::vector<T> &choices)
    {
        return choices[m_rng.below(static_cast<std::uint32_t>(choices.size()))];
    }

    template <class T>
    void shuffle(std::vector<T> &items)
    {
        m_rng.shuffle(std::span(items));
    }

private:
    Rng m_rng;
};

} // namespace cardquake
