// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSize>
#include <QStringList>

#include <cstdint>
#include <optional>

#include <span>

class QObject;

namespace cardquake {

class Settings;
class Workbench;

/// The game that is shown where a screen shows one.
struct ShotGame {
    std::uint64_t seed = 0;
    std::optional<QStringList> moves; ///< in notation; none: a bot's
};

/// What a screen is prepared with, before its window opens.
struct ShotScene {
    Settings &settings;
    Workbench &workbench;
    const ShotGame &game;
};

/// Something that can be taken a picture of. Adding one is adding a line to the table in shot_screens.cpp.
struct ShotScreen {
    const char *name;
    const char *what;
    const char *page; ///< below qrc:/qt/qml/Cardquake/Ui/; a window, or an item that fills one
    QSize size;
    void (*before)(const ShotScene &) = nullptr;
    void (*after)(const ShotScene &, QObject &) = nullptr; ///< what is done in the open window
};

std::span<const ShotScreen> shotScreens();

} // namespace cardquake
