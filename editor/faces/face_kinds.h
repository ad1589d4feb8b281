// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/faces/faces.h"

#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace cardquake {

class Canvas;

/// What the back of a deck shows.
struct BackDesign {
    std::string_view hue;
    std::string_view name;
    std::string_view icon;
};

/// How the faces of one `x-face` are painted.
struct FaceKind {
    using Painter = void (*)(Canvas &);

    std::string_view face;
    Painter front; ///< null: only its back is known
    std::optional<BackDesign> back;
    double corner = 0;                                   ///< radius of the finished corners, mm
    QSizeF (*size)(const FaceRef &, FaceLook) = nullptr; ///< null: the kind's `x-size-mm`
};

/// What a game brings along to have its faces painted.
struct GameFaces {
    std::string_view game;
    std::span<const FaceKind> kinds;
    /// The `x-face` of things that are no rows of a kind, or look unlike their row: tokens, survivors. Null: none.
    std::string_view (*faceOf)(const FaceRef &ref);
};

/// All games that have faces; one line each in face_kinds.cpp.
std::span<const GameFaces> allGameFaces();

/// How this face is painted; null when nobody knows.
const FaceKind *faceKindOf(const FaceSource &source, const FaceRef &ref);

} // namespace cardquake
