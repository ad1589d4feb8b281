// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/json.h"

#include <string>
#include <vector>

namespace cardquake {

/// Which face a thing shows: a row of a kind, and in what state ("flooded", "back", "hits-2"; empty: its front).
struct FaceRef {
    std::string kind;
    std::string row;
    std::string state;

    bool operator==(const FaceRef &) const = default;
};

/// Where pieces stand: a tile, a sector, an area beside the board. Places in units of one tile.
struct TableSpace {
    std::string id; ///< its token in the game's notation, e.g. `C3`
    std::string label;
    std::string shape = "square"; ///< square, hex, round or area
    double x = 0;
    double y = 0;
    double width = 1;
    double height = 1;
    FaceRef face;
    std::vector<std::string> marks; ///< signs laid over it, e.g. `extraction`

    bool operator==(const TableSpace &) const = default;
};

/// A pawn, token or vehicle.
struct TablePiece {
    std::string id; ///< its token in the notation, e.g. `R1`
    std::string label;
    std::string kind;
    std::string on;   ///< a space, or the piece that carries it
    std::string seat; ///< whose it is; empty: nobody's
    FaceRef face;

    bool operator==(const TablePiece &) const = default;
};

/// A deck, discard pile or supply. What the viewer may not see is not in it.
struct TablePile {
    std::string id;
    std::string label;
    std::string kind;
    int count = 0;
    std::vector<std::string> cards; ///< top first, only if the viewer may see them
    FaceRef top;

    bool operator==(const TablePile &) const = default;
};

struct TableCard {
    std::string id; ///< its token in the notation
    std::string label;
    FaceRef face;
    int count = 1; ///< cards alike that are held as one heap

    bool operator==(const TableCard &) const = default;
};

struct TableHand {
    std::string seat;
    std::string label;
    std::vector<TableCard> cards;

    bool operator==(const TableHand &) const = default;
};

/// A number with a limit: graveyard spaces, actions left, a clock.
struct TableTrack {
    std::string id;
    std::string label;
    int value = 0;
    int maximum = 0;

    bool operator==(const TableTrack &) const = default;
};

struct TableSeat {
    std::string id;
    std::string label;
    std::string colour; ///< a seat colour of the theme: red, blue, yellow, green, purple

    bool operator==(const TableSeat &) const = default;
};

/// The picture of a game as one seat sees it, as data: the table in the window only arranges and draws it.
struct Table {
    std::vector<TableSeat> seats;
    std::vector<TableSpace> spaces;
    std::vector<TablePiece> pieces;
    std::vector<TablePile> piles;
    std::vector<TableHand> hands;
    std::vector<TableTrack> tracks;
    Json decision; ///< as in the game's State JSON; null when the game is over

    bool operator==(const Table &) const = default;
};

Json toJson(const Table &table);

} // namespace cardquake
