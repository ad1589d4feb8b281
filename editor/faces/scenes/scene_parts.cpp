// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/faces/scenes/scene_parts.h"

#include "editor/faces/built_in_art.h"

#include <map>
#include <mutex>

namespace cardquake {
namespace {

const Json &partIndex()
{
    static const Json index = parseJson(builtInArtFile("parts/index.json").toStdString()).value_or(Json::object());
    return index;
}

/// The shapes of one group of a part's file.
std::vector<Drawing::Shape> groupOf(const QByteArray &svg, const QByteArray &id)
{
    const qsizetype group = svg.indexOf("<g id=\"" + id + "\">");
    const qsizetype root = svg.indexOf('>', svg.indexOf("<svg"));
    const bool isOneLine = id == "foam";
    const qsizetype end = group < 0 ? -1 : svg.indexOf(isOneLine ? "</g>" : "\n</g>", group);
    if (end < 0 || root < 0)
        return {};
    const auto drawing = Drawing::fromSvg("part", svg.left(root + 1) + svg.mid(group, end - group) + "</g></svg>");
    return drawing ? (*drawing)->shapes() : std::vector<Drawing::Shape>();
}

ScenePart readPart(const std::string &name)
{
    ScenePart part;
    const auto known = partIndex().find(name);
    if (known == partIndex().end())
        return part;
    for (const Json &polygon : known->at("shadow")) {
        QPolygonF points;
        for (const Json &point : polygon)
            points << QPointF(point.at(0).get<double>(), point.at(1).get<double>());
        part.shadows.push_back(points);
    }
    part.body = groupOf(builtInArtFile("parts/" + name + ".svg"), "body");
    if (known->value("has_top", false)) {
        const QByteArray top = builtInArtFile("parts/" + name + "-top.svg");
        part.foam = groupOf(top, "foam");
        part.top = groupOf(top, "top");
    }
    return part;
}

struct Shelf {
    std::mutex mutex;
    std::map<std::string, ScenePart> parts;
};

Shelf &partShelf()
{
    static Shelf shelf;
    return shelf;
}

} // namespace

const ScenePart &scenePart(const std::string &name)
{
    static const ScenePart none;
    Shelf &shared = partShelf();
    const std::lock_guard lock(shared.mutex);
    const auto known = shared.parts.find(name);
    if (known != shared.parts.end())
        return known->second; // parts never move or leave, so a reader needs no lock
    return partIndex().contains(name) ? shared.parts.emplace(name, readPart(name)).first->second : none;
}

QTransform placeOf(const SceneItem &item)
{
    return QTransform(item.isFlipped ? -item.scale : item.scale, 0, 0, item.scale, item.at.x(), item.at.y());
}

void addPlaced(std::vector<Drawing::Shape> &shapes, const std::vector<Drawing::Shape> &part, const SceneItem &item)
{
    const QTransform place = placeOf(item);
    for (const Drawing::Shape &shape : part) {
        QPen outline = shape.outline;
        outline.setWidthF(outline.widthF() * item.scale);
        shapes.push_back({place.map(shape.path), shape.fill, outline});
    }
}

} // namespace cardquake
