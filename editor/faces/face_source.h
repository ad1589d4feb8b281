// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "data/catalog/kind_catalog.h"
#include "data/catalog/pack.h"
#include "editor/faces/drawing.h"

#include <memory>
#include <string>
#include <vector>

namespace cardquake {

/// What faces are painted from: a game's rows and the designer's own pictures, as they were at one moment. Nothing in
/// it changes, so any number of threads may paint from one; after an edit there is a new one.
class FaceSource {
public:
    /// `revision` is printed at the foot of cards, so that old paper can be told from new.
    explicit FaceSource(std::string game, ContentRows rows, std::vector<Asset> assets = {},
                        std::string revision = "r1");

    const std::string &game() const { return m_game; }
    const ContentRows &rows() const { return m_rows; }
    const std::string &revision() const { return m_revision; }

    /// A component; null when there is none of this id.
    const ContentRow *row(std::string_view kind, std::string_view id) const { return m_rows.find(kind, id); }

    /// What the game's schema declares; null for things that are no rows, such as tokens.
    const Kind *kind(std::string_view id) const;

    /// A picture by its name in `data/art` without ending (`icons/landmark`, `scenes/city`) or by the full name of a
    /// picture of the designer's own (`my-city.png`). A picture of the designer's named like one of ours
    /// (`icons/landmark.svg`) stands in for it.
    Result<DrawingPtr> art(const std::string &name) const;
    bool hasArt(const std::string &name) const;

private:
    class OwnArt;

    std::string m_game;
    ContentRows m_rows;
    std::string m_revision;
    std::shared_ptr<const OwnArt> m_art;
};

} // namespace cardquake
