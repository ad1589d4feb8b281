// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/faces/bugout/card_words.h"
#include "editor/faces/bugout/event_parts.h"
#include "editor/faces/bugout/small_signs.h"
#include "editor/faces/card.h"

namespace cardquake::bugout {
namespace {

using Role = CardPart::Role;

constexpr double headHeight = 6;

QString titleOf(const CardPart &part)
{
    switch (part.role) {
    case Role::WhileKept:
        return words("face.kept");
    case Role::Used:
        return words(part.price == CardPart::Price::None ? "face.discard" : "face.use");
    default:
        return words("face.discard");
    }
}

/// What it costs to use the card up, or for how many turns it stays.
void paintPrice(Canvas &canvas, const CardPart &part, const QRectF &head, const QColor &colour)
{
    if (part.price != CardPart::Price::None) {
        const bool isFree = part.price == CardPart::Price::Free;
        const double width = isFree ? 10 : 14.4;
        paintPill(canvas, {58 - width, head.top() + 1, width, 4},
                  words(isFree ? "price-pill.free" : "price-pill.action"), ink::white, colour);
    }
    for (int i = 0; i < part.turns; ++i)
        paintHourglass(canvas, {55.9 - 4.4 * i, head.center().y() + 0.05}, 3.8, ink::white, colour);
}

void paintBand(Canvas &canvas, const CardPart &part, const QRectF &box)
{
    const QColor colour = part.isForAll ? ink::everyone : coloursOf("event").base;
    const QRectF head(box.left(), box.top(), box.width(), headHeight);
    paintPanel(canvas, box);
    {
        const Clipped clipped(canvas, box, card::corner);
        canvas.rect(head, 0, colour);
    }
    if (part.role == Role::WhileKept)
        paintHand(canvas, {7.2, head.center().y()}, 3.7, ink::white);
    else
        paintDiscard(canvas, {7.2, head.center().y()}, 3.7, ink::white);
    canvas.label({11, head.top() + 3.9}, titleOf(part).toUpper(), {Typeface::Text, 6.8, ink::white, QFont::Bold, 0.12});
    paintPrice(canvas, part, head, colour);
    Paragraph style = bodyText({10, 9.5, 9, 8.5, 8, 7.5, 7});
    if (part.isForAll) {
        style.lettering.weight = QFont::Bold;
        style.lettering.colour = ink::everyone;
    }
    canvas.paragraph({6, head.bottom() + 1.2, 51, box.height() - headHeight - 2.4}, markup(part.text), style);
}

} // namespace

void paintKept(Canvas &canvas, const CardParts &parts)
{
    const QRectF window = card::window(parts.parts.size() == 1 ? 34 : 24.4);
    paintSignWindow(canvas, parts.pictogram, window);
    constexpr double gap = 1.3;
    const auto count = static_cast<double>(parts.parts.size());
    const double top = window.bottom() + 1.4;
    const double height = (card::panelBottom - top - gap * (count - 1)) / count;
    double y = top;
    for (const CardPart &part : parts.parts) {
        paintBand(canvas, part, {card::left, y, card::width, height});
        y += height + gap;
    }
}

} // namespace cardquake::bugout
