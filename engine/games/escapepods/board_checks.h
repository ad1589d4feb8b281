// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/check_tools.h"

namespace cardquake::escapepods {

/// The part of checkContent that walks the board: sectors, borders, beacon spaces, hangars, pods and the ways between.
void checkBoard(const ContentRows &rows, Findings &findings);

} // namespace cardquake::escapepods
