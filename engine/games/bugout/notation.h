// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/games/bugout/decision.h"

namespace cardquake::bugout {

/// A legal move in the notation of section 9.
std::string toText(const Content &content, const State &state, const Move &move);

/// A candidate of the present choice as the notation writes it.
std::string toText(const Content &content, const Choice &choice, const Candidate &candidate);

std::string playerText(Player player); ///< `p1`

} // namespace cardquake::bugout
