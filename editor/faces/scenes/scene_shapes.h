// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/faces/scenes/scene_chance.h"

#include <QPainterPath>
#include <QPointF>

#include <vector>

namespace cardquake {

/// Forms that scenes are made of, in scene units (600 x 600, one tile).
using ScenePoints = std::vector<QPointF>;

/// How much the ground is foreshortened: scenes are seen from a high angle.
inline constexpr double groundDepth = 0.80;

QPainterPath polygonOf(const ScenePoints &points);

/// A curve through the points (Catmull-Rom). `tension` 6 is usual, more is tighter.
QPainterPath smoothThrough(const ScenePoints &points, bool isClosed = true, double tension = 6);

struct Ring {
    QPointF centre;
    double rx = 0;
    double ry = 0;
    int count = 12;
    double jitter = 0;
    double power = 2; ///< 2: an ellipse; more: towards a rectangle
};

/// Points of an irregular ellipse; without chance, of a regular one.
ScenePoints ringOf(const Ring &ring, SceneChance *chance);
QPainterPath blobOf(const Ring &ring, SceneChance *chance);
QPainterPath ellipseOf(const QPointF &centre, double rx, double ry);

/// An organic outline that fills the tile: a soft square bent by a few slow waves. One outline in several sizes.
class LobedOutline {
public:
    LobedOutline(const QPointF &centre, double radius, SceneChance &chance);
    QPainterPath at(double size, double jitter, SceneChance &chance) const;

private:
    struct Wave {
        int count;
        double height;
        double phase;
    };

    QPointF m_centre;
    double m_radius;
    std::vector<Wave> m_waves;
};

struct Band {
    double width = 0;
    bool thinsAtStart = false;
    bool thinsAtEnd = false;
    double fade = 90;
    double thinnest = 0.12;
};

/// A band along a curve through the points, which may thin out towards its ends.
QPainterPath bandAlong(const ScenePoints &points, const Band &band);

/// Parallel strokes inside a convex polygon.
QPainterPath hatchOf(const ScenePoints &polygon, double degrees, double gap, double offset = 0);

/// The part of a segment inside a convex polygon; empty when there is none.
QPainterPath segmentInside(const ScenePoints &polygon, const QPointF &from, const QPointF &to);

} // namespace cardquake
