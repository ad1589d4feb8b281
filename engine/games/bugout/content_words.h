// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/games/bugout/effects.h"

#include <utility>

namespace cardquake::bugout {

// Words of the content that several parts of the compiler read.

} // namespace cardquake::bugout
