// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/games/bugout/flow.h"

namespace cardquake::bugout {

// The steps of rain and quakes, Tornadoes and Lava; stepDisaster (strike.cpp) sends each frame to its theme.

bool stepStrikes(const Play &play, Frame &frame);
bool stepStrike(const Play &play, Frame &frame);
bool stepTornadoSave(const Play &play, Frame &frame);
bool stepThrow(const Play &play, Frame &frame);
bool stepTornadoRound(const Play &play, Frame &frame);
bool stepEruptionDrawn(const Play &play, Frame &frame);
bool stepLavaRound(const Play &play, Frame &frame);

/// Strikes one tile for a card that damages it; asks for the reaction if there is one.
void strikeTile(const Play &play, Cell cell, Cause cause, std::uint8_t reaction, int points);

Action reactionTo(Cause cause); ///< `save-rain`, `save-quake`

} // namespace cardquake::bugout
