// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QQmlEngine>
#include <QQuickStyle>
#include <QtQml/qqmlextensionplugin.h>
#include <QtQuickTest>

Q_IMPORT_QML_PLUGIN(Cardquake_AppPlugin)
Q_IMPORT_QML_PLUGIN(Cardquake_UiPlugin)

/// Runs the `tst_*.qml` beside it.
class Setup : public QObject {
    Q_OBJECT

public slots:
    void applicationAvailable() { QQuickStyle::setStyle("Fusion"); }
    void qmlEngineAvailable(QQmlEngine *engine) { engine->addImportPath(":/qt/qml"); }
};

QUICK_TEST_MAIN_WITH_SETUP(ui, Setup)
#include "tst_qml.moc"
