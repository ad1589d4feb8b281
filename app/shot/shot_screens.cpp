// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shot/shot_screens.h"

#include "app/command_list.h"
#include "app/settings.h"

namespace cardquake {
namespace {

constexpr QSize usualSize(1280, 800);
constexpr const char *window = "Main.qml";

void openPalette(QObject &shown)
{
    CommandList commands;
    commands.gather(&shown);
    for (int row = 0; row < commands.count(); ++row)
        if (commands.data(commands.index(row), CommandList::SymbolRole) == "search")
            commands.run(row);
}

constexpr ShotScreen screens[] = {
    {"start", "the first screen", window, {1440, 900}, [](Settings &settings) { settings.setRoom("start"); }},
    {"settings", "the settings", window, usualSize, [](Settings &settings) { settings.setRoom("settings"); }},
    {"palette", "the command palette over the first screen", window, usualSize,
     [](Settings &settings) { settings.setRoom("start"); }, openPalette},
    {"components", "every control in every state", "gallery/ComponentsGallery.qml", {1440, 960}},
};

} // namespace

std::span<const ShotScreen> shotScreens()
{
    return screens;
}

} // namespace cardquake
