// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/command_line_runner.h"

using namespace cardquake;

/// `scenario` and `engine`. The tiny game stands in for the games whose rules are played.
class TestPlayVerbs : public QObject {
    Q_OBJECT

private slots:
    void init() { m_cli = std::make_unique<CommandLineRunner>(); }

    void theEngineSpeaksLineByLineUntilItQuits()
    {
        const Run result = m_cli->good({"engine"}, "{\"id\": 1, \"do\": \"games\"}\r\ngarbage\n\n"
                                                   "{\"id\": 2, \"do\": \"quit\"}\n{\"id\": 3, \"do\": \"games\"}\n");
        std::vector<Json> replies;
        std::istringstream lines(result.out);
        for (std::string line; std::getline(lines, line);)
            replies.push_back(Json::parse(line));
        QCOMPARE(replies.size(), 4u); // nothing is answered after quit
        QVERIFY(replies[0].at("ok") == true && replies[0].at("id") == 1 && replies[0].at("games").is_array());
        QVERIFY(replies[1].at("ok") == false && replies[1].at("error").at("code") == "bad-json");
        QVERIFY(replies[2].at("ok") == false);
        QVERIFY(replies[3].at("ok") == true && replies[3].at("id") == 2);
    }

    void theEndOfInputEndsIt() { QCOMPARE(m_cli->good({"engine"}, "{\"do\": \"games\"}").err, std::string()); }

    void aScenarioThatFailsIsNamedAndCounted()
    {
        m_cli->write("good.json", R"({"game": "bugout", "moves": []})");
        m_cli->write("bad.json", R"({"game": "bugout", "expect": {"signal": "none"}})");
        m_cli->write("illegal.json", R"({"game": "bugout", "moves": ["fly R1"]})");
        const Run result =
            m_cli->run({"scenario", m_cli->file("good.json"), m_cli->file("bad.json"), m_cli->file("illegal.json")});
        QCOMPARE(result.exitCode, 1);
        QVERIFY2(result.says("bad.json: signal: expected \"none\""), result.out.c_str());
        QVERIFY2(result.says("illegal.json: move 1: \"fly R1\""), result.out.c_str());
        QVERIFY2(QString::fromStdString(result.out).endsWith("1 passed, 2 failed\n"), result.out.c_str());
    }

    void aWrongScenarioFileIsBadInput()
    {
        m_cli->write("one.json", R"({"scenario": "misspelt", "game": "bugout", "expekt": {}})");
        m_cli->write("two.json", "{\"scenario\": ");
        const Run result = m_cli->run({"scenario", m_cli->file("one.json"), m_cli->file("two.json")});
        QCOMPARE(result.exitCode, 2);
        QVERIFY2(result.says("one.json: A scenario has no field \"expekt\""), result.out.c_str());
        QVERIFY(result.says("two.json: Not valid JSON at line 1"));
        QVERIFY2(QString::fromStdString(result.out).endsWith("0 passed, 2 failed\n"), result.out.c_str());
    }

    void theOutcomeOfScenariosIsOneObjectForScripts()
    {
        m_cli->write("one.json", R"({"scenario": "no rules yet", "game": "chess"})");
        const Json outcome = m_cli->run({"scenario", "--json", m_cli->file("one.json")}).json();
        QVERIFY(outcome.at("passed") == 0 && outcome.at("failed") == 1);
        QVERIFY(outcome.at("failures").at(0).at("scenario") == "no rules yet");
        QVERIFY(outcome.at("failures").at(0).at("malformed") == true);
    }

    void aFolderStandsForItsFiles()
    {
        const Run result = m_cli->run({"scenario", CARDQUAKE_SOURCE_DIR "/tests/tiny/scenarios"});
        QVERIFY2(result.says("0 passed, 5 failed"),
                 result.out.c_str()); // the shipped games do not include the tiny one
        QCOMPARE(m_cli->run({"scenario", m_cli->file("")}).exitCode, 2); // a folder without any
    }

    void aScenarioMayAddRowsOfAKindThatThePackHasNoneOf()
    {
        const std::string folder = m_cli->file("out");
        m_cli->good({"pack", "export", "bugout", "--out", folder});
        QVERIFY(QFile::remove(m_cli->path("out/layout.json")));
        m_cli->good({"pack", "import", folder, "--as", "no-layouts"});
        QFile layouts(CARDQUAKE_SOURCE_DIR "/data/packs/bugout/layout.json");
        QVERIFY(layouts.open(QIODevice::ReadOnly));
        const Json rows = Json::parse(layouts.readAll().toStdString());
        const auto scenario = [&](const char *kind) {
            const Json content = {{"tables", {{kind, rows}}}};
            return QByteArray::fromStdString(toLine({{"scenario", "s"}, {"game", "bugout"}, {"content", content}}));
        };
        m_cli->write("own.json", scenario("layout"));
        m_cli->write("misspelt.json", scenario("layuot"));
        const Run own = m_cli->run({"scenario", m_cli->file("own.json"), "--pack", "no-layouts"});
        QVERIFY2(own.exitCode == 0, own.out.c_str());
        const Run misspelt = m_cli->run({"scenario", m_cli->file("misspelt.json"), "--pack", "no-layouts"});
        QVERIFY2(misspelt.says("There is no kind \"layuot\""), misspelt.out.c_str());
    }

private:
    std::unique_ptr<CommandLineRunner> m_cli;
};

QTEST_APPLESS_MAIN(TestPlayVerbs)
#include "tst_play_verbs.moc"
