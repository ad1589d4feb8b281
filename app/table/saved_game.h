// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/table/played_game.h"
#include "data/store/workshop.h"

#include <cstdint>
#include <string>
#include <vector>

namespace cardquake {

/// A space as the small picture of a saved game shows it.
struct MiniSpace {
    double x = 0;
    double y = 0;
    std::string face; ///< see facePath

    bool operator==(const MiniSpace &) const = default;
};

/// A line of the list of saved games.
struct SavedGameInfo {
    std::string name;
    std::string pack;
    std::string summary;
    std::int64_t time = 0;
    std::vector<MiniSpace> picture;
    std::string damage; ///< why it cannot be opened; empty: it can

    bool operator==(const SavedGameInfo &) const = default;
};

/// The games of a library, newest first.
std::vector<SavedGameInfo> savedGames(const Workshop &library);

/// Keeps a game under a name. Throws a StoreError when the file cannot take it.
void saveGame(Workshop &library, const std::string &name, const PlayedGame &game, const std::string &summary);

/// Opens one again, with the content it was played with, also when the pack was edited since.
Result<PlayedGame> openSavedGame(const Workshop &library, const std::string &name);

/// Starts a game with a pack of the library as it stands.
Result<PlayedGame> startGame(const Workshop &library, std::string_view game, ContentChoice content, GameStart start,
                             std::vector<SeatPlan> seats);

} // namespace cardquake
