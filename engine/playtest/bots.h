// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/game.h"

#include <string>
#include <vector>

namespace cardquake {

template <class Move>
struct Advice {
    Move move;
    double value = 0;
    std::string why;
};

/// Any legal move, each equally likely. Pre: there is one.
template <PlayableGame G>
typename G::Move chooseAtRandom(const std::vector<typename G::Move> &moves, Rng &rng)
{
    return moves[rng.below(static_cast<std::uint32_t>(moves.size()))];
}

/// The move whose outcome the game's own evaluation likes best, one step ahead. The seat's unknown cards are dealt
/// anew first, so the choice cannot depend on what the seat may not know. Pre: there is a legal move.
template <PlayableGame G>
Advice<typename G::Move> adviseGreedily(const typename G::Content &content, const typename G::State &position)
{
    std::vector<typename G::Move> moves;
    G::legalMoves(content, position, moves);

    const Seat seat = G::seatOf(content, position, moves.front());
    typename G::State imagined = position;
    Rng guess(0);
    G::redeal(content, imagined, seat, guess);

    Advice<typename G::Move> best{moves.front(), 0, {}};
    bool first = true;
    for (const typename G::Move &move : moves) {
        if (G::seatOf(content, position, move) != seat)
            continue;
        typename G::State after = imagined;
        G::play(content, after, move, nullptr);
        const double value = G::evaluate(content, after, seat);
        if (first || value > best.value)
            best = {move, value, {}};
        first = false;
    }
    best.why = "Best of " + std::to_string(moves.size()) + " moves one step ahead: the position is worth " +
               Json(best.value).dump() + " after it, " + Json(G::evaluate(content, imagined, seat)).dump() + " now.";
    return best;
}

} // namespace cardquake
