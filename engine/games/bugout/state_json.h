// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/games/bugout/content.h"
#include "engine/games/bugout/state.h"

namespace cardquake::bugout {

// The State JSON of section 10.

Json stateToJson(const Content &content, const State &state);

/// Reads a whole state over this one; generator, options, phase and result stay as they are.
Result<void> stateFromJson(const Content &content, const Json &json, State &state);

/// What players see: sizes of decks, no unrevealed numbers of Map Tokens.
Json publicView(const Content &content, const State &state);

Json decisionToJson(const Content &content, const State &state);
Json resultToJson(const State &state);

/// A cell's stack as text: `~forest-1/2 + rope`.
std::string stackToText(const Content &content, const CellStack &stack);
Result<CellStack> stackFromText(const Content &content, std::string_view text);

} // namespace cardquake::bugout
