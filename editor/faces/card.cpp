// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/faces/card.h"

#include "editor/faces/backs.h"

namespace cardquake {
namespace {

constexpr QPointF discCentre(8.2, 8.2);
constexpr double titleLeft = 15;

void paintTitle(Canvas &canvas, const CardHeader &header)
{
    const bool isAlone = header.kicker.isEmpty();
    Lettering lettering{Typeface::Title, 0, ink::white, QFont::Bold};
    const double width = header.badge.isEmpty() ? header.titleWidth : std::min(header.titleWidth, 29.6);
    const std::vector<double> sizes =
        isAlone ? std::vector<double>{17, 16, 15, 14, 13, 12} : std::vector<double>{14.5, 13.5, 12.5, 11.5, 10.5};
    bool fits = false;
    for (std::size_t i = 0; i < sizes.size() && !fits; ++i) {
        lettering.points = sizes[i];
        fits = widthOf(lettering, header.title) <= width;
    }
    if (!fits)
        canvas.problem(QStringLiteral("The title does not fit on the face: \"%1\".").arg(header.title), "name",
                       QStringLiteral("Shorten it."));
    const double alone = discCentre.y() + capHeightOf(Typeface::Title, lettering.points) / 2;
    canvas.label({titleLeft, isAlone ? alone : 11.55}, header.title, lettering);
}

void paintBadge(Canvas &canvas, const CardHeader &header, const KindColours &colours)
{
    canvas.rect({45.6, 4.2, 14.4, 8}, 4, colours.deep);
    if (header.badgeSign)
        header.badgeSign(canvas, {49.1, 8.2});
    canvas.label({55.2, 10.35}, header.badge, {Typeface::Title, 17, ink::white, QFont::Bold}, Along::Centre);
}

void paintFooter(Canvas &canvas, const KindColours &colours)
{
    const Lettering lettering{Typeface::Text, 5, colours.tint(0.78), QFont::Medium, 0.03};
    canvas.label({3.6, 85}, QString::fromStdString(canvas.ref().row), lettering);
    const QString copies = QStringLiteral("×%1\u00A0 ·\u00A0 %2")
                               .arg(canvas.number("copies", 1))
                               .arg(QString::fromStdString(canvas.source().revision()));
    canvas.label({59.4, 85}, copies, lettering, Along::Right);
}

} // namespace

void paintCard(Canvas &canvas, const CardHeader &header)
{
    const KindColours colours = coloursOf(header.hue);
    canvas.rect({QPointF(), canvas.size()}, 0, colours.frame);
    paintPattern(canvas, header.hue, {0, 0, canvas.size().width(), 14}, colours.frame, 0.10);
    canvas.circle(discCentre, 5.2, ink::paper);
    canvas.icon(header.icon, discCentre, 7.6);
    if (!header.kicker.isEmpty())
        canvas.label({titleLeft, 5.75}, header.kicker.toUpper(),
                     {Typeface::Text, 6.5, colours.tint(0.84), QFont::DemiBold, 0.14});
    paintTitle(canvas, header);
    if (!header.badge.isEmpty())
        paintBadge(canvas, header, colours);
    paintFooter(canvas, colours);
}

void paintWindow(Canvas &canvas, const QRectF &window, const QColor &top, const QColor &bottom)
{
    QLinearGradient gradient(window.topLeft(), window.bottomLeft());
    gradient.setColorAt(0, top);
    gradient.setColorAt(1, bottom);
    canvas.rect(window, card::corner, gradient);
}

void paintPanel(Canvas &canvas, const QRectF &panel)
{
    canvas.rect(panel, card::corner, ink::paper);
}

void paintReadOut(Canvas &canvas, const KindColours &colours, const QString &line, const QString &sentence)
{
    paintPanel(canvas, card::readOut);
    Lettering lettering{Typeface::Title, 14, colours.deep, QFont::Bold};
    const double room = card::readOut.width() - 4;
    while (lettering.points > 11 && widthOf(lettering, line) > room)
        lettering.points -= 0.5;
    if (widthOf(lettering, line) > room)
        canvas.problem(QStringLiteral("The text does not fit on the face: \"%1\".").arg(line));
    canvas.label({card::readOut.center().x(), 76.75}, line, lettering, Along::Centre);
    Paragraph style = bodyText({7.5, 7}, Along::Centre);
    style.fromTop = true;
    style.isOneLine = true;
    canvas.paragraph({card::left + 1, 78.75, card::width - 2, 3.6}, sentence, style);
}

Paragraph bodyText(std::vector<double> sizes, Along along)
{
    Paragraph style;
    style.lettering = {Typeface::Text, sizes.empty() ? 8 : sizes.front(), ink::black};
    style.sizes = std::move(sizes);
    style.along = along;
    return style;
}

} // namespace cardquake
