// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window_place.h"

#include "app/settings.h"

#include <QEvent>
#include <QGuiApplication>
#include <QScreen>
#include <QWindow>

#include <algorithm>

namespace cardquake {

QRect placeOnScreens(const QRect &wanted, const QList<QRect> &screens)
{
    if (wanted.isEmpty() || screens.isEmpty())
        return {};
    const auto shared = [&](const QRect &screen) {
        const QRect common = screen & wanted;
        return common.isEmpty() ? 0 : qint64{common.width()} * common.height();
    };
    const QRect screen = *std::ranges::max_element(screens, {}, shared);
    QRect place(wanted.topLeft(), wanted.size().boundedTo(screen.size()));
    place.moveLeft(std::clamp(place.left(), screen.left(), screen.right() + 1 - place.width()));
    place.moveTop(std::clamp(place.top(), screen.top(), screen.bottom() + 1 - place.height()));
    return place;
}

WindowPlace::WindowPlace(QWindow &window, Settings &settings)
    : m_window(window)
    , m_settings(settings)
    , m_place(settings.windowPlace())
    , m_maximized(settings.windowMaximized())
{
    m_window.installEventFilter(this);
}

WindowPlace::~WindowPlace()
{
    if (!m_place.isEmpty())
        m_settings.setWindow(m_place, m_maximized);
}

void WindowPlace::restore()
{
    QList<QRect> screens;
    for (const QScreen *screen : QGuiApplication::screens())
        screens << screen->availableGeometry();
    const QRect place = placeOnScreens(m_place, screens);
    if (!place.isEmpty())
        m_window.setGeometry(place);
    m_window.setVisibility(m_maximized ? QWindow::Maximized : QWindow::Windowed);
}

bool WindowPlace::eventFilter(QObject *watched, QEvent *event)
{
    const bool placed = event->type() == QEvent::Move || event->type() == QEvent::Resize;
    const bool shown = m_window.isVisible() && m_window.windowState() != Qt::WindowMinimized;
    if (shown && (placed || event->type() == QEvent::WindowStateChange)) {
        m_maximized = m_window.windowState() == Qt::WindowMaximized;
        if (m_window.windowState() == Qt::WindowNoState)
            m_place = m_window.geometry();
    }
    return QObject::eventFilter(watched, event);
}

} // namespace cardquake
