// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/games/bugout/game.h"
#include "engine/playtest/bots.h"

#include <string>

namespace cardquake {

/// Plays a game at random with `check()` after every move. Returns what went wrong, or nothing.
inline std::string playChecked(const bugout::Content &content, const Json &options, std::uint64_t seed)
{
    using bugout::Game;
    Result<Game::State> started = Game::setUp(content, options, seed);
    if (!started)
        return started.error().message;
    Game::State &state = *started;
    Game::begin(content, state, nullptr);
    Rng chance(seed);
    std::vector<Game::Move> moves;
    constexpr int longest = 20'000;
    for (int played = 0;; ++played) {
        if (played == longest)
            return "the game does not end";
        moves.clear();
        Game::legalMoves(content, state, moves);
        if (moves.empty())
            return "nobody can move";
        Game::play(content, state, chooseAtRandom<Game>(moves, chance), nullptr);
        if (Game::isOver(state))
            break; // the card that ended it may be nowhere
        if (const std::vector<std::string> faults = Game::check(content, state); !faults.empty())
            return faults.front();
    }
    return {};
}

} // namespace cardquake
