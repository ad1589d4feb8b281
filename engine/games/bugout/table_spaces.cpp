// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/bugout/board.h"
#include "engine/games/bugout/table_parts.h"
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

} // namespace

void addSpaces(const Content &content, const State &state, Table &table)
{
    const CellSet extraction = extractionPoints(content, state);
    for (const Cell cell : allCells) {
        TableSpace space;
        space.id = toText(cell);
        space.label = nameOfSurface(content, state, cell);
        space.x = columnOf(cell);
        space.y = rowOf(cell);
        space.face = faceOf(content, state, cell);
        space.health = healthOf(content, state, cell);
        if (extraction.has(cell))
            space.marks.push_back("extraction");
        table.spaces.push_back(std::move(space));
    }
}

} // namespace cardquake::bugout
