// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/faces/bugout/painters.h"

#include "editor/faces/canvas.h"

#include <algorithm>
#include <array>

namespace cardquake::bugout {
namespace {

constexpr QPointF discMiddle(10, 10);

/// A round token of 20 mm.
struct TokenLook {
    std::string_view thing; ///< the row
    std::string_view state;
    QRgb ring;
    QRgb field;
    std::string_view icon;
};

constexpr QRgb paper = 0xFBFAF6;
constexpr std::array looks{
    TokenLook{"flare", "", 0xB3261E, paper, "flare-lit"},
    TokenLook{"flare", "unlit", 0x4A5663, 0xD5DADF, "flare-unlit"},
    TokenLook{"landmark", "", 0x8A6420, paper, "landmark"},
    TokenLook{"landmark", "reinforced", 0x8A6420, 0xF3E3B5, "landmark-reinforced"},
    TokenLook{"sample", "", 0x0B7285, paper, "sample"},
    TokenLook{"grave", "", 0x3B2A3A, 0xD9D0D8, "grave"},
    TokenLook{"map", "", 0x7A5A2B, 0xF4E8CF, "map-token"},
    TokenLook{"extraction", "", 0xC2255C, paper, "extraction"},
    TokenLook{"explosion", "", 0xB3261E, 0xFFF1DC, "explosion"},
};
constexpr TokenLook sleepingTornado{"", "inert", 0x6C7A89, paper, "tornado-inert"};
constexpr TokenLook wildTornado{"", "active", 0x2E3844, 0xC9D2DB, "tornado-active"};
constexpr TokenLook vehicleLook{"", "", 0x2E4A66, paper, ""};
constexpr TokenLook bridgeLook{"", "", 0x5A4632, 0xEFE6DB, ""};

void paintDisc(Canvas &canvas, const TokenLook &look)
{
    canvas.circle(discMiddle, 10, QColor(look.ring));
    canvas.circle(discMiddle, 8.55, QColor(look.field));
    canvas.circle(discMiddle, 9.45, Qt::NoBrush, penOf(sheer(ink::white, 0.55), 0.28));
}

void paintDiscWithIcon(Canvas &canvas, const TokenLook &look)
{
    paintDisc(canvas, look);
    canvas.icon(std::string(look.icon), discMiddle, 14);
}

bool isNumber(const std::string &text)
{
    return text.size() == 1 && text.front() >= '0' && text.front() <= '9';
}

} // namespace

/// Tokens that are no rows. A Map Token turned over has its number as state.
void paintToken(Canvas &canvas)
{
    const FaceRef &ref = canvas.ref();
    const bool isTurned = isNumber(ref.state);
    const auto found = std::ranges::find_if(
        looks, [&](const TokenLook &look) { return look.thing == ref.row && (look.state == ref.state || isTurned); });
    if (found == looks.end()) {
        canvas.problem(QStringLiteral("There is no token called %1 that can be \"%2\".")
                           .arg(QString::fromStdString(ref.row), QString::fromStdString(ref.state)));
        canvas.missing({3, 3, 14, 14});
        return;
    }
    if (!isTurned) {
        paintDiscWithIcon(canvas, *found);
        return;
    }
    paintDisc(canvas, *found);
    canvas.label({10, 13.95}, QString::fromStdString(ref.state), {Typeface::Title, 32, ink::black, QFont::Bold},
                 Along::Centre);
}

/// A Tornado on the map. While it sleeps it is a token, when it moves it is as large as a tile.
void paintTornadoPiece(Canvas &canvas)
{
    const bool isActive = canvas.ref().state == "active";
    if (isActive && canvas.look() == FaceLook::Board)
        canvas.scene("scenes/tornado", {0, 0, 60, 60});
    else
        paintDiscWithIcon(canvas, isActive ? wildTornado : sleepingTornado);
}

/// A designer's own vehicle that has no picture looks like a car.
void paintVehicle(Canvas &canvas)
{
    canvas.row();
    paintDisc(canvas, vehicleLook);
    canvas.icon(canvas.source().hasArt("icons/" + canvas.ref().row) ? canvas.ref().row : "car", discMiddle, 14);
}

/// On the table a bridge lies over what is below it, seen through its gaps; only the token shows its health.
void paintBridge(Canvas &canvas)
{
    if (canvas.look() == FaceLook::Board) {
        canvas.row();
        canvas.scene("scenes/bridge-" + canvas.ref().row, {0, 0, 60, 60});
        return;
    }
    const Json &track = canvas.list("track");
    paintDisc(canvas, bridgeLook);
    canvas.icon("bridge-" + canvas.ref().row, {10.8, 11.2}, 11);
    for (std::size_t i = 0; i < track.size() && i < 4; ++i) {
        if (!track[i].is_string())
            continue;
        const Turned turned(canvas, discMiddle, -90.0 * static_cast<double>(i));
        canvas.circle({10, 2.9}, 2.6, ink::paper, penOf(QColor(bridgeLook.ring), 0.4));
        canvas.icon("health-" + track[i].get<std::string>(), {10, 2.9}, 4);
    }
}

} // namespace cardquake::bugout
