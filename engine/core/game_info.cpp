// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/core/game_info.h"

namespace cardquake {

Json toJson(const GameInfo &info)
{
    Json variants = Json::array();
    for (const VariantInfo &variant : info.variants)
        variants.push_back({{"id", variant.id}, {"name", variant.name}, {"description", variant.description}});
    return {{"id", info.id},
            {"name", info.name},
            {"min_players", info.minPlayers},
            {"max_players", info.maxPlayers},
            {"variants", std::move(variants)}};
}

} // namespace cardquake
