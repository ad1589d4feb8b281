// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/faces/drawing.h"
#include "engine/core/json.h"

#include <QColor>

#include <string>
#include <vector>

namespace cardquake {

/// A tree, a house: a part of `data/art/parts` that stands somewhere.
struct SceneItem {
    std::string part;
    QPointF at;
    double scale = 1;
    bool isFlipped = false;
    bool isRaised = false; ///< on another part, such as a mesa
};

/// A tile's picture before it is painted: the ground, and what stands on it from back to front. Knowing both apart, the
/// flooded side is made from it too.
struct Scene {
    std::vector<Drawing::Shape> ground;
    std::vector<SceneItem> items;
};

inline constexpr double sceneEdge = 600;

/// The valley's common tone at the rims, so that neighbours fit together.
inline const QColor sceneRim{0xA9, 0xB4, 0x6F};

/// The same colour in sunlight, and in shade.
QColor litUp(const QColor &colour, double share);
QColor dimmed(const QColor &colour, double share);

Drawing::Shape filled(const QPainterPath &path, const QColor &colour, double opacity = 1);
Drawing::Shape outlined(const QPainterPath &path, const QColor &colour, double width, double opacity = 1);

/// The whole tile in one colour.
Drawing::Shape groundOf(const QColor &colour);

/// A scene as `data/art/scenes/<tile>.json` describes it.
Scene sceneFromRecipe(const Json &recipe);

/// The scene of dry land, and the same under water with what sticks out of it.
DrawingPtr drawDry(const Scene &scene);
DrawingPtr drawFlooded(const Scene &scene, const std::string &seed);

/// A picture of which only the shapes are known, under water.
DrawingPtr drawFlooded(const Drawing &picture, const std::string &seed);

} // namespace cardquake
