// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace cardquake {
class Canvas;
}

namespace cardquake::bugout {

// One for each kind of face; faces.cpp says which is which.
void paintTile(Canvas &canvas);

} // namespace cardquake::bugout
