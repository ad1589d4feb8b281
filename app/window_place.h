// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QObject>
#include <QRect>

class QWindow;

namespace cardquake {

class Settings;

/// Where a window that stood at `wanted` can stand now: wholly on a screen, since screens come and go, and not larger
/// than it. Empty when nothing was remembered.
QRect placeOnScreens(const QRect &wanted, const QList<QRect> &screens);

/// Puts a window where it was when it was last closed, and remembers where it stands.
class WindowPlace : public QObject {
    Q_OBJECT

public:
    WindowPlace(QWindow &window, Settings &settings);
    ~WindowPlace() override;

    /// Before the window is shown: its place, and whether it fills the screen.
    void restore();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    QWindow &m_window;
    Settings &m_settings;
    QRect m_place;
    bool m_maximized = false;
};

} // namespace cardquake
