// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/check_tools.h"

namespace cardquake::bugout {

/// The tiles together: Volcano, Survivors, tokens, health, and the layouts made of them.
void checkMap(const ContentRows &rows, Findings &findings);

/// The health indicators of a tile or Bridge: numerals counting down, then what happens at the last hit.
void checkTrack(std::string_view kind, const ContentRow &row, Findings &findings);

} // namespace cardquake::bugout
