// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/faces/canvas.h"

#include <array>

namespace cardquake::bugout {

/// A side of the compass as rows write it.
struct Side {
    const char *id;
    QPointF way;    ///< on the map, one tile long
    double degrees; ///< clockwise from north
};

inline const std::array<Side, 4> allSides = {
    {{"n", {0, -1}, 0}, {"e", {1, 0}, 90}, {"s", {0, 1}, 180}, {"w", {-1, 0}, 270}}};

/// The side of that name; null, and a diagnostic, when there is none.
inline const Side *sideOf(Canvas &canvas, const QString &id, const std::string &path)
{
    for (const Side &side : allSides)
        if (id == side.id)
            return &side;
    canvas.problem(QStringLiteral("The direction is none of n, e, s and w."), path);
    return nullptr;
}

} // namespace cardquake::bugout
