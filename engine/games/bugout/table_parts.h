// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/table.h"
#include "engine/games/bugout/content.h"
#include "engine/games/bugout/state.h"

namespace cardquake::bugout {

// The parts that the picture of a game is put together from, each in a file of its own. All of them tell only what
// everybody at the table can know.

void addSpaces(const Content &content, const State &state, Table &table);
void addPieces(const Content &content, const State &state, Table &table);
void addPiles(const Content &content, const State &state, Table &table);
void addHands(const Content &content, const State &state, Table &table);
void addTracks(const Content &content, const State &state, Table &table);
void addMoves(const Content &content, const State &state, Table &table);
void addEnding(const State &state, Table &table);

} // namespace cardquake::bugout
