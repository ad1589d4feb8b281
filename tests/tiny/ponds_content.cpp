// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/tiny/ponds.h"

#include "engine/core/game_session.h"
#include "engine/playtest/runner.h"

#include <algorithm>

namespace cardquake::ponds {
namespace {

void complain(Diagnostics &diagnostics, const char *kind, const std::string &row, const char *path, std::string message)
{
    diagnostics.push_back({Severity::Error, {}, kind, row, path, std::move(message), {}});
}

int numberOf(const ContentRow &row, const char *field, int otherwise)
{
    const auto found = row.fields.find(field);
    return found != row.fields.end() && found->is_number_integer() ? found->get<int>() : otherwise;
}

void compileStones(const ContentRows &rows, Content &content, Diagnostics &diagnostics)
{
    for (const ContentRow &row : rows.rows("stone"))
        content.stones.push_back({row.id, numberOf(row, "depth", 1)});
    if (content.stones.size() < 2 || content.stones.size() > maxStones)
        complain(diagnostics, "stone", {}, "", "A pond needs 2 to 12 stones.");
}

void compileRain(const ContentRows &rows, Content &content, Diagnostics &diagnostics)
{
    for (const ContentRow &row : rows.rows("rain")) {
        RainCard card{row.id, {}};
        for (const Json &stone : row.fields.value("stones", Json::array())) {
            const auto found =
                std::ranges::find(content.stones, stone.is_string() ? stone.get<std::string>() : "", &Stone::id);
            if (found == content.stones.end())
                complain(diagnostics, "rain", row.id, "stones", "There is no stone " + excerpt(stone) + ".");
            else
                card.stones.push_back(static_cast<std::uint8_t>(found - content.stones.begin()));
        }
        const auto index = static_cast<std::uint8_t>(content.cards.size());
        content.cards.push_back(std::move(card));
        content.deck.insert(content.deck.end(), static_cast<std::size_t>(numberOf(row, "copies", 1)), index);
    }
    if (content.deck.size() > maxCards)
        complain(diagnostics, "rain", {}, "", "The rain deck holds at most 60 cards.");
}

} // namespace

const GameInfo &Game::info()
{
    static const GameInfo info{
        "ponds", "Ponds", 1, maxPlayers, {{"drizzle", "Drizzle", "Rain strikes one stone only"}}};
    return info;
}

std::shared_ptr<const Content> Game::compile(const ContentRows &rows, Diagnostics &diagnostics)
{
    auto content = std::make_shared<Content>();
    compileStones(rows, *content, diagnostics);
    compileRain(rows, *content, diagnostics);
    const Json *leaves = rows.constant("leaves.start");
    content->leaves = leaves && leaves->is_number_integer() ? leaves->get<int>() : 0;
    return hasErrors(diagnostics) ? nullptr : content;
}

Result<State> Game::setUp(const Content &content, const Json &options, std::uint64_t seed)
{
    const Json players = options.value("players", Json(1));
    if (!players.is_number_integer() || players < 1 || players > maxPlayers)
        return failure("bad-options", "\"players\" is " + excerpt(players) + "; it can be 1 to 3.");
    State state;
    state.rng = Rng(seed);
    state.players = players.get<std::uint8_t>();
    for (const Json &variant : options.value("variants", Json::array())) {
        if (variant != "drizzle")
            return failure("bad-options", "There is no variant " + excerpt(variant) + ".");
        state.drizzle = true;
    }
    std::fill_n(state.leaves.begin(), state.players, static_cast<std::uint8_t>(content.leaves));
    for (const std::uint8_t card : content.deck)
        state.deck.push(card);
    state.rng.shuffle(state.deck.items());
    return state;
}

GameRegistry games()
{
    static const std::vector<GameEntry> entries = {
        {Game::info(), nullptr, nullptr, &GameSession<Game>::create, &runPlaytest<Game>},
        {{"unfinished", "Unfinished", 1, 1, {}}, nullptr, nullptr, nullptr},
    };
    return entries;
}

ContentRows defaultContent()
{
    ContentRows rows;
    for (const char *id : {"A", "B", "C", "D", "E"})
        rows.put("stone", {id, {{"id", id}, {"depth", 2}}});
    rows.put("rain", {"r-ab", {{"id", "r-ab"}, {"stones", {"A", "B"}}, {"copies", 3}}});
    rows.put("rain", {"r-cd", {{"id", "r-cd"}, {"stones", {"C", "D"}}, {"copies", 3}}});
    rows.put("rain", {"r-dry", {{"id", "r-dry"}, {"stones", Json::array()}, {"copies", 6}}});
    rows.setConstant("leaves.start", 1);
    return rows;
}

ContentSource contentSource()
{
    return [](std::string_view game, std::string_view pack) -> Result<ContentRows> {
        if (game != "ponds" || (!pack.empty() && pack != "ponds"))
            return failure("unknown-pack", "There is no pack \"" + std::string(pack) + "\".");
        return defaultContent();
    };
}

} // namespace cardquake::ponds
