// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/verb.h"

namespace cardquake {

struct ScenarioArguments {
    std::vector<std::string> files;
    std::string pack; ///< empty: the game's own pack as it ships
    bool json = false;
};

/// `scenario FILE...`: runs scenario files; a folder stands for all .json files below it.
ExitCode runScenarioVerb(const CliContext &context, const ScenarioArguments &arguments);

/// `engine`: the JSON-lines protocol on stdin and stdout, until `quit` or the end of input.
ExitCode runEngineVerb(const CliContext &context);

} // namespace cardquake
