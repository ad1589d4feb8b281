// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/faces/canvas.h"

namespace cardquake::bugout {

/// What a disaster does when it is drawn, in each Disaster Phase, and when it goes. Empty: nothing.
struct DrawBands {
    QString now;
    QString phase;
    QString discard;
};

void paintDrawBands(Canvas &canvas, std::string_view hue, const DrawBands &bands);

} // namespace cardquake::bugout
