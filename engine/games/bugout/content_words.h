// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/games/bugout/effects.h"

#include <utility>

namespace cardquake::bugout {

// Words of the content that several parts of the compiler read.

inline constexpr std::array<std::pair<std::string_view, Category>, 3> categoryWords = {
    {{"structure", Category::Structure}, {"nature", Category::Nature}, {"destroyed", Category::Destroyed}}};

inline constexpr std::array<std::pair<std::string_view, DisasterKind>, 4> disasterWords = {
    {{"seismic", DisasterKind::Seismic},
     {"tornado", DisasterKind::Tornado},
     {"eruption", DisasterKind::Eruption},
     {"any", DisasterKind::Any}}};

inline constexpr std::array<std::pair<std::string_view, DeckName>, deckCount> deckWords = {
    {{"draw", DeckName::Draw},
     {"rainstorm", DeckName::Rainstorm},
     {"quake", DeckName::Quake},
     {"tornado", DeckName::Tornado},
     {"lava", DeckName::Lava},
     {"event", DeckName::Event},
     {"apocalypse", DeckName::Apocalypse}}};

} // namespace cardquake::bugout
