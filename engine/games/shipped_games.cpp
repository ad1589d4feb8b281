// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/core/registry.h"

namespace cardquake {

GameRegistry shippedGames()
{
    static const std::vector<GameEntry> games = {};
    return games;
}

} // namespace cardquake
