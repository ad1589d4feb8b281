// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/verb.h"

namespace cardquake {

struct PackArguments {
    std::string pack;   ///< an id; for `validate` also the path of a folder
    std::string folder; ///< of an export or import
    std::string format = "json";
    std::string newId;   ///< of a copy, or `--as`
    bool anyway = false; ///< take rows although something is wrong with them
    bool json = false;
};

ExitCode listPacks(const CliContext &context, const PackArguments &arguments);
ExitCode exportPackVerb(const CliContext &context, const PackArguments &arguments);
ExitCode importPackVerb(const CliContext &context, const PackArguments &arguments);
ExitCode validatePackVerb(const CliContext &context, const PackArguments &arguments);
ExitCode copyPackVerb(const CliContext &context, const PackArguments &arguments);
ExitCode deletePackVerb(const CliContext &context, const PackArguments &arguments);

} // namespace cardquake
