// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/core/game_session.h"
#include "engine/games/bugout/game.h"
#include "tests/bugout/shipped_pack.h"

#include <QRegularExpression>
#include <QTest>

#include <set>

using namespace cardquake;

namespace {

/// The game icons that are drawn.
const std::set<std::string> drawnIcons = {"act-bridge",
                                          "act-climb",
                                          "act-drain",
                                          "act-drive",
                                          "act-drop",
                                          "act-end",
                                          "act-enter",
                                          "act-exit",
                                          "act-give",
                                          "act-grab",
                                          "act-loot",
                                          "act-move",
                                          "act-pull",
                                          "act-rebuild",
                                          "act-reinforce",
                                          "act-relight",
                                          "act-repair",
                                          "act-rescue",
                                          "act-swing",
                                          "act-throw",
                                          "act-tow",
                                          "act-vehicle",
                                          "bridge-rope",
                                          "bridge-sturdy",
                                          "car",
                                          "civilian-red",
                                          "civilian-blue",
                                          "civilian-yellow",
                                          "civilian-green",
                                          "extraction",
                                          "flare-lit",
                                          "flare-unlit",
                                          "grave",
                                          "health-1",
                                          "health-2",
                                          "health-3",
                                          "health-destroy",
                                          "health-flip",
                                          "helicopter",
                                          "kind-apocalypse",
                                          "kind-draw",
                                          "kind-event",
                                          "kind-lava",
                                          "kind-quake",
                                          "kind-rain",
                                          "kind-signal",
                                          "kind-tornado",
                                          "landmark",
                                          "landmark-reinforced",
                                          "map-token",
                                          "motorcycle",
                                          "pawn-red",
                                          "pawn-blue",
                                          "pawn-yellow",
                                          "pawn-green",
                                          "resource-any",
                                          "resource-gas",
                                          "resource-pipe",
                                          "resource-rope",
                                          "resource-tool",
                                          "sample",
                                          "tornado-active",
                                          "tornado-inert"};

bool isDrawn(const std::string &icon)
{
    return drawnIcons.contains(icon);
}

/// A text for people: no ids of the notation, no unfilled place, no double blank.
bool isPlain(const std::string &text)
{
    static const QRegularExpression raw(
        QStringLiteral("\\b[RUYG][1-6]\\b|\\bp[1-4]\\b|\\bv[1-4]\\b|(flare|landmark|sample|map|rain|tornado|fault)-"
                       "|[{}|]|  | \\.|!"));
    return !raw.match(QString::fromStdString(text)).hasMatch();
}

bool isSentence(const std::string &text)
{
    return !text.empty() && isPlain(text) && (text.back() == '.' || text.back() == '?');
}

} // namespace

/// What the window is told of a game of BUGOUT, in the positions of random games.
class TestBugoutTable : public QObject {
    Q_OBJECT

private slots:
    void everyPositionIsToldWhole_data()
    {
        QTest::addColumn<int>("players");
        QTest::addColumn<QString>("placement");
        for (int players = 1; players <= 4; ++players)
            for (const char *placement : {"recommended", "free"})
                QTest::addRow("%d players, %s", players, placement) << players << QString::fromLatin1(placement);
    }

    void everyPositionIsToldWhole()
    {
        QFETCH(int, players);
        QFETCH(QString, placement);
        const Json options = {{"players", players}, {"placement", placement.toStdString()}, {"difficulty", "easy"}};
        auto session = start(options, static_cast<std::uint64_t>(players));
        Rng chance(static_cast<std::uint64_t>(players));
        for (int n = 0; !session->isOver(); ++n) {
            const Table table = session->table("p1");
            checkMoves(*session, table);
            checkBoard(table);
            checkWords(table);
            if (n % 20 == 0)
                checkRefusals(*session, table);
            if (QTest::currentTestFailed())
                return;
            const std::size_t chosen = chance.below(static_cast<std::uint32_t>(table.moves.size()));
            QVERIFY(session->play(table.moves[chosen].text));
        }
        QVERIFY(session->table("").question.kind.empty());
        checkLog(*session);
    }

