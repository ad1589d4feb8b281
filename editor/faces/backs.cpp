// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/faces/backs.h"

#include "editor/faces/canvas.h"
#include "editor/faces/patterns.h"
#include "editor/faces/raster_cache.h"

namespace cardquake {
namespace {

void paintFrame(Canvas &canvas)
{
    const QRectF face(QPointF(), canvas.size());
    canvas.rect(face.adjusted(3, 3, -3, -3), 2, Qt::NoBrush, penOf(sheer(ink::white, 0.9), 0.7));
    canvas.rect(face.adjusted(4.2, 4.2, -4.2, -4.2), 1.4, Qt::NoBrush, penOf(sheer(ink::white, 0.7), 0.25));
}

/// Two icons that face each other across an S line, and the name at both ends.
void paintTwofold(Canvas &canvas, const BackDesign &design, const KindColours &colours)
{
    const QPointF centre = QRectF(QPointF(), canvas.size()).center();
    const double radius = canvas.size().width() < canvas.size().height() ? 25 : 18.4;
    canvas.circle(centre, radius + 1.6 * radius / 25, Qt::NoBrush, penOf(sheer(ink::white, 0.8), 0.3));
    canvas.circle(centre, radius, colours.deep, penOf(ink::white, 0.6));
    QPainterPath halves;
    halves.moveTo(centre.x() - radius, centre.y());
    halves.arcTo(QRectF(centre.x() - radius, centre.y() - radius / 2, radius, radius), 180, 180);
    halves.arcTo(QRectF(centre.x(), centre.y() - radius / 2, radius, radius), 180, -180);
    canvas.path(halves, Qt::NoBrush, penOf(ink::white, 0.5));
    const Lettering lettering{Typeface::Title, 9, ink::white, QFont::Bold, 0.5};
    const QString name = QString::fromUtf8(design.name.data(), static_cast<qsizetype>(design.name.size())).toUpper();
    const double pill = widthOf(lettering, name) + 5;
    for (const double degrees : {0, 180}) {
        const Turned turned(canvas, centre, degrees);
        const QPointF disc = centre - QPointF(0, radius / 2);
        canvas.circle(disc, radius * 0.43, ink::paper);
        canvas.icon(std::string(design.icon), disc, radius * 0.645);
        canvas.rect({centre.x() - pill / 2, 6.6, pill, 6}, 3, colours.back);
        canvas.label({centre.x(), 10.6}, name, lettering, Along::Centre);
    }
}

/// A square back has four ways up.
void paintFourfold(Canvas &canvas, const BackDesign &design, const KindColours &colours)
{
    const QPointF centre = QRectF(QPointF(), canvas.size()).center();
    canvas.circle(centre, 21.5, colours.deep, penOf(ink::white, 0.6));
    QPainterPath arm(centre);
    arm.cubicTo(centre + QPointF(0, -6), centre + QPointF(6.5, -12.5), centre + QPointF(14.8, -15.4));
    for (const double degrees : {0, 90, 180, 270}) {
        const Turned turned(canvas, centre, degrees);
        canvas.path(arm, Qt::NoBrush, penOf(ink::white, 0.45));
    }
    for (const double degrees : {0, 90, 180, 270}) {
        const Turned turned(canvas, centre, degrees);
        canvas.circle(centre - QPointF(0, 11.7), 7.4, ink::paper);
        canvas.icon(std::string(design.icon), centre - QPointF(0, 11.7), 11);
    }
}

} // namespace

void paintPattern(Canvas &canvas, std::string_view hue, const QRectF &area, const QColor &colour)
{
    if (const DrawingPtr pattern = patternOf(hue, area, colour))
        paintOftenUsed(canvas.painter(), pattern, area);
}

void paintPattern(Canvas &canvas, std::string_view hue, const QRectF &area, const QColor &ground, double opacity)
{
    paintPattern(canvas, hue, area, mix(ground, ink::white, opacity));
}

void paintBack(Canvas &canvas, const BackDesign &design)
{
    const KindColours colours = coloursOf(design.hue);
    const QRectF face(QPointF(), canvas.size());
    const bool isSquare = face.width() == face.height();
    canvas.rect(face, 0, colours.back);
    if (isSquare) {
        for (const double degrees : {0, 90}) {
            const Turned turned(canvas, face.center(), degrees);
            paintPattern(canvas, design.hue, face, colours.back, 0.15);
        }
    } else {
        paintPattern(canvas, design.hue, face, colours.back, 0.24);
    }
    paintFrame(canvas);
    if (isSquare)
        paintFourfold(canvas, design, colours);
    else
        paintTwofold(canvas, design, colours);
}

} // namespace cardquake
