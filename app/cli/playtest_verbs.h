// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/verb.h"

#include <cstdint>

namespace cardquake {

struct PlaytestArguments {
    std::string pack;
    std::uint64_t games = 1000;
    int players = 0; ///< 0: two, or as near as the game allows
    std::vector<std::string> bots = {"greedy"};
    std::vector<std::string> variants;
    std::string difficulty;
    std::vector<std::string> options; ///< `KEY=VALUE`: further ones of the game
    std::uint64_t seed = 1;
    unsigned threads = 0; ///< 0: one for each core
    std::string version;  ///< empty: as the pack is now
    std::string shard;    ///< `I/N`; empty: all games
    std::vector<std::string> files;
    bool json = false;
};

/// `playtest PACK`: bot games and their figures. Ctrl+C gives the figures of the games played so far.
ExitCode runPlaytestVerb(const CliContext &context, const PlaytestArguments &arguments);

/// `playtest-merge FILES`: joins the JSON reports of shards exactly.
ExitCode mergePlaytestsVerb(const CliContext &context, const PlaytestArguments &arguments);

} // namespace cardquake
