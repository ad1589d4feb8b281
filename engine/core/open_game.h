// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/registry.h"

#include <memory>
#include <string>
#include <vector>

namespace cardquake {

/// Which content a game is played with: a pack, and rows or constants changed for this game only.
struct ContentChoice {
    std::string pack; ///< empty: the game's own pack
    Json changes;     ///< {"tables": {kind: [rows]}, "constants": {key: value}}, or null
    std::string hash; ///< names the content that came of it
};

/// A session together with where it came from: enough to save it and to find it again.
struct OpenGame {
    std::unique_ptr<Session> session;
    ContentChoice content;
};

Result<OpenGame> openGame(std::string_view game, ContentChoice content, GameStart start, GameRegistry games,
                          const ContentSource &source);

/// {"game", "pack", "content", "content_hash", "options", "seed", "state", "moves"}: a game is replayed from it.
Json saveGame(const OpenGame &game);
Result<OpenGame> loadGame(const Json &saved, GameRegistry games, const ContentSource &source);

/// Adds or replaces rows by id, in the kinds that are known, and sets constants, as the `content` of a scenario says.
Result<void> layContent(ContentRows &rows, const Json &changes);

/// Reads `options`, `seed`, `state` of a request, scenario or saved game, each optional.
Result<GameStart> readStart(const Json &object);

} // namespace cardquake
