// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/bugout/options.h"

#include "engine/core/text.h"
#include "engine/games/bugout/notation.h"

#include <algorithm>

namespace cardquake::bugout {

const std::array<std::string_view, variantCount> variantNames = {
    "first-game",          "night-extraction", "no-inert-eruptions", "unprepared",
    "trained-rescue-team", "lethal-tornadoes", "budget-cuts"};

namespace {

constexpr std::array<std::string_view, 3> difficultyNames = {"easy", "medium", "hard"};
constexpr std::array<std::string_view, 3> placementNames = {"recommended", "random", "free"};

tl::unexpected<Error> bad(const std::string &key, const Json &value, const std::string &allowed)
{
    return failure("bad-options", inQuotes(key) + " is " + excerpt(value) + "; it can be " + allowed + ".");
}

template <std::size_t N>
std::optional<std::uint8_t> indexIn(const std::array<std::string_view, N> &names, const Json &value)
{
    for (std::size_t i = 0; i < N; ++i)
        if (value == names[i])
            return static_cast<std::uint8_t>(i);
    return std::nullopt;
}

std::optional<int> numberIn(const Json &value, int lowest, int highest)
{
    if (!value.is_number_integer() || value < lowest || value > highest)
        return std::nullopt;
    return value.get<int>();
}

Result<void> readVariants(const Json &list, Options &options)
{
    if (!list.is_array())
        return bad("variants", list, "a list");
    for (const Json &name : list) {
        const auto variant = indexIn(variantNames, name);
        if (!variant)
            return bad("variants", name, joined(variantNames));
        options.variants.add(static_cast<Variant>(*variant));
    }
    return {};
}

Result<void> readLayout(const Content &content, const Json &value, Options &options)
{
    if (value == "shuffled")
        options.layout = shuffledLayout;
    else if (value == "listed")
        options.layout = listedLayout;
    else {
        const auto found =
            std::ranges::find_if(content.layouts, [&](const Layout &layout) { return value == layout.id; });
        if (found == content.layouts.end())
            return bad("layout", value, "shuffled, listed, or the id of a designed map");
        options.layout = static_cast<std::uint8_t>(found - content.layouts.begin());
    }
    return {};
}

Result<void> readColours(const Json &list, ParsedOptions &parsed)
{
    if (!list.is_array() || list.size() != parsed.options.players)
        return bad("colors", list, "a list with a colour for each player");
    parsed.options.coloursGiven = true;
    std::uint8_t taken = 0;
    for (std::size_t i = 0; i < list.size(); ++i) {
        const auto colour = indexIn(colourNames, list[i]);
        if (!colour || (taken >> *colour & 1U) != 0)
            return bad("colors", list, "different ones out of " + joined(colourNames));
        taken |= static_cast<std::uint8_t>(1U << *colour);
        parsed.colours[i] = static_cast<Colour>(*colour);
    }
    return {};
}

Result<void> readOption(const Content &content, const std::string &key, const Json &value, ParsedOptions &parsed)
{
    Options &options = parsed.options;
    if (key == "variants")
        return readVariants(value, options);
    if (key == "layout")
        return readLayout(content, value, options);
    if (key == "colors")
        return readColours(value, parsed);
    if (key == "difficulty") {
        const auto difficulty = indexIn(difficultyNames, value);
        if (!difficulty)
            return bad(key, value, joined(difficultyNames));
        options.difficulty = static_cast<Difficulty>(*difficulty);
    } else if (key == "placement") {
        const auto placement = indexIn(placementNames, value);
        if (!placement)
            return bad(key, value, joined(placementNames));
        options.placement = static_cast<Placement>(*placement);
    } else if (key == "first_player") {
        std::optional<Player> first;
        for (Player player = 0; player < options.players; ++player)
            if (value == playerText(player))
                first = player;
        if (!first)
            return bad(key, value, "p1 to " + playerText(static_cast<Player>(options.players - 1)));
        options.firstPlayer = *first;
    } else if (key == "budget_cuts") {
        const auto cuts = numberIn(value, 0, mostBudgetCuts);
        if (!cuts)
            return bad(key, value, "0 to 6");
        options.budgetCuts = static_cast<std::uint8_t>(*cuts);
    } else if (key != "players") {
        return failure("bad-options", "BUGOUT has no option " + inQuotes(key) + ".");
    }
    return {};
}

} // namespace

Result<ParsedOptions> parseOptions(const Content &content, const Json &json)
{
    ParsedOptions parsed;
    parsed.colours = {Colour::Red, Colour::Blue, Colour::Yellow, Colour::Green};
    const Json players = json.value("players", Json(1));
    const auto count = numberIn(players, 1, maxPlayers);
    if (!count)
        return bad("players", players, "1 to 4");
    parsed.options.players = static_cast<std::uint8_t>(*count);
    for (const auto &[key, value] : json.items())
        if (const Result<void> read = readOption(content, key, value, parsed); !read)
            return tl::unexpected(read.error());
    return parsed;
}

Json optionsToJson(const Content &content, const State &state)
{
    const Options &options = state.options;
    Json variants = Json::array();
    for (const Variant variant : options.variants)
        variants.push_back(variantNames[static_cast<std::size_t>(variant)]);
    std::string layout = "shuffled";
    if (options.layout == listedLayout)
        layout = "listed";
    else if (options.layout != shuffledLayout)
        layout = content.layouts[options.layout].id;
    Json json = {{"players", options.players},
                 {"variants", std::move(variants)},
                 {"difficulty", difficultyNames[static_cast<std::size_t>(options.difficulty)]},
                 {"layout", layout},
                 {"placement", placementNames[static_cast<std::size_t>(options.placement)]},
                 {"first_player", playerText(options.firstPlayer)},
                 {"budget_cuts", options.budgetCuts}};
    if (options.coloursGiven) {
        json["colors"] = Json::array();
        for (Player player = 0; player < options.players; ++player)
            json["colors"].push_back(colourNames[static_cast<std::size_t>(state.players[player].colour)]);
    }
    return json;
}

} // namespace cardquake::bugout
