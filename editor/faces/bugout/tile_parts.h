// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/faces/canvas.h"

namespace cardquake::bugout {

/// The colour and the sign of a type of tile.
struct TileType {
    QColor rim;
    QColor ribbon;
    std::string icon;
};

TileType tileType(const QString &type);
TileType floodedType();

void paintRim(Canvas &canvas, const QColor &colour);
void paintTypeDisc(Canvas &canvas, const TileType &type);
/// A name on a band with two tails, around this height.
void paintRibbon(Canvas &canvas, const QString &name, double y, const QColor &colour);
/// A health indicator on the north edge; the caller turns it to another edge.
void paintHealthTab(Canvas &canvas, const std::string &indicator);

} // namespace cardquake::bugout
