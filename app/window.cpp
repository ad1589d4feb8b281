// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window.h"

#include "app/cli/verb.h"
#include "app/library.h"
#include "app/settings.h"
#include "app/translation.h"
#include "app/window_place.h"
#include "app/workbench.h"

#include <QGuiApplication>
#include <QIcon>
#include <QQmlApplicationEngine>
#include <QQuickStyle>
#include <QQuickWindow>

#include <cstdlib>
#include <iostream>

namespace cardquake {
namespace {

constexpr const char *useCommandLine =
    "Start it from a desktop, or use the command line instead: `cardquake --help` lists what it can do.\n";

/// Qt would abort the process without a word a designer understands; so look first.
bool hasDisplay()
{
    for (const char *variable : {"QT_QPA_PLATFORM", "WAYLAND_DISPLAY", "DISPLAY"})
        if (!qEnvironmentVariableIsEmpty(variable))
            return true;
    return false;
}

/// Qt ends the process when it cannot reach the display it was told of; say that in our words first.
void explainFatal(QtMsgType type, const QMessageLogContext &, const QString &message)
{
    if (type != QtFatalMsg)
        return;
    std::cerr << "cardquake: the window cannot be opened: " << message.section('\n', 0, 0).toStdString() << '\n'
              << useCommandLine;
    std::_Exit(static_cast<int>(ExitCode::BadInput));
}

int showWindow(Workshop &library)
{
    Settings settings(Settings::defaultFile());
    Translation translation;
    translation.use(settings.language());
    Workbench workbench(library);
    QQmlApplicationEngine engine;
    workbench.serve(engine);
    engine.addImportPath(QStringLiteral(":/qt/qml"));
    engine.setInitialProperties({{QStringLiteral("workbench"), QVariant::fromValue(&workbench)},
                                 {QStringLiteral("settings"), QVariant::fromValue(&settings)}});
    QObject::connect(&settings, &Settings::languageChanged, &engine, [&] {
        translation.use(settings.language());
        engine.retranslate();
    });
    engine.load(QUrl(QStringLiteral("qrc:/qt/qml/Cardquake/Ui/Main.qml")));
    auto *window = qobject_cast<QQuickWindow *>(engine.rootObjects().value(0));
    if (!window)
        return static_cast<int>(ExitCode::CheckFailed);
    WindowPlace place(*window, settings);
    place.restore();
    return QGuiApplication::exec();
}

} // namespace

int runWindow(int argc, char **argv, const std::filesystem::path &library)
{
    if (!hasDisplay()) {
        std::cerr << "cardquake: there is no display to open the window on.\n" << useCommandLine;
        return static_cast<int>(ExitCode::BadInput);
    }
    QQuickStyle::setStyle(QStringLiteral("Fusion"));
    const QtMessageHandler usual = qInstallMessageHandler(explainFatal);
    const QGuiApplication application(argc, argv);
    qInstallMessageHandler(usual);
    if (QGuiApplication::screens().isEmpty()) {
        std::cerr << "cardquake: the display has no screen to open the window on.\n" << useCommandLine;
        return static_cast<int>(ExitCode::BadInput);
    }
    QGuiApplication::setApplicationName(QStringLiteral("cardquake"));
    QGuiApplication::setApplicationDisplayName(QStringLiteral("Cardquake"));
    QGuiApplication::setDesktopFileName(QStringLiteral("cardquake"));
    QGuiApplication::setWindowIcon(QIcon(QStringLiteral(":/art/icons/cardquake.svg")));
    QQuickWindow::setTextRenderType(QQuickWindow::NativeTextRendering); // sharp at small sizes
    try {
        Workshop opened = openLibrary(library);
        return showWindow(opened);
    } catch (const StoreError &error) {
        std::cerr << "cardquake: " << error.what() << '\n';
        return static_cast<int>(ExitCode::BadInput);
    }
}

} // namespace cardquake
