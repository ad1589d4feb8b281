// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/games/bugout/play.h"

namespace cardquake::bugout {

// How pieces and tiles are lost. Each placement in the Graveyard may end the game at once; then nothing else of
// the running effect happens, so callers look at `isOver()` before they go on.

void endGame(const Play &play, Reason reason);

/// Moves a Survivor; a vehicle whose last occupant left goes back to the pool.
void relocate(const Play &play, Survivor survivor, Whereabouts where);

void kill(const Play &play, Survivor survivor);         ///< R-2.4
void destroyToken(const Play &play, Token token);       ///< R-2.5
void destroyVehicle(const Play &play, Vehicle vehicle); ///< R-2.5
void layDown(const Play &play, Token token, Cell cell); ///< R-8.7: on an active Tornado's tile it is lost at once

/// the spared fly out and are neither killed nor moved.
void clearTile(const Play &play, Cell cell, SurvivorSet spared = {});
void damageTile(const Play &play, Cell cell, int points);               ///< R-1.7, R-1.8
void destroyTile(const Play &play, Cell cell, SurvivorSet spared = {}); ///< R-1.9
void floodTile(const Play &play, Cell cell);                            ///< clears and flips, whatever its health
void drainTile(const Play &play, Cell cell);                            ///< R-4.9

/// Whether one more point of damage would flip or destroy the surface.
bool isLethal(const Content &content, const State &state, Cell cell, int points);

/// Disaster cards leave all hands: in turn order from the active player, each hand in its order.
void discardDisasters(const Play &play, DrawKind kind);
void discardWarnings(const Play &play, Tornado tornado); ///< of that token
/// One card, by its place in State::disasters.
void discardDisaster(const Play &play, std::size_t index);

// --- rescue
// -----------------------------------------------------------------------------------------------------------

/// What a rescued Survivor holds is safe, too, or left behind.
void deliverHeldToken(const Play &play, Survivor survivor);
/// with win check.
void rescue(const Play &play, Survivor survivor);
void checkForWin(const Play &play); ///< R-12.2

void reinforce(const Play &play, Token landmark); ///< R-4.15

// --- building
// ---------------------------------------------------------------------------------------------------------

void rebuild(const Play &play, Cell cell);                      ///< R-4.14
void buildBridge(const Play &play, Cell cell, BridgeKind kind); ///< R-4.20
void placeVehicle(const Play &play, Cell cell, RowIndex kind);  ///< R-4.21, without passengers

} // namespace cardquake::bugout
