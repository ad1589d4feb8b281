// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/command_line_runner.h"

using namespace cardquake;

namespace {

/// What a playtest found, without how long it took.
Json withoutTimes(Json json)
{
    for (const char *key : {"seconds", "games_per_second", "decisions_per_second"})
        json.erase(key);
    return json;
}

} // namespace

/// `playtest` and `playtest-merge`, with the shipped game and the real bots.
class TestPlaytestVerbs : public QObject {
    Q_OBJECT

private slots:
    void init() { m_cli = std::make_unique<CommandLineRunner>(); }

    void itPrintsOneObject()
    {
        const Json json = play({"--games", "30", "--players", "2", "--difficulty", "easy"});
        for (const char *key : {"games", "wins", "win_rate", "win_low", "win_high", "decisions", "seconds",
                                "games_per_second", "decisions_per_second"})
            QVERIFY2(json.at(key).is_number(), key);
        QVERIFY(json.at("games") == 30);
        QVERIFY(json.at("win_low") <= json.at("win_rate") && json.at("win_rate") <= json.at("win_high"));
        std::uint64_t ended = 0;
        for (const Json &ending : json.at("endings"))
            ended += ending.at("games").get<std::uint64_t>();
        QCOMPARE(ended, std::uint64_t{30});
        QCOMPARE(json.at("places").size(), 36u);
    }

    void theNumberOfThreadsChangesNothing()
    {
        const Json alone = withoutTimes(play({"--games", "25", "--threads", "1"}));
        QVERIFY(withoutTimes(play({"--games", "25", "--threads", "4"})) == alone);
        QVERIFY(withoutTimes(play({"--games", "25", "--threads", "1", "--seed", "2"})) != alone);
    }

    void partsJoinExactly()
    {
        const Json whole = withoutTimes(play({"--games", "25", "--bot", "random"}));
        std::vector<std::string> merge = {"playtest-merge"};
        for (const char *part : {"2/3", "1/3", "3/3"}) {
            const std::string name = std::string("part-").append(1, part[0]).append(".json");
            const Run run =
                m_cli->good({"playtest", "bugout", "--json", "--games", "25", "--bot", "random", "--shard", part});
            m_cli->write(name.c_str(), QByteArray::fromStdString(run.out));
            merge.push_back(m_cli->file(name.c_str()));
        }
        Json joined = withoutTimes(m_cli
                                       ->good([&] {
                                           std::vector<std::string> arguments = merge;
                                           arguments.push_back("--json");
                                           return arguments;
                                       }())
                                       .json());
        joined["plan"]["shards"] = 1; // how it was cut is all that may differ
        QVERIFY(joined == whole);
        QVERIFY(m_cli->good(merge).says("25 games"));

        merge.push_back(merge[1]);
        QVERIFY(m_cli->run(merge).saysError("is there already"));
    }

    void theReportIsForPeople()
    {
        const Run run = m_cli->good({"playtest", "bugout", "--games", "20", "--players", "3"});
        for (const char *part : {"20 games, 3 players", "Won", "How games end", "Where: damage", "games and"})
            QVERIFY2(run.says(part), part);
        QCOMPARE(run.err, std::string());
    }

    void anOldVersionCanBePlayed()
    {
        const Json before = play({"--games", "20", "--bot", "random"});
        m_cli->good({"row", "set", "bugout", "constant", "graveyard.capacity", "value=1"});
        const Json after = play({"--games", "20", "--bot", "random"});
        QVERIFY(after.at("turns").at("mean") < before.at("turns").at("mean"));
        QVERIFY(withoutTimes(play({"--games", "20", "--bot", "random", "--version", "original"})) ==
                withoutTimes(before));
    }

    void eachSeatHasItsBot()
    {
        const Json mixed = play({"--games", "20", "--bot", "greedy,random"});
        QVERIFY(mixed.at("decisions") != play({"--games", "20", "--bot", "greedy"}).at("decisions"));
    }

    void badInputIsExplained_data()
    {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<QString>("message");
        QTest::newRow("no pack") << QStringList{"playtest", "nothing"} << "nothing";
        QTest::newRow("no bot") << QStringList{"playtest", "bugout", "--bot", "clever"} << "random and greedy";
        QTest::newRow("no games") << QStringList{"playtest", "bugout", "--games", "0"} << "--games";
        QTest::newRow("players") << QStringList{"playtest", "bugout", "--players", "9"} << "players";
        QTest::newRow("variant") << QStringList{"playtest", "bugout", "--variants", "easy-peasy"} << "easy-peasy";
        QTest::newRow("difficulty") << QStringList{"playtest", "bugout", "--difficulty", "grim"} << "grim";
        QTest::newRow("option") << QStringList{"playtest", "bugout", "--option", "listed"} << "KEY=VALUE";
        QTest::newRow("option value") << QStringList{"playtest", "bugout", "--option", "layout=round"} << "round";
        QTest::newRow("option twice") << QStringList{"playtest", "bugout", "--option", "players=3"} << "twice";
        for (const char *shard : {"3", "0/2", "3/2", "1/", "a/b", "1/2x"})
            QTest::newRow(shard) << QStringList{"playtest", "bugout", "--shard", shard} << "I/N";
        QTest::newRow("version") << QStringList{"playtest", "bugout", "--version", "never"} << "never";
        QTest::newRow("rules to come") << QStringList{"playtest", "escapepods"} << "Escape Pods";
        QTest::newRow("no file") << QStringList{"playtest-merge", "/nowhere/a.json"} << "/nowhere/a.json";
    }

    void badInputIsExplained()
    {
        QFETCH(QStringList, arguments);
        QFETCH(QString, message);
        std::vector<std::string> words;
        for (const QString &argument : arguments)
            words.push_back(argument.toStdString());
        const Run run = m_cli->run(words);
        QCOMPARE(run.exitCode, 2);
        QVERIFY2(run.saysError(message.toUtf8().constData()), run.err.c_str());
        QCOMPARE(run.out, std::string());
    }

    void aBrokenReportIsRefused()
    {
        const Json good = play({"--games", "3", "--bot", "random", "--shard", "1/2"});
        for (const auto &[key, value] : good.items()) {
            Json broken = good;
            broken[key] = "x";
            m_cli->write("broken.json", QByteArray::fromStdString(broken.dump()));
            m_cli->run({"playtest-merge", m_cli->file("broken.json")}); // an error or not: no crash
        }
        m_cli->write("broken.json", "{\"games\": 3}");
        QVERIFY(m_cli->run({"playtest-merge", m_cli->file("broken.json")}).saysError("no report"));
    }

private:
    Json play(std::vector<std::string> arguments) const
    {
        arguments.insert(arguments.begin(), {"playtest", "bugout", "--json"});
        return m_cli->good(std::move(arguments)).json();
    }

    std::unique_ptr<CommandLineRunner> m_cli;
};

QTEST_APPLESS_MAIN(TestPlaytestVerbs)
#include "tst_playtest_verbs.moc"
