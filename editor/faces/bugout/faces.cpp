// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/faces/bugout/faces.h"

#include "editor/faces/bugout/painters.h"

#include <array>

namespace cardquake::bugout {
namespace {

constexpr double cardCorner = 3;
constexpr double tileCorner = 1.5;

constexpr std::array kinds{
    FaceKind{"rainstorm", paintRainstorm, BackDesign{"rain", "Rainstorm", "kind-rain"}, cardCorner},
    FaceKind{"quake", paintQuake, BackDesign{"quake", "Quake", "kind-quake"}, cardCorner},
    FaceKind{"tornado", paintTornado, BackDesign{"tornado", "Tornado", "kind-tornado"}, cardCorner},
    FaceKind{"draw", paintDraw, BackDesign{"resource", "Draw", "kind-draw"}, cardCorner},
    FaceKind{"event", paintEvent, BackDesign{"event", "Event", "kind-event"}, cardCorner},
    FaceKind{"apocalypse", paintApocalypse, BackDesign{"apocalypse", "Apocalypse", "kind-apocalypse"}, cardCorner},
    FaceKind{"signal", paintSignal, BackDesign{"signal", "Signal", "kind-signal"}, cardCorner},
    FaceKind{"lava", nullptr, BackDesign{"lava", "Lava", "kind-lava"}, tileCorner},
    FaceKind{"tile", paintTile, {}, tileCorner},
};

/// Pieces are no rows, and an active Tornado is no Tornado card.
std::string_view faceOf(const FaceRef &, FaceLook)
{
    return {};
}

} // namespace

GameFaces faces()
{
    return {"bugout", kinds, faceOf};
}

} // namespace cardquake::bugout
