// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/bugout/board.h"

namespace cardquake::bugout {
namespace {

TileType typeOf(Layer layer)
{
    if (layer.isLava())
        return TileType::Lava;
    return layer.kind() == BridgeKind::Sturdy ? TileType::Sturdy : TileType::Rope;
}

/// The type of a stack when only its lowest `layers` layers are looked at.
TileType typeOfStack(const Content &content, const CellStack &stack, std::size_t layers)
{
    if (layers > 0)
        return typeOf(stack.layers[layers - 1]);
    if (stack.tile == noTile)
        return TileType::Empty;
    return stack.flooded ? TileType::Flooded : content.tiles[stack.tile].type;
}

/// Call it after every change of a cell's Survivors or of its capacity.
void refreshRoom(State &state, Cell cell)
{
    const int count = state.survivorsOn[indexOf(cell)].size();
    state.occupied.set(cell, count > 0);
    state.room.set(cell, count < state.surfaces.capacity[indexOf(cell)]);
}

} // namespace

std::uint8_t frontOf(const State &state, Cell cell)
{
    const CellStack &stack = state.map[indexOf(cell)];
    return stack.layers.empty() && !stack.flooded ? stack.tile : noTile;
}

Track trackOf(const Content &content, const State &state, Cell cell)
{
    const CellStack &stack = state.map[indexOf(cell)];
    if (!stack.layers.empty()) {
        const Layer top = stack.layers.back();
        return top.isBridge() ? content.bridges[static_cast<std::size_t>(top.kind())].track : Track{};
    }
    return stack.tile == noTile || stack.flooded ? Track{} : content.tiles[stack.tile].track;
}

std::uint8_t hitsOf(const State &state, Cell cell)
{
    const CellStack &stack = state.map[indexOf(cell)];
    if (stack.layers.empty())
        return stack.hits;
    return stack.layers.back().isBridge() ? stack.layers.back().hits() : std::uint8_t{0};
}

void setHits(State &state, Cell cell, std::uint8_t hits)
{
    CellStack &stack = state.map[indexOf(cell)];
    if (stack.layers.empty())
        stack.hits = hits;
    else
        stack.layers.back() = Layer::bridge(stack.layers.back().kind(), hits);
}

TileType lavaSurfaceOf(const Content &content, const State &state, Cell cell)
{
    if (surfaceOf(state, cell) != TileType::Rope)
        return surfaceOf(state, cell);
    const CellStack &stack = state.map[indexOf(cell)];
    return typeOfStack(content, stack, stack.layers.size() - 1);
}

void refreshSurface(const Content &content, State &state, Cell cell)
{
    const CellStack &stack = state.map[indexOf(cell)];
    const TileType type = typeOfStack(content, stack, stack.layers.size());
    const TileRules &rules = content.rules(type);
    Surfaces &surfaces = state.surfaces;
    surfaces.type[indexOf(cell)] = type;
    surfaces.walk.set(cell, rules.walk == Walk::Yes);
    surfaces.climb.set(cell, rules.walk == Walk::Climb);
    surfaces.drive.set(cell, rules.drive == Drive::Yes);
    surfaces.passable.set(cell, rules.drive == Drive::Passable);
    surfaces.bridge.set(cell, rules.bridge);
    surfaces.structure.set(cell, rules.category == Category::Structure);
    surfaces.damageable.set(cell, trackOf(content, state, cell).length > 0);
    surfaces.flooded.set(cell, type == TileType::Flooded);
    surfaces.capacity[indexOf(cell)] = rules.capacity;
    refreshRoom(state, cell);
}

SurvivorSet occupants(const State &state, Vehicle vehicle)
{
    SurvivorSet inside;
    if (!state.vehicles[indexOf(vehicle)].onMap)
        return inside;
    for (const Survivor survivor : state.survivorsOn[indexOf(state.vehicles[indexOf(vehicle)].at)] & state.inVehicles)
        if (whereIs(state, survivor).vehicle() == vehicle)
            inside.add(survivor);
    return inside;
}

void put(State &state, Survivor survivor, Whereabouts where)
{
    Whereabouts &now = state.survivors[indexOf(survivor)];
    if (now.isOnMap()) {
        const Cell left = cellOf(state, survivor);
        state.survivorsOn[indexOf(left)].remove(survivor);
        refreshRoom(state, left);
    }
    now = where;
    state.onMap.set(survivor, where.isOnMap());
    state.inVehicles.set(survivor, where.isInVehicle());
    if (where.isOnMap()) {
        const Cell entered = cellOf(state, survivor);
        state.survivorsOn[indexOf(entered)].add(survivor);
        refreshRoom(state, entered);
    }
}

TokenSet heldOn(const State &state, Cell cell)
{
    TokenSet tokens;
    for (const Survivor survivor : state.survivorsOn[indexOf(cell)] & state.holders)
        tokens.add(state.holds[indexOf(survivor)]);
    return tokens;
}

TokenSet tokensOnMap(const State &state)
{
    TokenSet tokens;
    for (const Token token : state.tokensInGame)
        tokens.set(token, whereIs(state, token).isOnMap());
    return tokens;
}

void put(State &state, Token token, TokenPlace place)
{
    TokenPlace &now = state.tokens[indexOf(token)];
    if (now.isLying())
        state.tokensOn[indexOf(now.cell())].remove(token);
    else if (now.isHeld()) {
        state.holds[indexOf(now.holder())] = noToken;
        state.holders.remove(now.holder());
    }
    now = place;
    if (place.isLying())
        state.tokensOn[indexOf(place.cell())].add(token);
    else if (place.isHeld()) {
        state.holds[indexOf(place.holder())] = token;
        state.holders.add(place.holder());
    }
}

void moveVehicle(State &state, Vehicle vehicle, Cell cell)
{
    const SurvivorSet inside = occupants(state, vehicle);
    VehicleState &moving = state.vehicles[indexOf(vehicle)];
    state.survivorsOn[indexOf(moving.at)] = state.survivorsOn[indexOf(moving.at)].without(inside);
    state.survivorsOn[indexOf(cell)] |= inside;
    refreshRoom(state, moving.at);
    refreshRoom(state, cell);
    moving.at = cell;
}

void setTornado(State &state, Tornado tornado, TornadoState to)
{
    state.tornadoes[static_cast<std::size_t>(tornado)] = to;
    state.activeTornadoes = {};
    for (const TornadoState &each : state.tornadoes)
        if (each.onMap && each.active)
            state.activeTornadoes.add(each.at);
}

int graveyardUsed(const State &state)
{
    // Over all, in the game or not: a plain run over bytes is quicker than picking some.
    std::uint8_t used = 0;
    for (const Whereabouts &where : state.survivors)
        used = static_cast<std::uint8_t>(used + (where == Whereabouts::graveyard()));
    for (const TokenPlace &place : state.tokens)
        used = static_cast<std::uint8_t>(used + (place == TokenPlace::graveyard()));
    return used;
}

int graveyardCapacity(const Content &content, const State &state)
{
    int samples = 0;
    for (const Token token : tokensOf(TokenKind::Sample) & state.tokensInGame)
        samples += whereIs(state, token) == TokenPlace::safe();
    return content.constants.graveyardCapacity + content.constants.graveyardSampleBonus * samples;
}

CellSet litCells(const Content &content, const State &state)
{
    CellSet cells;
    for (const Token flare : state.lit &tokensOf(TokenKind::Flare)) {
        const TokenPlace place = whereIs(state, flare);
        const bool isHeld = place.isHeld() && state.onMap.has(place.holder()); // leaves tokens with the dead
        if (place.isLying() || (isHeld && content.constants.heldFlaresCount))
            cells.add(cellOf(state, flare));
    }
    return cells;
}

CellSet extractionPoints(const Content &content, const State &state, CellSet among)
{
    const Signal &signal = content.signals[state.signal];
    const CellSet lit = litCells(content, state);
    CellSet active;
    for (const Cell cell : signal.helicopterCells &among)
        active.set(cell, signal.flares[indexOf(cell)].without(lit).empty());
    return active;
}

} // namespace cardquake::bugout
