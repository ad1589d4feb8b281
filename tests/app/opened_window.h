// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/library.h"
#include "app/settings.h"
#include "app/workbench.h"

#include <QQmlApplicationEngine>
#include <QQuickItem>
#include <QQuickWindow>
#include <QTemporaryDir>
#include <QTest>

#include <memory>
#include <optional>

namespace cardquake {

/// A library, settings and a window of a test's own, and what the window complained of.
struct OpenedWindow {
    QTemporaryDir folder;
    Workshop library = openLibrary(folder.filePath("library.cardquake").toStdString());
    Settings settings{folder.filePath("settings.ini")};
    QStringList complaints;
    std::unique_ptr<Workbench> workbench;
    std::unique_ptr<QQmlApplicationEngine> engine;

    QQuickWindow *open()
    {
        engine.reset();
        workbench = std::make_unique<Workbench>(library);
        engine = std::make_unique<QQmlApplicationEngine>();
        workbench->serve(*engine);
        QObject::connect(engine.get(), &QQmlEngine::warnings, engine.get(), [this](const QList<QQmlError> &warnings) {
            for (const QQmlError &warning : warnings)
                complaints.append(warning.toString());
        });
        engine->addImportPath(":/qt/qml");
        engine->setInitialProperties(
            {{"workbench", QVariant::fromValue(workbench.get())}, {"settings", QVariant::fromValue(&settings)}});
        engine->load(QUrl("qrc:/qt/qml/Cardquake/Ui/Main.qml"));
        auto *window = qobject_cast<QQuickWindow *>(engine->rootObjects().value(0));
        if (!window)
            qFatal("%s", qPrintable(complaints.join('\n')));
        window->show();
        window->requestActivate();
        if (!QTest::qWaitForWindowActive(window))
            qFatal("the window does not open");
        return window;
    }
};

} // namespace cardquake
