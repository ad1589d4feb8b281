// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/event.h"
#include "engine/core/table.h"
#include "engine/games/bugout/content.h"
#include "engine/games/bugout/state.h"

namespace cardquake::bugout {

/// What came of a move, for the log and the animation. `before` is the position in which the move was made.
std::vector<TableEvent> tellEvents(const Content &content, const State &before, const EventLog &events);

} // namespace cardquake::bugout
