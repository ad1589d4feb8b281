// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/content_rows.h"
#include "engine/core/game_options.h"

namespace cardquake::bugout {

/// What can be settled before a game with these rows (set-up and section 6 of the rules). The rows may be malformed.
GameOptions newGameOptions(const ContentRows &rows);

} // namespace cardquake::bugout
