// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/table.h"
#include "engine/games/bugout/content.h"
#include "engine/games/bugout/state.h"

namespace cardquake::bugout {

/// A legal move as a sentence: `Red 5 walks to D6.`
std::string moveInWords(const Content &content, const State &state, const Move &move);

/// The actions that a piece cannot take now, and why; none while nobody is asked to act.
std::vector<TableRefusal> refusalsOf(const Content &content, const State &state, std::string_view piece);

/// How an action is offered: what its button says, its picture, and the group it stands in.
struct ActionLook {
    std::string_view verb; ///< its moves share a row
    std::string_view icon;
    std::string label;
    std::string_view group;
};
ActionLook lookOf(const Content &content, Action action);

/// Game icons of the cards that a cost takes.
std::vector<std::string> costIcons(const Content &content, const Cost &cost, std::uint32_t payment = 0);

} // namespace cardquake::bugout
