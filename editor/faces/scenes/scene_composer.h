// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/faces/scenes/scene.h"
#include "editor/faces/scenes/scene_shapes.h"

#include <functional>
#include <map>

namespace cardquake {

/// Makes the scene of a tile that nobody has drawn from the recipe of its family. The recipe names colours, parts and
/// where they may stand; the seed decides between them.
class SceneComposer {
public:
    /// `family` is an entry of `families` in `data/art/scenes/family-recipes.json`.
    SceneComposer(const Json &family, std::string name, const std::string &seed);

    Scene compose();

private:
    struct Ellipse {
        QPointF centre;
        double rx = 0;
        double ry = 0;

        bool holds(const QPointF &point) const;
    };

    struct Taken {
        QPointF at;
        double distance;
    };

    using Zone = std::function<bool(const QPointF &)>;

    // The ground, scene_ground.cpp.
    void paintRimTone();
    void paintEdge();
    void paintShore(const Json &shore);
    void paintBands(const Json &bands);
    void paintParcels(const Json &parcels);
    void paintClearing(const Json &clearing);
    void paintTrack(const Json &track);
    void paintBrook(const Json &brook);
    void paintGrass(const Json &ground);

    // What people built, scene_roads.cpp.
    void paintRoad(const ScenePoints &points, double width, const QColor &colour, const QColor &edge);
    void paintRoads(const Json &roads);
    void paintRingRoad(const Json &ring);
    void paintPlaza(const Json &plaza);
    void paintGrid(const Json &grid);
    void paintBasin(const Json &basin);

    // What stands on it, scene_items.cpp.
    void placePonds(const Json &ponds);
    void placeSlots();
    void placeScatter(const Json &scatter);
    void placeRim(const Json &rim);
    bool isFree(const QPointF &point, const Json &scatter) const;
    void sortItems();

    ScenePoints wayAcross(bool isBrook);
    double in(const Json &range) { return m_chance.between(range.at(0).get<double>(), range.at(1).get<double>()); }
    std::string partOf(const Json &parts)
    {
        return parts.at(m_chance.wholeBetween(0, static_cast<int>(parts.size()) - 1));
    }
    void add(const Drawing::Shape &shape) { m_scene.ground.push_back(shape); }
    /// Shapes that a key of the recipe asks for; nothing when it does not.
    void forKey(const Json &recipe, const char *key, void (SceneComposer::*paint)(const Json &));

    const Json &m_recipe;
    std::string m_name; ///< decides between parts that have words, in small letters
    SceneChance m_chance;
    Scene m_scene;
    Ellipse m_clearing;
    std::vector<Ellipse> m_ponds;
    ScenePoints m_way; ///< points along a track or brook
    std::vector<SceneItem> m_slots;
    std::vector<Taken> m_taken;
    std::map<std::string, Zone> m_zones;
};

/// A colour of a recipe.
QColor recipeColour(const Json &value);

} // namespace cardquake