    /// Nobody saves anything: whoever was said to die dies, and nobody else on that tile.
    void whatIsAtStakeIsWhatIsLost()
    {
        int compared = 0;
        for (std::uint64_t seed = 1; seed <= 8; ++seed) {
            auto session = start({{"players", 3}}, seed);
            while (!session->isOver()) {
                const Table before = session->table("");
                QVERIFY(session->play(before.moves.back().text)); // `end` or `pass`
                if (before.question.kind == "react" && !before.happening.card.kind.empty() &&
                    session->table("").question.space != before.question.space)
                    compared += compareStakes(*session, before);
                if (QTest::currentTestFailed())
                    return;
            }
        }
        QVERIFY2(compared > 0, "nobody was ever in danger");
    }

    void aReactionIsAskedWhereItBelongs()
    {
        auto session = start({{"players", 3}}, 1);
        while (!session->isOver() && session->table("").question.kind != "react")
            QVERIFY(session->play(session->table("").moves.back().text));
        const Table table = session->table("");
        QCOMPARE(table.question.kind, std::string("react"));
        QCOMPARE(std::ranges::count(table.happening.steps, std::string("asked"), &TableStep::state), 1);
        QVERIFY(isSentence(table.question.why));
        QCOMPARE(table.moves.front().verb, std::string("react"));
        QVERIFY(!table.moves.front().cost.empty());
        QCOMPARE(table.moves.back().verb, std::string("pass"));
        const auto asked = std::ranges::find(table.spaces, table.question.space, &TableSpace::id);
        QVERIFY(asked != table.spaces.end());
        QVERIFY(std::ranges::find(asked->marks, std::string("asked")) != asked->marks.end());
    }

private:
    static std::unique_ptr<Session> start(Json options, std::uint64_t seed, Json state = {})
    {
        auto session = GameSession<bugout::Game>::create(shippedBugout(), {std::move(options), seed, std::move(state)});
        if (!session)
            qFatal("%s", session.error().message.c_str());
        return std::move(*session);
    }

    /// How many were at stake.
    static int compareStakes(const Session &session, const Table &before)
    {
        int died = 0;
        const std::vector<LogEntry> log = session.log();
        for (const TableEvent &event : log.back().told)
            died += event.motion == "die" && event.spaces == std::vector{before.question.space};
        int expected = 0;
        for (const TableStake &stake : before.question.stakes)
            expected += stake.words.ends_with("dies");
        if (!session.isOver() && died != expected) // whoever fills the Graveyard is the last to be buried
            QTest::qFail(qPrintable(QStringLiteral("%1 died, %2 were said to").arg(died).arg(expected)), __FILE__,
                         __LINE__);
        return expected;
    }

    static void checkMoves(const Session &session, const Table &table)
    {
        std::vector<std::string> texts;
        std::set<std::string> groups;
        std::set<std::string> spaces;
        for (const TableGroup &group : table.groups)
            groups.insert(group.id);
        for (const TableSpace &space : table.spaces)
            spaces.insert(space.id);
        for (const TableMove &move : table.moves) {
            texts.push_back(move.text);
            QVERIFY2(isSentence(move.words), move.words.c_str());
            QVERIFY2(isPlain(move.label) && !move.label.empty(), move.text.c_str());
            QVERIFY2(isPlain(move.note), move.note.c_str());
            QVERIFY2(isPlain(move.target), move.target.c_str());
            QVERIFY2(isDrawn(move.icon), (move.text + ": " + move.icon).c_str());
            QVERIFY2(groups.contains(move.group), move.text.c_str());
            QVERIFY2(move.space.empty() || spaces.contains(move.space), move.text.c_str());
            QVERIFY2(std::ranges::all_of(move.cost, isDrawn), move.text.c_str());
        }
        std::ranges::sort(texts);
        QVERIFY(texts == session.legalMoves());
    }

