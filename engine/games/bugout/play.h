// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/event.h"
#include "engine/games/bugout/content.h"
#include "engine/games/bugout/state.h"

namespace cardquake::bugout {

/// What happens, for the log, the animation and the statistics. Arguments: see describe() in events.cpp.
enum class EventType : std::uint16_t {
    TurnBegan,
    PhaseBegan,
    CardDrawn,
    SurvivorMoved,
    SurvivorDied,
    SurvivorRescued,
    TokenMoved,
    TokenLost,
    TokenChanged,
    TileHit,
    TileFlooded,
    TileDrained,
    TileRemoved,
    TileRepaired,
    TileSaved,
    BridgeBuilt,
    VehicleMoved,
    VehicleLost,
    TornadoWoke,
    TornadoMoved,
    TornadoEnded,
    LavaPlaced,
    DisasterEnded,
    EventKept,
    EventDiscarded,
    ResourceGained,
    ResourceLost,
    PlayerExited,
    ApocalypseBegan,
    GameEnded
};

/// A game that is being played: what every rule works on.
struct Play {
    const Content &content;
    State &state;
    EventLog *events = nullptr;

    void emit(EventType type, std::size_t a = 0, std::size_t b = 0, std::size_t c = 0, std::size_t d = 0) const
    {
        if (events) [[unlikely]]
            events->push_back({static_cast<std::uint16_t>(type), static_cast<std::int16_t>(a),
                               static_cast<std::int16_t>(b), static_cast<std::int16_t>(c),
                               static_cast<std::int16_t>(d)});
    }
};

} // namespace cardquake::bugout
