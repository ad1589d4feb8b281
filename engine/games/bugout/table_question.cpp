// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/bugout/board.h"
#include "engine/games/bugout/costs.h"
#include "engine/games/bugout/decision.h"
#include "engine/games/bugout/moves.h"
#include "engine/games/bugout/notation.h"
#include "engine/games/bugout/setup.h"
#include "engine/games/bugout/table_parts.h"
#include "engine/games/bugout/table_words.h"

namespace cardquake::bugout {
namespace {

std::string counted(std::string_view key, int n, std::vector<Slot> places = {})
{
    places.push_back({"n", std::to_string(n), n});
    return tablePhrases().say(key, places);
}

void askForAction(const Content &content, const State &state, TableQuestion &question)
{
    question.kind = "action";
    question.title = tablePhrases().say("ask.action");
    const int left = state.turn.actionsLeft;
    const int all = std::max(actionsPerTurn(content, state, state.turn.player), left);
    question.why = counted("ask.action.why", left, {{"all", std::to_string(all), all}});
}

void askToPlace(const Content &content, const State &state, TableQuestion &question)
{
    const Player player = top(state).a;
    question.kind = "place";
    question.title = tablePhrases().say("ask.place");
    question.why = counted("ask.place.why", placeable(state, player).size(),
                           {{"places", std::to_string(placesLeft(content, state).size())}});
}

void askToDiscard(const Content &content, const State &state, TableQuestion &question)
{
    const Player player = top(state).a;
    const int held = resourceCount(state, player);
    const int limit = handLimit(content, state, player);
    question.kind = "discard";
    question.title = counted("ask.discard", held - limit);
    question.why = counted("ask.discard.why", held, {{"all", std::to_string(limit)}});
}

void askToReact(const Content &content, const State &state, const TableHappening &happening, TableQuestion &question)
{
    const Reaction reaction = reactionAsked(state);
    Stakes stakes = stakesOf(content, state);
    question.kind = "react";
    question.space = toText(reaction.cell);
    question.title = tablePhrases().say("ask.react", {{"cell", question.space}});
    question.why = std::move(stakes.why);
    question.stakes = std::move(stakes.losses);
    question.worst = std::move(stakes.worst);
    question.card = happening.card;
    question.optional = true;
}

void askForSeats(const Content &content, const State &state, TableQuestion &question)
{
    const auto vehicle = static_cast<Vehicle>(top(state).a);
    const VehicleState &there = state.vehicles[indexOf(vehicle)];
    const int free = content.vehicles[there.kind].seats - occupants(state, vehicle).size();
    question.title = tablePhrases().say("ask.seats", {{"what", nameOf(content, state, vehicle)}});
    question.why = counted("ask.seats.why", free);
    question.space = toText(there.at);
}

void askForExcess(const State &state, TableQuestion &question)
{
    const auto cell = static_cast<Cell>(top(state).a);
    const SurvivorSet thrown(static_cast<std::uint32_t>(top(state).set));
    const int room = roomOn(state, cell);
    question.title = tablePhrases().say("ask.excess", {{"cell", toText(cell)}});
    question.why =
        counted("ask.excess.why", thrown.size(), {{"cell", toText(cell)}, {"room", std::to_string(room), room}});
    question.space = toText(cell);
}

/// Which of the questions of cards is asked.
std::string_view cardQuestion(const Content &content, const State &state, ChoiceOf what)
{
    constexpr std::array<std::string_view, 8> byChoice = {"ask.tile",     "ask.survivor", "ask.token",    "ask.option",
                                                          "ask.resource", "ask.card",     "ask.disaster", "ask.may"};
    const Frame &frame = top(state);
    switch (kindOf(frame)) {
    case FrameKind::MoveTo:
        return "ask.where";
    case FrameKind::Gain:
        return "ask.gain";
    case FrameKind::Lose:
        return "ask.lose";
    case FrameKind::ChopperTile:
        return "ask.chopper";
    case FrameKind::ChopperSeats:
        return "ask.flyer";
    case FrameKind::Pick: {
        const Verb verb = effectOf(content, frame).verb;
        if (verb == Verb::Kill)
            return "ask.kill";
        if (verb == Verb::Destroy)
            return "ask.destroy";
        if (verb == Verb::Damage)
            return "ask.damage";
        break;
    }
    default:
        break;
    }
    return byChoice[static_cast<std::size_t>(what)];
}

/// The piece that a card moves, and where it stands.
void namePieceToMove(const Content &content, const State &state, TableQuestion &question, std::string &piece)
{
    const Frame &frame = top(state);
    if (kindOf(frame) == FrameKind::ChopperSeats)
        question.space = toText(static_cast<Cell>(frame.b));
    if (kindOf(frame) != FrameKind::MoveTo)
        return;
    if (effectOf(content, frame).verb == Verb::MoveSurvivor) {
        const auto survivor = static_cast<Survivor>(frame.b);
        piece = nameOf(survivor);
        if (whereIs(state, survivor).isOnMap())
            question.space = toText(cellOf(state, survivor));
    } else {
        const auto token = static_cast<Token>(frame.b);
        piece = nameOf(token);
        if (whereIs(state, token).isOnMap())
            question.space = toText(cellOf(state, token));
    }
}

void askForCard(const Content &content, const State &state, const Choice &choice, const TableHappening &happening,
                TableQuestion &question)
{
    std::string piece;
    namePieceToMove(content, state, question, piece);
    question.title = tablePhrases().say(cardQuestion(content, state, choice.what), {{"what", piece}});
    question.why = happening.title.empty()
                       ? happening.text
                       : tablePhrases().say("ask.card.why", {{"card", happening.title}, {"text", happening.text}});
    question.card = happening.card;
}

void askToChoose(const Content &content, const State &state, const TableHappening &happening, TableQuestion &question)
{
    const Choice choice = choiceAsked(content, state);
    question.kind = "choose";
    question.optional = choice.optional;
    switch (kindOf(top(state))) {
    case FrameKind::VehicleSeats:
        return askForSeats(content, state, question);
    case FrameKind::Throw:
        return askForExcess(state, question);
    default:
        return askForCard(content, state, choice, happening, question);
    }
}

} // namespace

void addQuestion(const Content &content, const State &state, Table &table)
{
    if (state.isOver())
        return;
    TableQuestion &question = table.question;
    question.seat = playerText(deciderOf(state));
    switch (kindOf(top(state))) {
    case FrameKind::ActionPhase:
        return askForAction(content, state, question);
    case FrameKind::PlaceFreely:
        return askToPlace(content, state, question);
    case FrameKind::Discard:
        return askToDiscard(content, state, question);
    case FrameKind::Strike:
    case FrameKind::TornadoSave:
        return askToReact(content, state, table.happening, question);
    default:
        return askToChoose(content, state, table.happening, question);
    }
}

} // namespace cardquake::bugout
