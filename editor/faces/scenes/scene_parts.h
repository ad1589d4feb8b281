// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/faces/scenes/scene.h"

#include <QPolygonF>

namespace cardquake {

/// A part that scenes are made of, in its own units: 0,0 is where it touches the ground.
struct ScenePart {
    std::vector<QPolygonF> shadows;
    std::vector<Drawing::Shape> body;
    std::vector<Drawing::Shape> foam; ///< the water line around what sticks out of a flood
    std::vector<Drawing::Shape> top;  ///< what sticks out; empty: it is under water
};

/// A part of `data/art/parts`. Read once, shared by all threads. Nothing when there is none of this name.
const ScenePart &scenePart(const std::string &name);

QTransform placeOf(const SceneItem &item);

/// Adds the shapes of a part where the item stands.
void addPlaced(std::vector<Drawing::Shape> &shapes, const std::vector<Drawing::Shape> &part, const SceneItem &item);

} // namespace cardquake
