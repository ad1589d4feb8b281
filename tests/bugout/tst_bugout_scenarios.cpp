// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/core/scenario.h"
#include "tests/bugout/shipped_pack.h"

#include <QDir>
#include <QTest>

using namespace cardquake;

/// Every scenario file of BUGOUT, with the shipped content.
class TestBugoutScenarios : public QObject {
    Q_OBJECT

private slots:
    void files_data()
    {
        QTest::addColumn<QString>("path");
        const QDir folder(CARDQUAKE_SOURCE_DIR "/tests/scenarios/bugout");
        for (const QString &name : folder.entryList({"*.json"}))
            QTest::newRow(qPrintable(name)) << folder.filePath(name);
    }

    void files()
    {
        QFETCH(QString, path);
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const Result<Json> scenario = parseJson(file.readAll().toStdString());
        QVERIFY(scenario);
        const ContentSource source = [](std::string_view, std::string_view) -> Result<ContentRows> {
            return shippedBugout();
        };
        const ScenarioReport report = runScenario(*scenario, shippedGames(), source);
        QVERIFY2(report.passed(), report.passed() ? "" : report.failures.front().c_str());
    }
};

QTEST_APPLESS_MAIN(TestBugoutScenarios)
#include "tst_bugout_scenarios.moc"
