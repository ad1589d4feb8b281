// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/bugout/board.h"
#include "engine/games/bugout/lava.h"
#include "engine/games/bugout/marked_text.h"
#include "engine/games/bugout/table_parts.h"
#include "engine/games/bugout/table_risk.h"
#include "engine/games/bugout/table_words.h"

namespace cardquake::bugout {
namespace {

FaceRef faceOf(const Content &content, const State &state, Cell cell)
{
    const CellStack &stack = state.map[indexOf(cell)];
    const std::string hits = hitsOf(state, cell) > 0 ? "hits-" + std::to_string(hitsOf(state, cell)) : std::string();
    switch (surfaceOf(state, cell)) {
    case TileType::Lava:
        return {"lava", std::string(toText(stack.layers.back().in())), std::string(toText(stack.layers.back().out()))};
    case TileType::Sturdy:
        return {"bridge", "sturdy", hits};
    case TileType::Rope:
        return {"bridge", "rope", hits};
    case TileType::Empty:
        return {};
    case TileType::Flooded:
        return {"map", content.tiles[stack.tile].id, "flooded"};
    default:
        return {"map", content.tiles[stack.tile].id, hits};
    }
}

/// What a bridge is built over.
FaceRef faceBelow(const Content &content, const State &state, Cell cell)
{
    const CellStack &stack = state.map[indexOf(cell)];
    if (stack.layers.empty() || stack.layers.back().isLava())
        return {};
    if (stack.layers.size() > 1) {
        const Layer below = stack.layers[stack.layers.size() - 2];
        if (below.isLava())
            return {"lava", std::string(toText(below.in())), std::string(toText(below.out()))};
    }
    if (stack.tile == noTile)
        return {};
    return {"map", content.tiles[stack.tile].id, stack.flooded ? "flooded" : ""};
}

/// The indicator on top: the numbers count down to the last one, which tells what becomes of the tile.
TableHealth healthOf(const Content &content, const State &state, Cell cell)
{
    TableHealth health;
    const Track track = trackOf(content, state, cell);
    if (track.length == 0)
        return health;
    health.of = track.length;
    health.left = track.length - hitsOf(state, cell);
    if (health.left > 1)
        health.icon = "health-" + std::to_string(health.left - 1);
    else if (health.left == 1)
        health.icon = track.end == TrackEnd::Flip ? "health-flip" : "health-destroy";
    return health;
}

std::string typeWords(const Content &content, const State &state, Cell cell)
{
    constexpr std::array<std::string_view, 3> categories = {"category.structure", "category.nature",
                                                            "category.destroyed"};
    const TileType type = surfaceOf(state, cell);
    const std::string key = std::string("type.").append(tileTypeNames[static_cast<std::size_t>(type)]);
    const auto category = static_cast<std::size_t>(content.rules(type).category);
    return tablePhrases().say("fact.type", {{"type", plainText(englishPhrases().say(key))},
                                            {"category", plainText(englishPhrases().say(categories[category]))}});
}

std::string healthWords(const Content &content, const State &state, Cell cell)
{
    const Track track = trackOf(content, state, cell);
    if (track.length == 0)
        return tablePhrases().say("fact.no-health");
    const int left = track.length - hitsOf(state, cell);
    return tablePhrases().say(track.end == TrackEnd::Flip ? "fact.health.flip" : "fact.health.destroy",
                              {{"n", std::to_string(left), left}, {"all", std::to_string(track.length)}});
}

std::string roomWords(const Content &content, const State &state, Cell cell)
{
    constexpr std::array<std::string_view, 3> keys = {"fact.walk.yes", "fact.walk.climb", "fact.walk.no"};
    const TileRules &rules = rulesOf(content, state, cell);
    return tablePhrases().say(
        keys[static_cast<std::size_t>(rules.walk)],
        {{"n", std::to_string(state.survivorsOn[indexOf(cell)].size())}, {"all", std::to_string(rules.capacity)}});
}

/// What would appear if the surface were taken off.
std::string beneathWords(const Content &content, const State &state, Cell cell)
{
    const CellStack &stack = state.map[indexOf(cell)];
    if (stack.layers.empty())
        return {};
    State without = state;
    without.map[indexOf(cell)].layers.pop();
    refreshSurface(content, without, cell);
    return tablePhrases().say("fact.beneath", {{"what", nameOfSurface(content, without, cell)}});
}

std::string tokenWords(const State &state, Cell cell)
{
    std::vector<std::string> names;
    for (const Token token : state.tokensOn[indexOf(cell)]) {
        const bool isUnlit = kindOf(token) == TokenKind::Flare && !state.lit.has(token);
        const std::string_view look = isUnlit ? "token.unlit" : state.reinforced.has(token) ? "token.reinforced" : "";
        names.push_back(look.empty() ? nameOf(token) : tablePhrases().say(look, {{"token", nameOf(token)}}));
    }
    if (names.empty())
        return {};
    return tablePhrases().say("fact.tokens", {{"what", tablePhrases().join("and", names)}});
}

std::string tornadoWords(const State &state, Cell cell)
{
    for (std::size_t i = 0; i < tornadoCount; ++i) {
        const TornadoState &tornado = state.tornadoes[i];
        if (tornado.onMap && tornado.at == cell)
            return tablePhrases().say(tornado.active ? "fact.tornado.active" : "fact.tornado.inert",
                                      {{"tornado", nameOf(static_cast<Tornado>(i))}});
    }
    return {};
}

std::vector<std::string> factsOf(const Content &content, const State &state, Cell cell, CellSet extraction)
{
    std::vector<std::string> facts = {typeWords(content, state, cell), roomWords(content, state, cell),
                                      healthWords(content, state, cell)};
    for (std::string &fact :
         std::array{beneathWords(content, state, cell), tokenWords(state, cell), tornadoWords(state, cell),
                    extraction.has(cell) ? tablePhrases().say("fact.extraction") : std::string()})
        if (!fact.empty())
            facts.push_back(std::move(fact));
    return facts;
}

/// Where the next Lava tile of an Eruption in somebody's hand will lie.
CellSet nextLava(const Content &content, const State &state)
{
    CellSet cells;
    for (const HeldDisaster &held : state.disasters) {
        if (content.draw[held.card].kind != DrawKind::Eruption)
            continue;
        const Flow flow = traceLavaFlow(content, state, content.draw[held.card].direction);
        if (flow.end == FlowEnd::Place)
            cells.add(flow.cell);
    }
    return cells;
}

/// The signs that belong to sets of cells, by what they are called.
std::vector<std::pair<std::string_view, CellSet>> markedCells(const Content &content, const State &state)
{
    const std::optional<Cell> volcano = volcanoCell(content, state);
    const SignalState signal = signalState(content, state);
    return {{"extraction", extractionPoints(content, state)},
            {"signal", signal.burning},
            {"signal-missing", signal.missing},
            {"volcano", volcano ? CellSet::of(*volcano) : CellSet()},
            {"lava-next", nextLava(content, state)}};
}

} // namespace

void addSpaces(const Content &content, const State &state, Table &table)
{
    const CellSet extraction = extractionPoints(content, state);
    const Risks risks(content, state);
    const auto marks = markedCells(content, state);
    for (const Cell cell : allCells) {
        TableSpace space;
        space.id = toText(cell);
        space.label = nameOfSurface(content, state, cell);
        space.x = columnOf(cell);
        space.y = rowOf(cell);
        space.face = faceOf(content, state, cell);
        space.under = faceBelow(content, state, cell);
        space.health = healthOf(content, state, cell);
        space.facts = factsOf(content, state, cell, extraction);
        space.risk = risks.of(cell);
        space.riskNote = risks.note(cell);
        for (const auto &[mark, cells] : marks)
            if (cells.has(cell))
                space.marks.emplace_back(mark);
        table.spaces.push_back(std::move(space));
    }
}

} // namespace cardquake::bugout
