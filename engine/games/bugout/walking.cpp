// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/bugout/walking.h"

namespace cardquake::bugout {

WalkingMap::WalkingMap(const State &state, CellSet targets)
    : m_ground(state.surfaces.walk.without(state.activeTornadoes))
    , m_climb(state.surfaces.climb)
    , m_bridge(state.surfaces.bridge)
{
    // What entering a cell takes: a move, a climb with its Rope, a way under a Tornado, or a Bridge to be built first.
    const std::pair<CellSet, std::size_t> prices[] = {
        {m_ground, 1}, {state.surfaces.climb, 2}, {state.activeTornadoes, 3}, {state.surfaces.bridge, 4}};
    for (auto &row : m_steps)
        row.fill(outOfReach);
    for (const Cell target : targets) {
        auto &steps = m_steps[indexOf(target)];
        std::array<CellSet, outOfReach + 5> due{}; // cells by the steps in which they are reached, backwards from here
        due[0] = CellSet::of(target);
        CellSet reached;
        for (std::size_t distance = 0; distance < outOfReach && reached != allCells; ++distance) {
            const CellSet here = due[distance].without(reached);
            if (here.empty())
                continue;
            for (const Cell cell : here)
                steps[indexOf(cell)] = static_cast<std::uint8_t>(distance);
            reached |= here;
            for (const auto &[cells, price] : prices)
                if (const CellSet entered = here & cells; !entered.empty())
                    due[distance + price] |= nextTo(entered);
        }
    }
}

} // namespace cardquake::bugout
