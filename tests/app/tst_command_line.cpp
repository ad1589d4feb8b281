// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/command_line_runner.h"

#include <QDir>

#include <algorithm>

using namespace cardquake;

/// The verbs on content and its past, as a designer or a script uses them.
class TestCommandLine : public QObject {
    Q_OBJECT

private slots:
    void init() { m_cli = std::make_unique<CommandLineRunner>(); }

    void theFirstStartFillsTheLibrary()
    {
        const Json packs = m_cli->good({"pack", "list", "--json"}).json();
        QCOMPARE(packs.size(), 2u);
        QVERIFY(packs.at(0).at("id") == "bugout" && packs.at(1).at("id") == "escapepods");
        QVERIFY(packs.at(0).at("rows") > 300);
        const Json history = m_cli->good({"history", "list", "--json"}).json();
        QCOMPARE(history.size(), 1u); // it is the beginning, not an edit
        QVERIFY(history.at(0).at("position") == 0 && history.at(0).at("versions") == Json::array({"original"}));
    }

    void theBuiltInPacksAreSound()
    {
        for (const char *pack : {"bugout", "escapepods"})
            QVERIFY(m_cli->good({"pack", "validate", pack, "--json"}).json().empty());
    }

    void theLibraryIsNamedBeforeOrAfterTheVerb()
    {
        const std::string other = m_cli->file("other.cardquake");
        m_cli->good({"--library", other, "row", "delete", "bugout", "event", "fresh-air"});
        QCOMPARE(m_cli->run({"row", "get", "bugout", "event", "fresh-air", "--library", other}).exitCode, 2);
        QCOMPARE(m_cli->run({"row", "get", "bugout", "event", "fresh-air"}).exitCode, 0);
    }

    void noVerbMeansTheWindow() { QCOMPARE(m_cli->run({}).exitCode, -1); }

    void everyVerbExplainsItselfWithAnExample_data()
    {
        QTest::addColumn<QStringList>("verb");
        for (const char *verb :
             {"scenario",     "engine",         "playtest",     "playtest-merge", "compare",      "ablate",
              "print",        "shot",           "pack list",    "pack export",    "pack import",  "pack validate",
              "pack copy",    "pack delete",    "row list",     "row get",        "row set",      "row add",
              "row copy",     "row delete",     "history list", "history undo",   "history redo", "history tag",
              "history diff", "history restore"})
            QTest::newRow(verb) << QString(verb).split(' ');
    }

    void everyVerbExplainsItselfWithAnExample()
    {
        QFETCH(QStringList, verb);
        std::vector<std::string> arguments;
        for (const QString &word : verb)
            arguments.push_back(word.toStdString());
        arguments.push_back("--help");
        const Run help = m_cli->good(arguments);
        QVERIFY2(help.says(("cardquake " + verb.join(' ').toStdString()).c_str()), help.out.c_str());
        QVERIFY(help.says("Example:"));
    }

    void laterVerbsSaySoAndDoNothing()
    {
        for (const char *verb : {"compare", "ablate", "print"}) {
            const Run result = m_cli->run({verb, "bugout", "--games", "5"});
            QCOMPARE(result.exitCode, 2);
            QVERIFY(result.saysError("later version"));
        }
    }

    void aRowIsSetGotAndTakenBack()
    {
        m_cli->good({"row", "set", "bugout", "map", "town", "population=5", "name=Old Town"});
        const Json row = m_cli->good({"row", "get", "bugout", "map", "town"}).json();
        QVERIFY(row.at("population") == 5 && row.at("name") == "Old Town");

        const Json diff = m_cli->good({"history", "diff", "original", "now", "--json"}).json();
        QCOMPARE(diff.at("rows").size(), 1u);
        QVERIFY(diff.at("rows").at(0).at("id") == "town" && diff.at("rows").at(0).at("difference") == "changed");
        QCOMPARE(diff.at("rows").at(0).at("fields").size(), 2u);

        m_cli->good({"history", "undo"});
        QVERIFY(m_cli->good({"row", "get", "bugout", "map", "town"}).json().at("population") == 4);
        m_cli->good({"history", "redo"});
        QVERIFY(m_cli->good({"row", "get", "bugout", "map", "town"}).json().at("population") == 5);
        QCOMPARE(m_cli->run({"history", "redo"}).exitCode, 2);
    }

