// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/bugout/harm.h"

#include "engine/games/bugout/board.h"

namespace cardquake::bugout {
namespace {

/// what was just buried may have been one too many.
void checkGraveyard(const Play &play)
{
    if (graveyardUsed(play.state) > graveyardCapacity(play.content, play.state))
        endGame(play, Reason::Graveyard);
}

void returnToPool(const Play &play, Vehicle vehicle)
{
    play.emit(EventType::VehicleLost, indexOf(vehicle), indexOf(play.state.vehicles[indexOf(vehicle)].at));
    play.state.vehicles[indexOf(vehicle)] = {};
}

/// Takes the surface layer off; a Bridge goes back to the pool. What was underneath appears.
void removeSurface(const Play &play, Cell cell)
{
    CellStack &stack = play.state.map[indexOf(cell)];
    const bool wasVolcano = stack.layers.empty() && stack.tile == play.content.volcano;
    play.emit(EventType::TileRemoved, indexOf(cell));
    if (!stack.layers.empty()) {
        stack.layers.pop();
        ++play.state.bridgePool;
    } else {
        stack.tile = noTile;
        stack.flooded = false;
        stack.hits = 0;
    }
    refreshSurface(play.content, play.state, cell);
    if (wasVolcano)
        discardDisasters(play, DrawKind::Eruption);
}

/// In turn order from the active player, each hand in its order.
template <class Meant>
void discardDisastersIf(const Play &play, Meant meant)
{
    State &state = play.state;
    Player player = state.turn.player;
    for (std::size_t n = 0; n < state.options.players; ++n, player = playerAfter(state, player)) {
        for (std::size_t i = 0; i < state.disasters.size();) {
            const HeldDisaster &held = state.disasters[i];
            if (held.player == player && meant(play.content.draw[held.card]))
                discardDisaster(play, i);
            else
                ++i;
        }
    }
}

} // namespace

void endGame(const Play &play, Reason reason)
{
    play.state.turn.phase = Phase::Over;
    play.state.result = reason;
    play.state.stack.clear();
    play.emit(EventType::GameEnded, static_cast<std::size_t>(reason));
}

void relocate(const Play &play, Survivor survivor, Whereabouts where)
{
    const Whereabouts before = whereIs(play.state, survivor);
    put(play.state, survivor, where);
    if (before.isInVehicle() && occupants(play.state, before.vehicle()).empty())
        returnToPool(play, before.vehicle());
}

void kill(const Play &play, Survivor survivor)
{
    if (!hasEmptyHands(play.state, survivor)) {
        destroyToken(play, play.state.holds[indexOf(survivor)]);
        if (play.state.isOver())
            return;
    }
    const Whereabouts where = whereIs(play.state, survivor);
    play.emit(EventType::SurvivorDied, indexOf(survivor),
              where.isOnMap() ? indexOf(cellOf(play.state, survivor)) : cellCount);
    relocate(play, survivor, Whereabouts::graveyard());
    checkGraveyard(play);
}

void destroyToken(const Play &play, Token token)
{
    State &state = play.state;
    const TokenPlace place = whereIs(state, token);
    const std::size_t from = place.isOnMap() ? indexOf(cellOf(state, token)) : cellCount;
    switch (kindOf(token)) {
    case TokenKind::Flare:
        if (!state.lit.has(token))
            return;
        state.lit.remove(token);
        if (place.isHeld())
            put(state, token, TokenPlace::lyingOn(cellOf(state, token)));
        break;
    case TokenKind::Map:
        put(state, token, TokenPlace::removed());
        break;
    case TokenKind::Landmark:
    case TokenKind::Sample:
        state.reinforced.remove(token);
        put(state, token, TokenPlace::graveyard());
        break;
    }
    play.emit(EventType::TokenLost, indexOf(token), from);
    checkGraveyard(play);
}

void destroyVehicle(const Play &play, Vehicle vehicle)
{
    for (const Survivor survivor : occupants(play.state, vehicle)) {
        kill(play, survivor);
        if (play.state.isOver())
            return;
    }
    if (play.state.vehicles[indexOf(vehicle)].onMap)
        returnToPool(play, vehicle);
}

void layDown(const Play &play, Token token, Cell cell)
{
    put(play.state, token, TokenPlace::lyingOn(cell));
    play.emit(EventType::TokenMoved, indexOf(token), indexOf(cell));
    if (play.state.activeTornadoes.has(cell))
        destroyToken(play, token);
}

void clearTile(const Play &play, Cell cell, SurvivorSet spared)
{
    State &state = play.state;
    for (const Token token : state.tokensOn[indexOf(cell)] | heldOn(state, cell)) {
        destroyToken(play, token);
        if (state.isOver())
            return;
    }
    for (const Survivor survivor : state.survivorsOn[indexOf(cell)].without(spared)) {
        kill(play, survivor);
        if (state.isOver())
            return;
    }
    for (const Survivor survivor : spared &state.inVehicles)
        relocate(play, survivor, Whereabouts::onFoot(cell));
    for (std::size_t i = 0; i < maxVehicles; ++i)
        if (state.vehicles[i].onMap && state.vehicles[i].at == cell)
            returnToPool(play, static_cast<Vehicle>(i));
}

bool isLethal(const Content &content, const State &state, Cell cell, int points)
{
    return hitsOf(state, cell) + points >= trackOf(content, state, cell).length;
}

void damageTile(const Play &play, Cell cell, int points)
{
    State &state = play.state;
    const Track track = trackOf(play.content, state, cell);
    if (track.length == 0 || points <= 0)
        return;
    const int hits = hitsOf(state, cell) + points;
    play.emit(EventType::TileHit, indexOf(cell), static_cast<std::size_t>(points));
    if (hits < track.length)
        return setHits(state, cell, static_cast<std::uint8_t>(hits));

    setHits(state, cell, static_cast<std::uint8_t>(track.length - 1)); // the lethal hit itself turns nothing
    clearTile(play, cell);
    if (state.isOver())
        return;
    if (track.end == TrackEnd::Destroy)
        return removeSurface(play, cell);
    state.map[indexOf(cell)].flooded = true;
    refreshSurface(play.content, state, cell);
    play.emit(EventType::TileFlooded, indexOf(cell));
}

void destroyTile(const Play &play, Cell cell, SurvivorSet spared)
{
    clearTile(play, cell, spared);
    if (!play.state.isOver())
        removeSurface(play, cell);
}

void floodTile(const Play &play, Cell cell)
{
    clearTile(play, cell);
    if (play.state.isOver())
        return;
    CellStack &stack = play.state.map[indexOf(cell)];
    stack.hits = static_cast<std::uint8_t>(play.content.tiles[stack.tile].track.length - 1);
    stack.flooded = true;
    refreshSurface(play.content, play.state, cell);
    play.emit(EventType::TileFlooded, indexOf(cell));
}

void drainTile(const Play &play, Cell cell)
{
    CellStack &stack = play.state.map[indexOf(cell)];
    const int hits = play.content.tiles[stack.tile].track.length - 1 - play.content.constants.drainHeals;
    stack.hits = static_cast<std::uint8_t>(hits > 0 ? hits : 0);
    stack.flooded = false;
    refreshSurface(play.content, play.state, cell);
    play.emit(EventType::TileDrained, indexOf(cell));
}

void discardDisaster(const Play &play, std::size_t index)
{
    const HeldDisaster held = play.state.disasters[index];
    play.state.disasters.removeAt(index);
    play.state.draw.discard(held.card);
    play.emit(EventType::DisasterEnded, held.player, held.card);
}

void discardDisasters(const Play &play, DrawKind kind)
{
    discardDisastersIf(play, [kind](const DrawCard &card) { return card.kind == kind; });
}

void discardWarnings(const Play &play, Tornado tornado)
{
    discardDisastersIf(
        play, [tornado](const DrawCard &card) { return card.kind == DrawKind::Tornado && card.tornado == tornado; });
}

void deliverHeldToken(const Play &play, Survivor survivor)
{
    State &state = play.state;
    const Token token = state.holds[indexOf(survivor)];
    if (token == noToken)
        return;
    if (kindOf(token) == TokenKind::Flare)
        return layDown(play, token, cellOf(state, survivor));
    put(state, token, TokenPlace::safe());
    play.emit(EventType::TokenChanged, indexOf(token));
    if (kindOf(token) != TokenKind::Map)
        return;
    const std::uint8_t number = state.rescueNumbers[indexOf(token) % maxTokensPerKind];
    for (std::size_t i = 0; i < state.rescuePool.size(); ++i) {
        if (play.content.apocalypse[state.rescuePool[i]].number != number)
            continue;
        state.apocalypseDeck.putOnTop(state.rescuePool[i]);
        state.rescuePool.removeAt(i);
        state.apocalypseDeck.shuffleDeck(state.rng);
        return;
    }
}

void rescue(const Play &play, Survivor survivor)
{
    const Whereabouts where = whereIs(play.state, survivor);
    const std::size_t from = where.isOnMap() ? indexOf(cellOf(play.state, survivor)) : cellCount;
    deliverHeldToken(play, survivor);
    relocate(play, survivor, Whereabouts::safe());
    play.emit(EventType::SurvivorRescued, indexOf(survivor), from);
    checkForWin(play);
}

void checkForWin(const Play &play)
{
    const State &state = play.state;
    if (state.onMap.empty())
        return endGame(play, Reason::LastRescue);
    const TokenSet countable = tokensOf(TokenKind::Landmark) | tokensOf(TokenKind::Sample);
    const int outside = state.onMap.size() + (tokensOnMap(state) & countable).size();
    if (graveyardCapacity(play.content, state) - graveyardUsed(state) >= outside)
        endGame(play, Reason::SafeMargin);
}

void reinforce(const Play &play, Token landmark)
{
    play.state.reinforced.add(landmark);
    if (play.state.apocalypse)
        put(play.state, landmark, TokenPlace::safe());
    play.emit(EventType::TokenChanged, indexOf(landmark));
}

} // namespace cardquake::bugout
