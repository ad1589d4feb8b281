// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/library.h"
#include "app/table/game_shelf.h"
#include "app/table/game_table.h"
#include "app/table/new_game.h"
#include "engine/core/rng.h"

#include <QSet>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <optional>

using namespace cardquake;

namespace {

QStringList textsOf(const QVariantList &rows)
{
    QStringList texts;
    for (const QVariant &row : rows)
        for (const QVariant &move : row.toMap().value("moves").toList())
            texts.append(move.toMap().value("text").toString());
    return texts;
}

} // namespace

/// Games are played through the view model of the table alone, as the window does it.
class TestGameTable : public QObject {
    Q_OBJECT

private slots:
    void init()
    {
        m_folder.emplace();
        m_library.emplace(openLibrary(path()));
        m_gallery = std::make_shared<FaceGallery>();
        m_table.emplace(*m_library, m_gallery);
        m_table->setPace(0);
    }

    void cleanup()
    {
        m_table.reset();
        m_library.reset();
        m_folder.reset();
    }

    /// No legal move that cannot be made by clicks, and no click that offers another one.
    void whatIsOfferedIsWhatIsLegal_data()
    {
        QTest::addColumn<int>("players");
        QTest::addColumn<int>("seed");
        for (int players = 1; players <= 4; ++players)
            for (int seed = 1; seed <= 2; ++seed)
                QTest::addRow("%d players, seed %d", players, seed) << players << seed;
    }

    void whatIsOfferedIsWhatIsLegal()
    {
        QFETCH(const int, players);
        QFETCH(const int, seed);
        start(players, seed, Decider::Person);
        const std::unique_ptr<Session> twin = started(players, seed, Decider::Person).live().clone();
        Rng rng(static_cast<std::uint64_t>(seed));
        TableChoices &choices = *m_table->choices();
        for (int step = 0; !m_table->isOver(); ++step) {
            const std::vector<std::string> legal = twin->legalMoves();
            const QStringList texts = toList(legal);
            const QSet<QString> wanted(texts.begin(), texts.end());
            QSet<QString> offered;
            choices.clear();
            offerAll(textsOf(choices.rows()), offered);
            const bool isAction = m_table->question().value("kind") == "action";
            const QVariantList actors = isAction ? choices.actors() : QVariantList(); // else a click is the answer
            for (const QVariant &actor : actors) {
                choices.clear();
                choices.tapPiece(actor.toMap().value("id").toString());
                QCOMPARE(m_table->length(), step); // such a click must not act by itself
                offerAll(textsOf(choices.rows()), offered);
                for (const QVariant &moves : choices.offers())
                    for (const QVariant &move : moves.toList())
                        QVERIFY(wanted.contains(move.toMap().value("text").toString()));
            }
            choices.clear();
            QCOMPARE(offered, wanted);

            const QString move =
                toList(legal).at(static_cast<qsizetype>(rng.below(static_cast<std::uint32_t>(legal.size()))));
            choices.play(move);
            QVERIFY(twin->play(move.toStdString()));
            QVERIFY(m_table->choices()->table().decision == twin->decision());
            QCOMPARE(m_table->length(), step + 1);
        }
        QVERIFY(!m_table->ending().value("title").toString().isEmpty());
        QVERIFY(!m_table->course().isEmpty());
    }

    void clicksMakeAMove()
    {
        start(2, 3, Decider::Person);
        TableChoices &choices = *m_table->choices();
        const Table before = choices.table();
        const auto move = std::ranges::find(before.moves, std::string("move"), &TableMove::verb);
        QVERIFY(move != before.moves.end());
        choices.tapPiece(qtText(move->piece));
        QCOMPARE(choices.selection(), QStringList(qtText(move->piece)));
        QVERIFY(choices.offers().contains(qtText(move->space)));
        choices.dropOn(qtText(move->piece), qtText(move->space));
        if (m_table->length() == 0) // there is more to be done on that space
            choices.play(qtText(move->text));
        QCOMPARE(m_table->length(), 1);
        const auto walked = std::ranges::find(choices.table().pieces, move->piece, &TablePiece::id);
        QCOMPARE(walked->on, move->space);
    }

