// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/faces/drawing.h"

#include <string>

namespace cardquake {

/// What decides how a tile looks that has no picture of its own.
struct TileTraits {
    std::string id;
    std::string name;
    std::string type;
    int population = 0;
    bool isVolcano = false;

    auto operator<=>(const TileTraits &) const = default;
};

/// The family of scenes that fits a tile: by a word of its name, else by its type and population, else by its id.
std::string sceneFamilyOf(const TileTraits &tile);

bool isSceneFamily(const std::string &name);

/// The scene of a tile nobody has drawn, always the same for the same traits. `family` may be forced.
DrawingPtr inventedScene(const TileTraits &tile, bool isFlooded, const std::string &family = {});

/// The flooded side of a scene of `data/art/scenes` that has none drawn. Null when there is no such scene.
DrawingPtr floodedScene(const std::string &scene);

} // namespace cardquake