    void anEmptyValueRemovesTheField()
    {
        m_cli->good({"row", "set", "bugout", "map", "town", "icons=[\"flare\"]"});
        m_cli->good({"row", "set", "bugout", "map", "town", "icons="});
        QVERIFY(!m_cli->good({"row", "get", "bugout", "map", "town"}).json().contains("icons"));
    }

    void anEditThatChangesNothingLeavesNoTrace()
    {
        QVERIFY(m_cli->good({"row", "set", "bugout", "map", "town", "population=4"}).says("Nothing changed"));
        QCOMPARE(m_cli->good({"history", "list", "--json"}).json().size(), 1u);
    }

    void rowsAreAddedCopiedAndDeleted()
    {
        m_cli->good({"row", "add", "bugout", "rainstorm", R"({"id": "r-99", "cells": ["A1"]})"});
        m_cli->good({"row", "copy", "bugout", "rainstorm", "r-99", "r-98"});
        m_cli->good({"row", "delete", "bugout", "rainstorm", "r-99"});
        const Json rows = m_cli->good({"row", "list", "bugout", "rainstorm", "--json"}).json();
        QCOMPARE(rows.size(), 61u);
        QVERIFY(rows.back().at("id") == "r-98");
    }

    void aWrongEditIsRefusedUnlessItIsWantedAnyway()
    {
        const Run refused = m_cli->run({"row", "set", "bugout", "map", "town", "population=30"});
        QCOMPARE(refused.exitCode, 2);
        QVERIFY(refused.saysError("Population is 30; it can be 0 to 24."));
        QVERIFY(m_cli->good({"row", "get", "bugout", "map", "town"}).json().at("population") == 4);

        m_cli->good({"row", "set", "bugout", "map", "town", "population=30", "--anyway"});
        const Run validated = m_cli->run({"pack", "validate", "bugout"});
        QCOMPARE(validated.exitCode, 1);
        QVERIFY(validated.says("bugout map town population: error:"));
    }

    void whatSpansRowsIsValidatedToo()
    {
        m_cli->good({"row", "set", "bugout", "map", "town", "population=5"});
        const Json problems = m_cli->run({"pack", "validate", "bugout", "--json"}).json();
        QVERIFY(!problems.empty());
        for (const Json &problem : problems)
            QVERIFY(problem.at("pack") == "bugout" && !problem.at("message").get<std::string>().empty());
    }

    void anEditTellsWhatItDidToTheRestOfThePack()
    {
        const Run result = m_cli->good({"row", "set", "bugout", "map", "town", "population=5"});
        QVERIFY(result.saysError("bugout map population: error: The populations of all tiles add up to 25"));
        const Run mended = m_cli->good({"row", "set", "bugout", "map", "town", "population=4"});
        QCOMPARE(mended.err, std::string());
        QVERIFY(m_cli->good({"row", "delete", "bugout", "map", "town"}).saysError("layout long-coast"));
    }

    void whatTheEngineCannotPlayIsAProblemOfThePack()
    {
        const Run result = m_cli->good({"row", "set", "bugout", "lava", "straight", "copies=200"});
        QVERIFY(result.saysError("bugout lava: error: This deck has"));
        QCOMPARE(m_cli->run({"pack", "validate", "bugout"}).exitCode, 1);
    }

    void aPlaceIsComplainedAboutOnce()
    {
        m_cli->good({"row", "set", "bugout", "event", "fresh-air", R"(effects=[{"do": "fly"}])", "--anyway"});
        m_cli->good({"row", "set", "bugout", "constant", "hand.base", "value=\"many\"", "--anyway"});
        const Json problems = m_cli->run({"pack", "validate", "bugout", "--json"}).json();
        QCOMPARE(problems.size(), 2u);
    }

    void whatIsMissingIsComplainedAboutOnce()
    {
        const auto countOf = [](const Json &problems, const char *row) {
            return std::ranges::count_if(problems, [&](const Json &problem) {
                return problem.at("row") == row ||
                       problem.at("message").get<std::string>().find(row) != std::string::npos;
            });
        };
        m_cli->good({"row", "add", "bugout", "resource", R"({"id": "gold", "name": "Gold"})"});
        m_cli->good({"row", "delete", "bugout", "action", "throw"});
        m_cli->good({"row", "delete", "bugout", "tile_type", "rope"});
        m_cli->good({"row", "delete", "bugout", "bridge", "sturdy"});
        const Json problems = m_cli->run({"pack", "validate", "bugout", "--json"}).json();
        for (const char *row : {"gold", "throw", "rope", "sturdy"})
            QVERIFY2(countOf(problems, row) == 1, problems.dump(1).c_str());
    }

