// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/faces/faces.h"

#include "editor/faces/backs.h"
#include "editor/faces/canvas.h"
#include "editor/faces/face_kinds.h"

namespace cardquake {
namespace {

constexpr QSizeF unknownSize(63, 88);

/// What is shown in place of a face that nobody can paint.
void paintUnknown(Canvas &canvas)
{
    canvas.problem(
        QStringLiteral("Nobody knows how to paint a %1 here.").arg(QString::fromStdString(canvas.ref().kind)));
    const QRectF face(QPointF(), canvas.size());
    canvas.rect(face, 0, QColor(0xD9, 0xDD, 0xE3));
    const double edge = std::min(face.width(), face.height()) / 2;
    canvas.missing({face.center() - QPointF(edge, edge) / 2, QSizeF(edge, edge)});
}

QSizeF sizeOf(const FaceSource &source, const FaceRef &ref, FaceLook look, const FaceKind *face)
{
    if (face != nullptr && face->size != nullptr)
        return face->size(ref, look);
    const Kind *kind = source.kind(ref.kind);
    if (kind == nullptr || !kind->schema.contains("x-size-mm"))
        return unknownSize;
    const Json &size = kind->schema.at("x-size-mm");
    return {size.at(0).get<double>(), size.at(1).get<double>()};
}

} // namespace

QSizeF faceSizeMm(const FaceSource &source, const FaceRef &ref, FaceLook look)
{
    return sizeOf(source, ref, look, faceKindOf(source, ref));
}

Diagnostics paintFace(QPainter &painter, const FaceSource &source, const FaceRef &ref, FaceLook look)
{
    const FaceKind *face = faceKindOf(source, ref);
    painter.save();
    Canvas canvas(painter, source, ref, sizeOf(source, ref, look, face), look);
    if (face != nullptr && face->back && ref.state == "back")
        paintBack(canvas, *face->back);
    else if (face != nullptr && face->front != nullptr)
        face->front(canvas);
    else
        paintUnknown(canvas);
    painter.restore();
    return canvas.takeDiagnostics();
}

QImage renderFace(const FaceSource &source, const FaceRef &ref, QSize pixels, FaceLook look)
{
    QImage image(pixels.expandedTo({1, 1}), QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    const QSizeF size = faceSizeMm(source, ref, look);
    QPainter painter(&image);
    painter.scale(image.width() / size.width(), image.height() / size.height());
    paintFace(painter, source, ref, look);
    const FaceKind *face = faceKindOf(source, ref);
    if (face != nullptr && face->corner > 0 && look == FaceLook::Print) {
        QPainterPath finished;
        finished.addRoundedRect({QPointF(), size}, face->corner, face->corner);
        QPainterPath corners;
        corners.addRect(QRectF(QPointF(), size).adjusted(-1, -1, 1, 1));
        painter.setCompositionMode(QPainter::CompositionMode_DestinationOut);
        painter.fillPath(corners - finished, Qt::black);
    }
    return image;
}

} // namespace cardquake
