// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/bugout/board.h"
#include "engine/games/bugout/notation.h"
#include "engine/games/bugout/table_parts.h"
#include "engine/games/bugout/table_words.h"

namespace cardquake::bugout {
namespace {

std::string ownerOf(const State &state, Survivor survivor)
{
    for (Player player = 0; player < state.options.players; ++player)
        if (heroesOf(state, player).has(survivor))
            return playerText(player);
    return {};
}

TablePiece pictureOf(const State &state, Survivor survivor)
{
    const Whereabouts where = whereIs(state, survivor);
    const std::string colour(colourNames[static_cast<std::size_t>(colourOf(survivor))]);
    TablePiece piece;
    piece.id = toText(survivor);
    piece.label = nameOf(survivor);
    piece.kind = "survivor";
    piece.on = where.isOnFoot() ? toText(where.cell()) : toText(where.vehicle());
    piece.seat = ownerOf(state, survivor);
    piece.icon = iconOf(state, survivor);
    piece.number = std::to_string(indexOf(survivor) % survivorsPerColour + 1);
    piece.face = {"survivor", colour, {}};
    return piece;
}

TablePiece pictureOf(const State &state, Token token)
{
    const TokenPlace place = whereIs(state, token);
    const std::string kind(tokenKindNames[static_cast<std::size_t>(kindOf(token))]);
    const bool isUnlit = kindOf(token) == TokenKind::Flare && !state.lit.has(token);
    TablePiece piece;
    piece.id = toText(token);
    piece.label = nameOf(token);
    piece.kind = "token";
    piece.role = "token";
    piece.on = place.isLying() ? toText(place.cell()) : toText(place.holder());
    piece.icon = iconOf(state, token);
    piece.face = {"token", kind, isUnlit ? "unlit" : state.reinforced.has(token) ? "reinforced" : ""};
    return piece;
}

TablePiece pictureOf(const Content &content, const State &state, Vehicle vehicle)
{
    const VehicleState &there = state.vehicles[indexOf(vehicle)];
    const VehicleRules &rules = content.vehicles[there.kind];
    TablePiece piece;
    piece.id = toText(vehicle);
    piece.label = rules.name;
    piece.kind = "vehicle";
    piece.role = "carrier";
    piece.on = toText(there.at);
    piece.icon = iconOf(rules);
    piece.room = rules.seats;
    piece.face = {"vehicle", rules.id, {}};
    return piece;
}

TablePiece pictureOf(Tornado tornado, const TornadoState &there)
{
    const std::string id(tornadoNames[static_cast<std::size_t>(tornado)]);
    TablePiece piece;
    piece.id = "tornado-" + id;
    piece.label = nameOf(tornado);
    piece.kind = "tornado";
    piece.role = there.active ? "cover" : "token";
    piece.on = toText(there.at);
    piece.icon = there.active ? "tornado-active" : "tornado-inert";
    piece.face = {"tornado", id, there.active ? "active" : "inert"};
    return piece;
}

} // namespace

void addPieces(const Content &content, const State &state, Table &table)
{
    for (const Survivor survivor : state.onMap)
        table.pieces.push_back(pictureOf(state, survivor));
    for (const Token token : tokensOnMap(state))
        table.pieces.push_back(pictureOf(state, token));
    for (std::size_t i = 0; i < maxVehicles; ++i)
        if (state.vehicles[i].onMap)
            table.pieces.push_back(pictureOf(content, state, static_cast<Vehicle>(i)));
    for (std::size_t i = 0; i < tornadoCount; ++i)
        if (state.tornadoes[i].onMap)
            table.pieces.push_back(pictureOf(static_cast<Tornado>(i), state.tornadoes[i]));
}

} // namespace cardquake::bugout
