// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/faces/drawing.h"

class QSvgRenderer;

namespace cardquake {

/// What an SVG paints, shape by shape, in the units of its viewBox.
std::vector<Drawing::Shape> recordShapes(QSvgRenderer &renderer, const QRectF &viewBox);

} // namespace cardquake
