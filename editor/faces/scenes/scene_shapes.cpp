// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/faces/scenes/scene_shapes.h"

#include <QLineF>
#include <QPolygonF>

#include <algorithm>
#include <cmath>
#include <numbers>

namespace cardquake {
namespace {

constexpr double fullTurn = 2 * std::numbers::pi;

double superRadius(double angle, double power)
{
    return std::pow(std::pow(std::abs(std::cos(angle)), power) + std::pow(std::abs(std::sin(angle)), power),
                    -1 / power);
}

/// Points along the smooth open curve through the points.
ScenePoints sampled(const ScenePoints &points, int steps)
{
    const auto last = static_cast<int>(points.size()) - 1;
    const auto at = [&](int i) { return points[static_cast<std::size_t>(std::clamp(i, 0, last))]; };
    ScenePoints result;
    for (int i = 0; i < last; ++i)
        for (int k = 0; k < steps; ++k) {
            const double t = static_cast<double>(k) / steps;
            result.push_back(0.5 * (2 * at(i) + (at(i + 1) - at(i - 1)) * t +
                                    (2 * at(i - 1) - 5 * at(i) + 4 * at(i + 1) - at(i + 2)) * t * t +
                                    (3 * at(i) - at(i - 1) - 3 * at(i + 1) + at(i + 2)) * t * t * t));
        }
    result.push_back(points.back());
    return result;
}

double cross(const QPointF &a, const QPointF &b)
{
    return a.x() * b.y() - a.y() * b.x();
}

} // namespace

QPainterPath polygonOf(const ScenePoints &points)
{
    QPainterPath path;
    path.addPolygon(QPolygonF(QList<QPointF>(points.begin(), points.end())));
    path.closeSubpath();
    return path;
}

QPainterPath smoothThrough(const ScenePoints &points, bool isClosed, double tension)
{
    const auto count = static_cast<int>(points.size());
    const auto at = [&](int i) {
        const int index = isClosed ? (i + count) % count : std::clamp(i, 0, count - 1);
        return points[static_cast<std::size_t>(index)];
    };
    QPainterPath path(at(0));
    for (int i = 0; i < (isClosed ? count : count - 1); ++i)
        path.cubicTo(at(i) + (at(i + 1) - at(i - 1)) / tension, at(i + 1) - (at(i + 2) - at(i)) / tension, at(i + 1));
    return path;
}

ScenePoints ringOf(const Ring &ring, SceneChance *chance)
{
    ScenePoints points;
    for (int i = 0; i < ring.count; ++i) {
        const double angle = fullTurn * i / ring.count;
        double radius = superRadius(angle, ring.power);
        if (chance != nullptr)
            radius *= 1 + chance->between(-ring.jitter, ring.jitter);
        points.push_back(ring.centre + radius * QPointF(ring.rx * std::cos(angle), ring.ry * std::sin(angle)));
    }
    return points;
}

QPainterPath blobOf(const Ring &ring, SceneChance *chance)
{
    return smoothThrough(ringOf(ring, chance));
}

QPainterPath ellipseOf(const QPointF &centre, double rx, double ry)
{
    QPainterPath path;
    path.addEllipse(centre, rx, ry);
    return path;
}

LobedOutline::LobedOutline(const QPointF &centre, double radius, SceneChance &chance)
    : m_centre(centre)
    , m_radius(radius)
{
    for (const int count : {2, 3, 4, 5, 7}) {
        const double height = chance.between(0.4, 1) * 0.055 * 2.2 / std::pow(count, 0.7);
        m_waves.push_back({count, height, chance.between(0, fullTurn)});
    }
}

QPainterPath LobedOutline::at(double size, double jitter, SceneChance &chance) const
{
    constexpr int count = 22;
    ScenePoints points;
    for (int i = 0; i < count; ++i) {
        const double angle = fullTurn * i / count;
        double bend = 1 + chance.between(-jitter, jitter);
        for (const Wave &wave : m_waves)
            bend += wave.height * std::cos(wave.count * angle + wave.phase);
        const double radius = m_radius * size * superRadius(angle, 2.8) * bend;
        points.push_back(m_centre + radius * QPointF(std::cos(angle), std::sin(angle)));
    }
    return smoothThrough(points);
}

QPainterPath bandAlong(const ScenePoints &points, const Band &band)
{
    const ScenePoints curve = sampled(points, 3);
    std::vector<double> way{0};
    for (std::size_t i = 1; i < curve.size(); ++i)
        way.push_back(way.back() + QLineF(curve[i - 1], curve[i]).length());
    ScenePoints left;
    ScenePoints right;
    for (std::size_t i = 0; i < curve.size(); ++i) {
        const QLineF along(curve[i == 0 ? 0 : i - 1], curve[std::min(i + 1, curve.size() - 1)]);
        const double length = std::max(along.length(), 1e-6);
        const QPointF normal(-along.dy() / length, along.dx() / length);
        double share = 1;
        if (band.thinsAtStart)
            share = std::min(share, band.thinnest + way[i] / band.fade);
        if (band.thinsAtEnd)
            share = std::min(share, band.thinnest + (way.back() - way[i]) / band.fade);
        left.push_back(curve[i] + normal * band.width / 2 * share);
        right.push_back(curve[i] - normal * band.width / 2 * share);
    }
    left.insert(left.end(), right.rbegin(), right.rend());
    return smoothThrough(left);
}

QPainterPath hatchOf(const ScenePoints &polygon, double degrees, double gap, double offset)
{
    const double angle = degrees * std::numbers::pi / 180;
    const QPointF along(std::cos(angle), std::sin(angle));
    const QPointF across(-along.y(), along.x());
    const auto depth = [&](const QPointF &point) { return QPointF::dotProduct(point, across); };
    const auto [nearest, farthest] = std::ranges::minmax(polygon, {}, depth);
    QPainterPath path;
    for (double at = depth(nearest) + gap * 0.6 + offset; at < depth(farthest) - 2; at += gap) {
        ScenePoints hits;
        for (std::size_t i = 0; i < polygon.size(); ++i) {
            const QPointF &a = polygon[i];
            const QPointF &b = polygon[(i + 1) % polygon.size()];
            const double da = depth(a) - at;
            const double db = depth(b) - at;
            if (da * db < 0)
                hits.push_back(a + (b - a) * da / (da - db));
        }
        if (hits.size() != 2)
            continue;
        if (QPointF::dotProduct(hits[0] - hits[1], along) > 0)
            std::swap(hits[0], hits[1]);
        if (QLineF(hits[0], hits[1]).length() > 16) {
            path.moveTo(hits[0] + along * 6);
            path.lineTo(hits[1] - along * 6);
        }
    }
    return path;
}

QPainterPath segmentInside(const ScenePoints &polygon, const QPointF &from, const QPointF &to)
{
    std::vector<double> hits;
    for (std::size_t i = 0; i < polygon.size(); ++i) {
        const QPointF &corner = polygon[i];
        const QPointF side = polygon[(i + 1) % polygon.size()] - corner;
        const double parallel = cross(to - from, side);
        if (std::abs(parallel) < 1e-9)
            continue;
        const double onSide = cross(corner - from, to - from) / parallel;
        if (onSide >= 0 && onSide <= 1)
            hits.push_back(cross(corner - from, side) / parallel);
    }
    QPainterPath path;
    if (hits.size() < 2)
        return path;
    const auto [first, last] = std::ranges::minmax(hits);
    const double start = std::max(0.0, first);
    const double end = std::min(1.0, last);
    if (end > start) {
        path.moveTo(from + (to - from) * start);
        path.lineTo(from + (to - from) * end);
    }
    return path;
}

} // namespace cardquake
