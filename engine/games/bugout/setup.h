// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/games/bugout/play.h"

namespace cardquake::bugout {

/// The table before the first decision (section 3): everything dealt and placed, nothing begun.
Result<State> setUp(const Content &content, const Json &options, std::uint64_t seed);

/// Starts the game, or the free placing that comes before it.
void begin(const Play &play);

// Free placing (section 3, step 5).
bool stepFreePlacement(const Play &play);
void placeFreely(const Play &play, Survivor survivor, Cell cell);
/// Whom the player may place now, and where.
SurvivorSet placeable(const State &state, Player player);
CellSet placesLeft(const Content &content, const State &state);

} // namespace cardquake::bugout
