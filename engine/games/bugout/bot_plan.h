// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/games/bugout/content.h"
#include "engine/games/bugout/walking.h"

namespace cardquake::bugout {

/// Where the bot wants the helicopter to land, and the ways there: worked out once for a decision, and every move is
/// judged by it (section 11 of the rules).
struct Plan {
    WalkingMap walking;
    std::optional<Cell> point; ///< none when no place of the signal is within reach
};

/// Makes the plan fit the position. What an earlier plan knows of the ways and is still true is kept.
void updatePlan(const Content &content, const State &state, Plan &plan);

/// The cells to which `workLeft` asks for the ways.
CellSet errandCells(const Content &content, const State &state, Cell point);

/// Rescues still needed for a win: what has to leave the valley beyond the spaces left in the Graveyard.
int rescuesNeeded(const Content &content, const State &state);

/// The actions that the plan still takes, roughly: carrying Flares, walking, driving, rescuing, fetching Samples.
/// Above `enough` the count may stop early.
double workLeft(const Content &content, const State &state, const WalkingMap &walking, Cell point, double enough = 1e9);

} // namespace cardquake::bugout
