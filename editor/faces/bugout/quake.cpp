// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/faces/bugout/card_words.h"
#include "editor/faces/bugout/fault.h"
#include "editor/faces/bugout/painters.h"
#include "editor/faces/bugout/recorder.h"
#include "editor/faces/bugout/small_signs.h"
#include "editor/faces/card.h"

namespace cardquake::bugout {
namespace {

const QRectF quakeWindow = card::window(56.2);

void paintQuakeHead(Canvas &canvas, const QString &title, const std::vector<GridCell> &cells = {})
{
    CardHeader header;
    header.title = title;
    header.kicker = words("face.quake.kicker");
    header.icon = "kind-quake";
    header.hue = "quake";
    if (!cells.empty()) {
        header.badge = QString::number(cells.size());
        header.badgeSign = paintCrack;
    }
    paintCard(canvas, header);
}

void paintFaultCard(Canvas &canvas, const KindColours &colours)
{
    const std::vector<GridCell> cells = cellsOf(canvas, canvas.field("cells"), "/cells");
    if (cells.empty())
        canvas.problem(QStringLiteral("The fault strikes nothing."), "/cells", QStringLiteral("Mark the cells."));
    paintQuakeHead(canvas, words("face.fault.title"), cells);
    paintWindow(canvas, quakeWindow, QColor(0xE3, 0xD3, 0xC4), QColor(0xEF, 0xE6, 0xDB));
    paintStrata(canvas, quakeWindow);
    paintFreeCells(canvas, cardGrid, cells, QColor(0xBD, 0xA2, 0x94));
    paintFault(canvas, cardGrid, cells);
    paintRimOfGrid(canvas, cardGrid, cells, colours.deep, sheer(colours.frame, 0.75));
    paintReadOut(canvas, colours, cellsLine(cells, {Typeface::Title, 11, colours.deep, QFont::Bold}, 53, true),
                 words("face.fault.text", {{"saves", savesSentence(canvas.source().rows(), "save-quake")}}));
}

void paintTremor(Canvas &canvas, const KindColours &colours)
{
    paintQuakeHead(canvas, words("face.tremor.title"));
    paintRecorderPaper(canvas, quakeWindow);
    const QPointF centre(31.5, 37.4);
    const Grid grid{centre - QPointF(3, 3) * 6.9, 6.9, 0.45, 0.9};
    for (int row = 0; row < gridSide; ++row)
        for (int column = 0; column < gridSide; ++column)
            canvas.rect(grid.drawn({column, row}), grid.radius, sheer(ink::white, 0.9),
                        penOf(QColor(0xC3, 0xA4, 0x8C), 0.3));
    {
        const Clipped clipped(canvas, quakeWindow, card::corner);
        for (int ring = 0; ring < 4; ++ring)
            canvas.circle(centre, 12.5 + 3.5 * ring, Qt::NoBrush,
                          dashedPen(sheer(colours.base, 0.704 - 0.125 * ring), 0.6, 2.6, 1.6));
        canvas.rect({3, 60.4, 57, 11}, 0, QColor(0xF7, 0xF1, 0xE8));
        canvas.line({3, 60.4}, {60, 60.4}, penOf(QColor(0xC3, 0xA4, 0x8C), 0.3));
        canvas.path(traceOf(Trace::Tremor, 65.4), Qt::NoBrush, penOf(colours.deep, 0.5));
    }
    canvas.circle(centre, 9.4, ink::paper, penOf(colours.deep, 0.9));
    canvas.path(pathOf("M26.7 37.7 L30.2 41.2 L36.6 33.8"), Qt::NoBrush, penOf(ink::good, 2.1));
    paintReadOut(canvas, colours, words("face.tremor.line"), words("face.tremor.text"));
}

void paintStop(Canvas &canvas, const KindColours &colours)
{
    paintQuakeHead(canvas, words("face.stop.title"));
    paintRecorderPaper(canvas, quakeWindow);
    {
        const Clipped clipped(canvas, quakeWindow, card::corner);
        const QPainterPath trace = traceOf(Trace::Dying, 56.9);
        canvas.path(trace, Qt::NoBrush, penOf(ink::white, 2.2));
        canvas.path(trace, Qt::NoBrush, penOf(colours.deep, 0.9));
    }
    canvas.circle({56.6, 56.9}, 1.3, ink::good, penOf(ink::white, 0.4));
    paintLyingCard(canvas, {31.5, 31.6}, 19, -7, "quake", "kind-quake");
    canvas.circle({41.6, 41.6}, 6.3, ink::white);
    canvas.circle({41.6, 41.6}, 5.5, ink::bad);
    paintCross(canvas, {41.6, 41.6}, 6, ink::white);
    paintReadOut(canvas, colours, words("face.stop.line"), words("face.stop.text"));
}

} // namespace

void paintQuake(Canvas &canvas)
{
    const KindColours colours = coloursOf("quake");
    const QString kind = canvas.text("kind");
    if (kind == "tremor")
        return paintTremor(canvas, colours);
    if (kind == "stop")
        return paintStop(canvas, colours);
    if (kind != "fault")
        canvas.problem(QStringLiteral("A Quake card is a fault, a tremor or a stop."), "/kind");
    paintFaultCard(canvas, colours);
}

} // namespace cardquake::bugout
