// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/faces/palette.h"
#include "editor/faces/scenes/scene_parts.h"
#include "editor/faces/scenes/scene_shapes.h"

namespace cardquake {
namespace {

using Shapes = std::vector<Drawing::Shape>;

const QColor deepWater(0x5C, 0x88, 0xA8);

QColor muted(const QColor &colour)
{
    const int grey = qGray(colour.rgb());
    QColor result = mix(mix(colour, QColor(grey, grey, grey), 0.35), deepWater, 0.34);
    result.setAlpha(colour.alpha());
    return result;
}

QColor misty(const QColor &colour)
{
    QColor result = mix(colour, QColor(0x6C, 0x93, 0xA8), 0.20);
    result.setAlpha(colour.alpha());
    return result;
}

void recolour(Shapes &shapes, std::size_t from, QColor (*change)(const QColor &))
{
    for (std::size_t i = from; i < shapes.size(); ++i) {
        Drawing::Shape &shape = shapes[i];
        if (shape.fill.style() == Qt::SolidPattern)
            shape.fill.setColor(change(shape.fill.color()));
        if (shape.outline.style() != Qt::NoPen)
            shape.outline.setColor(change(shape.outline.color()));
    }
}

/// A row of small waves from a point to the right.
void addWave(QPainterPath &path, const QPointF &at, double step, int count)
{
    path.moveTo(at);
    for (int i = 0; i < count; ++i) {
        const QPointF end = at + QPointF(step * (i + 1), 0);
        path.quadTo(end - QPointF(step / 2, i % 2 == 0 ? 9 : -9), end);
    }
}

/// Water over all that lies below it, with currents and two layers of wave lines.
void addWater(Shapes &shapes, const std::string &seed)
{
    SceneChance chance("water:" + seed);
    Drawing::Shape water = groundOf(QColor(0x3F, 0x7F, 0xAE));
    shapes.push_back(filled(water.path, QColor(0x3F, 0x7F, 0xAE), 0.58));
    for (int i = 0; i < 5; ++i) {
        const QPointF centre{chance.between(40, 560), chance.between(60, 560)};
        const double rx = chance.between(70, 140);
        shapes.push_back(filled(blobOf({centre, rx, rx * chance.between(0.3, 0.45), 12, 0.16}, &chance),
                                i % 2 == 0 ? QColor(0x6F, 0xA9, 0xC4) : QColor(0x2F, 0x6A, 0x90), 0.16));
    }
    QPainterPath waves;
    QPainterPath glints;
    for (int i = 0; i < 24; ++i) {
        const QPointF at{chance.between(30, 500), 40 + i * 540.0 / 24 + chance.between(-10, 10)};
        const double step = chance.between(20, 28);
        const int count = chance.wholeBetween(2, 4);
        addWave(waves, at, step, count);
        addWave(glints, at - QPointF(8, 9), step, count);
    }
    shapes.push_back(outlined(waves, QColor(0x2F, 0x6A, 0x90), 3.4, 0.5));
    shapes.push_back(outlined(glints, QColor(0xDD, 0xEF, 0xF3), 3.6, 0.62));
}

DrawingPtr asTile(Shapes shapes)
{
    return std::make_shared<const Drawing>(std::move(shapes), QRectF(0, 0, sceneEdge, sceneEdge));
}

} // namespace

DrawingPtr drawFlooded(const Scene &scene, const std::string &seed)
{
    Shapes shapes = scene.ground;
    for (const SceneItem &item : scene.items)
        addPlaced(shapes, scenePart(item.part).body, item);
    recolour(shapes, 0, muted);
    addWater(shapes, seed);
    for (const SceneItem &item : scene.items) {
        addPlaced(shapes, scenePart(item.part).foam, item);
        const std::size_t first = shapes.size();
        addPlaced(shapes, scenePart(item.part).top, item);
        recolour(shapes, first, misty);
    }
    return asTile(std::move(shapes));
}

DrawingPtr drawFlooded(const Drawing &picture, const std::string &seed)
{
    const QRectF box = picture.viewBox();
    QTransform fit = QTransform::fromScale(sceneEdge / box.width(), sceneEdge / box.height());
    fit.translate(-box.x(), -box.y());
    Shapes shapes = picture.shapesThrough(fit);
    recolour(shapes, 0, muted);
    addWater(shapes, seed);
    return asTile(std::move(shapes));
}

} // namespace cardquake
