// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/playtest/playtest.h"

namespace cardquake {

std::optional<BotKind> botFromText(std::string_view text)
{
    for (const BotKind bot : {BotKind::Random, BotKind::Greedy})
        if (text == toText(bot))
            return bot;
    return std::nullopt;
}

std::string_view toText(BotKind bot)
{
    return bot == BotKind::Random ? "random" : "greedy";
}

std::uint64_t seedOfGame(std::uint64_t planSeed, std::uint64_t game)
{
    // SplitMix64: neighbouring numbers give seeds that have nothing to do with each other.
    std::uint64_t z = planSeed + (game + 1) * 0x9E3779B97F4A7C15U;
    z = (z ^ (z >> 30U)) * 0xBF58476D1CE4E5B9U;
    z = (z ^ (z >> 27U)) * 0x94D049BB133111EBU;
    return z ^ (z >> 31U);
}

} // namespace cardquake
