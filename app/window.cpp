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

#include <iostream>

namespace cardquake {
namespace {

/// Qt would abort the process without a word a designer understands; so look first.
bool hasDisplay()
{
    for (const char *variable : {"QT_QPA_PLATFORM", "WAYLAND_DISPLAY", "DISPLAY"})
        if (!qEnvironmentVariableIsEmpty(variable))
            return true;
    return false;
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
        std::cerr
            << "cardquake: there is no display to open the window on. Start it from a desktop, or use the command "
               "line instead: `cardquake --help` lists what it can do.\n";
        return static_cast<int>(ExitCode::BadInput);
    }
    QQuickStyle::setStyle(QStringLiteral("Fusion"));
    QGuiApplication application(argc, argv);
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
