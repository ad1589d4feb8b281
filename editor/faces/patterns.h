// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/faces/drawing.h"

#include <string_view>

namespace cardquake {

/// The fine pattern of a kind in an area of mm, symmetric about its centre so that a back looks the same turned by
/// half. Shapes of one opaque colour, so that crossings do not add up. Null: the hue has none.
DrawingPtr patternOf(std::string_view hue, const QRectF &area, const QColor &colour);

} // namespace cardquake
