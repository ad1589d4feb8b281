// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/games/bugout/play.h"

#include <algorithm>
#include <bit>

namespace cardquake::bugout {

// What the kept events change: costs, bans, limits, damage (section 8.3). And how a cost is paid.

// A bit for each action.
std::uint32_t forbiddenActions(const Content &content, const State &state, Player player);
std::uint32_t repricedActions(const Content &content, const State &state, Player player); ///< others cost as printed
bool isForbidden(const Content &content, const State &state, Player player, Action action);

/// The cost after modifiers; no part is below 0.
Cost costOf(const Content &content, const State &state, Player player, Action action);
Cost operator+(const Cost &a, const Cost &b);

int handLimit(const Content &content, const State &state, Player player);      ///< R-3.6
int actionsPerTurn(const Content &content, const State &state, Player player); ///< R-3.2, without bonus actions
int drawsPerTurn(const Content &content, const State &state, Player player);   ///< R-3.4

bool isImmune(const Content &content, const State &state, Cell cell, Cause cause);
/// One hit of that many points after `extra-damage`; 0 or less: nothing happens.
int damageOf(const Content &content, const State &state, Cause cause, int points);

/// The resources of a hand, made ready to be compared with many costs.
class Purse {
public:
    explicit Purse(std::array<std::uint8_t, maxResources> resources);

    /// Pre: no part of the cost is below 0.
    bool covers(const Cost &cost) const
    {
        // With the highest bit of every byte set, one subtraction compares them all and none can borrow from the next.
        constexpr std::uint64_t flags = 0x8080808080808080U;
        if ((((m_bytes | flags) - std::bit_cast<std::uint64_t>(cost.of)) & flags) != flags)
            return false;
        return cost.any == 0 || leavesEnough(cost);
    }

private:
    bool leavesEnough(const Cost &cost) const; ///< for the `any` part

    std::uint64_t m_bytes = 0; ///< a byte a resource
    int m_total = 0;
};

bool canPay(const State &state, Player player, const Cost &cost);

constexpr unsigned paymentShift(std::size_t resource)
{
    return static_cast<unsigned>(4U * (maxResources - 1U - resource));
}

/// How many of a resource a payment names.
constexpr unsigned paymentOf(std::uint32_t payment, std::size_t resource)
{
    return payment >> paymentShift(resource) & 15U;
}

/// Calls `visit(payment)` for every way to pay the `any` part, in ascending order; once with 0 when there is nothing to
/// choose. Pre: the cost can be paid.
template <class Visit>
void forEachPayment(const State &state, Player player, const Cost &cost, Visit visit)
{
    if (cost.any == 0)
        return visit(std::uint32_t{0});
    std::array<int, maxResources> left{};
    for (std::size_t i = 0; i < maxResources; ++i)
        left[i] = std::min(state.players[player].resources[i] - cost.of[i], 15);
    const auto choose = [&](const auto &self, std::size_t resource, int owed, std::uint32_t payment) -> void {
        if (owed == 0)
            return visit(payment);
        if (resource == maxResources)
            return;
        for (int n = 0; n <= std::min(owed, left[resource]); ++n)
            self(self, resource + 1, owed - n, payment | static_cast<std::uint32_t>(n) << paymentShift(resource));
    };
    choose(choose, 0, cost.any, 0);
}

/// Spent resources go to the discards in resource order.
void pay(const Play &play, Player player, const Cost &cost, std::uint32_t payment);

/// One resource card from the hand to the Draw discards.
void discardResource(const Play &play, Player player, ResourceIndex resource);

/// The topmost card of that resource out of the Draw discards into the hand, if there is one.
void takeFromDiscards(const Play &play, Player player, ResourceIndex resource);

} // namespace cardquake::bugout
