// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/games/bugout/play.h"
#include "engine/playtest/report.h"

namespace cardquake::bugout {

/// What is counted in playtests of BUGOUT (end of section 5 of the rules): endings, who and what was saved and lost,
/// where tiles were hit and people died, which cards came up.
StatisticsLayout statisticsOf(const Content &content);
GameRecord recordOf(const Content &content, const State &state, const EventLog &events);

} // namespace cardquake::bugout
