// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/bugout/costs.h"

#include "engine/games/bugout/board.h"
#include "engine/games/bugout/selectors.h"

#include <algorithm>
#include <bit>

namespace cardquake::bugout {
namespace {

constexpr std::uint32_t bitOf(Action action)
{
    return 1U << static_cast<unsigned>(action);
}

const HandForm &formOf(const Content &content, const KeptEvent &event)
{
    return content.events[event.card].forms[event.form];
}

/// Calls `visit(modifier, owner)` for every modifier of a kind that applies to a player, hands in seat order.
/// Without a player, the scope does not matter.
template <class Visit>
void forModifiers(const Content &content, const State &state, Modifier::Kind kind, std::optional<Player> player,
                  Visit visit)
{
    const auto hasKind = [&](const KeptEvent &event) {
        return (formOf(content, event).passiveKinds >> static_cast<unsigned>(kind) & 1U) != 0;
    };
    if (std::ranges::none_of(state.events, hasKind)) // asked at every turn, and hardly ever is there one
        return;
    for (Player owner = 0; owner < state.options.players; ++owner) {
        for (const KeptEvent &event : state.events) {
            if (event.player != owner || !hasKind(event))
                continue;
            const HandForm &form = formOf(content, event);
            if (!player || form.forAll || owner == *player)
                for (const Modifier &modifier : form.passive)
                    if (modifier.kind == kind)
                        visit(modifier, owner);
        }
    }
}

int sumOf(const Content &content, const State &state, Player player, Modifier::Kind kind)
{
    int sum = 0;
    forModifiers(content, state, kind, player, [&](const Modifier &modifier, Player) { sum += modifier.amount; });
    return sum;
}

std::uint32_t actionsTouchedBy(const Content &content, const State &state, Player player, Modifier::Kind kind)
{
    std::uint32_t touched = 0;
    forModifiers(content, state, kind, player, [&](const Modifier &modifier, Player) { touched |= modifier.actions; });
    return touched;
}

} // namespace

std::uint32_t forbiddenActions(const Content &content, const State &state, Player player)
{
    return actionsTouchedBy(content, state, player, Modifier::Kind::Forbid);
}

std::uint32_t repricedActions(const Content &content, const State &state, Player player)
{
    return actionsTouchedBy(content, state, player, Modifier::Kind::Cost);
}

bool isForbidden(const Content &content, const State &state, Player player, Action action)
{
    return (forbiddenActions(content, state, player) & bitOf(action)) != 0;
}

Cost operator+(const Cost &a, const Cost &b)
{
    Cost sum = a;
    for (std::size_t i = 0; i < maxResources; ++i)
        sum.of[i] = static_cast<std::int8_t>(sum.of[i] + b.of[i]);
    sum.any = static_cast<std::int8_t>(sum.any + b.any);
    return sum;
}

Cost costOf(const Content &content, const State &state, Player player, Action action)
{
    Cost cost = content.costOf(action);
    if (state.events.empty())
        return cost;
    const auto concerns = [&](const Modifier &modifier) { return (modifier.actions & bitOf(action)) != 0; };
    forModifiers(content, state, Modifier::Kind::Cost, player, [&](const Modifier &modifier, Player) {
        if (concerns(modifier) && modifier.set)
            cost = *modifier.set;
    });
    forModifiers(content, state, Modifier::Kind::Cost, player, [&](const Modifier &modifier, Player) {
        if (concerns(modifier))
            cost = cost + modifier.add;
    });
    for (std::int8_t &part : cost.of)
        part = std::max(part, std::int8_t{0});
    cost.any = std::max(cost.any, std::int8_t{0});
    return cost;
}

int handLimit(const Content &content, const State &state, Player player)
{
    const int heroes = (heroesOf(state, player) & state.onMap).size();
    const int limit = content.constants.handBase + content.constants.handPerHero * heroes +
                      sumOf(content, state, player, Modifier::Kind::HandLimit);
    return std::max(limit, 0);
}

int actionsPerTurn(const Content &content, const State &state, Player player)
{
    return content.constants.actions[state.options.players - 1U] +
           sumOf(content, state, player, Modifier::Kind::Actions);
}

int drawsPerTurn(const Content &content, const State &state, Player player)
{
    return std::max(
        content.constants.draws[state.options.players - 1U] + sumOf(content, state, player, Modifier::Kind::Draws), 0);
}

bool isImmune(const Content &content, const State &state, Cell cell, Cause cause)
{
    bool immune = false;
    forModifiers(content, state, Modifier::Kind::Immune, std::nullopt, [&](const Modifier &modifier, Player owner) {
        if ((modifier.causes >> static_cast<unsigned>(cause) & 1U) != 0)
            immune |= selectTiles(content, state, modifier.tiles, {owner}).has(cell);
    });
    return immune;
}

int damageOf(const Content &content, const State &state, Cause cause, int points)
{
    forModifiers(content, state, Modifier::Kind::ExtraDamage, std::nullopt, [&](const Modifier &modifier, Player) {
        if ((modifier.causes >> static_cast<unsigned>(cause) & 1U) != 0)
            points += modifier.amount;
    });
    return points;
}

bool canPay(const State &state, Player player, const Cost &cost)
{
    return Purse(state.players[player].resources).covers(cost);
}

Purse::Purse(std::array<std::uint8_t, maxResources> resources)
{
    constexpr std::uint8_t mostInAByte = 0x7F; // no cost comes near
    for (std::uint8_t &count : resources) {
        m_total += count;
        count = std::min(count, mostInAByte);
    }
    m_bytes = std::bit_cast<std::uint64_t>(resources);
}

bool Purse::leavesEnough(const Cost &cost) const
{
    int fixed = 0;
    for (const std::int8_t part : cost.of)
        fixed += part;
    return m_total - fixed >= cost.any;
}

void pay(const Play &play, Player player, const Cost &cost, std::uint32_t payment)
{
    for (std::size_t i = 0; i < play.content.resources.size(); ++i) {
        const unsigned owed = static_cast<unsigned>(cost.of[i]) + paymentOf(payment, i);
        for (unsigned n = 0; n < owed; ++n)
            discardResource(play, player, static_cast<ResourceIndex>(i));
    }
}

void discardResource(const Play &play, Player player, ResourceIndex resource)
{
    --play.state.players[player].resources[resource];
    play.state.draw.discard(play.content.cardOfResource[resource]);
    play.emit(EventType::ResourceLost, player, resource);
}

void takeFromDiscards(const Play &play, Player player, ResourceIndex resource)
{
    State &state = play.state;
    for (std::size_t i = 0; i < state.draw.discardSize(); ++i) {
        const DrawCard &card = play.content.draw[state.draw.discardFromTop(i)];
        if (card.kind != DrawKind::Resource || card.resource != resource)
            continue;
        state.draw.takeDiscard(i);
        ++state.players[player].resources[resource];
        return play.emit(EventType::ResourceGained, player, resource);
    }
}

} // namespace cardquake::bugout
