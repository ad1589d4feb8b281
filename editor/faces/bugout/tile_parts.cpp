// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/faces/bugout/tile_parts.h"

namespace cardquake::bugout {

TileType tileType(const QString &type)
{
    if (type == "urban")
        return {QColor(0x9C, 0x4A, 0x34), QColor(0x9C, 0x4A, 0x34), "type-urban"};
    if (type == "landmark")
        return {QColor(0xD9, 0xA9, 0x3A), QColor(0x8A, 0x64, 0x20), "type-landmark"};
    if (type == "high-ground")
        return {QColor(0x4A, 0x56, 0x63), QColor(0x4A, 0x56, 0x63), "type-high-ground"};
    return {QColor(0x4F, 0x7A, 0x3A), QColor(0x4F, 0x7A, 0x3A), "type-terrain"};
}

TileType floodedType()
{
    return {QColor(0x1C, 0x5E, 0x93), QColor(0x1C, 0x5E, 0x93), "type-flooded"};
}

void paintRim(Canvas &canvas, const QColor &colour)
{
    canvas.rect({0.75, 0.75, 58.5, 58.5}, 1.2, Qt::NoBrush, penOf(colour, 1.9));
    canvas.rect({1.75, 1.75, 56.5, 56.5}, 0.9, Qt::NoBrush, penOf(sheer(ink::white, 0.75), 0.3));
    canvas.rect({0.12, 0.12, 59.76, 59.76}, 1.5, Qt::NoBrush, penOf(ink::black, 0.3));
}

void paintTypeDisc(Canvas &canvas, const TileType &type)
{
    const QPointF centre(8.2, 8.2);
    canvas.circle(centre, 4.9, ink::white);
    canvas.circle(centre, 4.4, ink::paper, penOf(type.rim, 0.6));
    canvas.icon(type.icon, centre, 6.4);
}

void paintRibbon(Canvas &canvas, const QString &name, double y, const QColor &colour)
{
    Lettering lettering{Typeface::Title, 13, ink::white, QFont::Bold};
    while (lettering.points > 8 && widthOf(lettering, name) > 36)
        lettering.points -= 0.5;
    if (widthOf(lettering, name) > 36)
        canvas.problem(QStringLiteral("The name does not fit on the face: \"%1\".").arg(name), "name",
                       QStringLiteral("Shorten it."));
    const double half = std::max(24.0, widthOf(lettering, name) + 7) / 2;
    const QColor dark = mix(colour, ink::black, 0.39);
    for (const double side : {-1.0, 1.0}) {
        const Placed placed(canvas, {30, y});
        const auto at = [&](double out, double down) { return QPointF(side * (half + out), down); };
        const QPolygonF tail({at(-1.8, -2), at(3.4, -2), at(1.7, 0.6), at(3.4, 4.4), at(-1.8, 4.4)});
        QPainterPath path;
        path.addPolygon(tail);
        path.closeSubpath();
        canvas.path(path, dark, penOf(ink::white, 0.35));
    }
    canvas.rect({30 - half, y - 3.2, 2 * half, 6.4}, 0.7, colour, penOf(ink::white, 0.45));
    canvas.label({30, y + capHeightOf(Typeface::Title, lettering.points) / 2}, name, lettering, Along::Centre);
}

void paintHealthTab(Canvas &canvas, const std::string &indicator)
{
    static const QPainterPath outer =
        pathOf("M22.2 -1 L23.2 6.5 Q23.6 9.2 26.2 9.2 H33.8 Q36.4 9.2 36.8 6.5 L37.8 -1 Z");
    static const QPainterPath inner =
        pathOf("M22.9 -1 L23.8 6.2 Q24.2 8.6 26.4 8.6 H33.6 Q35.8 8.6 36.2 6.2 L37.1 -1 Z");
    QPen pen = penOf(ink::black, 0.6);
    if (indicator == "flip")
        pen = penOf(QColor(0x1C, 0x5E, 0x93), 0.9);
    if (indicator == "destroy")
        pen = penOf(QColor(0x8E, 0x1B, 0x1E), 0.9);
    canvas.path(outer, ink::white);
    canvas.path(inner, ink::paper, pen);
    canvas.icon("health-" + indicator, {30, 4.7}, 7.8);
}

} // namespace cardquake::bugout
