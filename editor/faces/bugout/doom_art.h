// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/faces/canvas.h"

namespace cardquake::bugout {

// The scenes of Apocalypse cards.

/// A burning evening; its rays meet this far below the top of the window.
void paintSky(Canvas &canvas, const QRectF &window, double centre);
/// Broken houses along the lower edge of a window.
void paintRuins(Canvas &canvas, const QRectF &window);
/// A morning with a helicopter, and as many people as it has seats.
void paintDawn(Canvas &canvas, const QRectF &window, long seats);
/// A star of uneven points.
void paintBurst(Canvas &canvas, const QPointF &centre, double radius, const QColor &fill, const QPen &outline);
/// The kinds of tile that are hit, on white plates.
void paintHitTiles(Canvas &canvas, const std::vector<std::string> &icons, const QPointF &centre);

} // namespace cardquake::bugout
