// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/open_game.h"

#include <string>
#include <vector>

namespace cardquake {

/// What came of a scenario: nothing in `failures` when it passed.
struct ScenarioReport {
    std::string name;
    bool isMalformed = false; ///< the scenario itself is wrong, so nothing was tried
    std::vector<std::string> failures;

    bool passed() const { return failures.empty(); }
};

/// Sets the scenario up and plays its moves; expectations are not looked at. The position for `cardquake engine`.
Result<OpenGame> openScenario(const Json &scenario, GameRegistry games, const ContentSource &source);

/// Sets up, plays, compares. A scenario that is itself wrong (an unknown key, say) fails: it would prove nothing.
ScenarioReport runScenario(const Json &scenario, GameRegistry games, const ContentSource &source);

} // namespace cardquake
