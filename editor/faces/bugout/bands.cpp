// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/faces/bugout/bands.h"

#include "editor/faces/bugout/card_words.h"
#include "editor/faces/bugout/small_signs.h"
#include "editor/faces/card.h"

#include <algorithm>
#include <array>

namespace cardquake::bugout {
namespace {

using Glyph = void (*)(Canvas &, const QPointF &, double, const QColor &);

struct Band {
    QString label;
    QString text;
    Glyph glyph;
};

constexpr double stripWidth = 8.4;

void paintEmptyBand(Canvas &canvas, const QRectF &box, const Band &band, const KindColours &colours)
{
    canvas.rect(box, 1.6, colours.tint(0.68));
    band.glyph(canvas, {7.2, box.center().y()}, 3.2, colours.back);
    const double baseline = box.center().y() + capHeightOf(Typeface::Text, 6.5) / 2;
    const Lettering lettering{Typeface::Text, 6.5, colours.label, QFont::Bold, 0.1};
    canvas.label({13.4, baseline}, band.label.toUpper(), lettering);
    canvas.label({57, baseline}, words("face.none"), lettering, Along::Right);
}

void paintBand(Canvas &canvas, const QRectF &box, const Band &band, const KindColours &colours)
{
    canvas.rect(box, 1.6, ink::paper);
    {
        const Clipped clipped(canvas, box, 1.6);
        canvas.rect({box.left(), box.top(), stripWidth, box.height()}, 0, colours.tint(0.62));
    }
    band.glyph(canvas, {7.2, box.center().y()}, 5, colours.deep);
    canvas.label({13.4, box.top() + 3.2}, band.label.toUpper(), {Typeface::Text, 6.5, colours.label, QFont::Bold, 0.1});
    canvas.paragraph({13.4, box.top() + 4.1, 44.8, box.height() - 5.2}, band.text, bodyText({8.5, 8, 7.5, 7}));
}

} // namespace

void paintDrawBands(Canvas &canvas, std::string_view hue, const DrawBands &texts)
{
    const KindColours colours = coloursOf(hue);
    const std::array<Band, 3> bands = {{{words("face.now"), texts.now, paintBolt},
                                        {words("face.phase"), texts.phase, paintLoop},
                                        {words("face.discard"), texts.discard, paintDiscard}}};
    constexpr double top = 42.4;
    constexpr double gap = 0.9;
    constexpr double emptyHeight = 5.6;
    const auto empty = std::ranges::count_if(bands, [](const Band &band) { return band.text.isEmpty(); });
    const double room = card::panelBottom - top - 2 * gap - emptyHeight * static_cast<double>(empty);
    const double height = room / std::max(1.0, 3.0 - static_cast<double>(empty));
    double y = top;
    for (const Band &band : bands) {
        const QRectF box(card::left, y, card::width, band.text.isEmpty() ? emptyHeight : height);
        if (band.text.isEmpty())
            paintEmptyBand(canvas, box, band, colours);
        else
            paintBand(canvas, box, band, colours);
        y = box.bottom() + gap;
    }
}

} // namespace cardquake::bugout
