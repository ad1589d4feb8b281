// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/faces/scenes/scene_composer.h"

namespace cardquake {

QColor recipeColour(const Json &value)
{
    return QColor(QString::fromStdString(value.get<std::string>()));
}

SceneComposer::SceneComposer(const Json &family, std::string name, const std::string &seed)
    : m_recipe(family)
    , m_name(std::move(name))
    , m_chance(seed)
{
}

void SceneComposer::forKey(const Json &recipe, const char *key, void (SceneComposer::*paint)(const Json &))
{
    if (const auto found = recipe.find(key); found != recipe.end())
        (this->*paint)(*found);
}

Scene SceneComposer::compose()
{
    const Json &ground = m_recipe.at("ground");
    paintRimTone();
    paintEdge();
    forKey(ground, "shore", &SceneComposer::paintShore);
    forKey(ground, "bands", &SceneComposer::paintBands);
    forKey(ground, "parcels", &SceneComposer::paintParcels);
    forKey(m_recipe, "clearing", &SceneComposer::paintClearing);
    forKey(m_recipe, "track", &SceneComposer::paintTrack);
    forKey(m_recipe, "brook", &SceneComposer::paintBrook);
    forKey(m_recipe, "roads", &SceneComposer::paintRoads);
    forKey(ground, "plaza", &SceneComposer::paintPlaza);
    forKey(m_recipe, "ring_road", &SceneComposer::paintRingRoad);
    forKey(m_recipe, "grid", &SceneComposer::paintGrid);
    forKey(m_recipe, "ponds", &SceneComposer::placePonds);
    forKey(ground, "basin", &SceneComposer::paintBasin);
    paintGrass(ground);
    placeSlots();
    for (const Json &scatter : m_recipe.value("scatter", Json::array()))
        placeScatter(scatter);
    forKey(m_recipe, "rim", &SceneComposer::placeRim);
    sortItems();
    return std::move(m_scene);
}

} // namespace cardquake
