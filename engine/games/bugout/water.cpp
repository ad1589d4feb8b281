// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/bugout/board.h"
#include "engine/games/bugout/costs.h"
#include "engine/games/bugout/moves.h"

namespace cardquake::bugout {

bool canLeaveWater(const Content &content, const State &state, Vehicle vehicle)
{
    const Player player = state.turn.player;
    const Cell at = state.vehicles[indexOf(vehicle)].at;
    const int passengers = occupants(state, vehicle).size();
    const CellSet calm = allCells.without(state.activeTornadoes);
    const auto isAllowed = [&](Action action) {
        return state.turn.actionsLeft > 0 && !isForbidden(content, state, player, action) &&
               canPay(state, player, costOf(content, state, player, action));
    };
    const bool hasDriver = !(occupants(state, vehicle) & heroesOf(state, player)).empty();
    if (hasDriver && isAllowed(Action::Drive)) {
        // A flood of steps over water; ashore is a drivable tile with room.
        CellSet reached = CellSet::of(at);
        for (int step = 0; step < content.vehicles[state.vehicles[indexOf(vehicle)].kind].steps; ++step) {
            const CellSet next = nextTo(reached);
            for (const Cell cell : (next & calm & state.surfaces.drive).without(CellSet::of(at)))
                if (roomOn(state, cell) >= passengers && surfaceOf(state, cell) != TileType::Flooded)
                    return true;
            reached |= next & calm & state.surfaces.passable;
        }
    }
    if (!isAllowed(Action::Tow))
        return false;
    for (const Cell cell : neighbours[indexOf(at)] & calm & state.surfaces.drive) {
        const SurvivorSet towers = state.survivorsOn[indexOf(cell)].without(state.inVehicles) & heroesOf(state, player);
        if (!towers.empty() && roomOn(state, cell) >= passengers)
            return true;
    }
    return false;
}

} // namespace cardquake::bugout
