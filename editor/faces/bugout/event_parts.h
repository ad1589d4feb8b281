// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/faces/backs.h"
#include "editor/faces/canvas.h"
#include "engine/games/bugout/card_parts.h"

namespace cardquake::bugout {

/// The coloured bar on the left of a box.
inline constexpr double barWidth = 10.6;

/// A window that shows what the card does in signs.
void paintSignWindow(Canvas &canvas, const Pictogram &pictogram, const QRectF &window);

// The three formats of events that are not one box after the other.
void paintQuestion(Canvas &canvas, const CardParts &parts);
void paintKept(Canvas &canvas, const CardParts &parts);

} // namespace cardquake::bugout
