// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/verb.h"

#include <cstdint>

namespace cardquake {

/// What `cardquake shot` was asked for, as it was typed.
struct ShotArguments {
    std::string screen;
    std::string out;
    std::string size;
    double scale = 1;
    std::vector<std::string> themes{"light"};
    std::uint64_t seed = 4711; ///< of the game that is shown
    std::string moves;         ///< a file of moves in notation, one a line; empty: a bot plays
    bool list = false;
};

/// `shot`, for a program that has a window. The command line itself knows no Qt.
ExitCode runShotVerb(const CliContext &context, const ShotArguments &arguments);

} // namespace cardquake
