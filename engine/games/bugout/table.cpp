// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/bugout/table.h"

#include "engine/games/bugout/notation.h"
#include "engine/games/bugout/state_json.h"
#include "engine/games/bugout/table_parts.h"
#include "engine/games/bugout/table_words.h"

namespace cardquake::bugout {
namespace {

void addSeats(const State &state, Table &table)
{
    for (Player player = 0; player < state.options.players; ++player) {
        const Colour colour = state.players[player].colour;
        TableSeat seat;
        seat.id = playerText(player);
        seat.label = nameOf(colour);
        seat.colour = colourNames[static_cast<std::size_t>(colour)];
        seat.icon = pawnIcon(state, colour);
        seat.out = state.players[player].exited;
        table.seats.push_back(std::move(seat));
    }
}

} // namespace

Table pictureOf(const Content &content, const State &state)
{
    Table table;
    addSeats(state, table);
    addSpaces(content, state, table);
    addPieces(content, state, table);
    addPiles(content, state, table);
    addHands(content, state, table);
    addTracks(content, state, table);
    addGoals(content, state, table);
    addTurn(content, state, table);
    addHappening(content, state, table);
    addQuestion(content, state, table);
    addMoves(content, state, table);
    addEnding(state, table);
    table.decision = decisionToJson(content, state);
    return table;
}

} // namespace cardquake::bugout
