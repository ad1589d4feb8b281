// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/bugout/table.h"

#include "engine/games/bugout/board.h"
#include "engine/games/bugout/costs.h"
#include "engine/games/bugout/decks.h"
#include "engine/games/bugout/notation.h"
#include "engine/games/bugout/state_json.h"

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

void addSpaces(const Content &content, const State &state, Table &table)
{
    const CellSet extraction = extractionPoints(content, state);
    for (const Cell cell : allCells) {
        TableSpace space;
        space.id = toText(cell);
        space.label = stackToText(content, state.map[indexOf(cell)]);
        space.x = columnOf(cell);
        space.y = rowOf(cell);
        space.face = faceOf(content, state, cell);
        if (extraction.has(cell))
            space.marks.push_back("extraction");
        table.spaces.push_back(std::move(space));
    }
}

std::string ownerOf(const State &state, Survivor survivor)
{
    for (Player player = 0; player < state.options.players; ++player)
        if (heroesOf(state, player).has(survivor))
            return playerText(player);
    return {};
}

void addPieces(const Content &content, const State &state, Table &table)
{
    for (const Survivor survivor : state.onMap) {
        const Whereabouts where = whereIs(state, survivor);
        const std::string colour(colourNames[static_cast<std::size_t>(colourOf(survivor))]);
        table.pieces.push_back({toText(survivor),
                                colour,
                                "survivor",
                                where.isOnFoot() ? toText(where.cell()) : toText(where.vehicle()),
                                ownerOf(state, survivor),
                                {"survivor", colour, {}}});
    }
    for (const Token token : tokensOnMap(state)) {
        const TokenPlace place = whereIs(state, token);
        const std::string kind(tokenKindNames[static_cast<std::size_t>(kindOf(token))]);
        const bool isUnlit = kindOf(token) == TokenKind::Flare && !state.lit.has(token);
        const char *look = isUnlit ? "unlit" : state.reinforced.has(token) ? "reinforced" : "";
        table.pieces.push_back({toText(token),
                                kind,
                                "token",
                                place.isLying() ? toText(place.cell()) : toText(place.holder()),
                                {},
                                {"token", kind, look}});
    }
    for (std::size_t i = 0; i < maxVehicles; ++i)
        if (const VehicleState &vehicle = state.vehicles[i]; vehicle.onMap)
            table.pieces.push_back({toText(static_cast<Vehicle>(i)),
                                    content.vehicles[vehicle.kind].name,
                                    "vehicle",
                                    toText(vehicle.at),
                                    {},
                                    {"vehicle", content.vehicles[vehicle.kind].id, {}}});
    for (std::size_t i = 0; i < tornadoCount; ++i)
        if (const TornadoState &tornado = state.tornadoes[i]; tornado.onMap)
            table.pieces.push_back({"tornado-" + std::string(tornadoNames[i]),
                                    "Tornado",
                                    "tornado",
                                    toText(tornado.at),
                                    {},
                                    {"tornado", std::string(tornadoNames[i]), tornado.active ? "active" : "inert"}});
}

template <std::size_t N>
void addPile(const Content &content, DeckName name, const Pile<N> &pile, Table &table)
{
    const std::string id(deckNames[static_cast<std::size_t>(name)]);
    table.piles.push_back({id, id, id, static_cast<int>(pile.deckSize()), {}, {id, {}, "back"}});
    TablePile discards{id + "-discards", id, id, static_cast<int>(pile.discardSize()), {}, {}};
    for (std::size_t i = 0; i < pile.discardSize(); ++i)
        discards.cards.push_back(content.cardId(name, pile.discardFromTop(i)));
    if (!discards.cards.empty())
        discards.top = {id, discards.cards.front(), {}};
    table.piles.push_back(std::move(discards));
}

void addPiles(const Content &content, const State &state, Table &table)
{
    for (const DeckName deck : allDecks)
        withPile(state, deck, [&](const auto &pile) { addPile(content, deck, pile, table); });
}

TableHand handOf(const Content &content, const State &state, Player player)
{
    TableHand hand{playerText(player), playerText(player), {}};
    for (std::size_t i = 0; i < content.resources.size(); ++i)
        if (const int count = state.players[player].resources[i]; count > 0)
            hand.cards.push_back(
                {content.resources[i].id, content.resources[i].name, {"draw", content.resources[i].id, {}}, count});
    for (const HeldDisaster &held : state.disasters)
        if (held.player == player)
            hand.cards.push_back(
                {content.draw[held.card].id, content.draw[held.card].id, {"draw", content.draw[held.card].id, {}}, 1});
    for (const KeptEvent &event : state.events)
        if (event.player == player)
            hand.cards.push_back(
                {content.events[event.card].id,
                 content.events[event.card].name,
                 {"event", content.events[event.card].id, content.events[event.card].forms[event.form].name},
                 1});
    return hand;
}

} // namespace

Table pictureOf(const Content &content, const State &state)
{
    Table table;
    addSpaces(content, state, table);
    addPieces(content, state, table);
    addPiles(content, state, table);
    for (Player player = 0; player < state.options.players; ++player) {
        const std::string colour(colourNames[static_cast<std::size_t>(state.players[player].colour)]);
        table.seats.push_back({playerText(player), playerText(player), colour});
        table.hands.push_back(handOf(content, state, player));
        table.tracks.push_back({"hand-" + playerText(player), "Resources in hand", resourceCount(state, player),
                                handLimit(content, state, player)});
    }
    table.tracks.push_back({"graveyard", "Graveyard", graveyardUsed(state), graveyardCapacity(content, state)});
    table.tracks.push_back(
        {"actions", "Actions left", state.turn.actionsLeft, content.constants.actions[state.options.players - 1U]});
    table.decision = decisionToJson(content, state);
    return table;
}

} // namespace cardquake::bugout
