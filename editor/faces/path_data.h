// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPainterPath>

#include <string_view>

namespace cardquake {

/// A path written as in SVG: `M3 4 L5 6 Q7 8 9 10 A2 2 0 0 1 4 4 Z`. For shapes that are part of the program.
QPainterPath pathOf(std::string_view data);

} // namespace cardquake
