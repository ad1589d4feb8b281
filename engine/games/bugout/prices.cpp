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
        m_costs = &*m_changed;
        for (; repriced != 0; repriced &= repriced - 1) {
            const auto action = static_cast<Action>(std::countr_zero(repriced));
            (*m_changed)[static_cast<std::size_t>(action)] = bugout::costOf(content, state, player, action);
        }
    }
    constexpr std::uint32_t every = (1U << actionCount) - 1U;
    const std::uint32_t open =
        (state.turn.actionsLeft == 0 ? content.freeActions : every) & ~forbiddenActions(content, state, player);
    const Purse purse = m_purse; // a copy that no write can change, so that it stays in registers
    std::uint32_t allowed = 0;
    for (std::uint32_t left = open; left != 0; left &= left - 1) {
        const auto action = static_cast<std::size_t>(std::countr_zero(left));
        allowed |= static_cast<std::uint32_t>(purse.covers((*m_costs)[action])) << action;
    }
    m_allowed = allowed;
}

} // namespace cardquake::bugout
