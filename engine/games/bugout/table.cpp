// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/bugout/table.h"

#include "engine/games/bugout/costs.h"
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
    addMoves(content, state, table);
    addEnding(state, table);
    table.turn.number = state.turn.number;
    table.turn.seat = playerText(state.turn.player);
    table.turn.actionsLeft = state.turn.actionsLeft;
    table.turn.actions = actionsPerTurn(content, state, state.turn.player);
    table.decision = decisionToJson(content, state);
    if (!table.decision.is_null()) {
        table.question.seat = table.decision.at("player").get<std::string>();
        table.question.kind = table.decision.at("kind").get<std::string>();
    }
    return table;
}

} // namespace cardquake::bugout
