// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/faces/scenes/scene_composer.h"

#include "editor/faces/palette.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>

namespace cardquake {
namespace {

QPointF endOf(const std::string &side)
{
    if (side == "w")
        return {4, 330};
    if (side == "e")
        return {596, 330};
    return side == "n" ? QPointF(300, 4) : QPointF(300, 596);
}

} // namespace

void SceneComposer::paintRoad(const ScenePoints &points, double width, const QColor &colour, const QColor &edge)
{
    constexpr std::array<std::pair<double, double>, 2> fades{{{0.3, 0.92}, {0.55, 0.97}}};
    for (const auto &[share, narrow] : fades)
        add(filled(bandAlong(points, {width * narrow, true, false, 60, 0.35}), mix(sceneRim, colour, share)));
    ScenePoints inner = points;
    inner.front() = points[0] * 0.72 + points[1] * 0.28;
    add(filled(bandAlong(inner, {width + 8, true, false, 50, 0.5}), mix(sceneRim, edge, 0.8)));
    add(filled(bandAlong(inner, {width, true, false, 50, 0.5}), colour));
}

void SceneComposer::paintRoads(const Json &roads)
{
    const QPointF meet(roads.at("meet").at(0), roads.at("meet").at(1));
    for (const Json &side : roads.at("from")) {
        const QPointF end = endOf(side.get<std::string>());
        paintRoad({end, end * 0.6 + meet * 0.4, end * 0.2 + meet * 0.8, meet}, roads.at("width").get<double>(),
                  recipeColour(roads.at("color")), recipeColour(roads.at("edge")));
    }
}

void SceneComposer::paintPlaza(const Json &plaza)
{
    const QPointF centre(plaza.at("x").get<double>(), plaza.at("y").get<double>());
    const double rx = plaza.at("rx").get<double>();
    const double ry = plaza.at("ry").get<double>();
    add(filled(blobOf({centre, rx + 7, ry + 6, 14, 0.03, 3}, &m_chance), recipeColour(plaza.at("colors").at(0))));
    add(filled(blobOf({centre, rx, ry, 14, 0.03, 3}, &m_chance), recipeColour(plaza.at("colors").at(1))));
}

void SceneComposer::paintRingRoad(const Json &ring)
{
    const QPointF centre(ring.at("x").get<double>(), ring.at("y").get<double>());
    const double rx = ring.at("rx").get<double>();
    const double ry = ring.at("ry").get<double>();
    const double width = ring.at("width").get<double>();
    const QColor colour = recipeColour(ring.at("color"));
    const QColor edge = recipeColour(ring.at("edge"));
    paintRoad({endOf(ring.at("exit").get<std::string>()), {300, 520}, {300, centre.y() + ry}}, width, colour, edge);
    const QPainterPath middle = ellipseOf(centre, rx, ry);
    add(outlined(middle, edge, width + 10));
    add(outlined(middle, colour, width));
    Drawing::Shape dashes = outlined(middle, QColor(0xEF, 0xE9, 0xDC), 2.6, 0.85);
    dashes.outline.setDashPattern({14 / 2.6, 14 / 2.6});
    add(dashes);
    add(filled(ellipseOf(centre, rx - width * 0.66, ry - width * 0.6), recipeColour(ring.at("inner"))));
    m_zones["road"] = [centre, rx, ry](const QPointF &point) {
        const QPointF from = point - centre;
        return std::abs(std::hypot(from.x() / rx, from.y() / ry) - 1) < 0.05;
    };
}

/// Streets at right angles, and a building on each block that is no square.
void SceneComposer::paintGrid(const Json &grid)
{
    const double angle = grid.at("angle").get<double>() * std::numbers::pi / 180;
    const double step = grid.at("step").get<double>();
    const QPointF u(std::cos(angle) * step, std::sin(angle) * step * groundDepth);
    const QPointF v(-std::sin(angle) * step, std::cos(angle) * step * groundDepth);
    const QPointF centre(grid.at("centre").at(0), grid.at("centre").at(1));
    const auto at = [&](double i, double j) { return centre + i * u + j * v; };
    const ScenePoints edge = ringOf({{300, 312}, 248, 236, 16, 0, 3.2}, nullptr);
    QPainterPath streets;
    for (const double i : {-1.5, -0.5, 0.5, 1.5}) {
        streets.addPath(segmentInside(edge, at(i, -2.7), at(i, 2.7)));
        streets.addPath(segmentInside(edge, at(-2.7, i), at(2.7, i)));
    }
    const double width = grid.at("width").get<double>();
    add(outlined(streets, recipeColour(grid.at("kerb")), width + 10));
    add(outlined(streets, recipeColour(grid.at("street")), width));
    const Json &limits = grid.at("box");
    const QRectF box(QPointF(limits.at(0), limits.at(1)), QPointF(limits.at(2), limits.at(3)));
    for (int j = -2; j <= 2; ++j)
        for (int i = -2; i <= 2; ++i) {
            const bool isSquare = std::ranges::any_of(
                grid.at("plaza"), [&](const Json &square) { return square.at(0) == i && square.at(1) == j; });
            if (isSquare || !box.contains(at(i, j)))
                continue;
            const bool isBehind = j < 0 || (j == 0 && i < 0);
            m_scene.items.push_back(
                {partOf(grid.at(isBehind ? "parts_back" : "parts_front")), at(i, j), grid.at("scale").get<double>()});
        }
}

/// A harbour: water with its rim, a quay and piers.
void SceneComposer::paintBasin(const Json &basin)
{
    const Json &box = basin.at("box");
    const double x0 = box.at(0);
    const double y0 = box.at(1);
    const double x1 = box.at(2);
    const double y1 = box.at(3);
    const auto bay = [&](double k) {
        return smoothThrough({{x0 + 24 - k, y0},
                              {300, y0 - 4},
                              {x1 - 20 + k, y0},
                              {x1 + k, y0 + 70},
                              {x1 - 8 + k, y1 - 54},
                              {470, y1 - 8 + k},
                              {300, y1 + k},
                              {70 - k, y1 - 18 + k},
                              {x0 - k, y0 + 60}},
                             true, 7);
    };
    const QColor sand(0xD9, 0xC5, 0x90);
    add(filled(bay(26), mix(sceneRim, sand, 0.35)));
    add(filled(bay(16), mix(sceneRim, sand, 0.7)));
    add(filled(bay(8), QColor(0xD3, 0xBE, 0x8A)));
    add(filled(bay(0), QColor(0x8F, 0xC3, 0xC4)));
    add(filled(bay(-8), QColor(0x6B, 0xAD, 0xBA)));
    add(filled(bay(-18), recipeColour(basin.at("water"))));
    const double quay = basin.at("quay_y");
    add(filled(polygonOf({{78, quay + 2}, {526, quay + 2}, {526, quay + 20}, {78, quay + 20}}),
               recipeColour(basin.at("wall"))));
    QPainterPath edge(QPointF(84, quay - 4));
    edge.lineTo(520, quay - 4);
    add(outlined(edge, recipeColour(basin.at("quay")), 12));
    for (const Json &pier : basin.at("piers")) {
        const double x = pier.get<double>();
        add(filled(polygonOf({{x, quay + 2}, {x + 38, quay + 2}, {x + 38, 506}, {x, 506}}), QColor(0xB0, 0x8A, 0x60)));
        add(filled(polygonOf({{x, 506}, {x + 38, 506}, {x + 38, 516}, {x, 516}}), QColor(0x7C, 0x5C, 0x40)));
    }
}

} // namespace cardquake
