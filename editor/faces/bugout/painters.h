// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/faces/faces.h"

namespace cardquake {
class Canvas;
}

namespace cardquake::bugout {

// One for each kind of face; faces.cpp says which is which.
void paintTile(Canvas &canvas);
void paintRainstorm(Canvas &canvas);
void paintQuake(Canvas &canvas);
void paintTornado(Canvas &canvas);
void paintDraw(Canvas &canvas);
void paintResource(Canvas &canvas); ///< a Draw card of that kind
void paintEvent(Canvas &canvas);
void paintApocalypse(Canvas &canvas);
void paintSignal(Canvas &canvas);
void paintLava(Canvas &canvas);
void paintEmpty(Canvas &canvas);
void paintToken(Canvas &canvas);
void paintTornadoPiece(Canvas &canvas);
void paintVehicle(Canvas &canvas);
void paintBridge(Canvas &canvas);
void paintStandee(Canvas &canvas);

QSizeF standeeSize(const FaceRef &ref, FaceLook look);

} // namespace cardquake::bugout
