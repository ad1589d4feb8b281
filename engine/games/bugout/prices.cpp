// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/bugout/prices.h"

#include <bit>

namespace cardquake::bugout {
namespace {

/// The highest bit of every byte. Bytes below it can be compared all at once, by one subtraction that cannot borrow.
constexpr std::uint64_t flags = 0x8080808080808080U;
constexpr std::uint8_t mostInAByte = 0x7F;

} // namespace

Prices::Prices(const Content &content, const State &state, Player player)
{
    std::array<std::uint8_t, maxResources> hand = state.players[player].resources;
    for (std::uint8_t &count : hand) {
        m_total += count;
        count = std::min(count, mostInAByte); // no cost comes near
    }
    m_hand = std::bit_cast<std::uint64_t>(hand);

    m_costs = &content.actionCosts;
    if (std::uint32_t repriced = repricedActions(content, state, player); repriced != 0) {
        m_changed = content.actionCosts;
        m_costs = &m_changed;
        for (; repriced != 0; repriced &= repriced - 1) {
            const auto action = static_cast<Action>(std::countr_zero(repriced));
            m_changed[static_cast<std::size_t>(action)] = bugout::costOf(content, state, player, action);
        }
    }
    for (std::size_t i = 0; i < actionCount; ++i)
        m_allowed |= static_cast<std::uint32_t>(covers((*m_costs)[i])) << i;
    m_allowed &= ~forbiddenActions(content, state, player);
    if (state.turn.actionsLeft == 0)
        m_allowed &= content.freeActions;
}

bool Prices::covers(const Cost &cost) const
{
    const auto owed = std::bit_cast<std::uint64_t>(cost.of);
    if ((((m_hand | flags) - owed) & flags) != flags)
        return false;
    if (cost.any == 0) [[likely]]
        return true;
    int fixed = 0;
    for (const std::int8_t part : cost.of)
        fixed += part;
    return m_total - fixed >= cost.any;
}

} // namespace cardquake::bugout
