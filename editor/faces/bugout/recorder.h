// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/faces/canvas.h"

namespace cardquake::bugout {

/// What the seismograph draws.
enum class Trace {
    Tremor, ///< small all along
    Dying,  ///< from strong to nothing
    Quake   ///< strong in the right half
};

QPainterPath traceOf(Trace trace, double y);

/// The paper in it: lines every 2.5.
void paintRecorderPaper(Canvas &canvas, const QRectF &window);

} // namespace cardquake::bugout
