// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/faces/pixel_space.h"

#include <QPaintEngine>
#include <QPainter>

#include <cmath>

namespace cardquake {

bool keepsShape(const QTransform &transform)
{
    const double scale = std::hypot(transform.m11(), transform.m12());
    const auto close = [scale](double a, double b) { return std::abs(a - b) < 1e-3 * scale; };
    return transform.isAffine() &&
           ((close(transform.m11(), transform.m22()) && close(transform.m12(), -transform.m21())) ||
            (close(transform.m11(), -transform.m22()) && close(transform.m12(), transform.m21())));
}

PixelSpace::PixelSpace(QPainter &painter)
    : m_painter(painter)
    , m_toPixels(painter.worldTransform())
{
    m_maps = painter.paintEngine()->type() == QPaintEngine::Raster && keepsShape(m_toPixels);
    if (!m_maps)
        return;
    m_scale = std::sqrt(std::abs(m_toPixels.determinant()));
    m_painter.resetTransform();
}

PixelSpace::~PixelSpace()
{
    if (m_maps)
        m_painter.setWorldTransform(m_toPixels);
}

void PixelSpace::paint(const QPainterPath &path, const QBrush &fill, const QPen &outline)
{
    const bool isFilled = fill.style() != Qt::NoBrush;
    const bool isOutlined = outline.style() != Qt::NoPen;
    if (!m_maps) {
        if (isFilled)
            m_painter.fillPath(path, fill);
        if (isOutlined)
            m_painter.strokePath(path, outline);
        return;
    }
    const QPainterPath mapped = m_toPixels.map(path);
    const auto moved = [&](QBrush brush) {
        if (brush.style() != Qt::SolidPattern)
            brush.setTransform(brush.transform() * m_toPixels);
        return brush;
    };
    if (isFilled)
        m_painter.fillPath(mapped, moved(fill));
    if (isOutlined) {
        QPen pen = outline;
        pen.setWidthF(outline.widthF() * m_scale);
        pen.setBrush(moved(outline.brush()));
        m_painter.strokePath(mapped, pen);
    }
}

} // namespace cardquake
