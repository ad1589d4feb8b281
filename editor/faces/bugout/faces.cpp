// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/faces/bugout/faces.h"

#include "editor/faces/bugout/painters.h"

#include <array>

namespace cardquake::bugout {
namespace {

constexpr double cardCorner = 3;
constexpr double tileCorner = 1.5;

QSizeF tileSize(const FaceRef &, FaceLook)
{
    return {60, 60};
}

QSizeF tokenSize(const FaceRef &, FaceLook)
{
    return {20, 20};
}

/// On the table a bridge spans a tile.
QSizeF bridgeSize(const FaceRef &ref, FaceLook look)
{
    return look == FaceLook::Board ? tileSize(ref, look) : tokenSize(ref, look);
}

QSizeF tornadoSize(const FaceRef &ref, FaceLook look)
{
    return ref.state == "active" ? bridgeSize(ref, look) : tokenSize(ref, look);
}

constexpr std::array kinds{
    FaceKind{"rainstorm", paintRainstorm, BackDesign{"rain", "Rainstorm", "kind-rain"}, cardCorner},
    FaceKind{"quake", paintQuake, BackDesign{"quake", "Quake", "kind-quake"}, cardCorner},
    FaceKind{"tornado", paintTornado, BackDesign{"tornado", "Tornado", "kind-tornado"}, cardCorner},
    FaceKind{"draw", paintDraw, BackDesign{"resource", "Draw", "kind-draw"}, cardCorner},
    FaceKind{"event", paintEvent, BackDesign{"event", "Event", "kind-event"}, cardCorner},
    FaceKind{"apocalypse", paintApocalypse, BackDesign{"apocalypse", "Apocalypse", "kind-apocalypse"}, cardCorner},
    FaceKind{"signal", paintSignal, BackDesign{"signal", "Signal", "kind-signal"}, cardCorner},
    FaceKind{"lava", paintLava, BackDesign{"lava", "Lava", "kind-lava"}, tileCorner},
    FaceKind{"tile", paintTile, {}, tileCorner},
    FaceKind{"empty", paintEmpty, {}, tileCorner, tileSize},
    FaceKind{"token", paintToken, {}, 0, tokenSize},
    FaceKind{"vehicle", paintVehicle, {}, 0, tokenSize},
    FaceKind{"bridge", paintBridge, {}, 0, bridgeSize},
    FaceKind{"tornado-piece", paintTornadoPiece, {}, 0, tornadoSize},
    FaceKind{"standee", paintStandee, {}, 1.6, standeeSize},
    FaceKind{"standee-strip", paintStandee, {}, 0, standeeSize},
};

/// Pieces are no rows, and a Tornado on the map is no Tornado card.
std::string_view faceOf(const FaceRef &ref)
{
    if (ref.kind.empty())
        return "empty";
    if (ref.kind == "survivor")
        return ref.state.starts_with("strip") ? "standee-strip" : "standee";
    if (ref.kind == "tornado")
        return ref.state == "active" || ref.state == "inert" ? "tornado-piece" : "";
    return ref.kind == "token" || ref.kind == "vehicle" || ref.kind == "bridge" ? std::string_view(ref.kind) : "";
}

} // namespace

GameFaces faces()
{
    return {"bugout", kinds, faceOf};
}

} // namespace cardquake::bugout
