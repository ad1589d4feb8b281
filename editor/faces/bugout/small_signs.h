// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/faces/canvas.h"

namespace cardquake::bugout {

// Signs that are drawn by code because they take the colour of the card around them.

void paintDrop(Canvas &canvas, const QPointF &centre, double height);
void paintCrack(Canvas &canvas, const QPointF &centre);
void paintCheck(Canvas &canvas, const QPointF &centre, double size, const QColor &colour);
void paintCross(Canvas &canvas, const QPointF &centre, double size, const QColor &colour);
/// An arrow to the right, this wide.
void paintArrow(Canvas &canvas, const QPointF &centre, double width, const QColor &colour);
void paintPlus(Canvas &canvas, const QPointF &centre, double width, const QColor &colour);
/// The outline of a shield in which a square of this edge finds room.
QPainterPath shieldAround(const QPointF &centre, double edge);

/// A card lying about, face down.
void paintLyingCard(Canvas &canvas, const QPointF &centre, double width, double degrees, std::string_view hue,
                    const std::string &icon);

/// Words in capitals in the middle of a bar with round ends.
void paintPill(Canvas &canvas, const QRectF &pill, const QString &text, const QColor &fill, const QColor &colour);

// What stands for a time of the game.
void paintBolt(Canvas &canvas, const QPointF &centre, double size, const QColor &colour);
void paintLoop(Canvas &canvas, const QPointF &centre, double size, const QColor &colour);
void paintDiscard(Canvas &canvas, const QPointF &centre, double size, const QColor &colour);
void paintHand(Canvas &canvas, const QPointF &centre, double size, const QColor &colour);
void paintHourglass(Canvas &canvas, const QPointF &centre, double edge, const QColor &box, const QColor &colour);

} // namespace cardquake::bugout
