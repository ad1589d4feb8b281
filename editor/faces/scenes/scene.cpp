// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/faces/scenes/scene.h"

#include "editor/faces/palette.h"
#include "editor/faces/path_data.h"
#include "editor/faces/scenes/scene_parts.h"

namespace cardquake {
namespace {

QColor colourOf(const Json &value)
{
    return QColor(QString::fromStdString(value.get<std::string>()));
}

QPainterPath shadowOf(const SceneItem &item)
{
    QPainterPath path;
    for (const QPolygonF &polygon : scenePart(item.part).shadows)
        path.addPath(placeOf(item).map([&] {
            QPainterPath outline;
            outline.addPolygon(polygon);
            outline.closeSubpath();
            return outline;
        }()));
    return path;
}

Drawing::Shape shadowShape(QPainterPath path)
{
    path.setFillRule(Qt::WindingFill);
    return filled(path, QColor(0x2C, 0x33, 0x50), 0.22);
}

} // namespace

QColor litUp(const QColor &colour, double share)
{
    return mix(colour, QColor(0xFF, 0xF2, 0xCC), share);
}

QColor dimmed(const QColor &colour, double share)
{
    return mix(colour, QColor(0x37, 0x37, 0x5A), share);
}

Drawing::Shape filled(const QPainterPath &path, const QColor &colour, double opacity)
{
    return {path, sheer(colour, opacity), Qt::NoPen};
}

Drawing::Shape outlined(const QPainterPath &path, const QColor &colour, double width, double opacity)
{
    return {path, Qt::NoBrush, QPen(sheer(colour, opacity), width, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin)};
}

Drawing::Shape groundOf(const QColor &colour)
{
    QPainterPath path;
    path.addRect(0, 0, sceneEdge, sceneEdge);
    return filled(path, colour);
}

Scene sceneFromRecipe(const Json &recipe)
{
    Scene scene;
    const Json &ground = recipe.at("ground");
    scene.ground.push_back(groundOf(colourOf(ground.at("base"))));
    for (const Json &layer : ground.at("layers")) {
        const QPainterPath path = pathOf(layer.at("d").get_ref<const std::string &>());
        const double opacity = layer.value("opacity", 1.0);
        if (layer.contains("fill"))
            scene.ground.push_back(filled(path, colourOf(layer.at("fill")), opacity));
        if (layer.contains("stroke"))
            scene.ground.push_back(outlined(path, colourOf(layer.at("stroke")), layer.value("width", 1.0), opacity));
    }
    for (const Json &item : recipe.at("items"))
        scene.items.push_back({item.at("part").get<std::string>(),
                               {item.at("x").get<double>(), item.at("y").get<double>()},
                               item.value("scale", 1.0),
                               item.value("flip", false),
                               item.value("raised", false)});
    return scene;
}

DrawingPtr drawDry(const Scene &scene)
{
    std::vector<Drawing::Shape> shapes = scene.ground;
    QPainterPath shadows; // all in one, so that they do not add up where they overlap
    for (const SceneItem &item : scene.items)
        if (!item.isRaised)
            shadows.addPath(shadowOf(item));
    shapes.push_back(shadowShape(shadows));
    for (const SceneItem &item : scene.items) {
        if (item.isRaised)
            shapes.push_back(shadowShape(shadowOf(item)));
        addPlaced(shapes, scenePart(item.part).body, item);
    }
    return std::make_shared<const Drawing>(std::move(shapes), QRectF(0, 0, sceneEdge, sceneEdge));
}

} // namespace cardquake
