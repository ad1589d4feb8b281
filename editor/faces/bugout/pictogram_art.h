// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/faces/canvas.h"
#include "engine/games/bugout/pictograms.h"

namespace cardquake::bugout {

/// One sign, its icon this large.
void paintSign(Canvas &canvas, const Sign &sign, const QPointF &centre, double edge, const QColor &colour);

/// A strip of signs in the middle of a box; smaller where there are too many for it.
void paintStrip(Canvas &canvas, const Pictogram &pictogram, const QRectF &box, double edge, const QColor &colour);

/// Everyone, the others... in the upper right corner of a box; nothing for the player alone.
void paintWhom(Canvas &canvas, const Pictogram &pictogram, const QRectF &box, double inset);

/// A question mark on a disc: what nobody knows.
void paintQuestionMark(Canvas &canvas, const QPointF &centre, double radius, const QColor &fill, const QColor &colour);

} // namespace cardquake::bugout
