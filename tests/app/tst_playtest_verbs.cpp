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

    void gamesThatNeverEndCanBePlayedAgain()
    {
        // Nobody draws any more as soon as the first event is in a hand, and nothing can be lost by then.
        const auto setAll = [&](const std::string &kind, const std::vector<std::string> &fields) {
            for (const Json &row : m_cli->good({"row", "list", "bugout", kind, "--json"}).json()) {
                std::vector<std::string> words = {"row", "set", "bugout", kind, row.at("id").get<std::string>()};
                words.insert(words.end(), fields.begin(), fields.end());
                m_cli->good(words);
            }
        };
        setAll("event", {R"(effects=[{"do":"keep"}])",
                         R"(hand={"main":{"scope":"all","passive":[{"mod":"draws","add":-20}]}})"});
        setAll("draw", {"copies=1"});
        m_cli->good({"row", "set", "bugout", "draw", "downpour", "copies=0"});
        m_cli->good({"row", "set", "bugout", "draw", "plot-twist", "copies=60"});
        m_cli->good({"row", "set", "bugout", "constant", "graveyard.capacity", "value=30"});
        const std::vector<std::string> games = {"--games", "6",        "--bot",         "random",     "--players",
                                                "3",       "--option", "layout=listed", "--variants", "first-game"};
        const Json json = play(games);
        QVERIFY(json.at("games") == 0);
        QVERIFY(json.at("unfinished") == 6);
        const Json first = json.at("unfinished_games").at(0);
        QVERIFY(first.at("game") == 1);

        std::vector<std::string> forPeople = {"playtest", "bugout"};
        forPeople.insert(forPeople.end(), games.begin(), games.end());
        const Run run = m_cli->good(forPeople);
        QVERIFY(run.says("No game came to its end"));
        QVERIFY(run.says("6 games did not end"));
        const std::string command = "playtest bugout --option 'layout=listed' --players 3 --variants first-game --bot "
                                    "random --seed 1 --games 6 --shard 1/6";
        QVERIFY2(run.says(command.c_str()), run.out.c_str());
        std::vector<std::string> again = games;
        again.insert(again.end(), {"--shard", "1/6"});
        QVERIFY(play(again).at("unfinished_games") == Json::array({first}));
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
        QTest::newRow("seed") << QStringList{"playtest", "bugout", "--seed", "-1"} << "--seed";
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
