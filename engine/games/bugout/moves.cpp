// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/bugout/moves.h"

#include "engine/games/bugout/board.h"
#include "engine/games/bugout/costs.h"
#include "engine/games/bugout/decision.h"
#include "engine/games/bugout/setup.h"

#include <algorithm>

namespace cardquake::bugout {
namespace {

void listPlacements(const Content &content, const State &state, std::vector<Move> &moves)
{
    for (const Survivor survivor : placeable(state, top(state).a))
        for (const Cell cell : placesLeft(content, state))
            moves.push_back(
                {MoveKind::Place, static_cast<std::uint8_t>(survivor), {static_cast<std::uint8_t>(cell)}, 0});
}

void listDiscards(const State &state, std::vector<Move> &moves)
{
    const auto &hand = state.players[top(state).a].resources;
    for (std::size_t i = 0; i < hand.size(); ++i)
        if (hand[i] > 0)
            moves.push_back({MoveKind::Discard, 0, {static_cast<std::uint8_t>(i)}, 0});
}

void listReactions(const Content &content, const State &state, std::vector<Move> &moves)
{
    const Reaction reaction = reactionAsked(state);
    const auto cell = static_cast<std::uint8_t>(reaction.cell);
    forEachPayment(state, reaction.player, costOf(content, state, reaction.player, reaction.action),
                   [&](std::uint32_t payment) {
                       moves.push_back({MoveKind::React, 0, {cell}, payment});
                   });
    moves.push_back({MoveKind::Pass, 0, {}, 0});
}

void listChoices(const Content &content, const State &state, std::vector<Move> &moves)
{
    const Choice choice = choiceAsked(content, state);
    const std::size_t first = moves.size();
    for (const Candidate &candidate : choice.candidates)
        moves.push_back({MoveKind::Choose, 0, {candidate.item, candidate.card}, 0});
    if (choice.what == ChoiceOf::Disaster) // in the order of the hands; all others have been collected sorted
        std::sort(moves.begin() + static_cast<std::ptrdiff_t>(first), moves.end());
    if (choice.optional)
        moves.push_back({MoveKind::Pass, 0, {}, 0});
}

} // namespace

void listMoves(const Content &content, const State &state, std::vector<Move> &moves)
{
    if (state.isOver())
        return;
    switch (kindOf(top(state))) {
    case FrameKind::ActionPhase:
        return listActions(content, state, moves);
    case FrameKind::PlaceFreely:
        return listPlacements(content, state, moves);
    case FrameKind::Discard:
        return listDiscards(state, moves);
    case FrameKind::Strike:
    case FrameKind::TornadoSave:
        return listReactions(content, state, moves);
    default:
        return listChoices(content, state, moves);
    }
}

Player deciderOf(const State &state)
{
    switch (kindOf(top(state))) {
    case FrameKind::ActionPhase:
        return state.turn.player;
    case FrameKind::PlaceFreely:
    case FrameKind::Discard:
        return top(state).a;
    case FrameKind::Strike:
    case FrameKind::TornadoSave:
        return reactionAsked(state).player;
    default:
        return chooserOf(state);
    }
}

} // namespace cardquake::bugout
