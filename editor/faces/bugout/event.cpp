// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/faces/bugout/card_words.h"
#include "editor/faces/bugout/event_parts.h"
#include "editor/faces/bugout/painters.h"
#include "editor/faces/bugout/pictogram_art.h"
#include "editor/faces/bugout/small_signs.h"
#include "editor/faces/card.h"

#include <algorithm>

namespace cardquake::bugout {
namespace {

using Format = CardParts::Format;

const char *kickerOf(Format format)
{
    switch (format) {
    case Format::Choice:
        return "face.event.choice";
    case Format::Question:
        return "face.event.question";
    case Format::TwoSided:
        return "face.event.two-sided";
    case Format::Kept:
        return "face.event.kept";
    case Format::Plain:
        break;
    }
    return "face.event.kicker";
}

/// A box with a number, signs and words.
void paintOption(Canvas &canvas, const CardPart &part, const QRectF &box, std::size_t number)
{
    const KindColours colours = coloursOf("event");
    const double strip = box.height() * 0.47;
    paintPanel(canvas, box);
    {
        const Clipped clipped(canvas, box, card::corner);
        canvas.rect({box.left(), box.top(), box.width(), strip}, 0, colours.tint(0.74));
        canvas.rect({box.left(), box.top(), barWidth, box.height()}, 0, colours.base);
    }
    const double points = std::min(20.0, box.height() * 0.9);
    canvas.label({8.3, box.center().y() + capHeightOf(Typeface::Title, points) / 2}, QString::number(number),
                 {Typeface::Title, points, ink::white, QFont::Bold}, Along::Centre);
    const QRectF signs(box.left() + barWidth + 0.6, box.top() + 1, box.width() - barWidth - 1.2, strip - 2);
    paintStrip(canvas, part.pictogram, signs, 10.2, colours.deep);
    paintWhom(canvas, part.pictogram, box, 1);
    const QRectF words(15.8, box.top() + strip + 1.2, 42.2, box.height() - strip - 2.4);
    canvas.paragraph(words, markup(part.text), bodyText({9.5, 9, 8.5, 8, 7.5, 7}));
}

void paintChoice(Canvas &canvas, const CardParts &parts)
{
    const KindColours colours = coloursOf("event");
    const auto count = static_cast<double>(parts.parts.size());
    constexpr double gap = 2;
    const double height = (card::panelBottom - card::windowTop - gap * (count - 1)) / count;
    for (std::size_t i = 0; i < parts.parts.size(); ++i) {
        const double top = card::windowTop + static_cast<double>(i) * (height + gap);
        paintOption(canvas, parts.parts[i], {card::left, top, card::width, height}, i + 1);
    }
    for (std::size_t i = 1; i < parts.parts.size(); ++i) {
        const double y = card::windowTop + static_cast<double>(i) * (height + gap) - gap / 2;
        canvas.rect({29.3, y - 2.7, 15, 5.4}, 2.7, colours.deep, penOf(ink::white, 0.5));
        canvas.label({36.8, y + capHeightOf(Typeface::Title, 10) / 2}, words("face.or"),
                     {Typeface::Title, 10, ink::white, QFont::Bold}, Along::Centre);
    }
}

/// All that a card does in one window and one text.
void paintPlain(Canvas &canvas, const CardParts &parts)
{
    const QRectF window = card::window(34);
    paintSignWindow(canvas, parts.pictogram, window);
    const QRectF panel(card::left, window.bottom() + 1.4, card::width, card::panelBottom - window.bottom() - 1.4);
    paintPanel(canvas, panel);
    for (const CardPart &part : parts.parts)
        canvas.paragraph(panel.adjusted(3, 1.6, -3, -1.6), markup(part.text), bodyText({10, 9.5, 9, 8.5, 8, 7.5, 7}));
}

} // namespace

void paintSignWindow(Canvas &canvas, const Pictogram &pictogram, const QRectF &window)
{
    const KindColours colours = coloursOf("event");
    paintWindow(canvas, window, colours.tint(0.62), colours.tint(0.82));
    const Clipped clipped(canvas, window, card::corner);
    paintPattern(canvas, "event", window, mix(colours.tint(0.72), colours.base, 0.16));
    paintStrip(canvas, pictogram, window.adjusted(2, 2, -2, -2), 14.5, colours.deep);
    paintWhom(canvas, pictogram, window, 1.4);
}

void paintEvent(Canvas &canvas)
{
    canvas.row();
    const ContentRow *row = canvas.source().row(canvas.ref().kind, canvas.ref().row);
    const CardParts parts = row ? cardParts(canvas.source().rows(), *row, englishPhrases()) : CardParts();
    CardHeader header;
    header.title = canvas.text("name", QString::fromStdString(canvas.ref().row));
    header.kicker = words(kickerOf(parts.format));
    header.icon = "kind-event";
    header.hue = "event";
    paintCard(canvas, header);
    switch (parts.format) {
    case Format::Choice:
        return paintChoice(canvas, parts);
    case Format::Question:
    case Format::TwoSided:
        return paintQuestion(canvas, parts);
    case Format::Kept:
        return paintKept(canvas, parts);
    case Format::Plain:
        return paintPlain(canvas, parts);
    }
}

} // namespace cardquake::bugout
