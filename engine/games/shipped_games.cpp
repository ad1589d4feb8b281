// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/core/game_session.h"
#include "engine/core/registry.h"
#include "engine/games/bugout/game.h"
#include "engine/games/bugout/new_game_options.h"
#include "engine/games/escapepods/content_checks.h"
#include "engine/playtest/runner.h"

namespace cardquake {

GameRegistry shippedGames()
{
    static const std::vector<GameEntry> games = {
        {bugout::Game::info(), &GameSession<bugout::Game>::checkContent, &bugout::newGameOptions,
         &GameSession<bugout::Game>::create, &runPlaytest<bugout::Game>},
        {{"escapepods", "Escape Pods", 1, 5, {}}, &escapepods::checkContent, nullptr, nullptr, nullptr},
    };
    return games;
}

} // namespace cardquake
