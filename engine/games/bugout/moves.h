// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/games/bugout/flow.h"

#include <vector>

namespace cardquake::bugout {

/// Appends every legal move at the present decision, sorted.
void listMoves(const Content &content, const State &state, std::vector<Move> &moves);

/// Those of the Action Phase.
void listActions(const Content &content, const State &state, std::vector<Move> &moves);

/// The row of `action` that a move of the Action Phase is paid by; not for `end` and events.
Action actionOf(const Move &move);
/// What such a move costs, without the `any` part that its payment settles.
Cost costOfMove(const Content &content, const State &state, const Move &move);

/// Whether the vehicle, standing on water, could still be driven or towed ashore by the active player with one more
/// action.
bool canLeaveWater(const Content &content, const State &state, Vehicle vehicle);

/// Who decides now. Pre: the game is not over.
Player deciderOf(const State &state);

} // namespace cardquake::bugout
