// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/games/bugout/costs.h"

namespace cardquake::bugout {

/// What every action costs a player now, and which of them they may take: worked out once for a whole list of moves,
/// since a list asks it for every actor and place.
class Prices {
public:
    Prices(const Content &content, const State &state, Player player);

    const Cost &of(Action action) const { return (*m_costs)[static_cast<std::size_t>(action)]; }

    /// Not forbidden, enough in hand, and an action left unless it is a free one.
    bool allows(Action action) const { return (m_allowed >> static_cast<unsigned>(action) & 1U) != 0; }
    bool covers(const Cost &cost) const { return m_purse.covers(cost); }

private:
    using Costs = std::array<Cost, actionCount>;

    Purse m_purse;
    const Costs *m_costs;           ///< the printed ones, or those below
    std::optional<Costs> m_changed; ///< only while a kept event changes a cost
    std::uint32_t m_allowed = 0;
};

} // namespace cardquake::bugout
