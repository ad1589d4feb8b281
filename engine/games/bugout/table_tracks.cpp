// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/bugout/board.h"
#include "engine/games/bugout/costs.h"
#include "engine/games/bugout/notation.h"
#include "engine/games/bugout/table_parts.h"
#include "engine/games/bugout/table_words.h"

namespace cardquake::bugout {
namespace {

TableTrack track(std::string id, std::string_view key, int value, int maximum, std::string icon)
{
    TableTrack track;
    track.id = std::move(id);
    track.label = tablePhrases().say(key);
    track.value = value;
    track.maximum = maximum;
    track.icon = std::move(icon);
    return track;
}

} // namespace

void addTracks(const Content &content, const State &state, Table &table)
{
    for (Player player = 0; player < state.options.players; ++player) {
        table.tracks.push_back(track("hand-" + playerText(player), "track.hand", resourceCount(state, player),
                                     handLimit(content, state, player), "resource-any"));
        table.tracks.back().seat = playerText(player);
    }
    table.tracks.push_back(
        track("graveyard", "track.graveyard", graveyardUsed(state), graveyardCapacity(content, state), "grave"));
}

} // namespace cardquake::bugout
