// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/faces/drawing.h"

#include "editor/faces/pixel_space.h"
#include "editor/faces/shape_recorder.h"

#include <QBuffer>
#include <QImageReader>
#include <QPainter>
#include <QSvgRenderer>

#include <algorithm>
#include <cmath>

namespace cardquake {
namespace {

constexpr qsizetype mostBytes = 16'000'000; ///< of a picture file; more is a mistake, and could fill the memory
constexpr int mostPixels = 12'000;          ///< of an edge

bool endsWith(const std::string &name, std::string_view ending)
{
    return QString::fromStdString(name).endsWith(QLatin1String(ending.data(), static_cast<qsizetype>(ending.size())),
                                                 Qt::CaseInsensitive);
}

Result<DrawingPtr> fromPixels(const std::string &name, const QByteArray &bytes)
{
    QBuffer buffer;
    buffer.setData(bytes);
    buffer.open(QIODevice::ReadOnly);
    QImageReader reader(&buffer);
    if (const QSize size = reader.size(); size.width() > mostPixels || size.height() > mostPixels)
        return failure("bad-art", "The picture " + name + " is larger than " + std::to_string(mostPixels) +
                                      " pixels. Make it smaller.");
    QImage image = reader.read();
    if (image.isNull())
        return failure("bad-art",
                       "The picture " + name + " cannot be read: " + reader.errorString().toStdString() + ".");
    return std::make_shared<const Drawing>(image.convertToFormat(QImage::Format_ARGB32_Premultiplied));
}

} // namespace

Result<DrawingPtr> Drawing::fromFile(const std::string &name, const QByteArray &bytes)
{
    if (bytes.size() > mostBytes)
        return failure("bad-art", "The picture " + name + " is larger than 16 MB. Make it smaller.");
    return endsWith(name, ".svg") ? fromSvg(name, bytes) : fromPixels(name, bytes);
}

Result<DrawingPtr> Drawing::fromSvg(const std::string &name, const QByteArray &bytes)
{
    QSvgRenderer renderer;
    const bool isRead = renderer.load(bytes);
    const QRectF box = isRead ? renderer.viewBoxF() : QRectF();
    if (box.isEmpty())
        return failure("bad-art", "The picture " + name + " is damaged or no SVG.");
    return std::make_shared<const Drawing>(recordShapes(renderer, box), box);
}

Drawing::Drawing(std::vector<Shape> shapes, const QRectF &viewBox)
    : m_shapes(std::move(shapes))
    , m_viewBox(viewBox)
{
    m_sticksOut = std::ranges::any_of(m_shapes, [&](const Shape &shape) {
        const double half = shape.outline.style() == Qt::NoPen ? 0 : shape.outline.widthF() / 2;
        return !m_viewBox.contains(shape.path.controlPointRect().adjusted(-half, -half, half, half));
    });
}

Drawing::Drawing(QImage image)
    : m_image(std::move(image))
    , m_viewBox(m_image.rect())
{
}

std::vector<Drawing::Shape> Drawing::shapesThrough(const QTransform &place) const
{
    if (!m_image.isNull()) {
        QPainterPath frame;
        frame.addRect(m_viewBox);
        QBrush fill(m_image);
        fill.setTransform(place);
        return {{place.map(frame), fill, Qt::NoPen}};
    }
    std::vector<Shape> shapes = m_shapes;
    for (Shape &shape : shapes) {
        shape.path = place.map(shape.path);
        if (shape.fill.style() != Qt::SolidPattern)
            shape.fill.setTransform(shape.fill.transform() * place);
        shape.outline.setWidthF(shape.outline.widthF() * std::sqrt(std::abs(place.determinant())));
    }
    return shapes;
}

void Drawing::paint(QPainter &painter, const QRectF &target) const
{
    painter.save();
    if (!m_image.isNull()) {
        painter.setRenderHint(QPainter::SmoothPixmapTransform);
        painter.drawImage(target, m_image);
        painter.restore();
        return;
    }
    painter.setRenderHint(QPainter::Antialiasing);
    if (m_sticksOut)
        painter.setClipRect(target, Qt::IntersectClip);
    painter.translate(target.topLeft());
    painter.scale(target.width() / m_viewBox.width(), target.height() / m_viewBox.height());
    painter.translate(-m_viewBox.topLeft());
    {
        PixelSpace pixels(painter);
        for (const Shape &shape : m_shapes)
            pixels.paint(shape.path, shape.fill, shape.outline);
    }
    painter.restore();
}

} // namespace cardquake
