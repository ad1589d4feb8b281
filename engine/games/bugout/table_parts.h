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
void addGoals(const Content &content, const State &state, Table &table);
void addTurn(const Content &content, const State &state, Table &table);
void addHappening(const Content &content, const State &state, Table &table);
void addQuestion(const Content &content, const State &state, Table &table);
void addMoves(const Content &content, const State &state, Table &table);
void addEnding(const State &state, Table &table);

/// How far the Distress Signal is.
struct SignalState {
    CellSet open;    ///< active Extraction Points
    Cell nearest{};  ///< while none is open: where the fewest Flares are missing, the first in reading order
    CellSet burning; ///< the pattern's cells with a lit Flare, of the open places or the nearest one
    CellSet missing;
};
SignalState signalState(const Content &content, const State &state);

/// What a strike or a Tornado costs if nobody prevents it.
struct Stakes {
    std::vector<TableStake> losses;
    std::string outcome; ///< what the tile comes to, as a button says it: `Let it flood`
    std::string summary; ///< in a few words: `2 die, D5 closes`
    std::string why;     ///< the sentence of the question
    std::string worst;   ///< what the Graveyard comes to; empty: nothing is buried
};
Stakes stakesOf(const Content &content, const State &state); ///< pre: somebody is asked to react

} // namespace cardquake::bugout
