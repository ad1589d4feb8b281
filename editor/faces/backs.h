// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/faces/face_kinds.h"

namespace cardquake {

/// A back of a deck, the same when turned by half (a square one: by a quarter). Any format.
void paintBack(Canvas &canvas, const BackDesign &design);

/// The pattern of a kind, white, as strong as `opacity`, over the area.
void paintPattern(Canvas &canvas, std::string_view hue, const QRectF &area, double opacity);

} // namespace cardquake
