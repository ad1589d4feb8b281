// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/faces/bugout/card_words.h"
#include "editor/faces/bugout/grid.h"
#include "editor/faces/bugout/painters.h"
#include "editor/faces/bugout/small_signs.h"
#include "editor/faces/card.h"
#include "editor/faces/scatter.h"

namespace cardquake::bugout {
namespace {

const QColor plate(0x12, 0x38, 0x5C);
const QColor ripple(0x8F, 0xBB, 0xDD);

void paintRain(Canvas &canvas, const QRectF &window)
{
    const Clipped clipped(canvas, window, card::corner);
    Scatter scatter(canvas.ref().row);
    constexpr int strokes = 70;
    for (int i = 0; i < strokes; ++i) {
        const QPointF from(scatter.between(3, 63), scatter.between(12, 70));
        const double length = scatter.between(3, 6);
        canvas.line(from, from + QPointF(-0.387, 0.922) * length,
                    penOf(sheer(ink::white, scatter.between(0.4, 0.75)), 0.28));
    }
}

void paintStruck(Canvas &canvas, const GridCell &cell)
{
    const QRectF box = cardGrid.drawn(cell);
    QLinearGradient water(box.topLeft(), box.bottomLeft());
    water.setColorAt(0, QColor(0x2E, 0x6D, 0xA4));
    water.setColorAt(1, QColor(0x1F, 0x53, 0x82));
    canvas.rect(box, cardGrid.radius, water);
    for (const QPointF &dash : {QPointF(1.2, 1.3), QPointF(6.7, 2.1), QPointF(1, 4.9), QPointF(6.5, 5.6)})
        canvas.line(box.topLeft() + dash, box.topLeft() + dash + QPointF(-0.42, 1), penOf(ripple, 0.34));
    const QPointF centre = box.center();
    canvas.painter().setBrush(Qt::NoBrush);
    canvas.painter().setPen(penOf(ripple, 0.32));
    canvas.painter().drawEllipse(QPointF(centre.x(), box.top() + 6.45), 2.5, 0.62);
    paintDrop(canvas, centre - QPointF(0, 0.15), 6.2);
}

} // namespace

void paintRainstorm(Canvas &canvas)
{
    const KindColours colours = coloursOf("rain");
    const std::vector<GridCell> cells = cellsOf(canvas, canvas.field("cells"), "/cells");
    if (cells.empty())
        canvas.problem(QStringLiteral("It rains nowhere."), "/cells", QStringLiteral("Mark the cells."));
    CardHeader header;
    header.title = words("face.rain.title");
    header.icon = "kind-rain";
    header.hue = "rain";
    header.badge = QString::number(cells.size());
    header.badgeSign = [](Canvas &on, const QPointF &centre) { paintDrop(on, centre, 4.8); };
    paintCard(canvas, header);
    const QRectF window = card::window(56.2);
    paintWindow(canvas, window, QColor(0xC3, 0xD8, 0xEA), QColor(0xE3, 0xED, 0xF5));
    paintRain(canvas, window);
    paintFreeCells(canvas, cardGrid, cells, QColor(0x93, 0xB5, 0xD0));
    canvas.path(cardGrid.joined(cells, 1.2, 2), ink::white);
    canvas.path(cardGrid.joined(cells, 0.85, 1.6), plate);
    for (const GridCell &cell : cells)
        paintStruck(canvas, cell);
    paintRimOfGrid(canvas, cardGrid, cells, colours.deep, sheer(colours.frame, 0.75));
    paintReadOut(canvas, colours, cellsLine(cells, {Typeface::Title, 11, colours.deep, QFont::Bold}, 53, false),
                 words("face.rain.text", {{"saves", savesSentence(canvas.source().rows(), "save-rain")}}));
}

} // namespace cardquake::bugout
