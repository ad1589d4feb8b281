// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/games/bugout/flow.h"

namespace cardquake::bugout {

// What a card can act on: candidates of targets, and whether an effect is possible at all (section 8).

/// The effect that a frame of effects.cpp carries out.
inline const Effect &effectOf(const Content &content, const Frame &frame)
{
    return content.effects.lists[frame.x][frame.y];
}

inline const Frame &cardOf(const State &state, const Frame &frame)
{
    return state.stack[frame.a];
}

inline Viewpoint viewOf(const State &state, const Frame &frame)
{
    return {cardOf(state, frame).a, cardOf(state, frame).set};
}

/// The candidates of a target, as bits: cells, Survivors or tokens by number. The verb's own demands are included.
std::uint64_t candidates(const Content &content, const State &state, const Effect &effect, const Viewpoint &view);

/// Where `move-survivor` or `move-token` may bring a piece.
CellSet destinations(const Content &content, const State &state, const Effect &effect, const Viewpoint &view,
                     std::uint8_t piece);

bool isPossible(const Content &content, const State &state, const Effect &effect, const Viewpoint &view);
/// Whether the first effect of a list is possible; an empty list never is.
bool isListPossible(const Content &content, const State &state, ListIndex list, const Viewpoint &view);

/// Resources that a player can gain from the Draw discards, or lose from the hand, by an effect.
using ResourceSet = BitSet<ResourceIndex, std::uint8_t>;
ResourceSet gainable(const Content &content, const State &state, const Effect &effect);
ResourceSet losable(const State &state, const Effect &effect, Player player);

/// Options of a `choose-one` that are possible, by their number from 0.
std::uint64_t possibleOptions(const Content &content, const State &state, const Effect &effect, const Viewpoint &view);

/// A disaster card in a hand that `end-disaster` may take; cards alike in one hand are one.
struct DisasterChoice {
    Player player = 0;
    RowIndex card = 0;

    bool operator==(const DisasterChoice &) const = default;
};
Bag<DisasterChoice, maxDisastersInHands> endableDisasters(const Content &content, const State &state,
                                                          const Effect &effect, Player user);

/// Tiles that a Rescue card may fly to (R-11.4, V-night-extraction).
CellSet chopperCells(const State &state);

std::optional<Vehicle> firstVehicleInPool(const Content &content, const State &state);
std::optional<Token> firstLandmarkInGraveyard(const State &state);
/// Whether a Landmark could be rebuilt on the tile.
bool canRebuildOn(const Content &content, const State &state, Cell cell);

} // namespace cardquake::bugout
