// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shot/stage.h"

#include "app/settings.h"
#include "app/shot/shot_screens.h"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QQmlComponent>
#include <QQmlError>
#include <QQuickItem>
#include <QQuickWindow>

#include <algorithm>

namespace cardquake {
namespace {

constexpr int patience = 20'000; ///< milliseconds until a picture that does not arrive is given up
constexpr int loading = 2;       ///< the `status` of images and loaders that still wait

bool isWaiting(const QQuickItem *item)
{
    if (!item->isVisible())
        return false;
    const QVariant status = item->property("status");
    if (status.isValid() && status.toInt() == loading)
        return true;
    return std::ranges::any_of(item->childItems(), [](const QQuickItem *child) { return isWaiting(child); });
}

} // namespace

Stage::Stage(Workshop &library, Settings &settings)
    : m_settings(settings)
    , m_workbench(library)
{
    QObject::connect(&m_engine, &QQmlEngine::warnings, &m_engine, [this](const QList<QQmlError> &warnings) {
        for (const QQmlError &warning : warnings)
            m_complaints << warning.toString();
    });
    m_engine.setOutputWarningsToStandardError(false);
    m_workbench.serve(m_engine);
    m_engine.addImportPath(QStringLiteral(":/qt/qml"));
}

Stage::~Stage() = default;

/// A page without the window around it does not know the settings.
void Stage::setTheme()
{
    QQmlComponent component(&m_engine);
    component.setData("import QtQuick\nimport Cardquake.Ui\nQtObject { property QtObject theme: Theme }", {});
    const std::unique_ptr<QObject> holder(component.create());
    auto *theme = holder->property("theme").value<QObject *>();
    theme->setProperty("dark", m_settings.scheme() == "dark");
    theme->setProperty("reducedMotion", m_settings.motionPercent() == 0);
}

QQuickWindow *Stage::open(const ShotScreen &screen)
{
    if (qstrcmp(screen.page, "Main.qml") == 0)
        m_engine.setInitialProperties({{QStringLiteral("workbench"), QVariant::fromValue(&m_workbench)},
                                       {QStringLiteral("settings"), QVariant::fromValue(&m_settings)}});
    m_engine.load(QUrl(QStringLiteral("qrc:/qt/qml/Cardquake/Ui/") + screen.page));
    QObject *root = m_engine.rootObjects().value(0);
    if (auto *page = qobject_cast<QQuickItem *>(root)) {
        m_frame = std::make_unique<QQuickWindow>();
        page->setParentItem(m_frame->contentItem());
        setTheme();
        return m_frame.get();
    }
    return qobject_cast<QQuickWindow *>(root);
}

QImage Stage::show(const ShotScreen &screen, const QSize &size, const ShotGame &game)
{
    if (screen.before)
        screen.before({m_settings, m_workbench, game});
    QQuickWindow *window = open(screen);
    if (!window) {
        m_complaints << QString("The screen %1 could not be opened.").arg(screen.name);
        return {};
    }
    window->resize(size);
    if (m_frame)
        for (QQuickItem *page : window->contentItem()->childItems())
            page->setSize(size);
    window->show();
    QCoreApplication::processEvents();
    if (screen.after)
        screen.after({m_settings, m_workbench, game}, *window);
    waitForPictures(*window);
    return window->grabWindow();
}

void Stage::waitForPictures(QQuickWindow &window)
{
    QElapsedTimer time;
    time.start();
    do
        QCoreApplication::processEvents(QEventLoop::AllEvents | QEventLoop::WaitForMoreEvents, 20);
    while (isWaiting(window.contentItem()) && time.elapsed() < patience);
    if (isWaiting(window.contentItem()))
        m_complaints << QStringLiteral("Not every picture of the screen arrived in time.");
}

} // namespace cardquake
