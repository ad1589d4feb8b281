// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/check_tools.h"

namespace cardquake::escapepods {

/// The part of checkContent that looks at refuge cards: whether spaces, arrival squares and special rules fit together,
/// and whether there are enough cards.
void checkRefuges(const ContentRows &rows, Findings &findings);

} // namespace cardquake::escapepods
