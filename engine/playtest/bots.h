// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/game.h"

#include <string>
#include <vector>

namespace cardquake {

/// Any legal move, each equally likely. Pre: there is one.
template <PlayableGame G>
typename G::Move chooseAtRandom(const std::vector<typename G::Move> &moves, Rng &rng)
{
    return moves[rng.below(static_cast<std::uint32_t>(moves.size()))];
}

/// Plays what the game's own judgement likes best, one step ahead; of equals the first.
template <PlayableGame G>
class GreedyBot {
    using Content = typename G::Content;
    using State = typename G::State;
    using Move = typename G::Move;

public:
    /// Pre: the moves are the legal ones, and there is one. Twins are taken out of them.
    Move choose(const Content &content, const State &position, std::vector<Move> &moves, Rng &rng)
    {
        G::leaveOutTwins(content, position, moves);
        if (moves.size() == 1)
            return moves.front();
        const Seat seat = G::seatOf(content, position, moves.front());
        imagine(content, position, seat, rng);
        Move best = moves.front();
        double highest = G::rate(content, m_plan, m_imagined, best);
        for (std::size_t i = 1; i < moves.size(); ++i) {
            if (G::seatOf(content, position, moves[i]) != seat)
                continue;
            const double value = G::rate(content, m_plan, m_imagined, moves[i]);
            if (value > highest) {
                best = moves[i];
                highest = value;
            }
        }
        return best;
    }

    /// Why it would play this.
    std::string explain(const Content &content, const State &position, const Move &move, Rng &rng)
    {
        imagine(content, position, G::seatOf(content, position, move), rng);
        return G::explain(content, m_plan, m_imagined, move);
    }

private:
    /// The position as a seat may imagine it: what it cannot know is dealt anew, so that no choice can depend on it.
    void imagine(const Content &content, const State &position, Seat seat, Rng &rng)
    {
        m_imagined = position;
        G::redeal(content, m_imagined, seat, rng);
        G::plan(content, m_imagined, seat, m_plan);
    }

    State m_imagined{};
    typename G::Plan m_plan;
};

} // namespace cardquake
