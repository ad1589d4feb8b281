// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/faces/bugout/card_words.h"
#include "editor/faces/bugout/event_parts.h"
#include "editor/faces/bugout/pictogram_art.h"
#include "editor/faces/bugout/small_signs.h"
#include "editor/faces/card.h"
#include "engine/games/bugout/json_tree.h"

#include <QRegularExpression>

namespace cardquake::bugout {
namespace {

constexpr double textHeight = 11.2;

/// Where the signs stand beside the words, these need no icons of their own.
QString wordsAlone(const std::string &marked)
{
    static const QRegularExpression icons(QStringLiteral("\\{icon:[a-z0-9-]+\\}"));
    return markup(marked).remove(icons);
}

/// The tile that is asked about; of a type, the first tile of it.
std::string sceneOf(Canvas &canvas, const CardParts &parts)
{
    if (!parts.askedTile.empty())
        return "scenes/" + parts.askedTile;
    for (const ContentRow &tile : canvas.source().rows().rows("map"))
        if (at(tile.fields, "type") == parts.askedType && canvas.source().hasArt("scenes/" + tile.id))
            return "scenes/" + tile.id;
    return parts.askedType == "lava" ? "scenes/lava-straight" : std::string(); // Lava is on no tile of the map
}

void paintScene(Canvas &canvas, const CardParts &parts, const QRectF &strip)
{
    const KindColours colours = coloursOf("event");
    QPainterPath shape; // round above only
    shape.addRoundedRect(strip.adjusted(0, 0, 0, 4), card::corner, card::corner);
    canvas.painter().save();
    canvas.painter().setClipPath(shape, Qt::IntersectClip);
    canvas.painter().setClipRect(strip, Qt::IntersectClip);
    const std::string scene = sceneOf(canvas, parts);
    if (canvas.source().hasArt(scene)) {
        const double middle = strip.center().y() + 2.3; // the middle of most scenes lies a bit above their centre
        canvas.scene(scene, {strip.left(), middle - 28.5, 57, 57});
    } else {
        QLinearGradient gradient(strip.topLeft(), strip.bottomLeft());
        gradient.setColorAt(0, colours.tint(0.55));
        gradient.setColorAt(1, colours.tint(0.74));
        canvas.rect(strip, 0, gradient);
        paintPattern(canvas, "event", strip, mix(colours.tint(0.64), colours.base, 0.2));
    }
    canvas.painter().restore();
}

void paintQuestionPanel(Canvas &canvas, const CardParts &parts, const QRectF &panel)
{
    const KindColours colours = coloursOf("event");
    const QRectF strip(panel.left(), panel.top(), panel.width(), panel.height() - textHeight);
    paintPanel(canvas, panel);
    paintScene(canvas, parts, strip);
    const QPointF disc(13.2, strip.center().y());
    canvas.circle(disc, 7.6, ink::white);
    canvas.circle(disc, 7, ink::paper, penOf(colours.deep, 0.6));
    if (parts.asked.icon.empty())
        paintQuestionMark(canvas, disc, 5, colours.tint(0.5), ink::white);
    else
        canvas.icon(parts.asked.icon, disc, 10);
    const QPointF mark(19.6, disc.y() - 4.6);
    canvas.circle(mark, 3.2, ink::white);
    canvas.circle(mark, 2.7, colours.base);
    canvas.label(mark + QPointF(0, capHeightOf(Typeface::Title, 11) / 2), "?",
                 {Typeface::Title, 11, ink::white, QFont::Bold}, Along::Centre);
    Paragraph style = bodyText({9, 8.5, 8, 7.5, 7}, Along::Centre);
    style.lettering.colour = colours.deep;
    style.lettering.weight = QFont::Bold;
    canvas.paragraph({panel.left() + 2, strip.bottom() + 0.9, panel.width() - 4, textHeight - 1.8},
                     wordsAlone(parts.question), style);
}

void paintBranch(Canvas &canvas, const CardPart &part, const QRectF &box)
{
    const KindColours colours = coloursOf("event");
    const bool isYes = part.role == CardPart::Role::Yes;
    paintPanel(canvas, box);
    {
        const Clipped clipped(canvas, box, card::corner);
        canvas.rect({box.left(), box.top(), barWidth, box.height()}, 0, isYes ? ink::good : ink::bad);
    }
    const QPointF mark(box.left() + barWidth / 2, box.center().y() - 2.65);
    if (isYes)
        paintCheck(canvas, mark, 5.2, ink::white);
    else
        paintCross(canvas, mark, 5.2, ink::white);
    canvas.label({mark.x(), box.center().y() + 4.2}, words(isYes ? "face.yes" : "face.no").toUpper(),
                 {Typeface::Title, 8, ink::white, QFont::Bold, 0.1}, Along::Centre);
    const QRectF signs(box.right() - 13.4, box.top() + 1.2, 12.2, box.height() - 2.4);
    double right = box.right() - 2;
    if (!part.pictogram.isEmpty()) {
        canvas.rect(signs, 1.4, colours.tint(0.8));
        paintSign(canvas, part.pictogram.brief, signs.center(), 8.8, colours.deep);
        right = signs.left() - 1;
    }
    const double left = box.left() + 12.8;
    canvas.paragraph({left, box.top() + 1.3, right - left, box.height() - 2.6}, wordsAlone(part.text),
                     bodyText({9, 8.5, 8, 7.5, 7}));
}

} // namespace

void paintQuestion(Canvas &canvas, const CardParts &parts)
{
    const bool isTwoSided = parts.format == CardParts::Format::TwoSided;
    const QRectF panel = card::window(isTwoSided ? 26.5 : 29.5);
    paintQuestionPanel(canvas, parts, panel);
    constexpr double gap = 1.3;
    const double top = panel.bottom() + 1.5;
    const double height = (card::panelBottom - top - gap) / 2;
    double y = top;
    for (const CardPart &part : parts.parts) {
        const QRectF box(card::left, y, card::width, height);
        // Of a card that is kept either way the player turns the side up that holds.
        const Turned turned(canvas, box.center(), isTwoSided && part.role == CardPart::Role::No ? 180 : 0);
        paintBranch(canvas, part, box);
        y = box.bottom() + gap;
    }
    canvas.path(pathOf(QStringLiteral("M28.6 %1 L34.4 %1 L31.5 %2 Z")
                           .arg(panel.bottom() - 0.05)
                           .arg(panel.bottom() + 2.8)
                           .toStdString()),
                ink::paper);
}

} // namespace cardquake::bugout
