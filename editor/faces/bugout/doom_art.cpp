// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/faces/bugout/doom_art.h"

#include "editor/faces/backs.h"
#include "editor/faces/card.h"
#include "editor/faces/scatter.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>

namespace cardquake::bugout {
namespace {

const QColor soot(0x2A, 0x1F, 0x2E);

void paintHelicopter(Canvas &canvas, const QPointF &at, double scale)
{
    const Placed placed(canvas, at, 0, scale);
    const QColor light(0xF7, 0xD9, 0xA8);
    canvas.path(pathOf("M-34 -6 C-34 -22 -18 -26 -2 -26 L14 -26 C22 -26 26 -18 28 -12 L52 -14 L60 -28 L66 -28 "
                       "L64 -8 C60 -4 40 0 26 4 C20 14 8 16 -6 16 L-16 16 C-28 16 -34 6 -34 -6 Z"),
                soot);
    canvas.path(pathOf("M-29 -6 C-29 -16 -20 -20 -10 -20 L-6 -20 L-6 -2 L-28 -2 Z"), light);
    canvas.path(pathOf("M0 -20 H14 V-4 H0 Z"), light);
    canvas.path(pathOf("M-2 -26 V-34"), Qt::NoBrush, penOf(soot, 4));
    canvas.path(pathOf("M-52 -35 H48 M-20 16 V23 M6 16 V23 M-34 24 H20"), Qt::NoBrush, penOf(soot, 3.6));
    canvas.circle({63, -20}, 11, Qt::NoBrush, penOf(soot, 2.4));
    canvas.path(pathOf("M55 -28 L71 -12 M71 -28 L55 -12"), Qt::NoBrush, penOf(soot, 2.6));
}

void paintPerson(Canvas &canvas, const QPointF &feet, double scale)
{
    const Placed placed(canvas, feet, 0, scale);
    canvas.path(pathOf("M-5.6 0 L-4.6 -11 C-4.6 -14.6 -2.6 -16 0 -16 C2.6 -16 4.6 -14.6 4.6 -11 L5.6 0 Z"), ink::paper,
                penOf(soot, 1.2));
    canvas.circle({0, -20.4}, 3.4, ink::paper, penOf(soot, 1.2));
}

} // namespace

void paintSky(Canvas &canvas, const QRectF &window, double centre)
{
    QLinearGradient sky(window.topLeft(), window.bottomLeft());
    sky.setColorAt(0, QColor(0x1E, 0x14, 0x1E));
    sky.setColorAt(0.6, QColor(0x5A, 0x2A, 0x35));
    sky.setColorAt(1, QColor(0xB4, 0x53, 0x2F));
    canvas.rect(window, card::corner, sky);
    const Clipped clipped(canvas, window, card::corner);
    paintPattern(canvas, "apocalypse", {window.topLeft(), QSizeF(window.width(), 2 * centre)}, sheer(ink::white, 0.07));
}

void paintRuins(Canvas &canvas, const QRectF &window)
{
    const Clipped clipped(canvas, window, card::corner);
    Scatter scatter(canvas.ref().row);
    const std::array<QColor, 3> walls = {QColor(0x14, 0x0C, 0x14), QColor(0x1C, 0x10, 0x18), QColor(0x25, 0x13, 0x1C)};
    for (double x = window.left() - 1; x < window.right();) {
        const double width = scatter.between(4.2, 7);
        const double top = window.bottom() - scatter.between(5, 14);
        QPainterPath house({x, window.bottom()});
        house.lineTo(x, top);
        for (int i = 1; i <= 5; ++i)
            house.lineTo(x + width * i / 5, top + (i % 3 == 0 ? 0 : scatter.between(0.3, 2.4)));
        house.lineTo(x + width, window.bottom());
        house.closeSubpath();
        canvas.path(house, walls[static_cast<std::size_t>(scatter.between(0, 2.99))]);
        if (scatter.between(0, 1) < 0.2)
            canvas.rect({x + width * 0.6, top + 4, 0.8, 1.1}, 0, sheer(QColor(0xF2, 0x99, 0x4A), 0.75));
        x += width - 0.4;
    }
}

void paintDawn(Canvas &canvas, const QRectF &window, long seats)
{
    QLinearGradient sky(window.topLeft(), window.bottomLeft());
    sky.setColorAt(0, QColor(0x5B, 0x4A, 0x6B));
    sky.setColorAt(0.55, QColor(0xE3, 0x9A, 0x6B));
    sky.setColorAt(1, QColor(0xF7, 0xD9, 0xA8));
    canvas.rect(window, card::corner, sky);
    const Clipped clipped(canvas, window, card::corner);
    canvas.circle({31.5, 52.4}, 17, sheer(QColor(0xFB, 0xE3, 0xB3), 0.6));
    canvas.path(pathOf("M26 35.2 L12 54.4 L51 54.4 Z"), sheer(QColor(0xFF, 0xF3, 0xD6), 0.5));
    canvas.path(pathOf("M3 54.4 V48.4 Q11 44.4 18 47.4 Q25.5 50.4 33 46.4 Q40 42.4 47 44.4 Q53.5 46.4 60 46.4 "
                       "V54.4 Z"),
                QColor(0x4A, 0x34, 0x47));
    paintHelicopter(canvas, {29.5, 29.2}, 0.33);
    constexpr double usualPitch = 7.2;
    constexpr long most = 24;
    const long people = std::clamp(seats, 0L, most);
    const double pitch = std::min(usualPitch, 52.0 / static_cast<double>(std::max(people, 1L)));
    for (long i = 0; i < people; ++i)
        paintPerson(canvas, {31.5 + pitch * (static_cast<double>(i) - static_cast<double>(people - 1) / 2), 52.2},
                    0.458 * std::max(0.5, pitch / usualPitch));
}

void paintBurst(Canvas &canvas, const QPointF &centre, double radius, const QColor &fill, const QPen &outline)
{
    Scatter scatter("burst");
    const int points = radius > 5 ? 12 : 8;
    QPolygonF star;
    for (int i = 0; i < 2 * points; ++i) {
        const double angle = std::numbers::pi * (i / static_cast<double>(points) - 0.5);
        const double reach = radius * (i % 2 == 0 ? scatter.between(0.94, 1.05) : scatter.between(0.56, 0.66));
        star << centre + QPointF(std::cos(angle), std::sin(angle)) * reach;
    }
    QPainterPath path;
    path.addPolygon(star);
    path.closeSubpath();
    canvas.path(path, fill, outline);
}

void paintHitTiles(Canvas &canvas, const std::vector<std::string> &icons, const QPointF &centre)
{
    const auto count = std::min<std::size_t>(icons.size(), 9);
    const std::size_t columns = count <= 1 ? 1 : count <= 4 ? 2 : 3;
    const std::size_t rows = (count + columns - 1) / std::max<std::size_t>(columns, 1);
    const double edge = count == 1 ? 15 : count == 2 ? 11 : count <= 4 ? 8.6 : 6.4;
    const double pitch = count == 2 ? 13 : edge + 2;
    for (std::size_t i = 0; i < count; ++i) {
        const QPointF at = centre + QPointF(static_cast<double>(i % columns) - static_cast<double>(columns - 1) / 2,
                                            static_cast<double>(i / columns) - static_cast<double>(rows - 1) / 2) *
                                        pitch;
        const double plate = edge + 1;
        canvas.rect({at.x() - plate / 2, at.y() - plate / 2, plate, plate}, 1.6, ink::white);
        canvas.icon(icons[i], at, edge);
    }
}

} // namespace cardquake::bugout
