// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/bugout/prices.h"

#include <bit>

namespace cardquake::bugout {
Prices::Prices(const Content &content, const State &state, Player player)
    : m_purse(state.players[player].resources)
    , m_costs(&content.actionCosts)
{
    if (std::uint32_t repriced = repricedActions(content, state, player); repriced != 0) {
        m_changed = content.actionCosts;
        m_costs = &m_changed;
        for (; repriced != 0; repriced &= repriced - 1) {
            const auto action = static_cast<Action>(std::countr_zero(repriced));
            m_changed[static_cast<std::size_t>(action)] = bugout::costOf(content, state, player, action);
        }
    }
    for (std::size_t i = 0; i < actionCount; ++i)
        m_allowed |= static_cast<std::uint32_t>(m_purse.covers((*m_costs)[i])) << i;
    m_allowed &= ~forbiddenActions(content, state, player);
    if (state.turn.actionsLeft == 0)
        m_allowed &= content.freeActions;
}

} // namespace cardquake::bugout
