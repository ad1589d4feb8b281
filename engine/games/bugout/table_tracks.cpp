// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/bugout/board.h"
#include "engine/games/bugout/costs.h"
#include "engine/games/bugout/notation.h"
#include "engine/games/bugout/table_parts.h"
#include "engine/games/bugout/table_words.h"

#include <algorithm>

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

/// "21 Survivors, 5 Landmarks": what there is none of is left out.
std::string countWords(const std::vector<std::pair<std::string_view, int>> &counts)
{
    std::vector<std::string> parts;
    for (const auto &[key, n] : counts)
        if (n > 0)
            parts.push_back(tablePhrases().say(key, {{"n", std::to_string(n), n}}));
    return tablePhrases().join("list", parts);
}

/// Icons of the pieces that are in a place off the map.
std::vector<std::string> piecesIn(const State &state, Whereabouts survivors, TokenPlace tokens)
{
    std::vector<std::string> icons;
    for (const Survivor survivor : allSurvivors)
        if (whereIs(state, survivor) == survivors)
            icons.push_back(iconOf(state, survivor));
    for (const Token token : state.tokensInGame)
        if (whereIs(state, token) == tokens)
            icons.push_back(iconOf(state, token));
    return icons;
}

int tokensIn(const State &state, TokenKind kind, TokenPlace place)
{
    int count = 0;
    for (const Token token : tokensOf(kind) & state.tokensInGame)
        count += whereIs(state, token) == place;
    return count;
}

TableTrack graveyardTrack(const Content &content, const State &state)
{
    const int used = graveyardUsed(state);
    const int capacity = graveyardCapacity(content, state);
    TableTrack graveyard = track("graveyard", "track.graveyard", used, capacity, "grave");
    graveyard.taken = piecesIn(state, Whereabouts::graveyard(), TokenPlace::graveyard());
    const TokenSet onMap = tokensOnMap(state);
    const std::string left = countWords({{"count.survivors", state.onMap.size()},
                                         {"count.landmarks", (onMap & tokensOf(TokenKind::Landmark)).size()},
                                         {"count.samples", (onMap & tokensOf(TokenKind::Sample)).size()}});
    graveyard.note = tablePhrases().say(left.empty() ? "graveyard.empty-map" : "graveyard.note",
                                        {{"n", std::to_string(std::max(capacity - used, 0))}, {"left", left}});
    return graveyard;
}

TableTrack safeTrack(const State &state)
{
    const auto survivors = std::ranges::count(state.survivors, Whereabouts::safe());
    TableTrack safe =
        track("safe", "track.safe", static_cast<int>(survivors), static_cast<int>(survivorCount), "helicopter");
    safe.taken = piecesIn(state, Whereabouts::safe(), TokenPlace::safe());
    const std::string brought =
        countWords({{"count.samples", tokensIn(state, TokenKind::Sample, TokenPlace::safe())},
                    {"count.maps", tokensIn(state, TokenKind::Map, TokenPlace::safe())},
                    {"count.landmarks", tokensIn(state, TokenKind::Landmark, TokenPlace::safe())}});
    safe.note = tablePhrases().say(brought.empty() ? "safe.nothing" : "safe.note", {{"what", brought}});
    return safe;
}

} // namespace

void addTracks(const Content &content, const State &state, Table &table)
{
    for (Player player = 0; player < state.options.players; ++player) {
        table.tracks.push_back(track("hand-" + playerText(player), "track.hand", resourceCount(state, player),
                                     handLimit(content, state, player), "resource-any"));
        table.tracks.back().seat = playerText(player);
    }
    table.tracks.push_back(graveyardTrack(content, state));
    table.tracks.push_back(safeTrack(state));
    table.tracks.push_back(
        track("bridges", "track.bridges", state.bridgePool, content.constants.bridges, "bridge-rope"));
    const auto driving = std::ranges::count(state.vehicles, true, &VehicleState::onMap);
    table.tracks.push_back(track("vehicles", "track.vehicles", content.constants.vehicles - static_cast<int>(driving),
                                 content.constants.vehicles, "car"));
}

} // namespace cardquake::bugout
