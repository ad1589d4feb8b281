// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/faces/bugout/small_signs.h"

namespace cardquake::bugout {

void paintDrop(Canvas &canvas, const QPointF &centre, double height)
{
    const Placed placed(canvas, centre - QPointF(0, height / 2), 0, height / 6.2);
    canvas.path(pathOf("M0 0 C0.62 1.736 1.922 2.914 1.922 4.278 A1.922 1.922 0 0 1 -1.922 4.278 "
                       "C-1.922 2.914 -0.62 1.736 0 0 Z"),
                ink::white);
    if (height > 5)
        canvas.path(pathOf("M-1.057 4.092 A1.153 1.153 0 0 0 -0.038 5.332"), Qt::NoBrush,
                    penOf(QColor(0x2E, 0x6D, 0xA4), 0.465));
}

void paintCrack(Canvas &canvas, const QPointF &centre)
{
    const Placed placed(canvas, centre);
    canvas.path(pathOf("M-1.143 -2.042 L0.588 -0.522 L-0.911 0.447 L1.854 2.258 L1.946 2.142 L-0.089 0.153 "
                       "L1.212 -0.678 L-1.057 -2.158 Z"),
                ink::white);
}

void paintCheck(Canvas &canvas, const QPointF &centre, double size, const QColor &colour)
{
    const Placed placed(canvas, centre, 0, size / 5.2);
    canvas.path(pathOf("M-1.99 -0.09 L-0.508 1.34 L1.988 -1.728"), Qt::NoBrush, penOf(colour, 1.092));
}

void paintCross(Canvas &canvas, const QPointF &centre, double size, const QColor &colour)
{
    const Placed placed(canvas, centre, 0, size / 5.2);
    canvas.path(pathOf("M-1.56 -1.56 L1.56 1.56 M1.56 -1.56 L-1.56 1.56"), Qt::NoBrush, penOf(colour, 1.092));
}

void paintArrow(Canvas &canvas, const QPointF &centre, double width, const QColor &colour)
{
    const Placed placed(canvas, centre, 0, width / 8.99);
    canvas.path(pathOf("M-4.495 0 H1.124"), Qt::NoBrush, penOf(colour, 1.618));
    canvas.path(pathOf("M0.674 -2.787 L4.495 0 L0.674 2.787 Z"), colour, penOf(colour, 0.674));
}

void paintPlus(Canvas &canvas, const QPointF &centre, double width, const QColor &colour)
{
    const double half = width / 2;
    const QPen pen = penOf(colour, width * 0.273);
    canvas.line(centre - QPointF(half, 0), centre + QPointF(half, 0), pen);
    canvas.line(centre - QPointF(0, half), centre + QPointF(0, half), pen);
}

QPainterPath shieldAround(const QPointF &centre, double edge)
{
    // Drawn for an edge of 6.6 about the middle of its upper rim.
    QTransform placed = QTransform::fromTranslate(centre.x(), centre.y());
    placed.scale(edge / 6.6, edge / 6.6);
    return placed.map(pathOf("M0 -3.6 C1.44 -2.7 2.52 -2.52 3.168 -2.448 C3.42 1.08 1.62 2.88 0 3.6 "
                             "C-1.62 2.88 -3.42 1.08 -3.168 -2.448 C-2.52 -2.52 -1.44 -2.7 0 -3.6 Z"));
}

void paintLyingCard(Canvas &canvas, const QPointF &centre, double width, double degrees, std::string_view hue,
                    const std::string &icon)
{
    const Placed placed(canvas, centre, degrees, width / 19);
    canvas.rect({-9.5, -13.27, 19, 26.54}, 1.33, coloursOf(hue).frame, penOf(ink::white, 0.95));
    canvas.rect({-7.41, -11.147, 14.82, 22.293}, 0.76, Qt::NoBrush, penOf(sheer(ink::white, 0.6), 0.342));
    canvas.circle({}, 5.7, ink::paper);
    canvas.icon(icon, {}, 8.36);
}

void paintPill(Canvas &canvas, const QRectF &pill, const QString &text, const QColor &fill, const QColor &colour)
{
    const QString capitals = text.toUpper();
    const Lettering lettering = fitted({Typeface::Text, 6.5, colour, QFont::Bold, 0.1}, capitals, pill.width() - 1.6);
    if (lettering.points < 5)
        canvas.problem(QStringLiteral("The text does not fit on the face: \"%1\".").arg(text));
    canvas.rect(pill, pill.height() / 2, fill);
    const double baseline = pill.center().y() + capHeightOf(Typeface::Text, lettering.points) / 2;
    canvas.label({pill.center().x(), baseline}, capitals, lettering, Along::Centre);
}

void paintBolt(Canvas &canvas, const QPointF &centre, double size, const QColor &colour)
{
    const Placed placed(canvas, centre, 0, size / 5);
    canvas.path(pathOf("M0.25 -2.5 L-1.55 0.375 L-0.2 0.375 L-0.55 2.5 L1.55 -0.625 L0.2 -0.625 Z"), colour);
}

void paintLoop(Canvas &canvas, const QPointF &centre, double size, const QColor &colour)
{
    const Placed placed(canvas, centre, 0, size / 5);
    canvas.path(pathOf("M-1.8 -0.25 A1.85 1.85 0 1 1 -0.75 1.7"), Qt::NoBrush, penOf(colour, 0.75));
    canvas.path(pathOf("M-3 -0.5 L-0.5 -0.5 L-1.75 1.375 Z"), colour);
}

void paintDiscard(Canvas &canvas, const QPointF &centre, double size, const QColor &colour)
{
    const Placed placed(canvas, centre, 0, size / 5);
    canvas.rect({-1.55, -2.5, 2.75, 3.55}, 0.55, Qt::NoBrush, penOf(colour, 0.65));
    canvas.path(pathOf("M-0.25 0.375 L2.375 0.375 L1.05 2.45 Z"), colour);
    canvas.line({1.05, -1.1}, {1.05, 0.75}, penOf(colour, 0.75));
}

void paintHand(Canvas &canvas, const QPointF &centre, double size, const QColor &colour)
{
    {
        const Placed placed(canvas, centre, 10, size / 3.7);
        canvas.rect({-0.463, -1.758, 1.943, 2.775}, 0.37, Qt::NoBrush, penOf(colour, 0.444));
    }
    const Placed placed(canvas, centre, -10, size / 3.7);
    canvas.rect({-1.758, -1.388, 1.943, 2.775}, 0.37, colour);
}

void paintHourglass(Canvas &canvas, const QPointF &centre, double edge, const QColor &box, const QColor &colour)
{
    const Placed placed(canvas, centre, 0, edge / 3.8);
    canvas.rect({-1.9, -1.9, 3.8, 3.8}, 0.7, box);
    canvas.path(pathOf("M-0.87 -1.305 H0.87 M-0.87 1.305 H0.87"), Qt::NoBrush, penOf(colour, 0.377));
    canvas.path(pathOf("M-0.725 -1.16 L0.725 -1.16 L0 0 Z"), colour);
    canvas.path(pathOf("M-0.725 1.16 L0.725 1.16 L0 0 Z"), Qt::NoBrush, penOf(colour, 0.29));
}

} // namespace cardquake::bugout
