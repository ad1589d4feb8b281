// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/bugout/compile_selectors.h"
#include "engine/games/bugout/content_words.h"

#include <algorithm>

namespace cardquake::bugout {
namespace {

constexpr std::array<std::pair<std::string_view, TileType>, tileTypeCount> typeWords = {
    {{"urban", TileType::Urban},
     {"landmark", TileType::Landmark},
     {"terrain", TileType::Terrain},
     {"high-ground", TileType::HighGround},
     {"flooded", TileType::Flooded},
     {"lava", TileType::Lava},
     {"empty", TileType::Empty},
     {"sturdy", TileType::Sturdy},
     {"rope", TileType::Rope}}};
constexpr std::array<std::pair<std::string_view, Occupied>, 4> occupiedWords = {
    {{"any", Occupied::Any}, {"none", Occupied::None}, {"active", Occupied::Active}, {"civilian", Occupied::Civilian}}};
constexpr std::array<std::pair<std::string_view, TornadoThere>, 3> tornadoThereWords = {
    {{"active", TornadoThere::Active}, {"inert", TornadoThere::Inert}, {"none", TornadoThere::None}}};
constexpr std::array<std::pair<std::string_view, TokenKind>, tokenKindCount> tokenWords = {
    {{"landmark", TokenKind::Landmark},
     {"sample", TokenKind::Sample},
     {"map", TokenKind::Map},
     {"flare", TokenKind::Flare}}};
constexpr std::array<std::pair<std::string_view, Who>, 5> whoWords = {{{"any", Who::Any},
                                                                       {"active", Who::Active},
                                                                       {"controlled", Who::Controlled},
                                                                       {"civilian", Who::Civilian},
                                                                       {"hero", Who::Hero}}};
constexpr std::array<std::pair<std::string_view, Place>, 3> placeWords = {
    {{"map", Place::Map}, {"safe", Place::Safe}, {"graveyard", Place::Graveyard}}};
constexpr std::array<std::pair<std::string_view, PlayerWord>, 5> playerWords = {{{"active", PlayerWord::Active},
                                                                                 {"owner", PlayerWord::Active},
                                                                                 {"next", PlayerWord::Next},
                                                                                 {"all", PlayerWord::All},
                                                                                 {"others", PlayerWord::Others}}};
constexpr std::array<std::pair<std::string_view, Comparison>, 5> comparisonWords = {{{">=", Comparison::AtLeast},
                                                                                     {"<=", Comparison::AtMost},
                                                                                     {"==", Comparison::Equal},
                                                                                     {">", Comparison::More},
                                                                                     {"<", Comparison::Less}}};

template <class T>
SelectorIndex keep(std::vector<T> &list, T item)
{
    list.push_back(std::move(item));
    return static_cast<SelectorIndex>(list.size() - 1);
}

Wanted readWanted(const FieldReader &read, const char *key)
{
    if (!read.has(key))
        return Wanted::Either;
    return read.flag(key, true) ? Wanted::Yes : Wanted::No;
}

} // namespace

SelectorIndex SelectorCompiler::tiles(const FieldReader &owner, const char *key)
{
    return compileTiles(owner.object(key));
}

SelectorIndex SelectorCompiler::compileTiles(const FieldReader &read)
{
    read.allowOnly({"type", "category", "tile", "region", "cells", "edge", "occupied", "min_survivors", "token",
                    "damaged", "damageable", "walkable", "tornado", "extraction", "ref", "adjacent"});
    TileSelector selector;
    if (read.has("type")) {
        selector.types = 0;
        for (const TileType type : read.words<TileType>("type", typeWords))
            selector.types |= static_cast<std::uint16_t>(1U << static_cast<unsigned>(type));
    }
    if (read.has("category")) {
        const std::vector<Category> categories = read.words<Category>("category", categoryWords);
        std::uint16_t types = 0;
        for (std::size_t i = 0; i < tileTypeCount; ++i)
            if (std::ranges::find(categories, m_context.content.tileRules[i].category) != categories.end())
                types |= static_cast<std::uint16_t>(1U << i);
        selector.types &= types;
    }
    if (read.has("tile")) {
        selector.needsTile = true;
        selector.tiles = mapTiles(read);
    }
    if (read.has("region"))
        selector.cells &= region(read);
    if (read.has("cells"))
        selector.cells &= readCells(read, "cells");
    if (read.has("edge"))
        selector.cells &= read.flag("edge", true) ? edgeCells : allCells.without(edgeCells);
    if (read.has("occupied"))
        selector.occupied = read.word<Occupied>("occupied", occupiedWords);
    selector.minSurvivors = static_cast<std::uint8_t>(read.number("min_survivors", 0, survivorCount, 0));
    if (read.has("token"))
        selector.token = read.word<TokenKind>("token", tokenWords);
    selector.damaged = readWanted(read, "damaged");
    selector.damageable = readWanted(read, "damageable");
    selector.walkable = readWanted(read, "walkable");
    if (read.has("tornado"))
        selector.tornado = read.word<TornadoThere>("tornado", tornadoThereWords);
    selector.extraction = readWanted(read, "extraction");
    if (read.has("ref"))
        selector.ref = refNumber(read, "ref");
    if (read.has("adjacent"))
        selector.adjacent = tiles(read, "adjacent");
    return keep(m_context.content.effects.tileSelectors, std::move(selector));
}

std::uint64_t SelectorCompiler::mapTiles(const FieldReader &read)
{
    std::uint64_t tiles = 0;
    for (const auto &[path, value] : read.oneOrMany("tile")) {
        const auto tile =
            value->is_string() ? findRow(m_context.content.tiles, value->get<std::string>()) : std::nullopt;
        if (tile)
            tiles |= std::uint64_t{1} << *tile;
        else
            read.fail(path, "There is no map tile " + excerpt(*value) + ".");
    }
    return tiles;
}

CellSet SelectorCompiler::region(const FieldReader &read)
{
    const auto found = m_context.regions.find(read.text("region"));
    if (found != m_context.regions.end())
        return found->second;
    read.fail("region", "There is no region " + inQuotes(read.text("region")) + ".");
    return allCells;
}

SelectorIndex SelectorCompiler::compileSurvivors(const FieldReader &read)
{
    read.allowOnly({"who", "on", "holding", "vehicle", "in"});
    SurvivorSelector selector;
    selector.who = read.word<Who>("who", whoWords, Who::Any);
    if (read.has("on"))
        selector.on = tiles(read, "on");
    if (read.has("holding")) {
        const std::string word = read.text("holding");
        if (word == "any")
            selector.holding.what = Holding::What::Anything;
        else if (word == "none")
            selector.holding.what = Holding::What::Nothing;
        else
            selector.holding = {Holding::What::Kind, read.word<TokenKind>("holding", tokenWords)};
    }
    selector.vehicle = readWanted(read, "vehicle");
    selector.in = read.word<Place>("in", placeWords, Place::Map);
    return keep(m_context.content.effects.survivorSelectors, std::move(selector));
}

SelectorIndex SelectorCompiler::compileTokens(const FieldReader &read)
{
    read.allowOnly({"kind", "lit", "reinforced", "held", "on", "in"});
    TokenSelector selector;
    if (read.has("kind")) {
        selector.kinds = {};
        for (const TokenKind kind : read.words<TokenKind>("kind", tokenWords))
            selector.kinds |= tokensOf(kind);
    }
    selector.lit = readWanted(read, "lit");
    selector.reinforced = readWanted(read, "reinforced");
    selector.held = readWanted(read, "held");
    if (read.has("on"))
        selector.on = tiles(read, "on");
    selector.in = read.word<Place>("in", placeWords, Place::Map);
    return keep(m_context.content.effects.tokenSelectors, std::move(selector));
}

Target SelectorCompiler::target(const FieldReader &effect)
{
    const FieldReader read = effect.object("target");
    read.allowOnly({"tiles", "survivors", "tokens", "pick", "optional"});
    if (int{read.has("tiles")} + int{read.has("survivors")} + int{read.has("tokens")} > 1)
        read.fail("", "It can be tiles, survivors or tokens, but not several of them.");
    Target target;
    if (read.has("survivors")) {
        target.kind = TargetKind::Survivors;
        target.selector = compileSurvivors(read.object("survivors"));
    } else if (read.has("tokens")) {
        target.kind = TargetKind::Tokens;
        target.selector = compileTokens(read.object("tokens"));
    } else {
        target.selector = tiles(read, "tiles");
    }
    readPick(read, target);
    target.optional = read.flag("optional", false);
    return target;
}

void SelectorCompiler::readPick(const FieldReader &read, Target &target)
{
    if (!read.has("pick"))
        return;
    const Json &pick = read.json().at("pick");
    if (pick == "all") {
        target.mode = PickMode::All;
    } else if (pick.is_object()) {
        target.mode = PickMode::Random;
        target.count = static_cast<std::uint8_t>(read.object("pick").number("random", 1, maxTimes, 1));
        if (!pick.contains("random"))
            read.fail("pick", "It is " + excerpt(pick) + "; it can be a number, all, or {\"random\": number}.");
    } else if (pick.is_string()) {
        read.fail("pick", "It is " + excerpt(pick) + "; it can be a number, all, or {\"random\": number}.");
    } else {
        target.count = static_cast<std::uint8_t>(read.number("pick", 1, maxTimes, 1));
    }
}

ConditionIndex SelectorCompiler::condition(const FieldReader &owner, const char *key)
{
    return compileCondition(owner.object(key));
}

ConditionIndex SelectorCompiler::compileCondition(const FieldReader &read)
{
    Condition condition;
    if (read.has("not")) {
        read.allowOnly({"not"});
        condition.form = Condition::Form::Not;
        condition.parts.push_back(compileCondition(read.object("not")));
    } else if (read.has("all") || read.has("any")) {
        read.allowOnly({"all", "any"});
        const bool all = read.has("all");
        condition.form = all ? Condition::Form::All : Condition::Form::Any;
        const char *key = all ? "all" : "any";
        read.limitSize(key, 1, maxConditions);
        for (const FieldReader &part : read.objects(key))
            condition.parts.push_back(compileCondition(part));
    } else {
        return compileCount(read);
    }
    return keep(m_context.content.effects.conditions, std::move(condition));
}

ConditionIndex SelectorCompiler::compileCount(const FieldReader &read)
{
    read.allowOnly({"count", "op", "n"});
    read.limitSize("count", 1, 1);
    Condition condition;
    countOf(read.object("count"), condition);
    condition.comparison = read.word<Comparison>("op", comparisonWords);
    condition.n = read.number("n", 0, maxCount, 0);
    if (!read.has("n"))
        read.fail("n", "The number to compare with is missing.");
    return keep(m_context.content.effects.conditions, std::move(condition));
}

void SelectorCompiler::countOf(const FieldReader &read, Condition &condition)
{
    if (read.has("tiles")) {
        condition.what = CountOf::Tiles;
        condition.selector = tiles(read, "tiles");
    } else if (read.has("survivors")) {
        condition.what = CountOf::Survivors;
        condition.selector = compileSurvivors(read.object("survivors"));
    } else if (read.has("tokens")) {
        condition.what = CountOf::Tokens;
        condition.selector = compileTokens(read.object("tokens"));
    } else if (read.has("resources")) {
        condition.what = CountOf::Resources;
        condition.players = players(read, "resources");
    } else if (read.has("disasters")) {
        condition.what = CountOf::Disasters;
        condition.disaster = read.word<DisasterKind>("disasters", disasterWords);
    } else if (read.has("deck")) {
        condition.what = CountOf::Deck;
        condition.deck = read.word<DeckName>("deck", deckWords);
    } else if (read.has("graveyard")) {
        condition.what = CountOf::Graveyard;
    } else {
        read.fail("", "It can count tiles, survivors, tokens, resources, disasters, graveyard or deck.");
    }
}

PlayerWord SelectorCompiler::players(const FieldReader &owner, const char *key)
{
    return owner.word<PlayerWord>(key, playerWords, PlayerWord::Active);
}

std::uint8_t SelectorCompiler::refNumber(const FieldReader &owner, const char *key)
{
    const std::string name = owner.text(key);
    auto found = std::ranges::find(m_refs, name);
    if (found == m_refs.end()) {
        if (m_refs.size() == maxRefsPerCard) {
            owner.fail(key, "A card can give names to at most " + std::to_string(maxRefsPerCard) + " tiles.");
            return 0;
        }
        m_refs.push_back(name);
        found = m_refs.end() - 1;
    }
    return static_cast<std::uint8_t>(found - m_refs.begin());
}

} // namespace cardquake::bugout
