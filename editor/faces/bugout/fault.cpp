// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/faces/bugout/fault.h"

#include "editor/faces/card.h"
#include "editor/faces/raster_cache.h"
#include "editor/faces/scatter.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace cardquake::bugout {
namespace {

const QColor abyss(0x2A, 0x17, 0x10);
const QColor nearHalf(0xB9, 0x86, 0x6A);
const QColor farHalf(0x9C, 0x6A, 0x50);

double lengthOf(const QPointF &way)
{
    return std::hypot(way.x(), way.y());
}

QPointF unit(const QPointF &way)
{
    const double length = lengthOf(way);
    return length > 0 ? way / length : QPointF(1, 0);
}

QPointF across(const QPointF &way)
{
    return {-way.y(), way.x()};
}

/// The cells in the order in which the crack runs: as they are written where each touches the next, else as one reads.
std::vector<GridCell> alongCrack(const std::vector<GridCell> &cells)
{
    const auto touches = [](const GridCell &a, const GridCell &b) {
        return std::abs(a.column - b.column) <= 1 && std::abs(a.row - b.row) <= 1;
    };
    const bool isLine = std::ranges::adjacent_find(cells, std::not_fn(touches)) == cells.end();
    return isLine ? cells : inReadingOrder(cells);
}

/// The middle of the crack: through the cells, and a bit out of the first and the last.
std::vector<QPointF> crackLine(const Grid &grid, const std::vector<GridCell> &cells)
{
    std::vector<QPointF> line;
    for (const GridCell &cell : cells)
        line.push_back(grid.centre(cell));
    const QPointF first = line.size() > 1 ? unit(line[1] - line[0]) : QPointF(1, 0);
    const QPointF last = line.size() > 1 ? unit(line.back() - line[line.size() - 2]) : QPointF(1, 0);
    const double out = 0.56 * grid.pitch;
    line.insert(line.begin(), line.front() - first * out);
    line.push_back(line.back() + last * out);
    return line;
}

struct CrackPoint {
    QPointF at;
    QPointF way; ///< the direction of the crack here
};

/// Points in even distances along the line, jagged to both sides in turn.
std::vector<CrackPoint> jagged(const std::vector<QPointF> &line, Scatter &scatter)
{
    double length = 0;
    for (std::size_t i = 1; i < line.size(); ++i)
        length += lengthOf(line[i] - line[i - 1]);
    const int segments = std::max(4, static_cast<int>(std::lround(length / 2.2)));
    std::vector<CrackPoint> points;
    for (int i = 0; i <= segments; ++i) {
        const bool isEnd = i == 0 || i == segments;
        double along = length * i / segments + (isEnd ? 0 : scatter.between(-0.4, 0.4));
        std::size_t leg = 1;
        while (leg + 1 < line.size() && along > lengthOf(line[leg] - line[leg - 1]))
            along -= lengthOf(line[leg] - line[leg - 1]), ++leg;
        const QPointF way = unit(line[leg] - line[leg - 1]);
        const double aside = isEnd ? 0 : (i % 2 == 0 ? -1 : 1) * scatter.between(0.5, 1.15);
        points.push_back({line[leg - 1] + way * along + across(way) * aside, way});
    }
    return points;
}

/// One side of the crack, as far as the card reaches.
QPainterPath sideOf(const std::vector<CrackPoint> &crack, double side)
{
    constexpr double far = 120;
    const QPointF way = unit(crack.back().at - crack.front().at);
    QPolygonF polygon;
    polygon << crack.front().at - way * far;
    for (const CrackPoint &point : crack)
        polygon << point.at;
    polygon << crack.back().at + way * far << crack.back().at + way * far + across(way) * side * far
            << crack.front().at - way * far + across(way) * side * far;
    QPainterPath path;
    path.addPolygon(polygon);
    path.closeSubpath();
    return path;
}

void paintHalf(Canvas &canvas, const Grid &grid, const std::vector<GridCell> &cells,
               const std::vector<CrackPoint> &crack, double side)
{
    constexpr double shift = 0.55;
    const QPointF way = unit(crack.back().at - crack.front().at);
    const QColor colour = side < 0 ? nearHalf : farHalf;
    const QPainterPath ground = sideOf(crack, side);
    QPainterPath halves;
    QPainterPath grain;
    for (const GridCell &cell : cells) {
        QPainterPath whole;
        whole.addRoundedRect(grid.drawn(cell), grid.radius, grid.radius);
        halves.addPath(whole.intersected(ground));
        const QPointF corner = grid.drawn(cell).topLeft();
        for (const QPointF &from : {QPointF(0.9, 1.7), QPointF(4.3, 1.3), QPointF(1.1, 6.3), QPointF(4.4, 6.6)})
            if (ground.contains(corner + from + QPointF(1.1, 0))) {
                grain.moveTo(corner + from);
                grain.lineTo(corner + from + QPointF(2.2, 0));
            }
    }
    const QPointF shifted = way * (side < 0 ? -shift : shift);
    canvas.path(halves.translated(shifted), colour);
    canvas.path(grain.translated(shifted), Qt::NoBrush, penOf(mix(colour, ink::paper, 0.28), 0.4));
}

/// The gap itself, wide in the middle and pointed at its ends.
QPainterPath gapOf(const std::vector<CrackPoint> &crack)
{
    constexpr double ends = 0.14;
    constexpr double middle = 0.92;
    QPolygonF polygon;
    const auto edge = [&](std::size_t i, double side) {
        const double share = static_cast<double>(i) / static_cast<double>(crack.size() - 1);
        const double half = ends + (middle - ends) * std::min(1.0, 3.2 * std::sin(share * std::numbers::pi));
        polygon << crack[i].at + across(crack[i].way) * half * side;
    };
    for (std::size_t i = 0; i < crack.size(); ++i)
        edge(i, 1);
    for (std::size_t i = crack.size(); i > 0; --i)
        edge(i - 1, -1);
    QPainterPath path;
    path.addPolygon(polygon);
    path.closeSubpath();
    path.setFillRule(Qt::WindingFill);
    return path;
}

void paintSpurs(Canvas &canvas, const std::vector<CrackPoint> &crack, Scatter &scatter)
{
    for (std::size_t i = 2; i + 1 < crack.size(); i += 3) {
        const QPointF outwards = across(crack[i].way) * (i % 2 == 0 ? -1 : 1);
        const QPointF tip =
            crack[i].at + outwards * scatter.between(1.9, 2.8) + crack[i].way * scatter.between(-0.3, 0.6);
        QPolygonF spur;
        spur << crack[i].at - crack[i].way * 0.5 << tip << crack[i].at + crack[i].way * 0.5;
        QPainterPath path;
        path.addPolygon(spur);
        canvas.path(path, abyss);
    }
}

} // namespace

