// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/games/bugout/state.h"

namespace cardquake::bugout {

constexpr int mostBudgetCuts = 6; ///< of the option `budget_cuts`

extern const std::array<std::string_view, variantCount> variantNames;

struct ParsedOptions {
    Options options;
    std::array<Colour, maxPlayers> colours{};
};

/// The options of a game (section 3), or what is wrong with them.
Result<ParsedOptions> parseOptions(const Content &content, const Json &json);

/// As in the State JSON.
Json optionsToJson(const Content &content, const State &state);

} // namespace cardquake::bugout
