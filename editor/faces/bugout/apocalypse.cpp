// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/faces/backs.h"
#include "editor/faces/bugout/card_words.h"
#include "editor/faces/bugout/doom_art.h"
#include "editor/faces/bugout/grid.h"
#include "editor/faces/bugout/painters.h"
#include "editor/faces/bugout/pictogram_art.h"
#include "editor/faces/bugout/small_signs.h"
#include "editor/faces/card.h"
#include "engine/games/bugout/card_parts.h"

#include <algorithm>

namespace cardquake::bugout {
namespace {

/// The sentence, and below a line how to go about it.
void paintDoomText(Canvas &canvas, const Doom &doom, double top, double sentenceHeight, bool hasLine)
{
    const QRectF panel(card::left, top, card::width, card::panelBottom - top);
    paintPanel(canvas, panel);
    const std::vector<double> sizes = {10.5, 10, 9.5, 9, 8.5, 8, 7.5, 7};
    if (doom.note.empty()) {
        canvas.paragraph(panel.adjusted(3.5, 1.6, -3.5, -1.6), markup(doom.text), bodyText(sizes, Along::Centre));
        return;
    }
    const double middle = top + sentenceHeight;
    canvas.paragraph({panel.left() + 3, top + 1, panel.width() - 6, sentenceHeight - 1.4}, markup(doom.text),
                     bodyText(sizes, Along::Centre));
    if (hasLine)
        canvas.line({10, middle + 0.1}, {53, middle + 0.1}, penOf(QColor(0xD8, 0xCF, 0xD6), 0.3));
    Paragraph note = bodyText({7.5, 7}, Along::Centre);
    note.lettering.colour = ink::muted;
    canvas.paragraph({panel.left() + 6, middle + 0.5, panel.width() - 12, card::panelBottom - middle - 1.4},
                     markup(doom.note), note);
}

void paintDamage(Canvas &canvas, const Doom &doom)
{
    const QRectF window = card::window(40.2);
    paintSky(canvas, window, 24.1);
    paintRuins(canvas, window);
    const QPointF burst(16.6, 29.8);
    paintBurst(canvas, burst, 10.8, QColor(0xF2, 0x99, 0x4A), penOf(ink::white, 1.08));
    const QString number = QString::number(doom.number);
    const Lettering large = fitted({Typeface::Title, 37, QColor(0x2A, 0x14, 0x18), QFont::Bold}, number, 12);
    canvas.label(burst + QPointF(0, capHeightOf(Typeface::Title, large.points) / 2), number, large, Along::Centre);
    paintArrow(canvas, {31.6, 29.8}, 5, ink::white);
    paintHitTiles(canvas, doom.icons, {46.4, 29.8});
    // One small burst a point, as far as there is room.
    constexpr double pitch = 6.6;
    constexpr long most = 8;
    for (long i = 0; doom.number <= most && i < doom.number; ++i) {
        const QPointF small(31.5 + pitch * (static_cast<double>(i) - static_cast<double>(doom.number - 1) / 2), 49.2);
        paintBurst(canvas, small, 2.9, ink::white, Qt::NoPen);
        canvas.label(small + QPointF(0, capHeightOf(Typeface::Title, 7.5) / 2), "1",
                     {Typeface::Title, 7.5, QColor(0x7A, 0x1F, 0x2B), QFont::Bold}, Along::Centre);
    }
    paintDoomText(canvas, doom, 56, 15.5, true);
}

std::vector<GridCell> struckCells(Canvas &canvas, const Doom &doom)
{
    if (!doom.cells.empty())
        return cellsOf(canvas, Json(doom.cells), "/effects");
    std::vector<GridCell> all;
    for (int row = 0; row < gridSide; ++row)
        for (int column = 0; column < gridSide; ++column)
            all.push_back({column, row});
    return all;
}

void paintDoomedMap(Canvas &canvas, const std::vector<GridCell> &cells)
{
    const Grid grid{{20, 20.8}, 6.2, 0.3, 0.7};
    const Lettering lettering{Typeface::Title, 8, QColor(0xF3, 0xE6, 0xDD), QFont::Bold};
    for (int i = 0; i < gridSide; ++i) {
        canvas.label({grid.centre({i, 0}).x(), 19.3}, QChar(u'A' + i), lettering, Along::Centre);
        canvas.label({17.4, grid.centre({0, i}).y() + capHeightOf(Typeface::Title, 8) / 2}, QString::number(i + 1),
                     lettering, Along::Centre);
    }
    for (int row = 0; row < gridSide; ++row)
        for (int column = 0; column < gridSide; ++column)
            if (!isIn(cells, {column, row}))
                canvas.rect(grid.drawn({column, row}), grid.radius, sheer(QColor(0x8C, 0x74, 0x84), 0.55));
    canvas.path(grid.joined(cells, 0.85, 1.4), ink::white);
    for (const GridCell &cell : cells) {
        const QRectF box = grid.drawn(cell);
        canvas.rect(box, grid.radius, QColor(0xD9, 0x53, 0x4F));
        const Placed placed(canvas, box.topLeft());
        canvas.path(pathOf("M0.9 4.7 L4.7 0.9 M0.9 2.8 L2.8 0.9 M2.8 4.7 L4.7 2.8"), Qt::NoBrush,
                    penOf(QColor(0xF3, 0xA2, 0x9B), 0.4));
    }
}

void paintDestroy(Canvas &canvas, const Doom &doom)
{
    const QRectF window = card::window(47.2);
    const std::vector<GridCell> cells = struckCells(canvas, doom);
    paintSky(canvas, window, window.height() / 2);
    paintDoomedMap(canvas, cells);
    canvas.circle({10.3, 24.8}, 4.9, ink::white);
    canvas.icon("health-destroy", {10.3, 24.8}, 7.6);
    const QString number = QString::number(doom.number);
    canvas.label({10.3, 43.8}, number, fitted({Typeface::Title, 40, ink::white, QFont::Bold}, number, 12.5),
                 Along::Centre);
    canvas.label({10.3, 49.2}, words("face.of", {{"n", std::to_string(cells.size())}}),
                 {Typeface::Title, 11, QColor(0xF3, 0xE6, 0xDD), QFont::DemiBold}, Along::Centre);
    paintDoomText(canvas, doom, 63, 10.6, false);
}

void paintRescue(Canvas &canvas, const Doom &doom)
{
    const QRectF window = card::window(40.2);
    paintDawn(canvas, window, doom.number);
    paintDoomText(canvas, doom, 56, 15.5, true);
}

/// Something that no Apocalypse card of the box does: signs and words, as on an event.
void paintOther(Canvas &canvas, const Doom &doom, const Pictogram &pictogram)
{
    const QRectF window = card::window(40.2);
    paintSky(canvas, window, 24.1);
    paintRuins(canvas, window);
    const QRectF plate(8, 21, 47, 20);
    canvas.rect(plate, 2, ink::paper);
    paintStrip(canvas, pictogram, plate.adjusted(2, 2, -2, -2), 14.5, coloursOf("apocalypse").deep);
    paintDoomText(canvas, doom, 56, 15.5, false);
}

CardHeader headerOf(Canvas &canvas)
{
    const QString kind = canvas.text("kind");
    const std::string key = "face.apocalypse." + kind.toStdString();
    if (!hasWords(key) || kind == "kicker")
        canvas.problem(QStringLiteral("An Apocalypse card is one of damage, destroy and rescue."), "/kind");
    CardHeader header;
    header.title = canvas.text("name", QString::fromStdString(canvas.ref().row));
    header.kicker = words(hasWords(key) ? key : std::string("face.apocalypse.kicker"));
    header.icon = "kind-apocalypse";
    header.hue = "apocalypse";
    if (!canvas.field("number").is_null())
        header.titleWidth = 33;
    return header;
}

} // namespace

void paintApocalypse(Canvas &canvas)
{
    paintCard(canvas, headerOf(canvas));
    if (const Json &number = canvas.field("number"); number.is_number_integer()) {
        canvas.circle({54.3, 8.2}, 5.2, QColor(0xE3, 0xA0, 0x08), penOf(ink::white, 0.5));
        const QString text = QString::number(canvas.number("number"));
        canvas.label({54.3, 8.2 + capHeightOf(Typeface::Title, 17) / 2}, text,
                     fitted({Typeface::Title, 17, ink::black, QFont::Bold}, text, 8.4), Along::Centre);
    }
    const ContentRow *row = canvas.source().row(canvas.ref().kind, canvas.ref().row);
    const Doom doom = row ? doomOf(canvas.source().rows(), *row, englishPhrases()) : Doom();
    switch (doom.kind) {
    case Doom::Kind::Damage:
        return paintDamage(canvas, doom);
    case Doom::Kind::Destroy:
        return paintDestroy(canvas, doom);
    case Doom::Kind::Rescue:
        return paintRescue(canvas, doom);
    case Doom::Kind::Other:
        return paintOther(canvas, doom,
                          pictogramOf(canvas.source().rows(), canvas.field("effects"), canvas.field("hand")));
    }
}

} // namespace cardquake::bugout
