// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/faces/canvas.h"

#include <vector>

namespace cardquake::bugout {

/// A cell of the map on a face. Columns and rows count from 0.
struct GridCell {
    int column = 0;
    int row = 0;

    auto operator<=>(const GridCell &) const = default;
    QString name() const;
};

inline constexpr int gridSide = 6;

/// The map as a face shows it: where its cells lie.
struct Grid {
    QPointF origin;
    double pitch = 8.3;
    double inset = 0.3;
    double radius = 0.9;

    QPointF centre(const GridCell &cell) const;
    /// The whole cell, and how it is drawn.
    QRectF field(const GridCell &cell) const;
    QRectF drawn(const GridCell &cell) const { return field(cell).adjusted(inset, inset, -inset, -inset); }
    /// The cells and what lies between them, grown by as much.
    QPainterPath joined(const std::vector<GridCell> &cells, double growth, double corner) const;
};

/// The grid of Rainstorm and Quake cards.
inline const Grid cardGrid{{8.4, 19.4}};

/// The cells a card names, each once, in its own order. What is no cell is a diagnostic on that field.
std::vector<GridCell> cellsOf(Canvas &canvas, const Json &cells, const std::string &path);

/// The same in reading order.
std::vector<GridCell> inReadingOrder(std::vector<GridCell> cells);

bool isIn(const std::vector<GridCell> &cells, const GridCell &cell);

/// Letters and numbers at the rim, those of struck lines strong, and the north mark.
void paintRimOfGrid(Canvas &canvas, const Grid &grid, const std::vector<GridCell> &struck, const QColor &colour,
                    const QColor &faint);

/// The cells where nothing happens.
void paintFreeCells(Canvas &canvas, const Grid &grid, const std::vector<GridCell> &struck, const QColor &outline);

/// "E2   E3" or "Row 3"; how many there are when that is too long for one line.
QString cellsLine(const std::vector<GridCell> &cells, const Lettering &smallest, double width, bool namesLines);

} // namespace cardquake::bugout
