// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/faces/shape_recorder.h"

#include "editor/faces/pixel_space.h"

#include <QPaintEngine>
#include <QPainter>
#include <QSvgRenderer>

#include <cmath>

namespace cardquake {
namespace {

/// A brush or pen that looks as it does under the painter's opacity.
QBrush faded(QBrush brush, double opacity)
{
    if (opacity >= 1 || brush.style() == Qt::NoBrush)
        return brush;
    if (const QGradient *gradient = brush.gradient()) {
        QGradient fadedGradient = *gradient;
        QGradientStops stops = gradient->stops();
        for (QGradientStop &stop : stops)
            stop.second.setAlphaF(stop.second.alphaF() * static_cast<float>(opacity));
        fadedGradient.setStops(stops);
        QBrush result(fadedGradient);
        result.setTransform(brush.transform());
        return result;
    }
    QColor colour = brush.color();
    colour.setAlphaF(colour.alphaF() * static_cast<float>(opacity));
    brush.setColor(colour);
    return brush;
}

/// Writes down what is painted instead of painting it.
class RecordingEngine : public QPaintEngine {
public:
    RecordingEngine()
        : QPaintEngine(AllFeatures)
    {
    }

    bool begin(QPaintDevice *) override { return true; }
    bool end() override { return true; }
    Type type() const override { return User; }

    void updateState(const QPaintEngineState &change) override
    {
        const DirtyFlags dirty = change.state();
        if (dirty & DirtyTransform)
            m_transform = change.transform();
        if (dirty & DirtyBrush)
            m_brush = change.brush();
        if (dirty & DirtyPen)
            m_pen = change.pen();
        if (dirty & DirtyOpacity)
            m_opacity = change.opacity();
    }

    void drawPath(const QPainterPath &path) override
    {
        QBrush fill = faded(m_brush, m_opacity);
        if (fill.style() != Qt::NoBrush && fill.style() != Qt::SolidPattern)
            fill.setTransform(fill.transform() * m_transform);
        if (fill.style() != Qt::NoBrush)
            add({m_transform.map(path), fill, Qt::NoPen});
        if (m_pen.style() != Qt::NoPen && m_pen.widthF() > 0)
            addOutline(path);
    }

    void drawPolygon(const QPointF *points, int count, PolygonDrawMode mode) override
    {
        QPainterPath path;
        path.setFillRule(mode == WindingMode ? Qt::WindingFill : Qt::OddEvenFill);
        path.addPolygon(QPolygonF(QList<QPointF>(points, points + count)));
        if (mode != PolylineMode)
            path.closeSubpath();
        const QBrush brush = std::exchange(m_brush, mode == PolylineMode ? QBrush() : m_brush);
        drawPath(path);
        m_brush = brush;
    }

    void drawImage(const QRectF &target, const QImage &image, const QRectF &part, Qt::ImageConversionFlags) override
    {
        QPainterPath path;
        path.addRect(target);
        QBrush fill(image.copy(part.toAlignedRect()));
        QTransform place = QTransform::fromTranslate(target.x(), target.y());
        place.scale(target.width() / part.width(), target.height() / part.height());
        fill.setTransform(place * m_transform);
        add({m_transform.map(path), fill, Qt::NoPen});
    }

    void drawPixmap(const QRectF &target, const QPixmap &pixmap, const QRectF &part) override
    {
        drawImage(target, pixmap.toImage(), part, Qt::AutoColor);
    }

    std::vector<Drawing::Shape> takeShapes() { return std::move(m_shapes); }

private:
    void addOutline(const QPainterPath &path)
    {
        QPen pen = m_pen;
        pen.setBrush(faded(m_pen.brush(), m_opacity));
        if (keepsShape(m_transform)) {
            pen.setWidthF(m_pen.widthF() * std::sqrt(std::abs(m_transform.determinant())));
            if (pen.brush().style() != Qt::SolidPattern) {
                QBrush brush = pen.brush();
                brush.setTransform(brush.transform() * m_transform);
                pen.setBrush(brush);
            }
            add({m_transform.map(path), Qt::NoBrush, pen});
            return;
        }
        QPainterPathStroker stroker(m_pen); // a pen that is wider one way than the other: what it covers is filled
        stroker.setCurveThreshold(0.01);
        add({m_transform.map(stroker.createStroke(path)), pen.brush(), Qt::NoPen});
    }

    void add(Drawing::Shape shape) { m_shapes.push_back(std::move(shape)); }

    QTransform m_transform;
    QBrush m_brush;
    QPen m_pen;
    double m_opacity = 1;
    std::vector<Drawing::Shape> m_shapes;
};

class RecordingDevice : public QPaintDevice {
public:
    explicit RecordingDevice(const QSize &size)
        : m_size(size)
    {
    }

    QPaintEngine *paintEngine() const override { return &m_engine; }
    std::vector<Drawing::Shape> takeShapes() { return m_engine.takeShapes(); }

protected:
    int metric(PaintDeviceMetric metric) const override
    {
        switch (metric) {
        case PdmWidth:
            return m_size.width();
        case PdmHeight:
            return m_size.height();
        case PdmDepth:
            return 32;
        case PdmNumColors:
            return 0;
        case PdmDevicePixelRatio:
            return 1;
        case PdmDevicePixelRatioScaled:
            return static_cast<int>(devicePixelRatioFScale());
        default:
            return 96;
        }
    }

private:
    mutable RecordingEngine m_engine;
    QSize m_size;
};

} // namespace

std::vector<Drawing::Shape> recordShapes(QSvgRenderer &renderer, const QRectF &viewBox)
{
    RecordingDevice device(viewBox.size().toSize());
    QPainter painter(&device);
    renderer.render(&painter, viewBox);
    painter.end();
    return device.takeShapes();
}

} // namespace cardquake
