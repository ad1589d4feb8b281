// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/games/bugout/content.h"
#include "engine/games/bugout/state.h"

#include <string>
#include <vector>

namespace cardquake::bugout {

/// Broken invariants of a game that was set up normally: a card lost or doubled, a piece in two places, a set that does
/// not say what the pieces say. None in a sound position.
std::vector<std::string> findFaults(const Content &content, const State &state);

} // namespace cardquake::bugout
