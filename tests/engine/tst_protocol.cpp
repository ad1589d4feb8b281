// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/core/protocol.h"
#include "tests/tiny/ponds.h"

#include <QTest>

using namespace cardquake;

/// The conversation with the engine, over the tiny game.
class TestProtocol : public QObject {
    Q_OBJECT

private slots:
    void init() { m_protocol = Protocol(ponds::games(), ponds::contentSource()); }

    void listsTheGamesThatCanBePlayed()
    {
        const Json reply = ask(R"({"id": 7, "do": "games"})");
        QCOMPARE(reply.at("id").get<int>(), 7);
        QCOMPARE(reply.at("games").size(), 1u);
        const Json game = reply.at("games").at(0);
        QVERIFY(game.at("id") == "ponds" && game.at("min_players") == 1 && game.at("max_players") == 3);
        QVERIFY(game.at("variants").at(0).at("id") == "drizzle");
    }

    void playsAWholeGame()
    {
        Json reply = ask(R"({"do": "new", "game": "ponds", "options": {"players": 2}, "seed": 5})");
        QVERIFY(reply.at("decision").at("player") == "p1");
        int moves = 0;
        while (reply.at("result").is_null()) {
            QVERIFY(++moves < 100);
            const Json legal = ask(R"({"do": "legal"})").at("moves");
            QVERIFY(std::is_sorted(legal.begin(), legal.end()));
            reply = ask(Json{{"do", "play"}, {"move", legal.back()}}.dump());
        }
        QVERIFY(reply.at("decision").is_null());
        QCOMPARE(errorOf(R"({"do": "play", "move": "wait"})"), std::string("game-over"));
        QCOMPARE(errorOf(R"({"do": "hint"})"), std::string("game-over"));
        QVERIFY(ask(R"({"do": "legal"})").at("moves").empty());
    }

    void undoAndRedoGoBackAndForthOverDraws()
    {
        ask(R"({"do": "new", "game": "ponds", "seed": 3})");
        const Json first = state();
        ask(R"({"do": "play", "move": "hop F1 B"})");
        const Json second = state();
        ask(R"({"do": "undo"})");
        QVERIFY(state() == first);
        ask(R"({"do": "redo"})");
        QVERIFY(state() == second);
        QCOMPARE(errorOf(R"({"do": "redo"})"), std::string("nothing-to-redo"));
        ask(R"({"do": "undo"})");
        QCOMPARE(errorOf(R"({"do": "undo"})"), std::string("nothing-to-undo"));
        ask(R"({"do": "play", "move": "wait"})"); // another way: what was undone is gone
        QCOMPARE(errorOf(R"({"do": "redo"})"), std::string("nothing-to-redo"));
    }

    void aViewHidesTheDeck()
    {
        ask(R"({"do": "new", "game": "ponds"})");
        QVERIFY(state().at("deck").is_array());
        QVERIFY(ask(R"({"do": "state", "view": "p1"})").at("state").at("deck").is_number());
        QCOMPARE(errorOf(R"({"do": "state", "view": "p9"})"), std::string("unknown-seat"));
    }

    void savesAndLoads()
    {
        ask(R"({"do": "new", "game": "ponds", "options": {"players": 2}, "seed": 11, "content": {"constants": {"leaves.start": 4}}})");
        ask(R"({"do": "play", "move": "wait"})");
        const Json next = ask(R"({"do": "legal"})").at("moves").at(0);
        ask(Json{{"do", "play"}, {"move", next}}.dump());
        const Json before = state();
        const Json save = ask(R"({"do": "save"})").at("save");
        ask(R"({"do": "new", "game": "ponds"})");
        ask(Json{{"do", "load"}, {"save", save}}.dump());
        QVERIFY(state() == before);
        ask(R"({"do": "undo"})"); // the moves came along, not only the position
    }

    void refusesADamagedSave_data()
    {
        QTest::addColumn<QString>("patch");
        QTest::addColumn<QString>("code");
        QTest::newRow("other content") << R"({"content_hash": "0000000000000000"})"
                                       << "content-changed";
        QTest::newRow("format") << R"({"format": 99})"
                                << "bad-save";
        QTest::newRow("move") << R"({"moves": ["hop F1 Z"]})"
                              << "bad-save";
        QTest::newRow("move form") << R"({"moves": [3]})"
                                   << "bad-save";
        QTest::newRow("no moves") << R"({"moves": null})"
                                  << "bad-save";
        QTest::newRow("no pack") << R"({"pack": 3})"
                                 << "bad-save";
        QTest::newRow("game") << R"({"game": "chess"})"
                              << "unknown-game";
        QTest::newRow("pack") << R"({"pack": "gone"})"
                              << "unknown-pack";
    }

    void refusesADamagedSave()
    {
        QFETCH(QString, patch);
        QFETCH(QString, code);
        ask(R"({"do": "new", "game": "ponds", "seed": 11})");
        const Json before = state();
        Json save = ask(R"({"do": "save"})").at("save");
        save.update(Json::parse(patch.toStdString()));
        QCOMPARE(errorOf(Json{{"do", "load"}, {"save", save}}.dump()), code.toStdString());
        QVERIFY(state() == before); // the game in progress is still there
    }

