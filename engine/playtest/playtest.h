// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/content_rows.h"
#include "engine/playtest/report.h"

#include <atomic>
#include <optional>

namespace cardquake {

enum class BotKind : std::uint8_t { Random, Greedy };

std::optional<BotKind> botFromText(std::string_view text); ///< `random`, `greedy`
std::string_view toText(BotKind bot);

/// Which games are played. Game number i of a plan is the same game on every machine, in every part and thread.
struct PlaytestPlan {
    Json options = Json::object();
    std::vector<BotKind> bots = {BotKind::Greedy}; ///< by seat; the last one plays all further seats
    std::uint64_t seed = 1;
    std::uint64_t games = 1000;
    std::uint64_t shard = 0; ///< of `shards` parts, counted from 0: games shard, shard + shards, ...
    std::uint64_t shards = 1;
    unsigned threads = 1;
};

/// Seen and used while games are being played, from any thread.
struct PlaytestControl {
    std::atomic<std::uint64_t> played = 0;
    std::atomic<bool> cancelled = false; ///< set it to get what has been played so far
};

/// A game that takes longer is broken off and counted as unfinished: content can be edited so that nothing ever ends.
constexpr std::size_t mostDecisions = 20'000;

/// The seed of game number i of a plan, and of its bots' chance.
std::uint64_t seedOfGame(std::uint64_t planSeed, std::uint64_t game);

} // namespace cardquake
