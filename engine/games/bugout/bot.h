// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/games/bugout/content.h"
#include "engine/games/bugout/state.h"

namespace cardquake::bugout {

/// How good a position is for the players (they win or lose together); larger is better. See section 11 of the rules.
double valueOf(const Content &content, const State &state);

/// Everything nobody may know, dealt anew: the order of the decks and the unrevealed numbers of Map Tokens.
void dealUnknownAnew(const Content &content, State &state, Rng &rng);

} // namespace cardquake::bugout
