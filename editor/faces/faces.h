// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/faces/face_source.h"
#include "engine/core/diagnostics.h"
#include "engine/core/table.h"

#include <QImage>
#include <QSizeF>

class QPainter;

namespace cardquake {

/// The same component looks different on paper and on the table in the window: there a tile is its scene alone, because
/// names, health and pieces are laid over it larger than print would allow.
enum class FaceLook { Print, Board };

/// The finished (cut) size in mm.
QSizeF faceSizeMm(const FaceSource &source, const FaceRef &ref, FaceLook look = FaceLook::Print);

/// Paints a face from 0,0 to its size. **One unit of the painter is one millimetre**: scale it before (dots per inch /
/// 25.4). Corners are square, so that paper can be cut along any edge. State: "" front, "back", or what the painter of
/// the kind knows ("flooded", "hits-2"). Never fails: what cannot be painted as asked leaves a placeholder, and a
/// diagnostic says why.
Diagnostics paintFace(QPainter &painter, const FaceSource &source, const FaceRef &ref, FaceLook look = FaceLook::Print);

/// The face as a picture of this many pixels, with round corners where the finished card has them.
QImage renderFace(const FaceSource &source, const FaceRef &ref, QSize pixels, FaceLook look = FaceLook::Print);

} // namespace cardquake
