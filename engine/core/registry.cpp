// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/core/registry.h"

#include "engine/core/text.h"

#include <algorithm>

namespace cardquake {

const GameEntry *findGame(GameRegistry games, std::string_view id)
{
    const auto found = std::ranges::find(games, id, [](const GameEntry &entry) { return entry.info.id; });
    return found == games.end() ? nullptr : &*found;
}

Result<const GameEntry *> findPlayableGame(GameRegistry games, std::string_view id)
{
    const GameEntry *entry = findGame(games, id);
    if (entry && entry->start)
        return entry;

    std::vector<std::string> playable;
    for (const GameEntry &game : games)
        if (game.start)
            playable.push_back(game.info.id);
    const std::string others =
        playable.empty() ? "No game can be played yet." : "These can be played: " + joined(playable) + ".";
    return failure("unknown-game", entry
                                       ? "The content of " + entry->info.name + " is here, but not its rules. " + others
                                       : "There is no game " + inQuotes(id) + ". " + others);
}

} // namespace cardquake
