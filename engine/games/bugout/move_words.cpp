// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/bugout/board.h"
#include "engine/games/bugout/decision.h"
#include "engine/games/bugout/moves.h"
#include "engine/games/bugout/table_moves.h"
#include "engine/games/bugout/table_words.h"

namespace cardquake::bugout {
namespace {

constexpr std::array<std::string_view, 29> sentences = {
    "say.place",   "say.move",      "say.rescue",  "say.grab",       "say.give",  "say.enter",
    "say.drop",    "say.exit",      "say.drain",   "say.relight",    "say.drive", "say.repair",
    "say.rebuild", "say.reinforce", "say.pull",    "say.pull-token", "say.throw", "say.climb",
    "say.swing",   "say.bridge",    "say.vehicle", "say.tow",        "say.loot",  "say.play",
    "say.end",     "say.react",     "say.discard", "say.choose",     "say.pass"};

std::string say(MoveKind kind, const std::vector<Slot> &places)
{
    return tablePhrases().finish(tablePhrases().say(sentences[static_cast<std::size_t>(kind)], places));
}

std::string heldBy(const State &state, Survivor survivor)
{
    const Token token = state.holds[indexOf(survivor)];
    return token == noToken ? std::string() : nameOf(token);
}

/// A token to take, and from whom when it is held.
std::vector<Slot> takenToken(const State &state, Token token)
{
    return {{"what", nameOf(token)}, {"from", holderWords(state, token)}};
}

std::vector<Slot> throwPlaces(const State &state, Survivor actor, const Move &move)
{
    const std::string catcher =
        move.to[1] == 0 ? std::string()
                        : tablePhrases().say("catcher", {{"who", nameOf(static_cast<Survivor>(move.to[1] - 1))}});
    return {{"what", heldBy(state, actor)}, {"to", nameOfCell(move.to[0])}, {"catcher", catcher}};
}

/// What an action is done to.
std::vector<Slot> objects(const Content &content, const State &state, Survivor actor, const Move &move)
{
    const std::uint8_t first = move.to[0];
    const auto vehicleHere = [&] {
        const Whereabouts where = whereIs(state, actor);
        return where.isInVehicle() ? nameOf(content, state, where.vehicle()) : std::string();
    };
    switch (move.kind) {
    case MoveKind::Place:
    case MoveKind::Move:
    case MoveKind::Climb:
    case MoveKind::Drain:
        return {{"to", nameOfCell(first)}};
    case MoveKind::Swing:
        return {{"to", nameOfCell(first)},
                {"over", toText(cellBetween(cellOf(state, actor), static_cast<Cell>(first)))}};
    case MoveKind::Grab:
    case MoveKind::Relight:
    case MoveKind::PullToken:
        return takenToken(state, static_cast<Token>(first));
    case MoveKind::Give:
        return {{"what", heldBy(state, actor)}, {"other", nameOf(static_cast<Survivor>(first))}};
    case MoveKind::Drop:
        return {{"what", heldBy(state, actor)}};
    case MoveKind::Exit:
        return {{"what", vehicleHere()}};
    case MoveKind::Enter:
    case MoveKind::Tow:
        return {{"what", nameOf(content, state, static_cast<Vehicle>(first))}};
    case MoveKind::Drive:
        return {{"to", toText(endOfDrive(move))}, {"via", viaWords(move)}, {"what", vehicleHere()}};
    case MoveKind::Pull:
        return {{"other", nameOf(static_cast<Survivor>(first))}};
    case MoveKind::Throw:
        return throwPlaces(state, actor, move);
    case MoveKind::Bridge:
        return {{"what", content.bridges[first].name}, {"to", nameOfCell(move.to[1])}};
    case MoveKind::Vehicle:
        return {{"what", content.vehicles[first].name}};
    case MoveKind::Loot:
        return {{"what", content.resources[first].name}};
    default:
        return {};
    }
}

std::string chosenWords(const Content &content, const State &state, const Move &move)
{
    const Choice choice = choiceAsked(content, state);
    const bool isTitle = choice.what == ChoiceOf::Option || choice.what == ChoiceOf::Card;
    const std::string name = nameOfCandidate(content, state, choice, {move.to[0], move.to[1]});
    const auto tell = [&](std::string_view key) {
        return tablePhrases().say(key, {{"who", nameOf(state, choice.player)}, {"what", name}});
    };
    switch (kindOf(top(state))) {
    case FrameKind::VehicleSeats:
        return say(MoveKind::Enter,
                   {{"who", name}, {"what", nameOf(content, state, static_cast<Vehicle>(top(state).a))}});
    case FrameKind::Throw:
        return tell("say.excess");
    case FrameKind::ChopperSeats:
        return tell("say.fly");
    case FrameKind::May:
        return tell("say.may");
    default:
        return tell(isTitle ? "say.choose-title" : "say.choose");
    }
}

std::string passWords(const State &state)
{
    const FrameKind kind = kindOf(top(state));
    const std::string who = nameOf(state, deciderOf(state));
    if (kind == FrameKind::Strike || kind == FrameKind::TornadoSave)
        return tablePhrases().say("say.no-react", {{"who", who}, {"to", toText(reactionAsked(state).cell)}});
    if (kind == FrameKind::VehicleSeats)
        return tablePhrases().say("say.seats-done", {{"who", who}});
    return say(MoveKind::Pass, {{"who", who}});
}

} // namespace

std::string moveInWords(const Content &content, const State &state, const Move &move)
{
    const auto asked = [&] { return nameOf(state, deciderOf(state)); };
    switch (move.kind) {
    case MoveKind::End:
        return say(move.kind, {{"who", asked()}});
    case MoveKind::Play:
        return say(move.kind, {{"who", asked()}, {"what", content.events[move.to[0]].name}});
    case MoveKind::Discard:
        return say(move.kind, {{"who", asked()}, {"what", content.resources[move.to[0]].name}});
    case MoveKind::React:
        return say(move.kind, {{"who", asked()}, {"to", nameOfCell(move.to[0])}});
    case MoveKind::Choose:
        return chosenWords(content, state, move);
    case MoveKind::Pass:
        return passWords(state);
    default: {
        const auto actor = static_cast<Survivor>(move.actor);
        std::vector<Slot> places = objects(content, state, actor, move);
        places.push_back({"who", nameOf(actor)});
        if (move.kind != MoveKind::Place)
            places.push_back({"here", toText(cellOf(state, actor))});
        return say(move.kind, places);
    }
    }
}

} // namespace cardquake::bugout