    void whatCannotBeDoneSaysSo()
    {
        start(1, 3, Decider::Person);
        QSignalSpy refused(m_table->choices(), &TableChoices::refused);
        m_table->choices()->tap("Z9");
        QCOMPARE(refused.count(), 1);
        QSignalSpy notice(&*m_table, &GameTable::notice);
        m_table->choices()->play("move R1 Z9");
        QCOMPARE(notice.count(), 1);
        QCOMPARE(m_table->length(), 0);
    }

    void undoAndRedoGoOverChance()
    {
        start(2, 5, Decider::Person);
        const std::string first = state();
        for (int i = 0; i < 12; ++i)
            m_table->choices()->play(qtText(m_table->choices()->table().moves.back().text));
        const std::string last = state();
        for (int i = 0; i < 12; ++i)
            m_table->undo();
        QCOMPARE(state(), first);
        QVERIFY(!m_table->canUndo());
        for (int i = 0; i < 12; ++i)
            m_table->redo();
        QCOMPARE(state(), last);
    }

    void botsPlayUntilAPersonIsAsked()
    {
        begin(started(2, 4, Decider::Person, Decider::GreedyBot));
        while (m_table->turn().value("seat") == "p1" && m_table->question().value("seat") == "p1")
            m_table->choices()->play(anyMoveThatEnds());
        QTRY_VERIFY_WITH_TIMEOUT(m_table->personDecides() || m_table->isOver(), 20000);
        QVERIFY(m_table->turn().value("number").toInt() > 1 || m_table->question().value("seat") == "p1");

        const int length = m_table->length();
        m_table->undo(); // what the bot did is taken back with the person's own move
        QVERIFY(m_table->length() < length);
        QVERIFY(m_table->personDecides());
    }

    void aBotCanFinishTheGameAndBePaused()
    {
        start(1, 6, Decider::Person);
        m_table->letBotFinish(true);
        QTRY_VERIFY(m_table->length() > 2);
        m_table->pause(true);
        QVERIFY(m_table->isPaused());
        QVERIFY(!m_table->botPlays());
        m_table->pause(false);
        QTRY_VERIFY_WITH_TIMEOUT(m_table->isOver(), 60000);
    }

    void aHintIsALegalMoveWithAReason()
    {
        start(2, 7, Decider::Person);
        m_table->askHint();
        QTRY_VERIFY(!m_table->hint().isEmpty());
        const QString move = m_table->hint().value("move").toString();
        const auto &moves = m_table->choices()->table().moves;
        QVERIFY(std::ranges::find(moves, move.toStdString(), &TableMove::text) != moves.end());
        QVERIFY(!m_table->hint().value("why").toString().isEmpty());
        m_table->choices()->play(move);
        QVERIFY(m_table->hint().isEmpty());
    }

    void everyMoveIsSavedAndTheGameGoesOnWhereItWasLeft()
    {
        start(2, 8, Decider::Person);
        for (int i = 0; i < 9; ++i)
            m_table->choices()->play(qtText(m_table->choices()->table().moves.front().text));
        const std::string left = state();
        const QString name = m_table->savedAs();
        m_table.reset(); // as if the program had been killed: nothing more is written
        m_library.reset();
        m_library.emplace(openLibrary(path()));

        m_table.emplace(*m_library, m_gallery);
        GameShelf shelf(*m_library, m_gallery);
        shelf.refresh();
        QCOMPARE(shelf.count(), 1);
        QCOMPARE(shelf.newest(), name);
        QVERIFY(m_table->resume(name));
        QCOMPARE(state(), left);
        QCOMPARE(m_table->length(), 9);
        m_table->undo();
        QCOMPARE(m_table->length(), 8);

        shelf.remove(name);
        QCOMPARE(shelf.count(), 0);
        shelf.putBack();
        QCOMPARE(shelf.count(), 1);
    }

