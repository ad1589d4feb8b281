// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/table.h"

#include <map>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace cardquake {

/// Where a piece stands on the board, in units of one space's side: middle and size.
struct PiecePlace {
    double x = 0;
    double y = 0;
    double size = 0;
    double height = 0;   ///< of a carrier's plate; others are as high as wide
    bool isHeld = false; ///< carried by another piece: a small sign on it, or a seat inside
    bool isOnBoard = false;

    bool operator==(const PiecePlace &) const = default;
};

/// Finds a place for every piece: pawns in rows in the middle of their space, tokens in a column at its right edge,
/// passengers on the seats of their vehicle, what is held at its holder's shoulder.
std::map<std::string, PiecePlace> placePieces(const Table &table);

/// What is written along the edges of a board whose spaces are named by column and row (`C5`); nothing for others.
struct BoardRim {
    std::vector<std::string> columns;
    std::vector<std::string> rows;
};

BoardRim rimOf(const Table &table);

/// Width and height of all spaces together.
std::pair<double, double> boardSize(const Table &table);

// Finding spaces; null when there is none.
const TableSpace *findSpace(const Table &table, std::string_view id);
const TableSpace *spaceAt(const Table &table, double x, double y);
/// The next one in a direction; the first of all when `id` is none, so that a keyboard's cursor has a place to start.
const TableSpace *spaceBeside(const Table &table, std::string_view id, int columns, int rows);

} // namespace cardquake
