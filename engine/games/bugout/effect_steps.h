// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/games/bugout/flow.h"

namespace cardquake::bugout {

// Between effects.cpp (which effect comes next) and effect_choices.cpp (carrying one out, choice by choice).

bool stepChoice(const Play &play, Frame &frame);

/// Runs a list of effects next, for the card of that frame.
void pushOption(State &state, std::uint8_t cardFrame, ListIndex list);

/// Up to four players in a word, in order; read back by playerIn.
constexpr std::uint8_t nobody = 0xFF;
std::uint64_t packPlayers(const Bag<Player, maxPlayers> &players);
constexpr std::uint8_t playerIn(std::uint64_t packed, unsigned index)
{
    return index < maxPlayers ? static_cast<std::uint8_t>(packed >> (8U * index)) : nobody;
}

/// What a verb does to one target: a cell, Survivor or token by number.
void applyToTarget(const Play &play, const Effect &effect, std::uint8_t target);
/// `move-survivor`, `move-token`: brings the piece to the cell.
void movePiece(const Play &play, const Effect &effect, std::uint8_t piece, Cell cell);
/// the flyers leave, the tile is destroyed.
void flyOut(const Play &play, Cell cell, SurvivorSet flyers);

} // namespace cardquake::bugout
