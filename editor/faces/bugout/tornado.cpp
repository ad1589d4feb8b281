// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/faces/bugout/card_words.h"
#include "editor/faces/bugout/painters.h"
#include "editor/faces/bugout/sides.h"
#include "editor/faces/card.h"
#include "editor/faces/scatter.h"

#include <cmath>
#include <numbers>

namespace cardquake::bugout {
namespace {

constexpr QPointF eye(31.5, 42.3);

/// One of three arms of a large swirl: between two spirals that meet at its end.
QPainterPath swirlArm()
{
    constexpr int steps = 40;
    constexpr double start = 23;
    constexpr double sweep = 252;
    const auto point = [](double share, double power) {
        const double angle = (start + sweep * share) * std::numbers::pi / 180;
        const double radius = 7.4 + 28.8 * std::pow(share, power);
        return QPointF(radius * std::cos(angle), radius * std::sin(angle));
    };
    QPainterPath arm(point(0, 0.7));
    for (int i = 1; i <= steps; ++i)
        arm.lineTo(point(i / static_cast<double>(steps), 0.7));
    for (int i = steps; i > 0; --i)
        arm.lineTo(point(i / static_cast<double>(steps), 1.2));
    arm.closeSubpath();
    return arm;
}

void paintWind(Canvas &canvas, const QRectF &window, double degrees)
{
    const Clipped clipped(canvas, window, card::corner);
    Scatter scatter(canvas.ref().row);
    const Placed placed(canvas, eye, degrees);
    constexpr int strokes = 46;
    for (int i = 0; i < strokes; ++i) {
        const QPointF from(scatter.between(-30, 30), scatter.between(-24, 30));
        const double length = scatter.between(3, 11);
        QPainterPath stroke(from);
        stroke.quadTo(from + QPointF(scatter.between(-0.8, 0.8), -length / 2), from - QPointF(0, length));
        canvas.path(stroke, Qt::NoBrush, penOf(sheer(ink::white, scatter.between(0.3, 0.55)), i % 2 == 0 ? 0.4 : 0.25));
    }
    const QPainterPath arm = swirlArm();
    for (const double turn : {0, 120, 240}) {
        const Placed turned(canvas, {}, turn - degrees);
        canvas.path(arm, sheer(ink::white, 0.45));
    }
    canvas.circle({}, 4.32, sheer(ink::white, 0.45));
}

void paintTiles(Canvas &canvas, const KindColours &colours, const QPointF &target)
{
    constexpr double pitch = 15.4;
    const QColor rim(0x93, 0xA0, 0xAD);
    for (int row = -1; row <= 1; ++row)
        for (int column = -1; column <= 1; ++column) {
            const QPointF centre = eye + QPointF(column, row) * pitch;
            const QRectF tile(centre - QPointF(7.2, 7.2), QSizeF(14.4, 14.4));
            if (row == 0 && column == 0)
                canvas.rect(tile, 1.3, QColor(0x66, 0x73, 0x7F), penOf(rim, 0.35));
            else if (QPointF(column, row) == target)
                canvas.rect(tile, 1.3, colours.deep, penOf(ink::white, 0.8));
            else
                canvas.rect(tile, 1.3, sheer(QColor(0xF4, 0xF6, 0xF8), 0.72), penOf(rim, 0.35));
        }
}

void paintLetters(Canvas &canvas, const KindColours &colours, const QString &active)
{
    for (const Side &side : allSides) {
        const bool isActive = active == side.id;
        const double points = isActive ? 11 : 9;
        const Lettering lettering{Typeface::Title, points, isActive ? colours.deep : sheer(colours.deep, 0.55),
                                  QFont::Bold};
        const QPointF centre = eye + side.way * 25.6;
        canvas.label(centre + QPointF(0, capHeightOf(Typeface::Title, points) / 2), wordsFor("letter", side.id),
                     lettering, Along::Centre);
    }
}

} // namespace

void paintTornado(Canvas &canvas)
{
    const KindColours colours = coloursOf("tornado");
    const QString direction = canvas.text("direction");
    const Side *side = sideOf(canvas, direction, "/direction");
    CardHeader header;
    header.title = words("face.tornado.title");
    header.icon = "kind-tornado";
    header.hue = "tornado";
    paintCard(canvas, header);
    const QRectF window = card::window(56.2);
    paintWindow(canvas, window, QColor(0xBA, 0xC4, 0xCE), QColor(0xDC, 0xE2, 0xE8));
    paintWind(canvas, window, side ? side->degrees : 0);
    paintTiles(canvas, colours, side ? side->way : QPointF());
    if (side) {
        const Placed placed(canvas, eye, side->degrees);
        canvas.path(pathOf("M-3 -1 L-3 -13.6 L-6.3 -13.6 L0 -22.4 L6.3 -13.6 L3 -13.6 L3 -1 Z"), ink::white,
                    penOf(colours.deep, 0.8));
    }
    canvas.scene("scenes/tornado", {20.1, 30.7, 22.8, 22.8});
    paintLetters(canvas, colours, direction);
    paintReadOut(canvas, colours, side ? wordsFor("side", direction) : QStringLiteral("?"), words("face.tornado.text"));
}

} // namespace cardquake::bugout
