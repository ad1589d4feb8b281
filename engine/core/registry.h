// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/diagnostics.h"
#include "engine/core/game_options.h"
#include "engine/core/session.h"
#include "engine/playtest/playtest.h"

#include <functional>
#include <span>
#include <string_view>
#include <vector>

namespace cardquake {

/// Everything the house knows of a game. Adding a game is adding an entry.
struct GameEntry {
    GameInfo info;

    /// Everything that keeps the content from being played, or looks like a slip; the rows may be malformed.
    Diagnostics (*checkContent)(const ContentRows &rows) = nullptr;

    /// What can be settled before a game with these rows; null as `start` is.
    GameOptions (*options)(const ContentRows &rows) = nullptr;

    /// Starts a game; null while only the game's content is here and not its rules.
    Result<std::unique_ptr<Session>> (*start)(const ContentRows &rows, GameStart start) = nullptr;

    /// Plays bot games; null as `start` is.
    Result<PlaytestReport> (*playtest)(const ContentRows &rows, const PlaytestPlan &plan,
                                       PlaytestControl &control) = nullptr;
};

using GameRegistry = std::span<const GameEntry>;

/// The games that ship with the program.
GameRegistry shippedGames();

const GameEntry *findGame(GameRegistry games, std::string_view id);

/// The entry of a game that can be played, or why it cannot.
Result<const GameEntry *> findPlayableGame(GameRegistry games, std::string_view id);

/// Where content comes from: the rows of a pack of that game, which knows all kinds of the game, also those without
/// rows; an empty pack name means the game's own pack.
using ContentSource = std::function<Result<ContentRows>(std::string_view game, std::string_view pack)>;

} // namespace cardquake
