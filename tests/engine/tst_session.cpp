// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/core/registry.h"
#include "tests/tiny/ponds.h"

#include <QTest>

#include <algorithm>

using namespace cardquake;

/// A session over the tiny game: what the table will stand on.
class TestSession : public QObject {
    Q_OBJECT

private slots:
    void theLogSaysWhoDidWhatAndWhatCameOfIt()
    {
        const auto session = start({{"players", 2}}, {{"deck", Json::array({"r-cd", "r-dry"})}});
        QVERIFY(session->play("hop F1 B"));
        const std::vector<LogEntry> log = session->log();
        QCOMPARE(log.size(), 1u);
        QCOMPARE(log[0].seat, std::string("p1"));
        QCOMPARE(log[0].move, std::string("hop F1 B"));
        QVERIFY(log[0].events.at(0) == Json({{"event", "hopped"}, {"frog", "F1"}, {"to", "B"}}));
        QVERIFY(log[0].events.at(1) == Json({{"event", "rain"}, {"card", "r-cd"}}));
        QCOMPARE(log[0].words, std::string("Player 1 hops to B."));
        QCOMPARE(log[0].told.at(0).motion, std::string("move"));
        QCOMPARE(log[0].told.at(1).words, std::string("It rains."));
    }

    void whatAPieceCannotDoIsToldWithTheReason()
    {
        const auto session = start({{"players", 2}}, Json::parse(R"({"sunk": {"B": 2}})"));
        const std::vector<TableRefusal> refusals = session->refusals("F1");
        QCOMPARE(refusals.size(), 1u);
        QCOMPARE(refusals[0].reason, std::string("the next stone is gone"));
        QVERIFY(session->refusals("F2").empty()); // not asked
        QVERIFY(session->refusals("no such piece").empty());
    }

    void theLogForgetsWhatWasTakenBack()
    {
        const auto session = start({{"players", 1}}, {});
        QVERIFY(session->play("wait"));
        QVERIFY(session->undo());
        QVERIFY(session->log().empty());
        QVERIFY(session->redo());
        QCOMPARE(session->log().size(), 1u);
    }

    void aCloneGoesItsOwnWay()
    {
        const auto session = start({{"players", 1}}, {});
        const Json before = session->state();
        const auto clone = session->clone();
        QVERIFY(clone->play("hop F1 B"));
        QVERIFY(session->state() == before);
        QVERIFY(clone->state() != before);
    }

    void theAskedSeatIsNamed()
    {
        const auto session =
            start({{"players", 2}}, Json::parse(R"({"deck": ["r-ab"], "players": {"p1": {"leaves": 0}}})"));
        QVERIFY(session->play("wait"));
        QCOMPARE(session->seatsToMove(), std::vector<std::string>{"p2"});
        QVERIFY(session->decision().at("kind") == "react");
    }

    void theTableShowsWhatASeatMaySee()
    {
        const auto session = start({{"players", 2}}, {{"deck", Json::array({"r-cd", "r-dry"})}});
        QVERIFY(session->play("hop F1 B"));
        const Table table = session->table("p2");
        QCOMPARE(table.spaces.size(), 5u);
        QCOMPARE(table.pieces.at(0).on, std::string("B"));
        QCOMPARE(table.piles.at(0).count, 1);
        QVERIFY(table.piles.at(0).cards.empty()); // the deck's order is hidden
        QCOMPARE(table.piles.at(1).cards, std::vector<std::string>{"r-cd"});
        QCOMPARE(table.hands.size(), 2u);
        QCOMPARE(table.tracks.at(2).value, 1);
        const Json json = toJson(table);
        std::vector<std::string> offered;
        for (const TableMove &move : table.moves)
            offered.push_back(move.text);
        std::ranges::sort(offered);
        QVERIFY(offered == session->legalMoves());
        for (const char *part : {"seats", "spaces", "pieces", "piles", "hands", "tracks", "groups", "moves"})
            QVERIFY2(json.at(part).is_array() && !json.at(part).empty(), part);
        QVERIFY(json.at("decision").at("player") == "p2");
        QVERIFY(json.at("question").at("seat") == "p2");
    }

    /// Every piece, space and card can be clicked into a move: its id is a word of the notation.
    void movesAreMadeOfTheThingsOnTheTable()
    {
        const auto session = start({{"players", 1}}, {});
        const Table table = session->table("p1");
        const std::vector<std::string> moves = session->legalMoves();
        const std::string hop = "hop " + table.pieces[0].id + ' ' + table.spaces[1].id;
        QVERIFY(std::ranges::find(moves, hop) != moves.end());
    }

    void aHoleInTheRulesIsReportedWithTheWayThere()
    {
        class Stuck : public Session {
        public:
            const GameInfo &info() const override { return ponds::Game::info(); }
            const GameStart &start() const override { return m_start; }
            std::unique_ptr<Session> clone() const override { return nullptr; }
            std::vector<std::string> seats() const override { return {}; }
            std::vector<std::string> seatsToMove() const override { return {}; }
            Json decision() const override { return {}; }
            Json result() const override { return {}; }
            bool isOver() const override { return false; }
            Json state() const override { return {}; }
            Result<Json> view(std::string_view) const override { return Json(); }
            Table table(std::string_view) const override { return {}; }
            std::vector<std::string> legalMoves() const override { return {}; }
            Result<void> play(std::string_view) override { return {}; }
            bool undo() override { return false; }
            bool redo() override { return false; }
            void forgetUndone() override {}
            bool canUndo() const override { return false; }
            bool canRedo() const override { return false; }
            std::vector<LogEntry> log() const override { return {{"p1", "wait", {}, {}, {}}}; }
            std::vector<TableRefusal> refusals(std::string_view) const override { return {}; }
            Result<Hint> hint() const override { return Hint{}; }
            std::vector<std::string> check() const override { return {}; }

        private:
            GameStart m_start{{{"players", 1}}, 77, {}};
        };
        const auto hole = Stuck().ruleHole();
        QVERIFY(hole);
        QVERIFY(hole->find("\"seed\":77") != std::string::npos);
        QVERIFY(hole->find("\"wait\"") != std::string::npos);
    }

private:
    static std::unique_ptr<Session> start(Json options, Json state)
    {
        auto session = ponds::games()[0].start(ponds::defaultContent(), {std::move(options), 1, std::move(state)});
        if (!session)
            qFatal("%s", session.error().message.c_str());
        return std::move(*session);
    }
};

QTEST_APPLESS_MAIN(TestSession)
#include "tst_session.moc"
