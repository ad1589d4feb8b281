// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QBrush>
#include <QPainterPath>
#include <QPen>
#include <QTransform>

class QPainter;

namespace cardquake {

/// Whether lengths keep their ratio: no squeezing, no shearing.
bool keepsShape(const QTransform &transform);

/// Paints shapes given in the painter's units, on pictures already turned into pixels: Qt's rasteriser takes two to
/// four times as long for a curve of a few units that is scaled up. Restores the painter when it goes out of scope.
class PixelSpace {
public:
    explicit PixelSpace(QPainter &painter);
    ~PixelSpace();
    PixelSpace(const PixelSpace &) = delete;
    PixelSpace &operator=(const PixelSpace &) = delete;

    void paint(const QPainterPath &path, const QBrush &fill, const QPen &outline);

private:
    QPainter &m_painter;
    QTransform m_toPixels;
    double m_scale = 1;
    bool m_maps = false;
};

} // namespace cardquake
