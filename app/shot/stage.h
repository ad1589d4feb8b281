// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/workbench.h"

#include <QImage>
#include <QQmlApplicationEngine>
#include <QSize>
#include <QStringList>

#include <memory>

class QQuickWindow;

namespace cardquake {

class Settings;
class Workshop;
struct ShotGame;
struct ShotScreen;

/// A window that nobody sees, to paint screens in.
class Stage {
public:
    Stage(Workshop &library, Settings &settings);
    ~Stage();
    Stage(const Stage &) = delete;
    Stage &operator=(const Stage &) = delete;

    /// The screen, when everything in it has arrived.
    QImage show(const ShotScreen &screen, const QSize &size, const ShotGame &game);

    /// What went wrong while it was shown.
    QStringList complaints() const { return m_complaints; }

private:
    QQuickWindow *open(const ShotScreen &screen);
    void setTheme();
    void waitForPictures(QQuickWindow &window);

    Settings &m_settings;
    Workbench m_workbench;
    QStringList m_complaints;
    std::unique_ptr<QQuickWindow> m_frame; ///< around a page that is no window itself
    QQmlApplicationEngine m_engine;
};

} // namespace cardquake
