// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/faces/drawing.h"

namespace cardquake {

/// Paints a drawing of many shapes. On pictures it is painted once for each size and place and then copied, because a
/// scene takes ten times as long as all that lies over it, and stays the same while a designer edits the rest. On paper
/// it stays vectors. Bounded; threads share it.
void paintOftenUsed(QPainter &painter, const DrawingPtr &drawing, const QRectF &target);

} // namespace cardquake