    void aWrongCellIsComplainedAboutOnce()
    {
        const std::string folder = m_cli->file("out");
        m_cli->good({"pack", "export", "bugout", "--out", folder, "--format", "csv"});
        QFile table(m_cli->path("out/region.csv"));
        QVERIFY(table.open(QIODevice::ReadOnly));
        const QString text = QString::fromUtf8(table.readAll());
        const qsizetype list = text.indexOf("\"[\"\"");
        QVERIFY(list > 0);
        m_cli->write("out/region.csv", text.left(list).toUtf8() + "nonsense\n");
        const Json problems = m_cli->run({"pack", "import", folder, "--json"}).json();
        const auto count = std::ranges::count_if(problems, [](const Json &problem) {
            return problem.at("kind") == "region" && !problem.at("row").get<std::string>().empty();
        });
        QVERIFY2(count == 1, problems.dump(1).c_str());
    }

    void wordsFitWhatWasDone()
    {
        m_cli->good({"row", "set", "bugout", "map", "town", "population=5"});
        QVERIFY(
            m_cli->good({"history", "restore", "original", "--pack", "bugout"}).says("Restored the pack \"bugout\""));
        QVERIFY(m_cli->good({"history", "diff", "original", "now", "--pack", "bugout"}).says("no difference"));
        const Run unknown = m_cli->run({"history", "diff", "original", "now", "--pack", "nope"});
        QVERIFY(unknown.exitCode == 2 && unknown.saysError("no pack \"nope\""));
        const Run twice = m_cli->run({"row", "copy", "bugout", "event", "fresh-air", "fresh-air"});
        QVERIFY2(twice.saysError("The event \"fresh-air\" in the pack \"bugout\" exists already"), twice.err.c_str());
        const Run pick = m_cli->run({"row", "set", "bugout", "event", "fresh-air",
                                     R"(effects=[{"do": "destroy", "target": {"tiles": {}, "pick": "some"}}])"});
        QVERIFY2(pick.saysError("it must be all, or write a whole number"), pick.err.c_str());
    }

