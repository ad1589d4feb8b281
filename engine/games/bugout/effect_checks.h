// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/check_tools.h"

namespace cardquake::bugout {

/// What the effects of one card say about each other: remembered tiles and the forms in which the card is kept.
void checkEffects(const ContentRows &rows, Findings &findings);

} // namespace cardquake::bugout
