// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/faces/face_kinds.h"

namespace cardquake {

/// A back of a deck, the same when turned by half (a square one: by a quarter). Any format.
void paintBack(Canvas &canvas, const BackDesign &design);

/// The pattern of a kind in one colour.
void paintPattern(Canvas &canvas, std::string_view hue, const QRectF &area, const QColor &colour);
/// The same in white on this ground, as strong as `opacity`.
void paintPattern(Canvas &canvas, std::string_view hue, const QRectF &area, const QColor &ground, double opacity);

} // namespace cardquake