    void aGameGoesOnWithItsOwnContentAfterAnEdit()
    {
        start(1, 9, Decider::Person);
        m_table->choices()->play(qtText(m_table->choices()->table().moves.front().text));
        const std::string left = state();
        m_library->edit({"Make the Graveyard smaller", {}}, [](Editor &editor) {
            editor.setRow("bugout", "constant", {"graveyard.capacity", {{"id", "graveyard.capacity"}, {"value", 3}}});
        });
        GameTable other(*m_library, m_gallery);
        QVERIFY(other.resume(m_table->savedAs()));
        QCOMPARE(toLine(other.choices()->table().decision), toLine(m_table->choices()->table().decision));
        QCOMPARE(state(), left);
    }

    void damagedGamesSaySo()
    {
        const auto save = [&](const char *name, Json body) {
            m_library->saveDocument(DocumentKind::SavedGame, {{name, "bugout", "a summary", 0}, std::move(body)});
        };
        start(1, 1, Decider::Person);
        const Json sound = m_library->document(DocumentKind::SavedGame, m_table->savedAs().toStdString())->body;
        Json badMove = sound;
        badMove["game"]["moves"] = {"fly R1 C3"};
        Json badSeats = sound;
        badSeats["seats"] = {{{"name", 7}}};
        Json noPack = sound;
        noPack["game"]["pack"] = "gone";
        save("empty", Json());
        save("no game", {{"game", 7}});
        save("bad move", badMove);
        save("bad seats", badSeats);
        save("no pack", noPack);
        const std::string before = state();
        QSignalSpy notice(&*m_table, &GameTable::notice);
        int complaints = 0;
        for (const char *name : {"empty", "no game", "bad move", "bad seats", "no pack", "missing"}) {
            QVERIFY2(!m_table->resume(name), name);
            QCOMPARE(notice.count(), ++complaints);
            QVERIFY(!notice.last().at(0).toString().isEmpty());
        }
        QCOMPARE(state(), before); // the game on the table stays
    }

    void lookingBackChangesNothing()
    {
        start(2, 10, Decider::Person);
        for (int i = 0; i < 10; ++i)
            m_table->choices()->play(qtText(m_table->choices()->table().moves.front().text));
        const std::string now = state();
        m_table->seek(3);
        QVERIFY(m_table->isReplaying());
        QCOMPARE(m_table->place(), 3);
        QCOMPARE(m_table->length(), 10);
        QVERIFY(m_table->choices()->rows().isEmpty()); // to look at only
        QVERIFY(state() != now);
        m_table->seek(99);
        QCOMPARE(m_table->place(), 10);
        m_table->seek(-5);
        QCOMPARE(m_table->place(), 0);
        m_table->stopReplay();
        QCOMPARE(state(), now);

        m_table->seek(4);
        const std::string then = state();
        const QString name = m_table->savedAs();
        m_table->branchHere();
        QVERIFY(!m_table->isReplaying());
        QCOMPARE(state(), then);
        QVERIFY(m_table->savedAs() != name);
        QVERIFY(!m_table->canRedo());
        QVERIFY(m_table->resume(name)); // the game that was looked at is still there
        QCOMPARE(state(), now);
    }

    void aRematchIsTheSameGame()
    {
        start(2, 11, Decider::Person);
        const std::string first = state();
        for (int i = 0; i < 5; ++i)
            m_table->choices()->play(qtText(m_table->choices()->table().moves.front().text));
        m_table->rematch();
        QCOMPARE(state(), first);
        QVERIFY(!m_table->canRedo());
    }