void paintStrata(Canvas &canvas, const QRectF &window)
{
    // The same ground under all faults, read once.
    static const DrawingPtr layers = [] {
        Scatter scatter("strata");
        std::vector<Drawing::Shape> shapes;
        for (double y = 14; y < 72; y += 4.4) {
            QPainterPath layer({0, y});
            for (int x = 0; x < 70; x += 10)
                layer.quadTo(x + 5, y + scatter.between(-1.4, 1.4), x + 10, y);
            shapes.push_back({layer, Qt::NoBrush, penOf(QColor(0xC9, 0xAE, 0x96), 0.3)});
        }
        return std::make_shared<const Drawing>(std::move(shapes), card::window(56.2));
    }();
    const Clipped clipped(canvas, window, card::corner);
    paintOftenUsed(canvas.painter(), layers, window);
}

void paintFault(Canvas &canvas, const Grid &grid, const std::vector<GridCell> &cells)
{
    if (cells.empty())
        return;
    Scatter scatter(canvas.ref().row);
    const std::vector<CrackPoint> crack = jagged(crackLine(grid, alongCrack(cells)), scatter);
    canvas.path(grid.joined(cells, 0.65, 1.5), ink::white);
    for (const GridCell &cell : cells)
        canvas.rect(grid.drawn(cell).adjusted(-0.5, -0.5, 0.5, 0.5), 1.2, abyss);
    paintHalf(canvas, grid, cells, crack, 1);
    paintHalf(canvas, grid, cells, crack, -1);
    const QPainterPath gap = gapOf(crack);
    canvas.path(gap.translated(0, 0.5), QColor(0xE9, 0xD3, 0xBF));
    canvas.path(gap, abyss);
    paintSpurs(canvas, crack, scatter);
}

} // namespace cardquake::bugout