    void aScenarioIsAPosition()
    {
        const Json reply = ask(
            R"({"do": "scenario", "scenario": {"game": "ponds", "state": {"players": {"p1": {"frog": "C"}}}, "moves": ["hop F1 D"]}})");
        QVERIFY(reply.contains("decision"));
        QVERIFY(state().at("players").at("p1").at("frog") == "D");
        const Json save = ask(R"({"do": "save"})").at("save");
        ask(Json{{"do", "load"}, {"save", save}}.dump());
        QVERIFY(state().at("players").at("p1").at("frog") == "D");
        ask(R"({"do": "undo"})");
        QVERIFY(state().at("players").at("p1").at("frog") == "C");
    }

    void aHintIsALegalMoveWithAReason()
    {
        ask(R"({"do": "scenario", "scenario": {"game": "ponds", "state": {"players": {"p1": {"frog": "D"}}}}})");
        const Json hint = ask(R"({"do": "hint"})");
        QVERIFY(hint.at("move") == "hop F1 E"); // wins at once
        QVERIFY(!hint.at("why").get<std::string>().empty());
    }

    void garbageGetsAnAnswer_data()
    {
        QTest::addColumn<QByteArray>("line");
        QTest::addColumn<QByteArray>("code");
        const auto row = [](const char *name, const QByteArray &line, const char *code) {
            QTest::newRow(name) << line << QByteArray(code);
        };
        row("empty", "", "bad-json");
        row("no JSON", "hello", "bad-json");
        row("not UTF-8", "{\"do\": \"\xff\"}", "bad-json");
        row("zero byte", QByteArray("{\"do\"\0: 1}", 10), "bad-json");
        row("deep", QByteArray(200000, '['), "bad-json");
        row("deep and whole", QByteArray(200000, '[') + QByteArray(200000, ']'), "bad-json");
        row("a list", "[1, 2]", "bad-request");
        row("a number", "5", "bad-request");
        row("no verb", "{}", "bad-request");
        row("verb no text", R"({"do": 5})", "bad-request");
        row("unknown verb", R"({"do": "dance"})", "unknown-request");
        row("long verb", "{\"do\": \"" + QByteArray(10 * 1024 * 1024, 'x') + "\"}", "unknown-request");
        row("no game open", R"({"do": "legal"})", "no-game");
        row("new without game", R"({"do": "new"})", "bad-request");
        row("new with number", R"({"do": "new", "game": 3})", "bad-request");
        row("new unknown game", R"({"do": "new", "game": "chess"})", "unknown-game");
        row("bad options", R"({"do": "new", "game": "ponds", "options": []})", "bad-request");
        row("bad players", R"({"do": "new", "game": "ponds", "options": {"players": "two"}})", "bad-options");
        row("bad seed", R"({"do": "new", "game": "ponds", "seed": "x"})", "bad-request");
        row("bad pack", R"({"do": "new", "game": "ponds", "pack": 1})", "bad-request");
        row("unknown pack", R"({"do": "new", "game": "ponds", "pack": "gone"})", "unknown-pack");
        row("bad content", R"({"do": "new", "game": "ponds", "content": 5})", "bad-content");
        row("misspelt option", R"({"do": "new", "game": "ponds", "sede": 7})", "bad-request");
        row("misspelt view", R"({"do": "state", "veiw": "p1"})", "bad-request");
        row("scenario missing", R"({"do": "scenario"})", "bad-scenario");
        row("load nothing", R"({"do": "load"})", "bad-save");
    }

    void garbageGetsAnAnswer()
    {
        QFETCH(QByteArray, line);
        QFETCH(QByteArray, code);
        QCOMPARE(errorOf(line.toStdString()), code.toStdString());
        ask(R"({"do": "games"})"); // and the conversation goes on
    }

    void aFieldThatNobodyReadsIsNamed()
    {
        const Json reply = Json::parse(m_protocol.answer(R"({"do": "new", "game": "ponds", "plyers": 2})"));
        QCOMPARE(reply.at("error").at("message").get<std::string>(),
                 std::string("The request \"new\" has no field \"plyers\"; it can have id, do, game, pack, options, "
                             "seed, content, state."));
    }

    void badMovesLeaveTheGameAlone()
    {
        ask(R"({"do": "new", "game": "ponds"})");
        const Json before = state();
        QCOMPARE(errorOf(R"({"do": "play", "move": "fly F1"})"), std::string("illegal-move"));
        QCOMPARE(errorOf(R"({"do": "play"})"), std::string("bad-request"));
        QVERIFY(state() == before);
    }

    void onlyQuitEndsIt()
    {
        QVERIFY(!m_protocol.hasQuit());
        ask(R"({"id": "last", "do": "quit"})");
        QVERIFY(m_protocol.hasQuit());
    }

private:
    Json ask(const std::string &line)
    {
        const Json reply = Json::parse(m_protocol.answer(line));
        if (reply.at("ok") != true)
            qFatal("%s", reply.dump().c_str());
        return reply;
    }

    std::string errorOf(const std::string &line)
    {
        const Json reply = Json::parse(m_protocol.answer(line));
        if (reply.at("ok") != false || reply.at("error").at("message").get<std::string>().empty())
            qFatal("%s", reply.dump().c_str());
        return reply.at("error").at("code").get<std::string>();
    }

    Json state() { return ask(R"({"do": "state"})").at("state"); }

    Protocol m_protocol{ponds::games(), ponds::contentSource()};
};

QTEST_APPLESS_MAIN(TestProtocol)
#include "tst_protocol.moc"
