// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/faces/bugout/grid.h"

namespace cardquake::bugout {

/// Layers of earth, seen from above, behind the grid.
void paintStrata(Canvas &canvas, const QRectF &window);

/// The cells on a fault line, torn apart along a crack from the first to the last.
void paintFault(Canvas &canvas, const Grid &grid, const std::vector<GridCell> &cells);

} // namespace cardquake::bugout
