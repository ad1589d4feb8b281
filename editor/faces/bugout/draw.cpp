// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/faces/backs.h"
#include "editor/faces/bugout/bands.h"
#include "editor/faces/bugout/card_words.h"
#include "editor/faces/bugout/grid.h"
#include "editor/faces/bugout/painters.h"
#include "editor/faces/bugout/recorder.h"
#include "editor/faces/bugout/sides.h"
#include "editor/faces/bugout/small_signs.h"
#include "editor/faces/card.h"
#include "editor/faces/scatter.h"
#include "engine/games/bugout/marked_text.h"

namespace cardquake::bugout {
namespace {

const QRectF drawWindow = card::window(27);

void paintDrawHead(Canvas &canvas, const QString &title, std::string_view hue, const std::string &icon)
{
    CardHeader header;
    header.title = title;
    header.kicker = words("face.draw.kicker");
    header.icon = icon;
    header.hue = hue;
    paintCard(canvas, header);
}

/// The card that is drawn, and an arrow to what it does.
void paintLeadingCard(Canvas &canvas, std::string_view hue, const std::string &icon)
{
    paintLyingCard(canvas, {14.5, 27.7}, 13.6, -6, hue, icon);
    canvas.circle({27.6, 27.7}, 3.9, ink::paper);
    paintArrow(canvas, {27.6, 27.7}, 4.8, coloursOf(hue).deep);
}

/// Some cells of a small map, struck.
void paintSmallMap(Canvas &canvas)
{
    const QRectF map(37.4, 19.5, 19.4, 19.4);
    const QColor dark(0x12, 0x38, 0x5C);
    canvas.rect(map, 1.2, ink::white, penOf(dark, 0.5));
    const Grid grid{map.topLeft() + QPointF(0.8, 0.8), 17.8 / 6, 0.178, 0.415};
    const std::vector<GridCell> struck = {{1, 2}, {2, 2}, {2, 3}, {2, 4}};
    for (int row = 0; row < gridSide; ++row)
        for (int column = 0; column < gridSide; ++column) {
            const GridCell cell{column, row};
            if (isIn(struck, cell))
                canvas.rect(grid.drawn(cell), grid.radius, dark);
            else
                canvas.rect(grid.drawn(cell), grid.radius, QColor(0xED, 0xF3, 0xF8),
                            penOf(QColor(0x9D, 0xB6, 0xCC), 0.104));
        }
}

void paintClouds(Canvas &canvas)
{
    const Clipped clipped(canvas, drawWindow, card::corner);
    Scatter scatter(canvas.ref().row);
    constexpr int strokes = 60;
    for (int i = 0; i < strokes; ++i) {
        const QPointF from(scatter.between(3, 62), scatter.between(18, 41));
        canvas.line(from, from + QPointF(-1.3, 3), penOf(sheer(ink::white, 0.75), 0.4));
    }
    for (int i = 0; i < 9; ++i)
        canvas.circle({4.5 + 7 * i, 14.6 + scatter.between(-0.4, 0.9)}, scatter.between(5.4, 7.2),
                      QColor(0x2F, 0x5F, 0x8C));
    for (int i = 0; i < 7; ++i)
        canvas.circle({3 + 9.5 * i, 13.2 + scatter.between(-0.4, 0.6)}, scatter.between(4.6, 5.8),
                      coloursOf("rain").base);
}

void paintDownpour(Canvas &canvas)
{
    paintDrawHead(canvas, words("face.downpour.title"), "rain", "kind-rain");
    paintWindow(canvas, drawWindow, QColor(0x9D, 0xBE, 0xDB), QColor(0xDC, 0xE9, 0xF3));
    paintClouds(canvas);
    paintLeadingCard(canvas, "rain", "kind-rain");
    paintSmallMap(canvas);
    paintDrawBands(canvas, "rain",
                   {words("face.downpour.now", {{"icon", iconMark("kind-rain")}}), {}, words("face.downpour.discard")});
}

void paintSeismic(Canvas &canvas)
{
    const KindColours colours = coloursOf("quake");
    paintDrawHead(canvas, words("face.seismic.title"), "quake", "kind-quake");
    paintRecorderPaper(canvas, drawWindow);
    {
        const Clipped clipped(canvas, drawWindow, card::corner);
        const QPainterPath trace = traceOf(Trace::Quake, 27.7);
        canvas.path(trace, Qt::NoBrush, penOf(ink::white, 2.2));
        canvas.path(trace, Qt::NoBrush, penOf(colours.deep, 0.85));
    }
    paintLeadingCard(canvas, "quake", "kind-quake");
    const std::string icon = iconMark("kind-quake");
    paintDrawBands(canvas, "quake",
                   {words("face.seismic.now", {{"icon", icon}}), words("face.seismic.phase", {{"icon", icon}}),
                    words("face.seismic.discard")});
}

void paintWarning(Canvas &canvas)
{
    const QString token = canvas.text("token");
    if (token != "field" && token != "plain")
        canvas.problem(QStringLiteral("The Tornado is none of field and plain."), "/token");
    paintDrawHead(canvas, words("face.tornado-warning.title"), "tornado", "kind-tornado");
    paintWindow(canvas, drawWindow, QColor(0xBA, 0xC4, 0xCE), QColor(0xDC, 0xE2, 0xE8));
    {
        const Clipped clipped(canvas, drawWindow, card::corner);
        canvas.scene(token == "plain" ? "scenes/plain-1" : "scenes/field-1", {3, -0.8, 57, 57});
        canvas.rect(drawWindow, 0, sheer(QColor(0x26, 0x31, 0x3B), 0.25));
        canvas.scene("scenes/tornado", {32.4, 14.7, 26, 26});
    }
    paintLeadingCard(canvas, "tornado", "kind-tornado");
    const std::string icon = iconMark("kind-tornado");
    paintDrawBands(canvas, "tornado",
                   {words("face.tornado-warning.now", {{"tile", wordsFor("token-name", token).toStdString()},
                                                       {"active", iconMark("tornado-active")}}),
                    words("face.tornado-warning.phase", {{"icon", icon}}), words("face.tornado-warning.discard")});
}

void paintEruption(Canvas &canvas)
{
    const QString direction = canvas.text("direction");
    const Side *side = sideOf(canvas, direction, "/direction");
    const QString sideName = wordsFor("side", direction);
    paintDrawHead(canvas, words("face.eruption.title", {{"side", sideName.toStdString()}}), "lava", "kind-lava");
    paintWindow(canvas, drawWindow, QColor(0x6B, 0x5A, 0x50), QColor(0x4A, 0x3A, 0x34));
    {
        const Clipped clipped(canvas, drawWindow, card::corner);
        canvas.scene("scenes/volcano", {3, -0.8, 57, 57});
        canvas.rect(drawWindow, 0, sheer(QColor(0x2B, 0x0E, 0x06), 0.34));
    }
    const QPointF crater(31.5, 27.7);
    const QColor burnt(0x3B, 0x0D, 0x02);
    if (side) {
        // North and south the window is only half as high as the arrow is long.
        const double scale = side->way.x() != 0 ? 1 : 0.53;
        const Placed placed(canvas, crater, side->degrees, scale);
        canvas.path(pathOf("M-4.4 0 L-4.4 -13 L-9.4 -13 L0 -24 L9.4 -13 L4.4 -13 L4.4 0 Z"), QColor(0xFF, 0xD4, 0x3B),
                    penOf(burnt, 1));
    }
    canvas.circle(crater, 6.2, burnt);
    canvas.circle(crater, 5.5, QColor(0xF7, 0x67, 0x07));
    canvas.label(crater + QPointF(0, capHeightOf(Typeface::Title, 15) / 2), wordsFor("letter", direction),
                 {Typeface::Title, 15, ink::white, QFont::Bold}, Along::Centre);
    const std::string icon = iconMark("kind-lava");
    paintDrawBands(canvas, "lava",
                   {words("face.eruption.now", {{"icon", icon}, {"side", sideName.toLower().toStdString()}}),
                    words("face.eruption.phase", {{"icon", icon}}), words("face.eruption.discard")});
}

void paintPlotTwist(Canvas &canvas)
{
    paintDrawHead(canvas, words("face.plot-twist.title"), "event", "kind-event");
    paintWindow(canvas, drawWindow, QColor(0xC9, 0xBC, 0xE2), QColor(0xEA, 0xE4, 0xF4));
    {
        const Clipped clipped(canvas, drawWindow, card::corner);
        paintPattern(canvas, "event", drawWindow, mix(QColor(0xDA, 0xD0, 0xEB), coloursOf("event").base, 0.25));
    }
    paintLyingCard(canvas, {20.5, 28.5}, 13.4, -14, "event", "kind-event");
    paintLyingCard(canvas, {42.5, 28.5}, 13.4, 14, "event", "kind-event");
    paintLyingCard(canvas, {31.5, 27.7}, 15.6, 0, "event", "kind-event");
    paintDrawBands(
        canvas, "event",
        {words("face.plot-twist.now", {{"icon", iconMark("kind-event")}}), {}, words("face.plot-twist.discard")});
}

} // namespace

void paintDraw(Canvas &canvas)
{
    const QString kind = canvas.text("kind");
    if (kind == "downpour")
        return paintDownpour(canvas);
    if (kind == "seismic")
        return paintSeismic(canvas);
    if (kind == "tornado")
        return paintWarning(canvas);
    if (kind == "eruption")
        return paintEruption(canvas);
    if (kind == "event")
        return paintPlotTwist(canvas);
    if (kind != "resource")
        canvas.problem(QStringLiteral("Nobody knows this kind of Draw card: %1.").arg(kind), "/kind");
    paintResource(canvas);
}

} // namespace cardquake::bugout
