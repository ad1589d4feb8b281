// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shot/shot_screens.h"

#include "app/command_list.h"
#include "app/settings.h"
#include "app/shot/shot_table.h"

namespace cardquake {
namespace {

constexpr QSize usualSize(1280, 800);
constexpr QSize largeSize(1440, 900);
constexpr const char *window = "Main.qml";

/// Does what the command with this icon does.
void runCommand(QObject &shown, const char *symbol)
{
    CommandList commands;
    commands.gather(&shown);
    for (int row = 0; row < commands.count(); ++row)
        if (commands.data(commands.index(row), CommandList::SymbolRole) == symbol) {
            commands.run(row);
            return;
        }
}

void showStart(const ShotScene &scene)
{
    scene.settings.setRoom("start");
}

void showSettings(const ShotScene &scene)
{
    scene.settings.setRoom("settings");
}

void openPalette(const ShotScene &, QObject &shown)
{
    runCommand(shown, "search");
}

void openNewGame(const ShotScene &, QObject &shown)
{
    runCommand(shown, "add");
}

void openSavedGames(const ShotScene &, QObject &shown)
{
    runCommand(shown, "folder_special");
}

void showRisk(const ShotScene &, QObject &shown)
{
    runCommand(shown, "thermostat");
}

constexpr ShotScreen screens[] = {
    {"start", "the first screen", window, largeSize, showStart},
    {"table", "a game under way, with a Survivor selected", window, largeSize, showGame, selectSurvivor},
    {"table-reaction", "a player is asked while a disaster strikes", window, largeSize, showReaction},
    {"table-risk", "what the next disasters can hit", window, largeSize, showGame, showRisk},
    {"table-empty", "the table without a game", window, usualSize, showTable},
    {"table-replay", "looking back at a game", window, largeSize, showReplay},
    {"new-game", "the form for a new game", window, largeSize, showGame, openNewGame},
    {"saved-games", "the games kept in the library", window, largeSize, showTable, openSavedGames},
    {"game-over", "the end of a game", window, largeSize, showEnd},
    {"settings", "the settings", window, usualSize, showSettings},
    {"palette", "the command palette over the first screen", window, usualSize, showStart, openPalette},
    {"components", "every control in every state", "gallery/ComponentsGallery.qml", {1440, 960}},
};

} // namespace

std::span<const ShotScreen> shotScreens()
{
    return screens;
}

} // namespace cardquake
