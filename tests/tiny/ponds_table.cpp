// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/tiny/ponds.h"

#include <algorithm>

namespace cardquake::ponds {
namespace {

std::string playerName(std::size_t index)
{
    return "Player " + std::to_string(index + 1);
}

void addStones(const Content &content, const State &state, Table &table)
{
    for (std::size_t i = 0; i < content.stones.size(); ++i) {
        TableSpace space;
        space.id = space.label = content.stones[i].id;
        space.shape = "round";
        space.x = static_cast<double>(i);
        space.health.of = content.stones[i].depth;
        space.health.left = content.stones[i].depth - state.sunk[i];
        TableTrack track;
        track.id = "sunk-" + content.stones[i].id;
        track.label = "Sunk";
        track.value = state.sunk[i];
        track.maximum = content.stones[i].depth;
        table.spaces.push_back(std::move(space));
        table.tracks.push_back(std::move(track));
    }
}

void addPlayers(const Content &content, const State &state, Table &table)
{
    for (std::size_t i = 0; i < state.players; ++i) {
        TableSeat seat;
        seat.id = playerId(i);
        seat.label = playerName(i);
        TablePiece frog;
        frog.id = frogId(i);
        frog.label = "Frog";
        frog.kind = "frog";
        frog.on = content.stones[state.frog[i]].id;
        frog.seat = seat.id;
        TableCard leaf;
        leaf.id = "leaf";
        leaf.label = "Leaf";
        leaf.count = state.leaves[i];
        table.seats.push_back(std::move(seat));
        table.pieces.push_back(std::move(frog));
        table.hands.push_back({playerId(i), "Leaves", {std::move(leaf)}});
    }
}

void addRain(const Content &content, const State &state, Table &table)
{
    TablePile deck;
    deck.id = "deck";
    deck.label = "Rain";
    deck.kind = "rain";
    deck.count = static_cast<int>(state.deck.size());
    deck.discards = "discard";
    TablePile discards;
    discards.id = "discard";
    discards.label = "Discards";
    discards.kind = "rain";
    discards.count = static_cast<int>(state.discard.size());
    for (std::size_t i = state.discard.size(); i-- > 0;)
        discards.cards.push_back(content.cards[state.discard[i]].id);
    for (std::uint8_t card = 0; card < content.cards.size(); ++card)
        if (const auto left = std::count(state.deck.begin(), state.deck.end(), card); left > 0)
            deck.left.push_back({content.cards[card].id, {}, static_cast<int>(left)});
    table.piles.push_back(std::move(deck));
    table.piles.push_back(std::move(discards));
}

void addQuestion(const Content &content, const State &state, Table &table)
{
    table.turn.seat = playerId(state.active);
    if (state.phase == Phase::Over)
        return;
    table.question.seat = playerId(state.phase == Phase::React ? state.asked : state.active);
    table.question.kind = state.phase == Phase::React ? "react" : "turn";
    table.question.title = "Hop or wait?";
    if (state.phase != Phase::React)
        return;
    const std::uint8_t stone = state.struck.back();
    table.question.title = "Duck?";
    table.question.space = content.stones[stone].id;
    table.question.optional = true;
    if (state.sunk[stone] + 1 >= content.stones[stone].depth)
        table.question.stakes.push_back({{}, {}, "the frog is lost"});
    table.happening.title = "Rain";
    for (std::size_t i = state.struck.size(); i-- > 0;)
        table.happening.steps.push_back({content.stones[state.struck[i]].id,
                                         content.stones[state.struck[i]].id,
                                         {},
                                         i + 1 == state.struck.size() ? "asked" : "next"});
}

TableMove picture(const Content &content, const State &state, const Move &move)
{
    TableMove picture;
    picture.text = Game::toText(content, state, move);
    picture.words = Game::words(content, state, move);
    picture.verb = picture.text.substr(0, picture.text.find(' '));
    picture.label = picture.verb;
    picture.group = "all";
    if (move.kind == MoveKind::Hop)
        picture.piece = frogId(state.active);
    if (move.kind == MoveKind::Hop || move.kind == MoveKind::Duck)
        picture.space = picture.target = content.stones[move.stone].id;
    return picture;
}

void addMoves(const Content &content, const State &state, Table &table)
{
    table.groups.push_back({"all", "Moves", {}});
    std::vector<Move> moves;
    Game::legalMoves(content, state, moves);
    for (const Move &move : moves)
        table.moves.push_back(picture(content, state, move));
}

} // namespace

Table Game::table(const Content &content, const State &state, std::optional<Seat>)
{
    Table table;
    addStones(content, state, table);
    addPlayers(content, state, table);
    addRain(content, state, table);
    addQuestion(content, state, table);
    addMoves(content, state, table);
    table.decision = decision(content, state);
    return table;
}

std::string Game::words(const Content &content, const State &state, const Move &move)
{
    switch (move.kind) {
    case MoveKind::Hop:
        return playerName(state.active) + " hops to " + content.stones[move.stone].id + ".";
    case MoveKind::Wait:
        return playerName(state.active) + " waits.";
    case MoveKind::Duck:
        return playerName(state.asked) + " ducks under a leaf.";
    case MoveKind::Pass:
        return playerName(state.asked) + " keeps the leaf.";
    }
    return {};
}

std::vector<TableRefusal> Game::refusals(const Content &content, const State &state, std::string_view piece)
{
    std::vector<TableRefusal> refusals;
    if (state.phase != Phase::Turn || piece != frogId(state.active))
        return refusals;
    const std::size_t here = state.frog[state.active];
    const bool isLast = here + 1 == content.stones.size();
    if (isLast || state.sunk[here + 1] >= content.stones[here + 1].depth)
        refusals.push_back({"hop", "Hop on", {}, isLast ? "this is the last stone" : "the next stone is gone", {}});
    return refusals;
}

std::vector<TableEvent> Game::tell(const Content &content, const State &, const EventLog &events)
{
    std::vector<TableEvent> told;
    for (const Event &event : events) {
        const auto a = static_cast<std::size_t>(event.a);
        TableEvent one;
        switch (static_cast<EventType>(event.type)) {
        case EventType::Hopped:
            one.motion = "move";
            one.piece = frogId(a);
            one.spaces = {content.stones[static_cast<std::size_t>(event.b)].id};
            break;
        case EventType::RainDrawn:
            one.words = content.cards[a].stones.empty() ? "A dry card." : "It rains.";
            one.motion = "draw";
            one.card = {"rain", content.cards[a].id, {}};
            break;
        case EventType::StoneSank:
            one.words = "Stone " + content.stones[a].id + " sinks.";
            one.motion = "hit";
            one.spaces = {content.stones[a].id};
            break;
        case EventType::FrogDrowned:
            one.words = "The frog of " + playerName(a) + " is lost.";
            one.motion = "die";
            one.piece = frogId(a);
            break;
        case EventType::Ducked:
            one.words = playerName(a) + " holds a leaf over stone " +
                        content.stones[static_cast<std::size_t>(event.b)].id + ".";
            break;
        }
        told.push_back(std::move(one));
    }
    return told;
}

} // namespace cardquake::ponds
