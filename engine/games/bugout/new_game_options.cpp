// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/bugout/new_game_options.h"

#include "engine/games/bugout/game.h"
#include "engine/games/bugout/options.h"

#include <array>

namespace cardquake::bugout {
namespace {

std::string textOf(const ContentRow &row, const char *field)
{
    const auto found = row.fields.find(field);
    return found != row.fields.end() && found->is_string() ? found->get<std::string>() : std::string();
}

GameOption choice(std::string id, std::string label, std::vector<OptionChoice> choices, std::string usual)
{
    GameOption option;
    option.id = std::move(id);
    option.label = std::move(label);
    option.choices = std::move(choices);
    option.usual = std::move(usual);
    return option;
}

GameOption layouts(const ContentRows &rows)
{
    std::vector<OptionChoice> maps = {{"shuffled", "Shuffled", "the tiles are dealt at random"},
                                      {"listed", "As listed", "the tiles lie in the order of the list"}};
    for (const ContentRow &row : rows.rows("layout"))
        maps.push_back({row.id, textOf(row, "name"), textOf(row, "description")});
    GameOption option = choice("layout", "Map", std::move(maps), "shuffled");
    option.group = "map";
    return option;
}

/// The rules draw one of the difficulty; a table may agree on one instead.
GameOption signals(const ContentRows &rows)
{
    std::vector<OptionChoice> cards = {{"", "Drawn at random", {}}};
    for (const ContentRow &row : rows.rows("signal"))
        cards.push_back({row.id, row.id, textOf(row, "difficulty")});
    GameOption option = choice("signal", "Distress Signal", std::move(cards), "");
    option.isState = true;
    return option;
}

/// Whether a variant makes the game harder or easier, where the rules say so.
std::string effortOf(std::string_view variant)
{
    constexpr std::array<std::string_view, 4> harder = {"no-inert-eruptions", "unprepared", "lethal-tornadoes",
                                                        "budget-cuts"};
    for (const std::string_view name : harder)
        if (name == variant)
            return "harder";
    return variant == "trained-rescue-team" ? "easier" : "";
}

std::string constantInWords(const ContentRows &rows, const std::string &key)
{
    const Json *value = rows.constant(key);
    return value && value->is_number_integer() ? std::to_string(value->get<int>()) : "?";
}

} // namespace

GameOptions newGameOptions(const ContentRows &rows)
{
    GameOptions all;
    all.colours = {{"red", "Red", {}}, {"blue", "Blue", {}}, {"yellow", "Yellow", {}}, {"green", "Green", {}}};
    all.unplayed = "Civilians";
    for (int players = Game::info().minPlayers; players <= Game::info().maxPlayers; ++players) {
        const std::string number = std::to_string(players);
        all.tables.push_back({number, number + (players == 1 ? " player" : " players"),
                              constantInWords(rows, "actions." + number) + " actions and " +
                                  constantInWords(rows, "draws." + number) + " cards a turn"});
    }
    all.options.push_back(layouts(rows));
    all.options.push_back(
        choice("difficulty", "Signal", {{"easy", "Easy", {}}, {"medium", "Medium", {}}, {"hard", "Hard", {}}}, "easy"));
    all.options.push_back(signals(rows));
    all.options.push_back(choice("placement", "First placement",
                                 {{"recommended", "Recommended", "spread over the towns as the tiles say"},
                                  {"random", "Random", "shuffled over the towns"},
                                  {"free", "By the players", "one after the other"}},
                                 "recommended"));
    for (const VariantInfo &info : Game::info().variants) {
        GameOption variant;
        variant.id = info.id;
        variant.label = info.name;
        variant.note = info.description;
        variant.kind = GameOption::Kind::Variant;
        variant.usual = false;
        variant.effort = effortOf(info.id);
        all.options.push_back(std::move(variant));
    }
    GameOption cuts;
    cuts.id = "budget_cuts";
    cuts.label = "Budget cuts";
    cuts.note = "Landmarks missing";
    cuts.kind = GameOption::Kind::Number;
    cuts.highest = mostBudgetCuts;
    cuts.usual = 1;
    cuts.variant = "budget-cuts";
    all.options.push_back(std::move(cuts));
    all.firstGame = {{"first-game", true}, {"difficulty", "easy"}};
    return all;
}

} // namespace cardquake::bugout
