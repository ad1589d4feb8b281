// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/core/json.h"

#include <QDir>
#include <QFile>
#include <QTest>

#include <set>

using namespace cardquake;

namespace {

QByteArray bytesOf(const QString &path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        qFatal("cannot read %s", qPrintable(path));
    return file.readAll();
}

} // namespace

/// No rule without a scenario: rules.txt lists the rules, scenarios say which they prove.
class TestBugoutRulesCited : public QObject {
    Q_OBJECT

private slots:
    void everyRuleIsCited()
    {
        std::set<std::string> cited;
        const QDir folder(CARDQUAKE_SOURCE_DIR "/tests/scenarios/bugout");
        for (const QString &name : folder.entryList({"*.json"})) {
            const Json scenario = Json::parse(bytesOf(folder.filePath(name)).toStdString());
            for (const Json &rule : scenario.value("cites", Json::array()))
                cited.insert(rule.get<std::string>());
        }
        QStringList missing;
        int rules = 0;
        for (const QByteArray &line : bytesOf(CARDQUAKE_SOURCE_DIR "/tests/bugout/rules.txt").split('\n')) {
            if (line.isEmpty() || line.startsWith('#'))
                continue;
            ++rules;
            if (!cited.contains(line.toStdString()))
                missing.append(line);
        }
        QVERIFY(rules > 100);
        QVERIFY2(missing.isEmpty(), qPrintable("no scenario cites " + missing.join(", ")));
    }
};

QTEST_APPLESS_MAIN(TestBugoutRulesCited)
#include "tst_bugout_rules_cited.moc"
