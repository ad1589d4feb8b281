// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/library.h"
#include "app/workbench.h"

#include <QGuiApplication>
#include <QPalette>
#include <QQmlApplicationEngine>
#include <QQuickWindow>
#include <QTemporaryDir>
#include <QTest>

#include <QtQml/qqmlextensionplugin.h>

Q_IMPORT_QML_PLUGIN(Cardquake_AppPlugin)
Q_IMPORT_QML_PLUGIN(Cardquake_UiPlugin)

using namespace cardquake;

/// The window opens without a complaint and shows the library it was given.
class TestWindow : public QObject {
    Q_OBJECT

private slots:
    void itShowsTheLibrary()
    {
        const QTemporaryDir folder;
        const Workshop library = openLibrary(folder.filePath("library.cardquake").toStdString());
        Workbench workbench(library);
        QCOMPARE(workbench.packNames(), (QStringList{"BUGOUT", "Escape Pods"}));

        QStringList complaints;
        QQmlApplicationEngine engine;
        connect(&engine, &QQmlEngine::warnings, this, [&](const QList<QQmlError> &warnings) {
            for (const QQmlError &warning : warnings)
                complaints.append(warning.toString());
        });
        engine.addImportPath(":/qt/qml");
        engine.setInitialProperties({{"workbench", QVariant::fromValue(&workbench)}});
        engine.load(QUrl("qrc:/qt/qml/Cardquake/Ui/Main.qml"));
        QCOMPARE(complaints, QStringList());
        QCOMPARE(engine.rootObjects().size(), 1);
        auto *window = qobject_cast<QQuickWindow *>(engine.rootObjects().first());
        QVERIFY(window);
        QVERIFY(QTest::qWaitForWindowExposed(window));
        QVERIFY(!window->grabWindow().isNull());

        const auto lightness = [&] { return window->grabWindow().pixelColor(2, 2).lightness(); };
        QVERIFY(lightness() > 200);
        QGuiApplication::setPalette(QPalette(QColor(40, 40, 40))); // the desktop turns dark, and the window with it
        QTRY_VERIFY(lightness() < 60);
    }
};

QTEST_MAIN(TestWindow)
#include "tst_window.moc"
