// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/games/bugout/content.h"
#include "engine/games/bugout/state.h"

namespace cardquake::bugout {

enum class FlowEnd : std::uint8_t { Place, Off, Loop, Blocked };

/// Where a flow of Lava leads: the cell it reaches next and the heading it arrives with.
struct Flow {
    FlowEnd end = FlowEnd::Blocked;
    Cell cell{};
    Direction heading = Direction::North;
};

std::optional<Cell> volcanoCell(const Content &content, const State &state);         ///< where its tile is the surface
Flow traceLavaFlow(const Content &content, const State &state, Direction direction); ///< R-9.1
bool isInert(const Content &content, const State &state, Direction direction);       ///< R-9.6

} // namespace cardquake::bugout
