// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/event.h"
#include "engine/games/bugout/content.h"

namespace cardquake::bugout {

/// What happened, as data for the log and the animation: {"event": "...", ...}.
Json eventToJson(const Content &content, const Event &event);

} // namespace cardquake::bugout
