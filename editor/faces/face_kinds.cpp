// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/faces/face_kinds.h"

#include "editor/faces/bugout/faces.h"

#include <algorithm>
#include <array>

namespace cardquake {

std::span<const GameFaces> allGameFaces()
{
    static const std::array games = {bugout::faces()};
    return games;
}

const FaceKind *faceKindOf(const FaceSource &source, const FaceRef &ref)
{
    const auto games = allGameFaces();
    const auto game = std::ranges::find(games, source.game(), &GameFaces::game);
    if (game == games.end())
        return nullptr;
    std::string face(game->faceOf(ref));
    if (const Kind *kind = source.kind(ref.kind); face.empty() && kind != nullptr)
        face = kind->schema.value("x-face", "");
    const auto found = std::ranges::find(game->kinds, face, &FaceKind::face);
    return found == game->kinds.end() ? nullptr : &*found;
}

} // namespace cardquake
