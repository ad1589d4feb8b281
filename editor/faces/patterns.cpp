// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/faces/patterns.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <mutex>
#include <numbers>
#include <tuple>
#include <utility>

namespace cardquake {
namespace {

struct Pattern {
    std::vector<QPainterPath> lines; ///< stroked one by one: crossings in one path are slow beyond measure
    std::vector<QPainterPath> dots;
    double pen = 0.28;
};

/// Calls `at(i, j)` for a grid around the centre that covers the face and a little more.
template <class At>
void overGrid(const QRectF &face, double stepX, double stepY, const At &at)
{
    const int columns = static_cast<int>(face.width() / 2 / stepX) + 2;
    const int rows = static_cast<int>(face.height() / 2 / stepY) + 2;
    for (int i = -columns; i <= columns; ++i)
        for (int j = -rows; j <= rows; ++j)
            at(i, j);
}

void addLine(std::vector<QPainterPath> &lines, const QPointF &from, const QPointF &to)
{
    lines.emplace_back(from).lineTo(to);
}

void addCircle(std::vector<QPainterPath> &paths, const QPointF &centre, double radius)
{
    paths.emplace_back().addEllipse(centre, radius, radius);
}

Pattern rain(const QRectF &face)
{
    Pattern pattern;
    pattern.pen = 0.32;
    const QPointF centre = face.center();
    overGrid(face, 4, 6, [&](int i, int j) {
        const QPointF at = centre + QPointF(4 * i, 6 * j + (i % 2 != 0 ? 3 : 0));
        addLine(pattern.lines, at + QPointF(-0.55, 1.25), at + QPointF(0.55, -1.25));
        addCircle(pattern.dots, at + QPointF(0, 3), 0.28);
    });
    return pattern;
}

Pattern quake(const QRectF &face)
{
    Pattern pattern;
    const QPointF centre = face.center();
    const int rows = static_cast<int>(face.height() / 2 / 3.2) + 2;
    const int steps = static_cast<int>(face.width() / 2 / 2.4) + 2;
    constexpr std::array<double, 4> heights{0, 1.35, 0, -1.35};
    for (int row = -rows; row <= rows; ++row) {
        QPolygonF zigzag;
        for (int i = -steps; i <= steps; ++i)
            zigzag << centre + QPointF(2.4 * i, 3.2 * row - heights[static_cast<std::size_t>(i & 3)]);
        pattern.lines.emplace_back().addPolygon(zigzag);
    }
    return pattern;
}

Pattern tornado(const QRectF &face)
{
    Pattern pattern;
    pattern.pen = 0.24;
    overGrid(face, 6.2, 3.1, [&](int i, int j) {
        const QPointF at = face.center() + QPointF(6.2 * i + (j % 2 != 0 ? 3.1 : 0), 3.1 * j);
        for (const double radius : {0.75, 1.55, 2.35})
            addCircle(pattern.lines, at, radius);
    });
    return pattern;
}

Pattern lava(const QRectF &face)
{
    Pattern pattern;
    pattern.pen = 0.26;
    const double edge = 5.2;
    const double height = edge * std::numbers::sqrt3 / 2;
    overGrid(face, edge, height, [&](int i, int j) {
        const QPointF at = face.center() + QPointF(edge * i + (j % 2 != 0 ? edge / 2 : 0), height * j);
        addLine(pattern.lines, at, at + QPointF(edge, 0));
        addLine(pattern.lines, at, at + QPointF(edge / 2, height));
        addLine(pattern.lines, at, at + QPointF(-edge / 2, height));
    });
    return pattern;
}

Pattern event(const QRectF &face)
{
    Pattern pattern;
    pattern.pen = 0.26;
    const QPointF centre = face.center();
    const double reach = face.height();
    const int count = static_cast<int>((face.width() / 2 + reach) / 6) + 1;
    for (int i = -count; i <= count; ++i) {
        addLine(pattern.lines, centre + QPointF(6 * i - reach, -reach), centre + QPointF(6 * i + reach, reach));
        addLine(pattern.lines, centre + QPointF(6 * i + reach, -reach), centre + QPointF(6 * i - reach, reach));
    }
    overGrid(face, 6, 6, [&](int i, int j) { addCircle(pattern.dots, centre + QPointF(6 * i + 3, 6 * j), 0.5); });
    return pattern;
}

Pattern apocalypse(const QRectF &face)
{
    Pattern pattern;
    pattern.pen = 0.26;
    const double reach = std::hypot(face.width(), face.height()) / 2;
    for (int i = 0; i < 72; ++i) {
        const double angle = i * 5 * std::numbers::pi / 180;
        const QPointF ray(std::cos(angle), std::sin(angle));
        addLine(pattern.lines, face.center() + ray * (i % 2 != 0 ? 13 : 6), face.center() + ray * reach);
    }
    for (const double radius : {20, 34, 48})
        addCircle(pattern.lines, face.center(), radius);
    return pattern;
}

Pattern resource(const QRectF &face)
{
    Pattern pattern;
    overGrid(face, 4.5, 4.5, [&](int i, int j) {
        const QPointF at = face.center() + QPointF(4.5 * i, 4.5 * j);
        addLine(pattern.lines, at - QPointF(0.7, 0), at + QPointF(0.7, 0));
        addLine(pattern.lines, at - QPointF(0, 0.7), at + QPointF(0, 0.7));
        addCircle(pattern.dots, at + QPointF(2.25, 2.25), 0.3);
    });
    return pattern;
}

/// Rings of dashes, an even number of them on each, so that half a turn changes nothing.
Pattern signal(const QRectF &face)
{
    Pattern pattern;
    const double reach = std::hypot(face.width(), face.height()) / 2;
    for (int ring = 1; ring * 2.2 <= reach; ++ring) {
        const double radius = ring * 2.2;
        const double dash = ring % 2 != 0 ? 1.1 : 3.3;
        const int count =
            std::max(2, static_cast<int>(std::round(2 * std::numbers::pi * radius / (dash + 1.1) / 2)) * 2);
        const double part = 360.0 / count;
        const QRectF box(face.center() - QPointF(radius, radius), QSizeF(2 * radius, 2 * radius));
        for (int i = 0; i < count; ++i) {
            QPainterPath &arc = pattern.lines.emplace_back();
            arc.arcMoveTo(box, i * part);
            arc.arcTo(box, i * part, part * dash / (dash + 1.1));
        }
    }
    return pattern;
}

Pattern refuge(const QRectF &face)
{
    Pattern pattern;
    pattern.pen = 0.26;
    const double edge = 3.4;
    const double radius = edge * 0.86;
    const double stepX = edge * std::numbers::sqrt3;
    const double stepY = edge * 1.5;
    overGrid(face, stepX, stepY, [&](int i, int j) {
        const QPointF at = face.center() + QPointF(stepX * (i + (j % 2 != 0 ? 0.5 : 0.0)), stepY * j);
        QPolygonF hexagon;
        for (int corner = 0; corner <= 6; ++corner) {
            const double angle = (corner * 60 + 90) * std::numbers::pi / 180;
            hexagon << at + radius * QPointF(std::cos(angle), std::sin(angle));
        }
        pattern.lines.emplace_back().addPolygon(hexagon);
    });
    return pattern;
}

using Maker = Pattern (*)(const QRectF &);
constexpr std::array<std::pair<std::string_view, Maker>, 9> makers{{{"rain", rain},
                                                                    {"quake", quake},
                                                                    {"tornado", tornado},
                                                                    {"lava", lava},
                                                                    {"event", event},
                                                                    {"apocalypse", apocalypse},
                                                                    {"resource", resource},
                                                                    {"signal", signal},
                                                                    {"refuge", refuge}}};

/// Patterns made so far: a dozen, one for each kind and format.
struct Made {
    std::mutex mutex;
    std::map<std::tuple<std::string, double, double, double, double, QRgb>, DrawingPtr> patterns;
};

Made &made()
{
    static Made made;
    return made;
}

DrawingPtr drawn(const Pattern &pattern, const QRectF &area, const QColor &colour)
{
    const QPen pen(colour, pattern.pen, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin);
    std::vector<Drawing::Shape> shapes;
    for (const QPainterPath &line : pattern.lines)
        shapes.push_back({line, Qt::NoBrush, pen});
    for (const QPainterPath &dot : pattern.dots)
        shapes.push_back({dot, colour, Qt::NoPen});
    return std::make_shared<const Drawing>(std::move(shapes), area);
}

} // namespace

DrawingPtr patternOf(std::string_view hue, const QRectF &area, const QColor &colour)
{
    const auto maker = std::ranges::find(makers, hue, &std::pair<std::string_view, Maker>::first);
    if (maker == makers.end())
        return nullptr;
    Made &all = made();
    const std::lock_guard lock(all.mutex);
    DrawingPtr &pattern =
        all.patterns[{std::string(hue), area.x(), area.y(), area.width(), area.height(), colour.rgba()}];
    if (!pattern)
        pattern = drawn(maker->second(area), area, colour);
    return pattern;
}

} // namespace cardquake
