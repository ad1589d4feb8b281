// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <pcg_random.hpp>

#include <algorithm>
#include <cstdint>
#include <span>
#include <utility>

namespace cardquake {

/// The only source of chance. It is part of a game's state, so that a game is (content, options, seed, moves) and
/// replays bit for bit. Bounded draws and shuffles are our own: the standard ones differ between libraries.
class Rng {
public:
    Rng() = default;
    explicit Rng(std::uint64_t seed)
        : m_generator(seed)
    {
    }

    /// A number from 0 to n - 1, each equally likely. Pre: n > 0.
    std::uint32_t below(std::uint32_t n)
    {
        // Lemire's multiplication; the rare low results are drawn again so that no number is favoured.
        std::uint64_t product = std::uint64_t{m_generator()} * n;
        if (static_cast<std::uint32_t>(product) < n) {
            const std::uint32_t smallest = (0U - n) % n;
            while (static_cast<std::uint32_t>(product) < smallest)
                product = std::uint64_t{m_generator()} * n;
        }
        return static_cast<std::uint32_t>(product >> 32U);
    }

    template <class T, std::size_t N>
    void shuffle(std::span<T, N> items)
    {
        for (std::size_t left = items.size(); left > 1; --left)
            std::swap(items[left - 1], items[below(static_cast<std::uint32_t>(left))]);
    }

    /// A seed for another generator, e.g. that of a bot.
    std::uint64_t seed()
    {
        const std::uint64_t high = m_generator();
        return (high << 32U) | m_generator();
    }

    bool operator==(const Rng &) const = default;

private:
    pcg32 m_generator;
};

} // namespace cardquake