    static void checkBoard(const Table &table)
    {
        for (const TableSpace &space : table.spaces) {
            QVERIFY(!space.label.empty() && isPlain(space.label));
            QVERIFY(space.health.of == 0 ? space.health.icon.empty() : isDrawn(space.health.icon));
            QVERIFY(space.risk >= 0 && space.risk <= 1);
            QCOMPARE(space.risk > 0, !space.riskNote.empty());
            for (const std::string &fact : space.facts) {
                QVERIFY2(isSentence(fact), fact.c_str());
                QVERIFY2(std::ranges::all_of(fact, [](char c) { return c >= ' ' || c < 0; }), fact.c_str());
            }
        }
        for (const TablePiece &piece : table.pieces)
            QVERIFY2(isDrawn(piece.icon) && isPlain(piece.label), piece.id.c_str());
        for (const TablePile &pile : table.piles) {
            int left = 0;
            for (const TableShare &share : pile.left) {
                left += share.count;
                QVERIFY2(isDrawn(share.icon) && !share.label.empty(), share.label.c_str());
            }
            QCOMPARE(left, pile.discards.empty() ? 0 : pile.count);
        }
        for (const TableTrack &track : table.tracks) {
            QVERIFY2(isDrawn(track.icon), track.id.c_str());
            QVERIFY(std::ranges::all_of(track.taken, isDrawn));
            if (track.id == "graveyard")
                QCOMPARE(static_cast<int>(track.taken.size()), track.value);
        }
    }

    static void checkWords(const Table &table)
    {
        QVERIFY2(isSentence(table.question.title), table.question.title.c_str());
        QVERIFY(!table.question.why.empty() && !table.question.seat.empty() && !table.question.kind.empty());
        for (const TableStake &stake : table.question.stakes)
            QVERIFY2(isDrawn(stake.icon) && isPlain(stake.words), stake.words.c_str());
        for (const TableGoal &goal : table.goals)
            QVERIFY2(isSentence(goal.note), goal.note.c_str());
        for (const TableHand &hand : table.hands)
            for (const TableCard &card : hand.cards)
                QVERIFY2(isDrawn(card.icon) && isPlain(card.label), card.id.c_str());
        QCOMPARE(table.turn.phases.size(), 3u);
        for (const TableStep &step : table.happening.steps)
            QVERIFY2(!step.note.empty(), step.label.c_str());
    }

    /// Every action is either among the moves of a piece or refused with a reason, never both.
    static void checkRefusals(const Session &session, const Table &table)
    {
        const bool isActing = table.question.kind == "action";
        for (const TablePiece &piece : table.pieces) {
            std::set<std::string> possible;
            for (const TableMove &move : table.moves)
                if (move.piece == piece.id)
                    possible.insert(move.verb);
            const std::vector<TableRefusal> refusals = session.refusals(piece.id);
            for (const TableRefusal &refusal : refusals) {
                QVERIFY2(!possible.contains(refusal.verb), (piece.id + ' ' + refusal.verb).c_str());
                QVERIFY2(!refusal.reason.empty() && isPlain(refusal.reason), refusal.verb.c_str());
                QVERIFY2(refusal.reason != refusal.verb, "a reason is missing in the phrases");
                QVERIFY(isDrawn(refusal.icon) && std::ranges::all_of(refusal.cost, isDrawn));
            }
            const std::size_t actions = isActing && piece.kind == "survivor" ? 22 : 0;
            if (isActing)
                QCOMPARE(possible.size() + refusals.size(), actions);
            else
                QVERIFY(refusals.empty());
        }
    }

    static void checkLog(const Session &session)
    {
        const std::vector<LogEntry> log = session.log();
        for (const LogEntry &entry : log) {
            QVERIFY2(isSentence(entry.words), entry.words.c_str());
            for (const TableEvent &event : entry.told) {
                QVERIFY2(event.words.empty() || isSentence(event.words), event.words.c_str());
                QVERIFY2(!event.words.empty() || !event.motion.empty(), "an event without words or motion");
            }
        }
        QCOMPARE(log.back().told.back().motion, std::string("over"));
    }
};

QTEST_APPLESS_MAIN(TestBugoutTable)
#include "tst_bugout_table.moc"