    void aHugeIdIsNotPrintedWhole()
    {
        m_cli->good({"pack", "export", "bugout", "--out", m_cli->file("out")});
        m_cli->write("out/region.json", "[{\"id\": \"" + QByteArray(1'000'000, 'a') + "\", \"cells\": [\"A1\"]}]");
        const Run result = m_cli->run({"pack", "import", m_cli->file("out")});
        QCOMPARE(result.exitCode, 2);
        QVERIFY(result.err.size() < 10'000);
    }

    void aPackIsMeantUnlessAFolderIsWrittenAsSuch()
    {
        const QString before = QDir::currentPath();
        QVERIFY(QDir::setCurrent(m_cli->path("")));
        m_cli->good({"pack", "export", "bugout", "--out", "bugout"});
        m_cli->good({"row", "set", "bugout", "map", "town", "population=5"});
        const Run pack = m_cli->run({"pack", "validate", "bugout"});
        const Run folder = m_cli->run({"pack", "validate", "./bugout"});
        QVERIFY(QDir::setCurrent(before));
        QCOMPARE(pack.exitCode, 1);
        QCOMPARE(folder.exitCode, 0);
    }

    void aPackOfAnotherGameIsNotReplacedByMistake()
    {
        m_cli->good({"pack", "export", "bugout", "--out", m_cli->file("out")});
        const Run refused = m_cli->run({"pack", "import", m_cli->file("out"), "--as", "escapepods"});
        QCOMPARE(refused.exitCode, 2);
        QVERIFY2(refused.saysError("\"escapepods\" is a pack of another game"), refused.err.c_str());
        QVERIFY(m_cli->good({"pack", "list", "--json"}).json().at(1).at("game") == "escapepods");
        m_cli->good({"pack", "import", m_cli->file("out"), "--as", "escapepods", "--anyway"});
        QVERIFY(m_cli->good({"pack", "list", "--json"}).json().at(1).at("game") == "bugout");
    }

    void scriptsAreToldWhatWasDone()
    {
        const auto done = [&](std::vector<std::string> arguments) {
            arguments.emplace_back("--json");
            return m_cli->good(arguments).json();
        };
        QVERIFY(done({"row", "get", "bugout", "map", "town"}).at("id") == "town");
        const Json same = done({"row", "set", "bugout", "map", "town", "population=4"});
        QVERIFY(same.at("done") == "set" && same.at("id") == "town" && same.at("changed") == false);
        QVERIFY(done({"row", "add", "bugout", "rainstorm", R"({"id": "r-99", "cells": ["A1"]})"}).at("id") == "r-99");
        QVERIFY(done({"row", "copy", "bugout", "rainstorm", "r-99", "r-98"}).at("id") == "r-98");
        QVERIFY(done({"row", "delete", "bugout", "rainstorm", "r-99"}).at("done") == "deleted");
        QVERIFY(done({"pack", "copy", "bugout", "mine"}).at("pack") == "mine");
        QVERIFY(done({"pack", "export", "mine", "--out", m_cli->file("mine")}).at("done") == "exported");
        QVERIFY(done({"pack", "delete", "mine"}).at("done") == "deleted");
    }

    void versionsAreTaggedAndRestored()
    {
        m_cli->good({"row", "set", "bugout", "map", "town", "population=5"});
        m_cli->good({"history", "tag", "bigger town"});
        m_cli->good({"row", "set", "bugout", "map", "city", "name=Metropolis"});
        m_cli->good({"history", "restore", "original", "map", "town"});
        QVERIFY(m_cli->good({"row", "get", "bugout", "map", "town"}).json().at("population") == 4);
        QVERIFY(m_cli->good({"row", "get", "bugout", "map", "city"}).json().at("name") == "Metropolis");
        m_cli->good({"history", "restore", "bigger town"});
        QVERIFY(m_cli->good({"row", "get", "bugout", "map", "town"}).json().at("population") == 5);
        QVERIFY(m_cli->good({"row", "get", "bugout", "map", "city"}).json().at("name") == "City");
        QVERIFY(m_cli->good({"history", "list"}).says("[bigger town]"));
    }

    void theHistoryOfAPackShowsItsEditsAndAllVersions()
    {
        m_cli->good({"row", "set", "bugout", "map", "town", "population=5"});
        m_cli->good({"row", "set", "escapepods", "refuges", "ref-outpost", "arrivals=6"});
        m_cli->good({"row", "set", "escapepods", "refuges", "ref-outpost", "arrivals=7"});
        m_cli->good({"history", "tag", "roomy"});
        const Json entries = m_cli->good({"history", "list", "bugout", "--json"}).json();
        QCOMPARE(entries.size(), 3u); // the beginning, its own edit, and the one that a version names
        QVERIFY(entries.at(2).at("versions").at(0) == "roomy" && entries.at(2).at("pack") == "escapepods");
        QVERIFY(m_cli->good({"history", "list", "bugout"}).says("(in escapepods)  [roomy]"));
        m_cli->good({"pack", "delete", "bugout"});
        QCOMPARE(m_cli->good({"history", "list", "bugout", "--json"}).json().size(), 4u);
    }

    void scriptsGetTheProblemsOfAFolderAsJson()
    {
        m_cli->good({"pack", "export", "bugout", "--out", m_cli->file("out")});
        m_cli->write("out/region.json", "[{\"id\": \"nw\"}, {\"id\": \"nw\"}]");
        const Run result = m_cli->run({"pack", "import", m_cli->file("out"), "--json"});
        QCOMPARE(result.exitCode, 2);
        QVERIFY(!result.json().empty());
    }

    void restoringOneRowAsksWhichPackIsMeant()
    {
        m_cli->good({"pack", "copy", "bugout", "mine"});
        m_cli->good({"row", "set", "mine", "map", "town", "population=5"});
        QVERIFY(m_cli->run({"history", "restore", "1", "map", "town"}).saysError("--pack"));
        m_cli->good({"history", "restore", "1", "map", "town", "--pack", "mine"});
        QVERIFY(m_cli->good({"row", "get", "mine", "map", "town"}).json().at("population") == 4);
    }

    void restoringOneRowLooksAtThePacksOfThatVersion()
    {
        m_cli->good({"pack", "copy", "bugout", "mine"}); // newer than the version, so it cannot be meant
        m_cli->good({"row", "set", "bugout", "map", "town", "population=5"});
        m_cli->good({"history", "restore", "original", "map", "town"});
        QVERIFY(m_cli->good({"row", "get", "bugout", "map", "town"}).json().at("population") == 4);

        m_cli->good({"pack", "delete", "bugout"});
        const Run refused = m_cli->run({"history", "restore", "original", "map", "town"});
        QCOMPARE(refused.exitCode, 2);
        QVERIFY2(refused.saysError("\"bugout\" was deleted since"), refused.err.c_str());
        m_cli->good({"history", "restore", "original", "--pack", "bugout"});
        QVERIFY(m_cli->run({"history", "restore", "original", "map", "nowhere"}).saysError("No pack of that version"));
    }

    void aComparisonShowsWhatDiffersInsideAField()
    {
        Json effects = m_cli->good({"row", "get", "bugout", "event", "fresh-air"}).json().at("effects");
        const auto place = Json::json_pointer("/0/options/0/effects/0/to/type");
        QVERIFY2(effects.contains(place), effects.dump().c_str());
        effects[place] = "urban";
        m_cli->good({"row", "set", "bugout", "event", "fresh-air", "effects=" + effects.dump(), "--anyway"});
        const std::string longText(100, 'x');
        m_cli->good({"row", "set", "bugout", "event", "fresh-air", "note=\"" + longText + "1\"", "--anyway"});
        m_cli->good({"history", "tag", "noted"});
        m_cli->good({"row", "set", "bugout", "event", "fresh-air", "note=\"" + longText + "2\"", "--anyway"});

        const Run inside = m_cli->good({"history", "diff", "original", "noted"});
        QVERIFY2(inside.says("    effects[0].options[0].effects[0].to.type: \"terrain\" -> \"urban\"\n"),
                 inside.out.c_str());
        QVERIFY2(inside.says("    note: nothing -> \"xxx"), inside.out.c_str());
        const Run texts = m_cli->good({"history", "diff", "noted", "now"});
        QVERIFY2(texts.says("xx1\" -> ...\"xx") && texts.says("xx2\"\n"), texts.out.c_str());
    }

    void packsGoOutAndComeBackExactly_data()
    {
        QTest::addColumn<QString>("format");
        QTest::newRow("json") << "json";
        QTest::newRow("csv") << "csv";
    }

    void packsGoOutAndComeBackExactly()
    {
        QFETCH(QString, format);
        const std::string folder = m_cli->file("out");
        for (const char *pack : {"bugout", "escapepods"}) {
            const std::string there = folder + '-' + pack;
            m_cli->good({"pack", "export", pack, "--out", there, "--format", format.toStdString()});
            QVERIFY(m_cli->good({"pack", "import", there}).says("Nothing new"));
            m_cli->good({"pack", "import", there, "--as", std::string(pack) + "-2"});
        }
        QVERIFY(m_cli->good({"history", "list", "--json"}).json().size() == 3); // the beginning and one edit for each
        m_cli->good({"history", "undo"});
        QCOMPARE(m_cli->good({"pack", "list", "--json"}).json().size(), 3u);
    }

    void theExportOfABuiltInPackIsItsSource()
    {
        m_cli->good({"pack", "export", "bugout", "--out", m_cli->file("out")});
        const QDir shipped(CARDQUAKE_SOURCE_DIR "/data/packs/bugout");
        const QDir exported(m_cli->path("out"));
        QCOMPARE(exported.entryList(QDir::Files), shipped.entryList(QDir::Files));
        for (const QString &name : shipped.entryList(QDir::Files))
            QCOMPARE(bytesOf(exported.filePath(name)), bytesOf(shipped.filePath(name)));
    }

    void aDeletedPackComesBack()
    {
        m_cli->good({"pack", "delete", "bugout"});
        QCOMPARE(m_cli->run({"row", "list", "bugout", "map"}).exitCode, 2);
        m_cli->good({"history", "undo"});
        QCOMPARE(m_cli->good({"row", "list", "bugout", "map", "--json"}).json().size(), 36u);
    }

private:
    static QByteArray bytesOf(const QString &path)
    {
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("unreadable");
    }

    std::unique_ptr<CommandLineRunner> m_cli;
};

QTEST_APPLESS_MAIN(TestCommandLine)
#include "tst_command_line.moc"
