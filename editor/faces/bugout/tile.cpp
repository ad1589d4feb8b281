// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/faces/bugout/painters.h"
#include "editor/faces/bugout/tile_parts.h"
#include "editor/faces/raster_cache.h"
#include "editor/faces/scenes/scene.h"
#include "editor/faces/scenes/tile_scenes.h"

#include <array>

namespace cardquake::bugout {
namespace {

constexpr QRectF wholeTile(0, 0, 60, 60);
constexpr QPointF tileMiddle(30, 30);

/// "hits-2": the tile was turned twice, so the third indicator of its track is in the north.
int turnsOf(const std::string &state)
{
    return state.size() == 6 && state.starts_with("hits-") ? state.back() - '0' : 0;
}

/// The picture a designer chose, or the one drawn for this tile, or one made up for it.
DrawingPtr sceneOf(Canvas &canvas, bool isFlooded)
{
    const FaceSource &source = canvas.source();
    const std::string &id = canvas.ref().row;
    const std::string chosen = canvas.text("art").toStdString();
    const TileTraits traits{id, canvas.text("name").toStdString(), canvas.text("type").toStdString(),
                            canvas.number("population"), canvas.field("volcano") == true};
    if (isSceneFamily(chosen) && !source.hasArt("scenes/" + chosen))
        return inventedScene(traits, isFlooded, chosen);
    const std::string drawn = "scenes/" + (chosen.empty() ? id : chosen);
    const std::string name = chosen.empty() || source.hasArt(drawn) ? drawn : chosen;
    if (isFlooded && source.hasArt(name + "-flooded"))
        return source.art(name + "-flooded").value_or(nullptr);
    if (isFlooded && name == drawn)
        if (const DrawingPtr flooded = floodedScene(drawn.substr(7)))
            return flooded;
    if (chosen.empty() && !source.hasArt(name))
        return inventedScene(traits, isFlooded);
    const Result<DrawingPtr> picture = source.art(name);
    if (picture)
        return isFlooded ? drawFlooded(**picture, id) : *picture;
    canvas.problem(QString::fromStdString(picture.error().message), "art",
                   QStringLiteral("Add a picture of this name, or empty the field to have a scene made up."));
    return nullptr;
}

void paintScene(Canvas &canvas, bool isFlooded)
{
    if (const DrawingPtr scene = sceneOf(canvas, isFlooded))
        paintOftenUsed(canvas.painter(), scene, wholeTile);
    else
        canvas.missing(wholeTile);
}

void paintHealth(Canvas &canvas)
{
    const Json &track = canvas.list("track");
    for (std::size_t i = 0; i < track.size() && i < 4; ++i)
        if (track[i].is_string()) {
            const Turned turned(canvas, tileMiddle, -90.0 * static_cast<double>(i));
            paintHealthTab(canvas, track[i].get<std::string>());
        }
}

void paintVents(Canvas &canvas)
{
    static const QPainterPath head = pathOf("M-3.2 1.8 L0 -2.6 L3.2 1.8 Z");
    for (const double degrees : {0, 90, 180, 270}) {
        const Turned turned(canvas, tileMiddle, degrees);
        const Placed placed(canvas, {30, 4.6});
        canvas.path(head, QColor(0xFF, 0xD4, 0x3B), penOf(QColor(0x3B, 0x0D, 0x02), 0.5));
    }
}

std::string iconOfToken(const std::string &token)
{
    if (token == "flare")
        return "flare-lit";
    if (token == "map")
        return "map-token";
    return token.starts_with("tornado-") ? "tornado-inert" : token;
}

/// Where the tokens lie that start here. The third spot is left of the north indicator.
void paintTokenSpots(Canvas &canvas)
{
    constexpr std::array<double, 6> places{51.8, 42.4, 17.8, 51.8, 51.8, 8.2};
    constexpr std::array<double, 6> heights{8.2, 8.2, 8.2, 17.8, 42.2, 17.8};
    const Json &icons = canvas.list("icons");
    for (std::size_t i = 0; i < icons.size() && i < places.size(); ++i) {
        if (!icons[i].is_string())
            continue;
        const QPointF centre(places[i], heights[i]);
        canvas.circle(centre, 4.7, sheer(ink::white, 0.94));
        canvas.circle(centre, 4.2, Qt::NoBrush, dashedPen(ink::black, 0.3, 1.05, 0.7));
        canvas.icon(iconOfToken(icons[i].get<std::string>()), centre, 6.6);
    }
}

/// The Survivors that start here in their suggested colours; those without a colour come last.
void paintPopulation(Canvas &canvas)
{
    std::vector<std::string> pawns;
    const Json &dots = canvas.field("dots");
    for (const char *colour : {"red", "blue", "yellow", "green"})
        if (dots.is_object() && dots.contains(colour) && dots.at(colour).is_number_integer())
            pawns.insert(pawns.end(), static_cast<std::size_t>(std::clamp(dots.at(colour).get<int>(), 0, 8)),
                         std::string("pawn-") + colour);
    const auto population = static_cast<std::size_t>(std::clamp(canvas.number("population"), 0, 8));
    pawns.resize(std::max(std::min<std::size_t>(pawns.size(), 10), population), "civilian-red");
    if (pawns.empty())
        return;
    const double width = 4.9 * static_cast<double>(pawns.size()) + 2;
    canvas.rect({30 - width / 2, 36.7, width, 5.7}, 2.85, ink::white, penOf(ink::black, 0.3));
    double x = 30 - 4.9 * static_cast<double>(pawns.size() - 1) / 2;
    for (const std::string &pawn : pawns) {
        canvas.icon(pawn, {x, 39.55}, 4.6);
        x += 4.9;
    }
}

void paintMark(Canvas &canvas, const QPointF &centre, bool isGood)
{
    static const QPainterPath check = pathOf("M-0.712 0.047 L-0.171 0.57 L0.741 -0.551");
    static const QPainterPath cross = pathOf("M-0.51 -0.51 L0.51 0.51 M0.51 -0.51 L-0.51 0.51");
    canvas.circle(centre, 1.95, ink::white);
    canvas.circle(centre, 1.6, isGood ? ink::good : ink::bad);
    const Placed placed(canvas, centre);
    canvas.path(isGood ? check : cross, Qt::NoBrush, penOf(ink::white, 0.38));
}

/// What can still be done on a Flooded side, told by the row of that type of tile.
void paintFloodedSigns(Canvas &canvas)
{
    const ContentRow *type = canvas.source().row("tile_type", "flooded");
    const auto allows = [&](const char *field, const char *refusal) {
        if (type == nullptr || !type->fields.contains(field))
            return false;
        const Json &value = type->fields.at(field);
        return value.is_boolean() ? value.get<bool>() : value != refusal;
    };
    const bool hasBridge = allows("bridge", "no");
    const std::array<std::pair<const char *, bool>, 4> signs{{{"act-move", allows("walk", "no")},
                                                              {"act-drive", allows("drive", "no")},
                                                              {"act-bridge", hasBridge},
                                                              {"act-swing", hasBridge}}};
    double x = 15.3;
    for (const auto &[icon, isGood] : signs) {
        canvas.circle({x, 52}, 4.1, ink::white);
        canvas.icon(icon, {x, 52}, 6.2);
        paintMark(canvas, {x + 3.1, 54.8}, isGood);
        x += 9.8;
    }
}

void paintFlooded(Canvas &canvas)
{
    const TileType type = floodedType();
    const QString name = canvas.text("name");
    paintRim(canvas, type.rim);
    paintTypeDisc(canvas, type);
    const Lettering lettering{Typeface::Text, 8, ink::white, QFont::DemiBold};
    const double width = widthOf(lettering, name) + 4.4;
    canvas.rect({56.6 - width, 4.6, width, 5}, 2.5, type.ribbon, penOf(ink::white, 0.35));
    canvas.label({56.6 - width / 2, 8.1}, name, lettering, Along::Centre);
    paintRibbon(canvas, QStringLiteral("Flooded"), 42.6, type.ribbon);
    paintFloodedSigns(canvas);
}

void paintFront(Canvas &canvas)
{
    const TileType type = tileType(canvas.text("type"));
    paintRim(canvas, type.rim);
    if (canvas.field("volcano") == true)
        paintVents(canvas);
    paintRibbon(canvas, canvas.text("name"), 46, type.ribbon);
    paintPopulation(canvas);
    paintTypeDisc(canvas, type);
    paintTokenSpots(canvas);
    paintHealth(canvas);
}

} // namespace

void paintTile(Canvas &canvas)
{
    const bool isFlooded = canvas.ref().state == "flooded";
    const Turned turned(canvas, tileMiddle, 90.0 * turnsOf(canvas.ref().state));
    paintScene(canvas, isFlooded);
    if (canvas.look() == FaceLook::Board)
        return;
    isFlooded ? paintFlooded(canvas) : paintFront(canvas);
}

} // namespace cardquake::bugout
