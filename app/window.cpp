// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window.h"

#include "app/cli/verb.h"
#include "app/library.h"
#include "app/workbench.h"

#include <QGuiApplication>
#include <QLocale>
#include <QQmlApplicationEngine>
#include <QQuickStyle>
#include <QTranslator>

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

int showWindow(QGuiApplication &application, Workshop &library)
{
    Workbench workbench(library);
    QQmlApplicationEngine engine;
    engine.addImportPath(QStringLiteral(":/qt/qml"));
    engine.setInitialProperties({{QStringLiteral("workbench"), QVariant::fromValue(&workbench)}});
    QObject::connect(
        &engine, &QQmlApplicationEngine::objectCreationFailed, &application,
        [] { QCoreApplication::exit(static_cast<int>(ExitCode::CheckFailed)); }, Qt::QueuedConnection);
    engine.load(QUrl(QStringLiteral("qrc:/qt/qml/Cardquake/Ui/Main.qml")));
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
    QGuiApplication application(argc, argv);
    qInstallMessageHandler(usual);
    if (QGuiApplication::screens().isEmpty()) {
        std::cerr << "cardquake: the display has no screen to open the window on.\n" << useCommandLine;
        return static_cast<int>(ExitCode::BadInput);
    }
    QGuiApplication::setApplicationName(QStringLiteral("cardquake"));
    QGuiApplication::setApplicationDisplayName(QStringLiteral("Cardquake"));
    QTranslator translator;
    if (translator.load(QLocale(), QStringLiteral("cardquake"), QStringLiteral("_"), QStringLiteral(":/i18n")))
        QCoreApplication::installTranslator(&translator);
    try {
        Workshop opened = openLibrary(library);
        return showWindow(application, opened);
    } catch (const StoreError &error) {
        std::cerr << "cardquake: " << error.what() << '\n';
        return static_cast<int>(ExitCode::BadInput);
    }
}

} // namespace cardquake
