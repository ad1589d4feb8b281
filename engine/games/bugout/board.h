// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/games/bugout/content.h"
#include "engine/games/bugout/state.h"

#include <bit>

namespace cardquake::bugout {

// Questions to a position, and the few functions that put pieces somewhere: only they keep the sets in State that
// repeat what the pieces say.

// --- surfaces -------------------------------------------------------------------------------------------------------

inline TileType surfaceOf(const State &state, Cell cell)
{
    return state.surfaces.type[indexOf(cell)];
}

inline const TileRules &rulesOf(const Content &content, const State &state, Cell cell)
{
    return content.rules(surfaceOf(state, cell));
}

/// The map tile whose front is the surface; noTile otherwise.
std::uint8_t frontOf(const State &state, Cell cell);

/// The indicators of the surface; none for a Flooded side, Lava, Empty.
Track trackOf(const Content &content, const State &state, Cell cell);
std::uint8_t hitsOf(const State &state, Cell cell);
void setHits(State &state, Cell cell, std::uint8_t hits);

/// The type that Lava sees: under a Rope Bridge, the layer below it.
TileType lavaSurfaceOf(const Content &content, const State &state, Cell cell);

/// Recomputes what `Surfaces` says of a cell. Call it after every change of its stack.
void refreshSurface(const Content &content, State &state, Cell cell);

/// Free places for Survivors; never below 0.
inline int roomOn(const State &state, Cell cell)
{
    const int free = state.surfaces.capacity[indexOf(cell)] - state.survivorsOn[indexOf(cell)].size();
    return free > 0 ? free : 0;
}

// --- Survivors ------------------------------------------------------------------------------------------------------

inline Whereabouts whereIs(const State &state, Survivor survivor)
{
    return state.survivors[indexOf(survivor)];
}

/// The cell of a Survivor on the map, also in a vehicle.
inline Cell cellOf(const State &state, Survivor survivor)
{
    const Whereabouts where = whereIs(state, survivor);
    return where.isOnFoot() ? where.cell() : state.vehicles[indexOf(where.vehicle())].at;
}

inline SurvivorSet onFoot(const State &state)
{
    return state.onMap.without(state.inVehicles);
}

inline SurvivorSet heroesOf(const State &state, Player player)
{
    return survivorsOf(state.players[player].colour);
}

/// Those whose colour nobody plays.
inline SurvivorSet civilians(const State &state)
{
    SurvivorSet played;
    for (Player player = 0; player < state.options.players; ++player)
        played |= heroesOf(state, player);
    return allSurvivors.without(played);
}

/// On the map: own Heroes and Civilians.
inline SurvivorSet controllable(const State &state, Player player)
{
    return (heroesOf(state, player) | civilians(state)) & state.onMap;
}

/// Everybody on any of these cells. There are more people than places, so what concerns places is asked of them.
inline SurvivorSet survivorsOnAny(const State &state, CellSet cells)
{
    SurvivorSet survivors;
    for (const Cell cell : cells &state.occupied)
        survivors |= state.survivorsOn[indexOf(cell)];
    return survivors;
}

SurvivorSet occupants(const State &state, Vehicle vehicle);

/// Moves a Survivor with what they hold. A vehicle left empty is not looked after here (see leaveVehicle in harm.h).
void put(State &state, Survivor survivor, Whereabouts where);

// --- tokens ---------------------------------------------------------------------------------------------------------

inline TokenPlace whereIs(const State &state, Token token)
{
    return state.tokens[indexOf(token)];
}

/// The cell of a token on the map, lying or held.
inline Cell cellOf(const State &state, Token token)
{
    const TokenPlace place = whereIs(state, token);
    return place.isLying() ? place.cell() : cellOf(state, place.holder());
}

/// lit Flares, Samples, Map Tokens.
inline TokenSet holdable(const State &state)
{
    return (state.lit & tokensOf(TokenKind::Flare)) | tokensOf(TokenKind::Sample) | tokensOf(TokenKind::Map);
}

inline bool hasEmptyHands(const State &state, Survivor survivor)
{
    return !state.holders.has(survivor);
}

TokenSet heldOn(const State &state, Cell cell);
TokenSet tokensOnMap(const State &state);

void put(State &state, Token token, TokenPlace place);

// --- vehicles and Tornadoes
// -------------------------------------------------------------------------------------------

/// Moves a vehicle with everybody in it.
void moveVehicle(State &state, Vehicle vehicle, Cell cell);
void setTornado(State &state, Tornado tornado, TornadoState to);

// --- Graveyard and signal
// ---------------------------------------------------------------------------------------------

int graveyardUsed(const State &state);
int graveyardCapacity(const Content &content, const State &state);

/// Cells with a lit Flare that counts for the signal.
CellSet litCells(const Content &content, const State &state);
/// Active Extraction Points, of these cells.
CellSet extractionPoints(const Content &content, const State &state, CellSet among = allCells);

// --- players
// ----------------------------------------------------------------------------------------------------------

inline Player playerAfter(const State &state, Player player)
{
    return static_cast<Player>((player + 1U) % state.options.players);
}

inline int resourceCount(const State &state, Player player)
{
    static_assert(maxDrawCards < 256 && maxResources == 8); // so eight bytes can be added up in the highest of them
    const auto hand = std::bit_cast<std::uint64_t>(state.players[player].resources);
    return static_cast<int>(hand * 0x0101010101010101U >> 56U);
}

} // namespace cardquake::bugout
