// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/core/scenario.h"
#include "tests/tiny/ponds.h"

#include <QDir>
#include <QTest>

using namespace cardquake;

/// The scenario format, through scenario files of the tiny game.
class TestScenario : public QObject {
    Q_OBJECT

private slots:
    void files_data()
    {
        QTest::addColumn<QString>("path");
        const QDir folder(CARDQUAKE_SOURCE_DIR "/tests/tiny/scenarios");
        for (const QString &name : folder.entryList({"*.json"}))
            QTest::newRow(qPrintable(name)) << folder.filePath(name);
    }

    void files()
    {
        QFETCH(QString, path);
        const ScenarioReport report = run(readFile(path));
        QVERIFY2(report.passed(), report.passed() ? "" : report.failures.front().c_str());
        QVERIFY(!report.name.empty());
    }

    /// Each of these changes makes a passing scenario wrong; none may go unnoticed.
    void faults_data()
    {
        QTest::addColumn<QString>("patch");
        QTest::addColumn<QString>("failure");
        const auto row = [](const char *name, const char *patch, const char *failure) {
            QTest::newRow(name) << QString(patch) << QString(failure);
        };
        row("wrong expectation", R"({"expect": {"sunk": {"C": 2}}})", "sunk.C: expected 2, found 1");
        row("illegal move", R"({"moves": ["hop F1 E"]})", "move 1: \"hop F1 E\" is not legal here");
        row("refused move is legal", R"({"moves": [{"illegal": "wait"}]})", "should have been refused");
        row("legal is not", R"({"legal": ["hop F2 E"]})", "should be legal at the end");
        row("illegal is legal", R"({"illegal": ["wait"]})", "should not be legal at the end");
        row("unknown field", R"({"expekt": {}})", "no field \"expekt\"");
        row("unknown game", R"({"game": "chess"})", "no game \"chess\". These can be played: ponds");
        row("game without rules", R"({"game": "unfinished"})", "content of Unfinished is here");
        row("game missing", R"({"game": null})", "needs the text \"game\"");
        row("bad options", R"({"options": {"players": 9}})", "it can be 1 to 3");
        row("options no object", R"({"options": 3})", "\"options\" must be a group");
        row("bad seed", R"({"seed": -1})", "\"seed\" must be a whole number");
        row("bad state", R"({"state": {"deck": ["no-card"]}})", "there is no \"no-card\"");
        row("state misspelt", R"({"state": {"dekc": []}})", "no field \"dekc\"");
        row("state no object", R"({"state": [1]})", "\"state\" must be a group");
        row("unknown kind", R"({"content": {"tables": {"snow": []}}})", "There is no kind \"snow\". The kinds are ");
        row("row without id", R"({"content": {"tables": {"rain": [{"stones": []}]}}})", "needs an id");
        row("rows no list", R"({"content": {"tables": {"rain": {}}}})", "must be a list");
        row("unplayable content", R"({"content": {"tables": {"rain": [{"id": "r-x", "stones": ["Z"]}]}}})",
            "There is no stone \"Z\"");
        row("unknown constant", R"({"content": {"constants": {"frogs": 2}}})", "no constant \"frogs\"");
        row("unknown part", R"({"content": {"rows": {}}})", "not \"rows\"");
        row("move of a wrong form", R"({"moves": [7]})", "moves[0] is 7; a move is a text or {");
        row("moves no list", R"({"moves": "wait"})", "\"moves\" must be a list");
        row("legal of a wrong form", R"({"legal": [7]})", "legal[0] is 7; a move is a text.");
        row("one legal move is an object", R"({"legal": [{"illegal": "wait"}]})", "legal[0] is");
    }

    void faults()
    {
        QFETCH(QString, patch);
        QFETCH(QString, failure);
        Json scenario = readFile(CARDQUAKE_SOURCE_DIR "/tests/tiny/scenarios/hop-and-rain.json");
        scenario.update(Json::parse(patch.toStdString()));
        const ScenarioReport report = run(scenario);
        QVERIFY(!report.passed());
        QVERIFY2(QString::fromStdString(report.failures.front()).contains(failure), report.failures.front().c_str());
    }

    /// Whoever runs it wants to know whether the rules are broken or the file is.
    void aWrongFileIsToldFromAFailure()
    {
        const Json sound = readFile(CARDQUAKE_SOURCE_DIR "/tests/tiny/scenarios/hop-and-rain.json");
        const auto isMalformed = [&](const char *patch) {
            Json scenario = sound;
            scenario.update(Json::parse(patch));
            const ScenarioReport report = run(scenario);
            return !report.passed() && report.isMalformed;
        };
        for (const char *wrong : {R"({"expekt": {}})", R"({"moves": ["wait", 7]})", R"({"game": "chess"})",
                                  R"({"state": {"dekc": []}})", R"({"options": {"players": 9}})"})
            QVERIFY2(isMalformed(wrong), wrong);
        for (const char *failing : {R"({"expect": {"sunk": {"C": 2}}})", R"({"moves": ["hop F1 E"]})",
                                    R"({"legal": ["hop F2 E"]})", R"({"moves": [{"illegal": "wait"}]})"})
            QVERIFY2(!isMalformed(failing), failing);
    }

    void aScenarioThatIsNoObjectFails() { QVERIFY(!run(Json::array()).passed()); }

private:
    static Json readFile(const QString &path)
    {
        QFile file(path);
        if (!file.open(QIODevice::ReadOnly))
            qFatal("cannot read %s", qPrintable(path));
        return Json::parse(file.readAll().toStdString());
    }

    static ScenarioReport run(const Json &scenario)
    {
        return runScenario(scenario, ponds::games(), ponds::contentSource());
    }
};

QTEST_APPLESS_MAIN(TestScenario)
#include "tst_scenario.moc"