    void theFormOfANewGame()
    {
        NewGame form(*m_library, *m_table);
        form.openFor("bugout");
        QCOMPARE(form.problem(), QString());
        QCOMPARE(form.chairs().size(), 4);
        form.seatChair(0, "person");
        form.seatChair(1, "");
        form.seatChair(2, "person");
        form.nameChair(2, " Mika ");
        form.choose("difficulty", "medium");
        form.choose("difficulty", "impossible"); // no such choice: nothing changes
        form.choose("unprepared", true);
        form.choose("layout", "river-bend");
        form.choose("signal", "medium-02");
        form.setSeed("42");
        QVERIFY(form.start());
        const Json options = stateOf().at("options");
        QVERIFY(options.at("players") == 2);
        QVERIFY(options.at("difficulty") == "medium");
        QVERIFY(options.at("layout") == "river-bend");
        QCOMPARE(toLine(options.at("variants")), "[\"unprepared\"]");
        QCOMPARE(toLine(options.at("colors")), "[\"red\",\"yellow\"]");
        QVERIFY(stateOf().at("signal") == "medium-02");
        QCOMPARE(m_table->seed(), "42");
        QCOMPARE(m_table->seats().at(1).toMap().value("label"), "Mika");

        form.setSeed("a lot");
        QVERIFY(!form.start());
        QVERIFY(form.problem().contains("a lot"));
        form.setSeed("1");
        form.seatChair(0, "");
        form.seatChair(2, "");
        QVERIFY(!form.start());
        QVERIFY(!form.problem().isEmpty());
        form.openFor("escapepods");
        QVERIFY(!form.problem().isEmpty());
    }

    void aPackWithErrorsSaysWhyItCannotBePlayed()
    {
        m_library->edit({"Break the map", {}}, [](Editor &editor) { editor.deleteRow("bugout", "map", "volcano"); });
        NewGame form(*m_library, *m_table);
        form.openFor("bugout");
        QVERIFY(!form.problem().isEmpty());
        QVERIFY(!form.start());
        QVERIFY(!m_table->hasGame());
    }

private:
    std::string path() const { return m_folder->filePath("library.cardquake").toStdString(); }

    PlayedGame started(int players, int seed, Decider first, Decider others = Decider::Person) const
    {
        std::vector<SeatPlan> seats(static_cast<std::size_t>(players), {{}, others});
        seats.front().decider = first;
        GameStart start;
        start.options = {{"players", players}, {"difficulty", "easy"}};
        start.seed = static_cast<std::uint64_t>(seed);
        Result<PlayedGame> game = startGame(*m_library, "bugout", {"bugout", Json(), {}}, start, seats);
        return std::move(game.value());
    }

    void begin(PlayedGame game) { m_table->begin(std::move(game)); }
    void start(int players, int seed, Decider decider) { begin(started(players, seed, decider, decider)); }

    /// The state is not shown to QML; what is saved tells it.
    Json stateOf() const
    {
        const auto saved = m_library->document(DocumentKind::SavedGame, m_table->savedAs().toStdString());
        Result<PlayedGame> game = openSavedGame(*m_library, m_table->savedAs().toStdString());
        if (m_table->isReplaying())
            game->seek(static_cast<std::size_t>(m_table->place()));
        return game->shown().state();
    }

    std::string state() const { return toLine(stateOf()); }

    static void offerAll(const QStringList &texts, QSet<QString> &offered)
    {
        for (const QString &text : texts)
            offered.insert(text);
    }

    QString anyMoveThatEnds() const
    {
        const auto &moves = m_table->choices()->table().moves;
        const auto end = std::ranges::find(moves, std::string("end"), &TableMove::text);
        return qtText(end == moves.end() ? moves.front().text : end->text);
    }

    std::optional<QTemporaryDir> m_folder;
    std::optional<Workshop> m_library;
    std::shared_ptr<FaceGallery> m_gallery;
    std::optional<GameTable> m_table;
};

QTEST_MAIN(TestGameTable)
#include "tst_game_table.moc"
