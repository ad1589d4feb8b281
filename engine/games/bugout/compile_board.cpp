// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/bugout/compile_parts.h"
#include "engine/games/bugout/content_words.h"

#include <algorithm>

namespace cardquake::bugout {
namespace {

constexpr std::array<std::pair<std::string_view, Walk>, 3> walkWords = {
    {{"yes", Walk::Yes}, {"climb", Walk::Climb}, {"no", Walk::No}}};
constexpr std::array<std::pair<std::string_view, Drive>, 3> driveWords = {
    {{"yes", Drive::Yes}, {"passable", Drive::Passable}, {"no", Drive::No}}};
constexpr std::array<std::pair<std::string_view, LavaProperty>, 4> lavaWords = {{{"place", LavaProperty::Place},
                                                                                 {"divert", LavaProperty::Divert},
                                                                                 {"combine", LavaProperty::Combine},
                                                                                 {"below", LavaProperty::Below}}};
constexpr std::array<std::pair<std::string_view, TileType>, 4> mapTypeWords = {{{"urban", TileType::Urban},
                                                                                {"landmark", TileType::Landmark},
                                                                                {"terrain", TileType::Terrain},
                                                                                {"high-ground", TileType::HighGround}}};
constexpr std::array<std::pair<std::string_view, Icon>, 6> iconWords = {{{"landmark", Icon::Landmark},
                                                                         {"flare", Icon::Flare},
                                                                         {"sample", Icon::Sample},
                                                                         {"map", Icon::Map},
                                                                         {"tornado-field", Icon::TornadoField},
                                                                         {"tornado-plain", Icon::TornadoPlain}}};
constexpr std::array<std::pair<std::string_view, ActionKind>, 5> actionKindWords = {
    {{"basic", ActionKind::Basic},
     {"free", ActionKind::Free},
     {"complex", ActionKind::Complex},
     {"reaction", ActionKind::Reaction},
     {"surcharge", ActionKind::Surcharge}}};

template <std::size_t N>
std::optional<std::size_t> indexIn(const std::array<std::string_view, N> &names, std::string_view name)
{
    const auto found = std::ranges::find(names, name);
    return found == names.end() ? std::nullopt : std::optional<std::size_t>(found - names.begin());
}

/// numerals, then `flip` or `destroy`.
Track readTrack(const FieldReader &row, std::size_t fewest)
{
    Track track;
    const auto indicators = row.texts("track");
    row.limitSize("track", fewest, maxTrackLength);
    for (std::size_t i = 0; i < std::min(indicators.size(), maxTrackLength); ++i) {
        const auto &[path, text] = indicators[i];
        const bool isLast = i + 1 == indicators.size();
        const bool isEnd = text == "flip" || text == "destroy";
        const bool isNumeral = !text.empty() && std::ranges::all_of(text, [](char c) { return c >= '0' && c <= '9'; });
        if (isLast ? !isEnd : !isNumeral)
            row.fail(path, "It is " + inQuotes(text) +
                               "; all indicators but the last are numerals, and the last is flip "
                               "or destroy.");
        track.length = static_cast<std::uint8_t>(i + 1);
        track.end = text == "flip" ? TrackEnd::Flip : TrackEnd::Destroy;
    }
    return track;
}

void compileResources(CompileContext &context)
{
    for (const ContentRow &row : context.rows.rows("resource"))
        context.content.resources.push_back({row.id, FieldReader("resource", row, context.diagnostics).text("name")});
    if (context.content.resources.empty() || context.content.resources.size() > maxResources)
        context.fail("resource", "There can be 1 to " + std::to_string(maxResources) + " kinds of resource.");
    context.content.resources.resize(std::min(context.content.resources.size(), maxResources));
}

void compileTileRules(CompileContext &context)
{
    for (std::size_t i = 0; i < tileTypeCount; ++i) {
        const ContentRow *row = context.rows.find("tile_type", tileTypeNames[i]);
        if (!row) {
            context.fail("tile_type", "The row " + inQuotes(tileTypeNames[i]) + " is missing.", tileTypeNames[i]);
            continue;
        }
        const FieldReader read("tile_type", *row, context.diagnostics);
        TileRules &rules = context.content.tileRules[i];
        rules.category = read.word<Category>("category", categoryWords);
        rules.walk = read.word<Walk>("walk", walkWords);
        rules.drive = read.word<Drive>("drive", driveWords);
        rules.bridge = read.flag("bridge", false);
        rules.lava = read.word<LavaProperty>("lava", lavaWords);
        rules.capacity = static_cast<std::uint8_t>(read.number("capacity", 0, survivorCount, 0));
    }
}

void compileTiles(CompileContext &context)
{
    const std::vector<ContentRow> &rows = context.rows.rows("map");
    if (rows.size() != cellCount)
        context.fail("map", "The valley has " + std::to_string(cellCount) + " cells, but there are " +
                                std::to_string(rows.size()) + " map tiles.");
    for (std::size_t i = 0; i < std::min(rows.size(), cellCount); ++i) {
        const FieldReader read("map", rows[i], context.diagnostics);
        MapTile tile;
        tile.id = rows[i].id;
        tile.name = read.text("name");
        tile.type = read.word<TileType>("type", mapTypeWords);
        tile.track = readTrack(read, 0);
        for (const Icon icon : read.words<Icon>("icons", iconWords))
            tile.icons.add(icon);
        tile.population = static_cast<std::uint8_t>(read.number("population", 0, survivorCount, 0));
        if (read.has("dots")) {
            const FieldReader dots = read.object("dots");
            for (std::size_t colour = 0; colour < colourCount; ++colour)
                tile.dots[colour] = static_cast<std::uint8_t>(
                    dots.number(std::string(colourNames[colour]).c_str(), 0, survivorsPerColour, 0));
        }
        tile.volcano = read.flag("volcano", false);
        if (tile.volcano)
            context.content.volcano = static_cast<RowIndex>(i);
        context.content.tiles.push_back(std::move(tile));
    }
}

void compileBridgesAndVehicles(CompileContext &context)
{
    for (std::size_t i = 0; i < bridgeKindCount; ++i) {
        const ContentRow *row = context.rows.find("bridge", bridgeNames[i]);
        if (!row) {
            context.fail("bridge", "The row " + inQuotes(bridgeNames[i]) + " is missing.", bridgeNames[i]);
            continue;
        }
        const FieldReader read("bridge", *row, context.diagnostics);
        context.content.bridges[i] = {read.text("name"), readTrack(read, 1)};
        if (context.content.bridges[i].track.length > 0 && context.content.bridges[i].track.end == TrackEnd::Flip)
            read.fail("track", "A Bridge has no other side; its track ends in destroy.");
    }
    for (const ContentRow &row : context.rows.rows("vehicle")) {
        const FieldReader read("vehicle", row, context.diagnostics);
        context.content.vehicles.push_back({row.id, read.text("name"),
                                            static_cast<std::uint8_t>(read.number("seats", 1, survivorCount, 1)),
                                            static_cast<std::uint8_t>(read.number("steps", 1, maxDriveSteps, 1))});
    }
    if (context.content.vehicles.empty() || context.content.vehicles.size() > maxVehicleKinds)
        context.fail("vehicle", "There can be 1 to " + std::to_string(maxVehicleKinds) + " kinds of vehicle.");
}

void compileActions(CompileContext &context)
{
    for (std::size_t i = 0; i < actionCount; ++i) {
        const ContentRow *row = context.rows.find("action", actionNames[i]);
        if (!row) {
            context.fail("action", "The row " + inQuotes(actionNames[i]) + " is missing.", actionNames[i]);
            continue;
        }
        const FieldReader read("action", *row, context.diagnostics);
        const ActionKind kind = read.word<ActionKind>("kind", actionKindWords);
        context.content.actionKinds[i] = kind;
        if (kind != ActionKind::Basic && kind != ActionKind::Complex)
            context.content.freeActions |= 1U << i;
        if (read.has("cost"))
            context.content.actionCosts[i] = readCost(context, read, "cost", 0);
    }
}

void compileLayouts(CompileContext &context)
{
    for (const ContentRow &row : context.rows.rows("layout")) {
        const FieldReader read("layout", row, context.diagnostics);
        Layout layout{row.id, {}};
        const FieldReader tiles = read.object("tiles");
        for (const auto &[name, value] : tiles.json().items()) {
            const std::optional<Cell> cell = cellFromText(name);
            const std::string id = tiles.text(name.c_str());
            const std::optional<RowIndex> tile = findRow(context.content.tiles, id);
            if (!cell)
                tiles.fail(name, "There is no cell " + inQuotes(name) + " on the map.");
            else if (tile)
                layout.tiles[indexOf(*cell)] = tile;
            else if (!id.empty())
                tiles.fail(name, "There is no map tile " + inQuotes(id) + ".");
        }
        context.content.layouts.push_back(std::move(layout));
    }
}

} // namespace

void compileBoard(CompileContext &context)
{
    compileResources(context);
    compileTileRules(context);
    compileTiles(context);
    compileBridgesAndVehicles(context);
    compileActions(context);
    for (const ContentRow &row : context.rows.rows("region"))
        context.regions[row.id] = readCells(FieldReader("region", row, context.diagnostics), "cells");
    compileLayouts(context);
}

} // namespace cardquake::bugout
