// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/table.h"
#include "engine/games/bugout/content.h"
#include "engine/games/bugout/state.h"

namespace cardquake::bugout {

/// The table as everybody sees it: hands are open, decks are not.
Table pictureOf(const Content &content, const State &state);

} // namespace cardquake::bugout
