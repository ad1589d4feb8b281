// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/result.h"

#include <QBrush>
#include <QImage>
#include <QPainterPath>
#include <QPen>
#include <QRectF>
#include <QTransform>

#include <memory>
#include <string>
#include <vector>

class QByteArray;
class QPainter;

namespace cardquake {

class Drawing;
using DrawingPtr = std::shared_ptr<const Drawing>;

/// A picture that was read once: flat shapes with their colours. QSvgRenderer must not be shared by threads, does not
/// clip to the viewBox and sets up each shape anew; this can be shared, clips, and paints in half the time.
class Drawing {
public:
    struct Shape {
        QPainterPath path;
        QBrush fill;
        QPen outline;
    };

    /// Reads SVG, PNG or JPEG; the ending of the name says which.
    static Result<DrawingPtr> fromFile(const std::string &name, const QByteArray &bytes);
    static Result<DrawingPtr> fromSvg(const std::string &name, const QByteArray &bytes);

    Drawing(std::vector<Shape> shapes, const QRectF &viewBox);
    explicit Drawing(QImage image);

    QRectF viewBox() const { return m_viewBox; }
    /// None for a picture of pixels.
    const std::vector<Shape> &shapes() const { return m_shapes; }
    /// What it paints as shapes elsewhere; a picture of pixels is one shape filled with it.
    std::vector<Shape> shapesThrough(const QTransform &place) const;

    /// Fills `target` with the picture; what sticks out of its viewBox is cut off.
    void paint(QPainter &painter, const QRectF &target) const;

private:
    std::vector<Shape> m_shapes;
    QImage m_image;
    QRectF m_viewBox;
    bool m_sticksOut = false;
};

} // namespace cardquake
