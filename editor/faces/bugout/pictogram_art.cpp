// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/faces/bugout/pictogram_art.h"

#include "editor/faces/bugout/card_words.h"
#include "editor/faces/bugout/small_signs.h"

#include <algorithm>

namespace cardquake::bugout {
namespace {

using Shape = Sign::Shape;

// Shares of the edge of an icon.
constexpr double arrowRoom = 0.72;
constexpr double arrowWidth = 0.62;
constexpr double plusRoom = 0.72;
constexpr double plusWidth = 0.44;
constexpr double orRoom = 0.4;
constexpr double gapRoom = 0.22;
constexpr double figureRoom = 1.0;

double roomOf(const Sign &sign)
{
    switch (sign.shape) {
    case Shape::Icon:
        return 1;
    case Shape::Figure:
        return figureRoom;
    case Shape::Arrow:
        return arrowRoom;
    case Shape::Plus:
        return plusRoom;
    case Shape::Or:
        return orRoom;
    }
    return 1;
}

void paintBadge(Canvas &canvas, Badge badge, const QPointF &corner, double edge)
{
    if (badge == Badge::None)
        return;
    if (badge == Badge::Safe) {
        canvas.path(shieldAround(corner, edge * 0.57), ink::white, penOf(ink::good, 0.038 * edge));
        paintCheck(canvas, corner, edge * 0.3, ink::good);
        return;
    }
    if (badge == Badge::Asked) {
        paintQuestionMark(canvas, corner, edge * 0.25, coloursOf("event").base, ink::white);
        return;
    }
    canvas.circle(corner, edge * 0.29, ink::white);
    canvas.circle(corner, edge * 0.25, badge == Badge::Gained ? ink::good : ink::bad);
    if (badge == Badge::Gained)
        paintPlus(canvas, corner, edge * 0.26, ink::white);
    else
        paintCross(canvas, corner, edge * 0.3, ink::white);
}

/// How many: in the lower right corner, or in the upper one where a badge is in the way.
void paintNumber(Canvas &canvas, const QString &number, const QPointF &corner, double edge, const QColor &colour)
{
    canvas.circle(corner, edge * 0.28, ink::white);
    canvas.circle(corner, edge * 0.24, colour);
    const Lettering lettering = fitted({Typeface::Title, edge * 0.98, ink::white, QFont::Bold}, number, edge * 0.4);
    canvas.label(corner + QPointF(0, capHeightOf(Typeface::Title, lettering.points) / 2), number, lettering,
                 Along::Centre);
}

void paintIcon(Canvas &canvas, const Sign &sign, const QPointF &centre, double edge, const QColor &colour)
{
    if (sign.icon.empty())
        paintQuestionMark(canvas, centre, edge * 0.44, mix(ink::muted, ink::paper, 0.2), ink::white);
    else
        canvas.icon(sign.icon, centre, edge);
    const double corner = edge * 0.32;
    paintBadge(canvas, sign.badge, centre + QPointF(corner, corner), edge);
    if (!sign.figure.empty())
        paintNumber(canvas, QString::fromStdString(sign.figure),
                    centre + QPointF(corner, sign.badge == Badge::None ? corner : -corner), edge, colour);
}

/// A number over what is counted.
void paintFigure(Canvas &canvas, const Sign &sign, const QPointF &centre, double edge, const QColor &colour)
{
    const QString figure = QString::fromStdString(sign.figure);
    const Lettering lettering = fitted({Typeface::Title, edge * 1.87, colour, QFont::Bold}, figure, edge);
    const double cap = capHeightOf(Typeface::Title, lettering.points);
    const bool isAlone = sign.icon.empty() && sign.word.empty();
    canvas.label(centre + QPointF(0, isAlone ? cap / 2 : 0.12 * edge), figure, lettering, Along::Centre);
    if (!sign.icon.empty())
        canvas.icon(sign.icon, centre + QPointF(0, 0.46 * edge), 0.62 * edge);
    if (sign.word.empty())
        return;
    const long number =
        std::abs(std::strtol(sign.figure.c_str() + (sign.figure.starts_with("−") ? 3 : 1), nullptr, 10));
    const std::string key = "unit." + sign.word;
    const QString word = hasWords(key) ? words(key, {{"n", {}, number}}) : QString::fromStdString(sign.word);
    const Lettering small = fitted({Typeface::Text, 6.5, colour, QFont::Bold, 0.1}, word.toUpper(), 1.3 * edge);
    canvas.label(centre + QPointF(0, 0.12 * edge + 1.1 + capHeightOf(Typeface::Text, 6.5)), word.toUpper(), small,
                 Along::Centre);
}

} // namespace

void paintQuestionMark(Canvas &canvas, const QPointF &centre, double radius, const QColor &fill, const QColor &colour)
{
    canvas.circle(centre, radius * 1.18, ink::white);
    canvas.circle(centre, radius, fill);
    const double points = radius * 4;
    canvas.label(centre + QPointF(0, capHeightOf(Typeface::Title, points) / 2), "?",
                 {Typeface::Title, points, colour, QFont::Bold}, Along::Centre);
}

void paintSign(Canvas &canvas, const Sign &sign, const QPointF &centre, double edge, const QColor &colour)
{
    switch (sign.shape) {
    case Shape::Icon:
        return paintIcon(canvas, sign, centre, edge, colour);
    case Shape::Figure:
        return paintFigure(canvas, sign, centre, edge, colour);
    case Shape::Arrow:
        return paintArrow(canvas, centre, edge * arrowWidth, colour);
    case Shape::Plus:
        return paintPlus(canvas, centre, edge * plusWidth, colour);
    case Shape::Or:
        return canvas.line(centre + QPointF(0.1, -0.3) * edge, centre + QPointF(-0.1, 0.3) * edge,
                           penOf(colour, edge * 0.09));
    }
}

void paintStrip(Canvas &canvas, const Pictogram &pictogram, const QRectF &box, double edge, const QColor &colour)
{
    if (pictogram.strip.empty())
        return;
    double units = gapRoom * static_cast<double>(pictogram.strip.size() - 1);
    for (const Sign &sign : pictogram.strip)
        units += roomOf(sign);
    edge = std::min({edge, box.width() / units, box.height()});
    double x = box.center().x() - units * edge / 2;
    for (const Sign &sign : pictogram.strip) {
        const double width = roomOf(sign) * edge;
        paintSign(canvas, sign, {x + width / 2, box.center().y()}, edge, colour);
        x += width + gapRoom * edge;
    }
}

void paintWhom(Canvas &canvas, const Pictogram &pictogram, const QRectF &box, double inset)
{
    if (pictogram.whom.empty())
        return;
    const QString text = wordsFor("whom", QString::fromStdString(pictogram.whom));
    const QColor fill = pictogram.whom == "all" ? ink::everyone : coloursOf("event").deep;
    paintPill(canvas, {box.right() - inset - 17.4, box.top() + inset, 17.4, 4}, text, fill, ink::white);
}

} // namespace cardquake::bugout
