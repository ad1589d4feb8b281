// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/games/bugout/state.h"

namespace cardquake::bugout {

/// How many actions it takes on foot from any cell to any other as the valley lies now, climbs and Bridges included.
class WalkingMap {
public:
    static constexpr std::uint8_t outOfReach = 20;

    WalkingMap() = default; ///< of no valley
    /// Ways to other cells than these are out of reach.
    explicit WalkingMap(const State &state, CellSet targets = allCells);

    std::uint8_t steps(Cell from, Cell to) const { return m_steps[indexOf(to)][indexOf(from)]; }
    /// Whether the ways are still the same.
    bool isOf(const State &state) const
    {
        return state.surfaces.walk.without(state.activeTornadoes) == m_ground && state.surfaces.climb == m_climb &&
               state.surfaces.bridge == m_bridge;
    }
    CellSet ground() const { return m_ground; } ///< cells that a simple move can enter

private:
    static_assert(outOfReach < 0xFF);
    std::array<std::array<std::uint8_t, cellCount>, cellCount> m_steps;
    CellSet m_ground;
    CellSet m_climb;
    CellSet m_bridge;
};

} // namespace cardquake::bugout
