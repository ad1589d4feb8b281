// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/bugout/table_moves.h"

#include "engine/games/bugout/board.h"
#include "engine/games/bugout/costs.h"
#include "engine/games/bugout/decision.h"
#include "engine/games/bugout/moves.h"
#include "engine/games/bugout/notation.h"
#include "engine/games/bugout/table_parts.h"
#include "engine/games/bugout/table_words.h"

#include <algorithm>
#include <utility>

namespace cardquake::bugout {
namespace {

struct Look {
    std::string_view verb;
    std::string_view icon;
};

/// By Action. Reactions and surcharges are no moves of their own.
constexpr std::array<Look, static_cast<std::size_t>(Action::SaveRain)> looks = {{{"move", "act-move"},
                                                                                 {"rescue", "act-rescue"},
                                                                                 {"grab", "act-grab"},
                                                                                 {"give", "act-give"},
                                                                                 {"enter", "act-enter"},
                                                                                 {"drop", "act-drop"},
                                                                                 {"exit", "act-exit"},
                                                                                 {"drain", "act-drain"},
                                                                                 {"relight", "act-relight"},
                                                                                 {"drive", "act-drive"},
                                                                                 {"repair", "act-repair"},
                                                                                 {"rebuild", "act-rebuild"},
                                                                                 {"reinforce", "act-reinforce"},
                                                                                 {"pull", "act-pull"},
                                                                                 {"throw", "act-throw"},
                                                                                 {"climb", "act-climb"},
                                                                                 {"swing", "act-swing"},
                                                                                 {"bridge-sturdy", "act-bridge"},
                                                                                 {"bridge-rope", "act-bridge"},
                                                                                 {"vehicle", "act-vehicle"},
                                                                                 {"tow", "act-tow"},
                                                                                 {"loot", "act-loot"}}};

constexpr std::array<std::string_view, 6> groupIds = {"basic", "free", "complex", "events", "turn", "answer"};

/// What an event in the hand of the active player does when it is played.
std::string discardNote(const Content &content, const State &state, RowIndex card)
{
    for (const KeptEvent &event : state.events)
        if (event.player == state.turn.player && event.card == card)
            return noteOf(content.events[card].forms[event.form]);
    return {};
}

/// Where on the board an action shows, and the words of its chip.
void aim(const Content &content, const State &state, const Move &move, TableMove &picture)
{
    const Cell here = cellOf(state, static_cast<Survivor>(move.actor));
    const std::uint8_t first = move.to[0];
    picture.space = toText(here);
    switch (move.kind) {
    case MoveKind::Move:
    case MoveKind::Climb:
    case MoveKind::Swing:
    case MoveKind::Drain:
        picture.space = picture.target = nameOfCell(first);
        return;
    case MoveKind::Drive:
        picture.space = picture.target = toText(endOfDrive(move));
        return;
    case MoveKind::Bridge:
        picture.space = picture.target = nameOfCell(move.to[1]);
        return;
    case MoveKind::Throw:
        picture.space = picture.target = nameOfCell(first);
        if (move.to[1] != 0)
            picture.target = nameOf(static_cast<Survivor>(move.to[1] - 1));
        return;
    case MoveKind::Grab:
    case MoveKind::Relight:
        picture.target = nameOf(static_cast<Token>(first));
        return;
    case MoveKind::PullToken:
        picture.space = toText(cellOf(state, static_cast<Token>(first)));
        picture.target = nameOf(static_cast<Token>(first));
        return;
    case MoveKind::Give:
        picture.target = nameOf(static_cast<Survivor>(first));
        return;
    case MoveKind::Pull:
        picture.space = toText(cellOf(state, static_cast<Survivor>(first)));
        picture.target = nameOf(static_cast<Survivor>(first));
        return;
    case MoveKind::Enter:
        picture.target = nameOf(content, state, static_cast<Vehicle>(first));
        return;
    case MoveKind::Tow:
        picture.space = toText(state.vehicles[first].at);
        picture.target = nameOf(content, state, static_cast<Vehicle>(first));
        return;
    case MoveKind::Vehicle:
        picture.target = content.vehicles[first].name;
        return;
    case MoveKind::Loot:
        picture.target = content.resources[first].name;
        return;
    default:
        return;
    }
}

/// What an action brings beyond its label: the price of a storm, what is crossed, what is handed over.
std::string noteOf(const Content &content, const State &state, const Move &move)
{
    const Phrases &phrases = tablePhrases();
    const auto actor = static_cast<Survivor>(move.actor);
    const Cell here = cellOf(state, actor);
    switch (move.kind) {
    case MoveKind::Move:
    case MoveKind::Climb:
        return state.activeTornadoes.has(static_cast<Cell>(move.to[0])) ? phrases.say("note.storm") : std::string();
    case MoveKind::Rescue:
        return phrases.say("note.rescue", {{"cell", toText(here)}});
    case MoveKind::Swing:
        return phrases.say("note.swing", {{"cell", toText(cellBetween(here, static_cast<Cell>(move.to[0])))}});
    case MoveKind::Drain:
        return phrases.say("note.drain", {{"tile", content.tiles[state.map[move.to[0]].tile].name}});
    case MoveKind::Drive:
        return viaWords(move);
    case MoveKind::Give:
    case MoveKind::Drop:
    case MoveKind::Throw:
        return nameOf(state.holds[indexOf(actor)]);
    case MoveKind::Grab:
    case MoveKind::PullToken:
        return holderWords(state, static_cast<Token>(move.to[0]));
    case MoveKind::Vehicle: {
        const int seats = content.vehicles[move.to[0]].seats;
        return phrases.say("note.vehicle", {{"n", std::to_string(seats), seats}});
    }
    default:
        return {};
    }
}

void describeAction(const Content &content, const State &state, const Move &move, TableMove &picture)
{
    const ActionLook look = lookOf(content, actionOf(move));
    picture.verb = look.verb;
    picture.icon = look.icon;
    picture.label = look.label;
    picture.group = look.group;
    picture.piece = toText(static_cast<Survivor>(move.actor));
    picture.cost = costIcons(content, costOfMove(content, state, move), move.payment);
    aim(content, state, move, picture);
    picture.note = noteOf(content, state, move);
}

void describeEvent(const Content &content, const State &state, const Move &move, TableMove &picture)
{
    const EventCard &event = content.events[move.to[0]];
    picture.verb = "play " + event.id; // a row for each card
    picture.label = tablePhrases().say("act.play", {{"what", event.name}});
    picture.icon = iconOf(DeckName::Event);
    picture.group = "events";
    picture.note = discardNote(content, state, move.to[0]);
}

void describeReaction(const Content &content, const State &state, const Move &move, TableMove &picture)
{
    const Reaction reaction = reactionAsked(state);
    picture.space = toText(reaction.cell);
    picture.verb = move.kind == MoveKind::React ? "react" : "pass";
    picture.label = tablePhrases().say("act.react", {{"cell", picture.space}});
    if (move.kind == MoveKind::React) {
        picture.cost = costIcons(content, costOf(content, state, reaction.player, reaction.action), move.payment);
        picture.icon = picture.cost.empty() ? "act-end" : picture.cost.front();
        picture.note = tablePhrases().say(reaction.action == Action::SaveTornado ? "note.react.tornado" : "note.react");
    } else {
        Stakes stakes = stakesOf(content, state);
        picture.label = std::move(stakes.outcome);
        picture.note = std::move(stakes.summary);
        constexpr std::array<std::string_view, 3> icons = {"kind-rain", "kind-quake", "kind-tornado"};
        picture.icon = icons[static_cast<std::size_t>(reaction.action) - static_cast<std::size_t>(Action::SaveRain)];
    }
}

void describeCandidate(const Content &content, const State &state, const Choice &choice, const Candidate &candidate,
                       TableMove &picture)
{
    picture.target = choice.what == ChoiceOf::May ? std::string() : nameOfCandidate(content, state, choice, candidate);
    picture.icon = "act-move";
    switch (choice.what) {
    case ChoiceOf::Tile:
        picture.space = picture.target = nameOfCell(candidate.item);
        return;
    case ChoiceOf::Survivor: {
        const auto survivor = static_cast<Survivor>(candidate.item);
        picture.piece = toText(survivor);
        picture.icon = iconOf(state, survivor);
        if (whereIs(state, survivor).isOnMap())
            picture.space = toText(cellOf(state, survivor));
        return;
    }
    case ChoiceOf::Token: {
        const auto token = static_cast<Token>(candidate.item);
        picture.piece = toText(token);
        picture.icon = iconOf(state, token);
        if (whereIs(state, token).isOnMap())
            picture.space = toText(cellOf(state, token));
        return;
    }
    case ChoiceOf::Resource:
        picture.icon = iconOf(content.resources[candidate.item]);
        return;
    case ChoiceOf::Disaster:
        picture.icon = iconOf(content.draw[candidate.card], content);
        return;
    case ChoiceOf::Card:
    case ChoiceOf::Option:
    case ChoiceOf::May:
        picture.icon = "kind-event";
        return;
    }
}

/// What the button of a choice says.
std::string_view choiceLabel(FrameKind kind)
{
    switch (kind) {
    case FrameKind::May:
        return "act.may";
    case FrameKind::VehicleSeats:
        return "act.enter.choice";
    case FrameKind::Throw:
        return "act.excess";
    case FrameKind::ChopperSeats:
        return "act.fly";
    case FrameKind::Scout:
        return "act.scout";
    default:
        return "act.choose";
    }
}

void describeAnswer(const Content &content, const State &state, const Move &move, TableMove &picture)
{
    const Phrases &phrases = tablePhrases();
    const FrameKind kind = kindOf(top(state));
    picture.group = "answer";
    if (kind == FrameKind::Strike || kind == FrameKind::TornadoSave)
        return describeReaction(content, state, move, picture);
    if (move.kind == MoveKind::Place) {
        picture.verb = "place";
        picture.label = phrases.say("act.place");
        picture.icon = "act-drop";
        picture.piece = toText(static_cast<Survivor>(move.actor));
        picture.space = picture.target = nameOfCell(move.to[0]);
    } else if (move.kind == MoveKind::Discard) {
        picture.verb = "discard";
        picture.label = phrases.say("act.discard");
        picture.target = content.resources[move.to[0]].name;
        picture.icon = iconOf(content.resources[move.to[0]]);
    } else if (move.kind == MoveKind::Pass) {
        picture.verb = "pass";
        picture.label = phrases.say(kind == FrameKind::VehicleSeats ? "act.pass.seats" : "act.pass");
        picture.icon = "act-end";
    } else {
        const Choice choice = choiceAsked(content, state);
        picture.verb = "choose";
        picture.label = phrases.say(choiceLabel(kind));
        describeCandidate(content, state, choice, {move.to[0], move.to[1]}, picture);
        if (choice.what == ChoiceOf::Option) { // long enough for a row of its own
            picture.verb += ' ' + std::to_string(move.to[0] + 1);
            picture.label = std::exchange(picture.target, {});
        }
    }
}

TableMove pictureOf(const Content &content, const State &state, const Move &move)
{
    TableMove picture;
    picture.text = toText(content, state, move);
    picture.words = moveInWords(content, state, move);
    if (kindOf(top(state)) != FrameKind::ActionPhase) {
        describeAnswer(content, state, move, picture);
    } else if (move.kind == MoveKind::Play) {
        describeEvent(content, state, move, picture);
    } else if (move.kind == MoveKind::End) {
        picture.verb = "end";
        picture.label = tablePhrases().say("act.end");
        picture.icon = "act-end";
        picture.group = "turn";
        if (const int left = state.turn.actionsLeft; left > 0)
            picture.note = tablePhrases().say("note.end", {{"n", std::to_string(left), left}});
    } else {
        describeAction(content, state, move, picture);
    }
    return picture;
}

} // namespace

ActionLook lookOf(const Content &content, Action action)
{
    const Look &look = looks[static_cast<std::size_t>(action)];
    const ActionKind kind = content.kindOf(action);
    const std::string_view group = kind == ActionKind::Basic ? "basic" : kind == ActionKind::Free ? "free" : "complex";
    return {look.verb, look.icon, tablePhrases().say(std::string("act.").append(look.verb)), group};
}

std::vector<std::string> costIcons(const Content &content, const Cost &cost, std::uint32_t payment)
{
    std::vector<std::string> icons;
    int paid = 0;
    for (std::size_t i = 0; i < content.resources.size(); ++i) {
        paid += static_cast<int>(paymentOf(payment, i));
        const auto owed = static_cast<std::size_t>(cost.of[i]) + paymentOf(payment, i);
        icons.insert(icons.end(), owed, iconOf(content.resources[i]));
    }
    if (cost.any > paid) // not yet decided
        icons.insert(icons.end(), static_cast<std::size_t>(cost.any - paid), "resource-any");
    return icons;
}

void addMoves(const Content &content, const State &state, Table &table)
{
    std::vector<Move> moves;
    listMoves(content, state, moves);
    for (const Move &move : moves)
        table.moves.push_back(pictureOf(content, state, move));
    for (const std::string_view id : groupIds) {
        const bool isUsed = std::ranges::find(table.moves, id, &TableMove::group) != table.moves.end();
        const std::string key(id);
        if (isUsed)
            table.groups.push_back({key, tablePhrases().say("group." + key), tablePhrases().say("group-note." + key)});
    }
}

} // namespace cardquake::bugout
