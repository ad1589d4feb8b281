// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSize>

#include <span>

class QObject;

namespace cardquake {

class Settings;

/// Something that can be taken a picture of. Adding one is adding a line to the table in shot_screens.cpp.
struct ShotScreen {
    const char *name;
    const char *what;
    const char *page; ///< below qrc:/qt/qml/Cardquake/Ui/; a window, or an item that fills one
    QSize size;
    void (*before)(Settings &) = nullptr; ///< what was chosen when the window opens
    void (*after)(QObject &) = nullptr;   ///< what is done in the open window
};

std::span<const ShotScreen> shotScreens();

} // namespace cardquake
