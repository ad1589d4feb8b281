// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/tiny/ponds.h"

#include <algorithm>

namespace cardquake::ponds {
std::string playerId(std::size_t index)
{
    return "p" + std::to_string(index + 1);
}

std::string frogId(std::size_t index)
{
    return "F" + std::to_string(index + 1);
}

namespace {

constexpr std::array<const char *, 3> phaseNames = {"turn", "react", "over"};
constexpr std::array<const char *, 4> outcomeNames = {"", "won", "frog-lost", "no-rain"};

template <std::size_t N>
Json cardIds(const Content &content, const Bag<std::uint8_t, N> &topLast)
{
    Json ids = Json::array();
    for (std::size_t i = topLast.size(); i-- > 0;)
        ids.push_back(content.cards[topLast[i]].id);
    return ids;
}

std::optional<std::uint8_t> indexIn(const auto &rows, const Json &id)
{
    for (std::size_t i = 0; i < rows.size(); ++i)
        if (id == rows[i].id)
            return static_cast<std::uint8_t>(i);
    return std::nullopt;
}

/// Reads a list of ids, first one on top, into a bag whose top is last.
template <std::size_t N>
Result<void> readIds(const auto &rows, const Json &ids, const char *what, Bag<std::uint8_t, N> &topLast)
{
    topLast.clear();
    if (!ids.is_array() || ids.size() > N)
        return failure("bad-state", std::string(what) + " must be a list of at most " + std::to_string(N) + " ids.");
    for (std::size_t i = ids.size(); i-- > 0;) {
        const auto index = indexIn(rows, ids[i]);
        if (!index)
            return failure("bad-state", std::string(what) + ": there is no " + excerpt(ids[i]) + ".");
        topLast.push(*index);
    }
    return {};
}

Result<std::uint8_t> readIndex(const Json &value, const std::vector<std::string> &names, const std::string &what)
{
    for (std::size_t i = 0; i < names.size(); ++i)
        if (value == names[i])
            return static_cast<std::uint8_t>(i);
    return failure("bad-state", what + " cannot be " + excerpt(value) + ".");
}

Result<void> readSmall(const Json &value, const std::string &what, std::uint8_t &target)
{
    if (!value.is_number_integer() || value < 0 || value > 100)
        return failure("bad-state", what + " cannot be " + excerpt(value) + ".");
    target = value.get<std::uint8_t>();
    return {};
}

Result<void> readPlayers(const Content &content, const Json &players, State &state)
{
    for (std::size_t i = 0; i < state.players; ++i) {
        const Json player = players.value(playerId(i), Json::object());
        const auto stone = indexIn(content.stones, player.value("frog", Json()));
        if (!stone)
            return failure("bad-state", "The frog of " + playerId(i) + " sits on no stone.");
        state.frog[i] = *stone;
        if (auto read = readSmall(player.value("leaves", Json()), "leaves", state.leaves[i]); !read)
            return read;
    }
    return {};
}

} // namespace

std::vector<std::string> Game::seats(const Content &, const State &state)
{
    std::vector<std::string> names;
    for (std::size_t i = 0; i < state.players; ++i)
        names.push_back(playerId(i));
    return names;
}

std::string Game::toText(const Content &content, const State &state, const Move &move)
{
    switch (move.kind) {
    case MoveKind::Hop:
        return "hop " + frogId(state.active) + " " + content.stones[move.stone].id;
    case MoveKind::Wait:
        return "wait";
    case MoveKind::Duck:
        return "duck " + content.stones[move.stone].id;
    case MoveKind::Pass:
        return "pass";
    }
    return {};
}

Json Game::toJson(const Content &content, const State &state)
{
    Json players = Json::object();
    for (std::size_t i = 0; i < state.players; ++i)
        players[playerId(i)] = {{"frog", content.stones[state.frog[i]].id}, {"leaves", state.leaves[i]}};
    Json sunk = Json::object();
    for (std::size_t i = 0; i < content.stones.size(); ++i)
        sunk[content.stones[i].id] = state.sunk[i];
    Json struck = Json::array();
    for (std::size_t i = state.struck.size(); i-- > 0;)
        struck.push_back(content.stones[state.struck[i]].id);
    return {{"options",
             {{"players", state.players}, {"variants", state.drizzle ? Json::array({"drizzle"}) : Json::array()}}},
            {"phase", phaseNames[static_cast<std::size_t>(state.phase)]},
            {"active", playerId(state.active)},
            {"asked", playerId(state.asked)},
            {"struck", std::move(struck)},
            {"players", std::move(players)},
            {"sunk", std::move(sunk)},
            {"deck", cardIds(content, state.deck)},
            {"discard", cardIds(content, state.discard)},
            {"decision", decision(content, state)},
            {"result", result(content, state)}};
}

Result<void> Game::fromJson(const Content &content, const Json &json, State &state)
{
    State next = state;
    const std::vector<std::string> names = seats(content, state);
    const auto phase = readIndex(json.at("phase"), {phaseNames.begin(), phaseNames.end()}, "phase");
    const auto active = readIndex(json.at("active"), names, "active");
    const auto asked = readIndex(json.at("asked"), names, "asked");
    for (const Result<std::uint8_t> *read : {&phase, &active, &asked})
        if (!*read)
            return tl::unexpected(read->error());
    next.phase = static_cast<Phase>(*phase);
    next.active = *active;
    next.asked = *asked;
    for (std::size_t i = 0; i < content.stones.size(); ++i)
        if (auto read = readSmall(json.at("sunk").value(content.stones[i].id, Json()), "sunk", next.sunk[i]); !read)
            return read;
    for (const Result<void> &read : {readPlayers(content, json.at("players"), next),
                                     readIds(content.stones, json.at("struck"), "struck", next.struck),
                                     readIds(content.cards, json.at("deck"), "deck", next.deck),
                                     readIds(content.cards, json.at("discard"), "discard", next.discard)})
        if (!read)
            return read;
    state = next;
    return {};
}

Json Game::view(const Content &content, const State &state, Seat)
{
    Json json = toJson(content, state);
    json["deck"] = state.deck.size();
    return json;
}

Json Game::decision(const Content &content, const State &state)
{
    if (state.phase == Phase::Over)
        return nullptr;
    if (state.phase == Phase::Turn)
        return {{"kind", "turn"}, {"player", playerId(state.active)}};
    return {{"kind", "react"}, {"player", playerId(state.asked)}, {"stone", content.stones[state.struck.back()].id}};
}

Json Game::result(const Content &, const State &state)
{
    if (state.phase != Phase::Over)
        return nullptr;
    return {{"outcome", state.outcome == Outcome::Won ? "win" : "loss"},
            {"reason", outcomeNames[static_cast<std::size_t>(state.outcome)]}};
}

Json Game::describe(const Content &content, const Event &event)
{
    const auto stone = [&](std::int16_t index) { return content.stones[static_cast<std::size_t>(index)].id; };
    switch (static_cast<EventType>(event.type)) {
    case EventType::Hopped:
        return {{"event", "hopped"}, {"frog", frogId(static_cast<std::size_t>(event.a))}, {"to", stone(event.b)}};
    case EventType::RainDrawn:
        return {{"event", "rain"}, {"card", content.cards[static_cast<std::size_t>(event.a)].id}};
    case EventType::StoneSank:
        return {{"event", "sank"}, {"stone", stone(event.a)}};
    case EventType::FrogDrowned:
        return {{"event", "drowned"}, {"frog", frogId(static_cast<std::size_t>(event.a))}};
    case EventType::Ducked:
        return {
            {"event", "ducked"}, {"player", playerId(static_cast<std::size_t>(event.a))}, {"stone", stone(event.b)}};
    }
    return {};
}

} // namespace cardquake::ponds
