// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/table/board_layout.h"
#include "app/table/move_choices.h"

#include <QTest>

using namespace cardquake;

namespace {

Table grid(int columns, int rows)
{
    Table table;
    for (int row = 0; row < rows; ++row)
        for (int column = 0; column < columns; ++column) {
            TableSpace space;
            space.id = std::string(1, static_cast<char>('A' + column)) + std::to_string(row + 1);
            space.x = column;
            space.y = row;
            table.spaces.push_back(space);
        }
    return table;
}

void put(Table &table, const std::string &id, const std::string &on, const std::string &role = "pawn", int room = 0)
{
    TablePiece piece;
    piece.id = id;
    piece.on = on;
    piece.role = role;
    piece.room = room;
    table.pieces.push_back(piece);
}

TableMove move(const std::string &text, const std::string &piece, const std::string &space)
{
    TableMove move;
    move.text = text;
    move.verb = text.substr(0, text.find(' '));
    move.group = "basic";
    move.piece = piece;
    move.space = space;
    return move;
}

} // namespace

/// Places on the board, and from clicks to moves, by positions made by hand.
class TestBoardLayout : public QObject {
    Q_OBJECT

private slots:
    void everyPawnStandsInItsSpaceAndOnNoOther_data()
    {
        QTest::addColumn<int>("pawns");
        for (int pawns = 1; pawns <= 20; ++pawns)
            QTest::addRow("%d pawns", pawns) << pawns;
    }

    void everyPawnStandsInItsSpaceAndOnNoOther()
    {
        QFETCH(const int, pawns);
        Table table = grid(3, 3);
        for (int i = 0; i < pawns; ++i)
            put(table, "P" + std::to_string(i), "B2");
        const auto places = placePieces(table);
        for (const auto &[id, place] : places) {
            QVERIFY(place.isOnBoard);
            QVERIFY(place.x - place.size / 2 >= 1 && place.x + place.size / 2 <= 2);
            QVERIFY(place.y - place.size / 2 >= 1 && place.y + place.size / 2 <= 2);
            for (const auto &[otherId, other] : places)
                QVERIFY(id == otherId || std::abs(place.x - other.x) > .9 * place.size ||
                        std::abs(place.y - other.y) > .9 * place.size);
        }
        QCOMPARE(places.size(), static_cast<std::size_t>(pawns));
    }

    void aLonePawnIsLarge()
    {
        Table table = grid(1, 1);
        put(table, "P", "A1");
        QCOMPARE(placePieces(table).at("P").size, .40);
    }

    void whatIsCarriedGoesWithItsCarrier()
    {
        Table table = grid(2, 1);
        put(table, "v1", "B1", "carrier", 4);
        put(table, "R1", "v1");
        put(table, "flare", "R1", "token");
        put(table, "lying", "A1", "token");
        put(table, "gone", "nowhere");
        const auto places = placePieces(table);
        QVERIFY(places.at("R1").x > 1 && places.at("flare").x > 1);
        QVERIFY(places.at("flare").isHeld && !places.at("lying").isHeld);
        QVERIFY(places.at("flare").size < places.at("R1").size);
        QVERIFY(places.at("lying").x < 1);
        QVERIFY(!places.contains("gone"));
    }

    void theRimNamesColumnsAndRows()
    {
        const BoardRim rim = rimOf(grid(6, 2));
        QCOMPARE(rim.columns.size(), 6u);
        QCOMPARE(rim.columns.back(), std::string("F"));
        QCOMPARE(rim.rows.back(), std::string("2"));
        Table other = grid(2, 2);
        other.spaces[0].id = "hangar"; // no grid of names: nothing is written at its rim
        QVERIFY(rimOf(other).columns.empty());
    }

    void theCursorWalksAndStopsAtTheEdge()
    {
        const Table table = grid(3, 3);
        QCOMPARE(spaceBeside(table, "B2", 1, 0)->id, std::string("C2"));
        QCOMPARE(spaceBeside(table, "B2", 0, -1)->id, std::string("B1"));
        QVERIFY(!spaceBeside(table, "C2", 1, 0));
        QCOMPARE(spaceBeside(table, "", 1, 0)->id, std::string("A1"));
        QCOMPARE(spaceAt(table, 2.5, 0.5)->id, std::string("C1"));
        QVERIFY(!spaceAt(table, 3.5, 0.5));
        QVERIFY(!findSpace({}, "A1"));
    }

    void clicksNarrowTheMovesUntilOneIsLeft()
    {
        MoveChoices choices;
        choices.setTable(twoWalkers());
        QCOMPARE(choices.actors().size(), 2u);
        QVERIFY(!choices.tap("R1"));
        QVERIFY(choices.isSelected("R1"));
        QCOMPARE(choices.at("B1").size(), 2u);
        QVERIFY(!choices.tap("B1")); // walk or drain
        QCOMPARE(choices.fitting().size(), 2u);
        QVERIFY(choices.stepBack());
        QCOMPARE(choices.tap("A2"), std::optional<std::string>("move R1 A2"));
    }

    void anotherPieceStartsAnew()
    {
        MoveChoices choices;
        choices.setTable(twoWalkers());
        choices.tap("R1");
        QVERIFY(!choices.tap("R2")); // its only move is not made by the click that picks it
        QCOMPARE(choices.selection(), std::vector<std::string>{"R2"});
        choices.tap("R2");
        QVERIFY(choices.selection().empty());
        QVERIFY(!choices.tap("Z9"));
    }

    void anAnswerIsMadeAtOnce()
    {
        Table table = grid(2, 2);
        table.question.kind = "choose";
        table.groups = {{"basic", "Basic", {}}};
        table.moves = {move("choose A1", {}, "A1"), move("choose B1", {}, "B1")};
        MoveChoices choices;
        choices.setTable(table);
        QCOMPARE(choices.rows().size(), 1u);
        QCOMPARE(choices.tap("B1"), std::optional<std::string>("choose B1"));
    }

private:
    static Table twoWalkers()
    {
        Table table = grid(2, 2);
        put(table, "R1", "A1");
        put(table, "R2", "B2");
        table.question.kind = "action";
        table.groups = {{"basic", "Basic", {}}};
        table.moves = {move("move R1 B1", "R1", "B1"), move("drain R1 B1", "R1", "B1"), move("move R1 A2", "R1", "A2"),
                       move("move R2 B1", "R2", "B1")};
        return table;
    }
};

QTEST_GUILESS_MAIN(TestBoardLayout)
#include "tst_board_layout.moc"
