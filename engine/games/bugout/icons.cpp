// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/bugout/icons.h"

#include <algorithm>

namespace cardquake::bugout {
namespace {

struct WordIcon {
    std::string_view family;
    std::string_view word;
    std::string_view icon;
};

constexpr WordIcon wordIcons[] = {
    {"type", "urban", "type-urban"},
    {"type", "landmark", "type-landmark"},
    {"type", "terrain", "type-terrain"},
    {"type", "high-ground", "type-high-ground"},
    {"type", "flooded", "type-flooded"},
    {"type", "lava", "type-lava"},
    {"type", "empty", "type-empty"},
    {"type", "sturdy", "type-sturdy"},
    {"type", "rope", "type-rope"},
    {"bridge", "sturdy", "bridge-sturdy"},
    {"bridge", "rope", "bridge-rope"},
    {"vehicle", "car", "car"},
    {"vehicle", "motorcycle", "motorcycle"},
    {"resource", "pipe", "resource-pipe"},
    {"resource", "tool", "resource-tool"},
    {"resource", "rope", "resource-rope"},
    {"resource", "gas", "resource-gas"},
    {"resource", "any", "resource-any"},
    {"resource", "choose", "resource-any"},
    {"resource", "all", "resource-any"},
    {"kind", "flare", "flare-lit"},
    {"kind", "landmark", "landmark"},
    {"kind", "sample", "sample"},
    {"kind", "map", "map-token"},
    {"unlit", "flare", "flare-unlit"},
    {"unlit", "landmark", "landmark"},
    {"unlit", "sample", "sample"},
    {"unlit", "map", "map-token"},
    {"token", "flare", "flare-lit"},
    {"token", "landmark", "landmark"},
    {"token", "sample", "sample"},
    {"token", "map", "map-token"},
    {"tornado", "active", "tornado-active"},
    {"tornado", "inert", "tornado-inert"},
    {"tornado-there", "active", "tornado-active"},
    {"tornado-there", "inert", "tornado-inert"},
    {"deck", "draw", "kind-draw"},
    {"deck", "rainstorm", "kind-rain"},
    {"deck", "quake", "kind-quake"},
    {"deck", "tornado", "kind-tornado"},
    {"deck", "lava", "kind-lava"},
    {"deck", "event", "kind-event"},
    {"deck", "apocalypse", "kind-apocalypse"},
    {"disaster", "rainstorm", "kind-rain"},
    {"disaster", "quake", "kind-quake"},
    {"disaster", "tornado", "kind-tornado"},
    {"disaster", "lava", "kind-lava"},
    {"hazard", "seismic", "kind-quake"},
    {"hazard", "tornado", "kind-tornado"},
    {"hazard", "eruption", "kind-lava"},
    {"hazard", "any", "kind-draw"},
    {"cause", "rain", "kind-rain"},
    {"cause", "quake", "kind-quake"},
    {"cause", "card", "kind-event"},
    {"damage-kind", "rain", "kind-rain"},
    {"damage-kind", "quake", "kind-quake"},
    {"save", "rain", "kind-rain"},
    {"save", "quake", "kind-quake"},
    {"action", "move", "act-move"},
    {"action", "rescue", "act-rescue"},
    {"action", "grab", "act-grab"},
    {"action", "give", "act-give"},
    {"action", "enter", "act-enter"},
    {"action", "drop", "act-drop"},
    {"action", "exit", "act-exit"},
    {"action", "drain", "act-drain"},
    {"action", "relight", "act-relight"},
    {"action", "drive", "act-drive"},
    {"action", "repair", "act-repair"},
    {"action", "rebuild", "act-rebuild"},
    {"action", "reinforce", "act-reinforce"},
    {"action", "pull", "act-pull"},
    {"action", "throw", "act-throw"},
    {"action", "climb", "act-climb"},
    {"action", "swing", "act-swing"},
    {"action", "bridge-sturdy", "bridge-sturdy"},
    {"action", "bridge-rope", "bridge-rope"},
    {"action", "vehicle", "act-vehicle"},
    {"action", "tow", "act-tow"},
    {"action", "loot", "act-loot"},
    {"action", "save-rain", "kind-rain"},
    {"action", "save-quake", "kind-quake"},
    {"action", "save-tornado", "kind-tornado"},
    {"action", "enter-tornado", "tornado-active"},
};

} // namespace

std::string_view iconOf(std::string_view family, std::string_view word)
{
    const auto *found = std::ranges::find_if(
        wordIcons, [&](const WordIcon &entry) { return entry.family == family && entry.word == word; });
    return found == std::end(wordIcons) ? std::string_view() : found->icon;
}

} // namespace cardquake::bugout
