// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "data/transfer/pack_text.h"

#include "tests/data/toy_game.h"

#include <QTest>

using namespace cardquake;

/// The text of a kind's file: made for people and for diffs, and the same each time.
class TestPackText : public QObject {
    Q_OBJECT

private slots:
    void writesOneFieldALineInTheSchemasOrder()
    {
        const std::vector<ContentRow> rows = {
            toy::row({{"zeta", nullptr},
                      {"cells", {"A1", "B2"}},
                      {"name", "Überflutung"},
                      {"id", "a"},
                      {"alpha", {{"b", 1}, {"label", "x"}, {"a", Json::array()}, {"do", "damage"}, {"id", "i"}}}}),
            toy::row({{"id", "b"}, {"copies", 2}})};
        QCOMPARE(QByteArray::fromStdString(rowsToJson(card(), rows)), QByteArray(R"([
  {
    "id": "a",
    "name": "Überflutung",
    "cells": ["A1", "B2"],
    "alpha": {"id": "i", "do": "damage", "label": "x", "a": [], "b": 1},
    "zeta": null
  },
  {
    "id": "b",
    "copies": 2
  }
]
)"));
    }

    void withoutAKindTheIdIsStillFirst()
    {
        QCOMPARE(rowsToJson(nullptr, {toy::row({{"id", "x"}, {"a", 1}})}),
                 std::string("[\n  {\n    \"id\": \"x\",\n    \"a\": 1\n  }\n]\n"));
        QCOMPARE(rowsToJson(nullptr, {}), std::string("[]\n"));
    }

    void awkwardRowsComeBackExactlyAndInTheSameBytes()
    {
        for (unsigned seed = 1; seed <= 300; ++seed) {
            const auto rows = toy::RowMaker(seed).rows(5);
            const std::string text = rowsToJson(card(), rows);
            const auto readBack = rowsFromJson(text);
            QVERIFY2(readBack, readBack ? "" : readBack.error().message.c_str());
            QVERIFY2(toy::areIdentical(*readBack, rows), text.c_str());
            QCOMPARE(rowsToJson(card(), *readBack), text);
        }
    }

    void whatIsTakenFromADamagedTextComesBackExactly()
    {
        int taken = 0;
        for (unsigned seed = 1; seed <= 2000; ++seed) {
            const std::string text = rowsToJson(card(), toy::RowMaker(seed % 50).rows(3));
            const auto rows = rowsFromJson(toy::damaged(text, seed));
            if (!rows)
                continue;
            ++taken;
            const auto again = rowsFromJson(rowsToJson(card(), *rows));
            QVERIFY2(again, again ? "" : again.error().message.c_str());
            QVERIFY(toy::areIdentical(*again, *rows));
        }
        QVERIFY(taken > 100 && taken < 1900);
    }

    void readsAnyLayout()
    {
        const auto rows = rowsFromJson("\xEF\xBB\xBF[{\"copies\":1,\r\n\"id\":\"a\"}  ]");
        QVERIFY(rows);
        QVERIFY(toy::areIdentical(*rows, {toy::row({{"id", "a"}, {"copies", 1}})}));
    }

    void refuses_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArrayList>("reasons");
        const auto add = [](const char *what, const QByteArray &text, const QByteArrayList &reasons) {
            QTest::newRow(what) << text << reasons;
        };
        add("empty", "", {"line 1"});
        add("broken", "[\n  {\"id\": \"a\",}\n]", {"line 2, column 14"});
        add("cut off", "[\n  {\"id\": \"a\"", {"line 2"});
        add("no list", "{\"id\": \"a\"}", {"must hold a list", "a group of fields"});
        add("no object", "[\n{\"id\": \"a\"},\n  \"]\\\"[\", 5\n]", {"Line 3", "a text", "a whole number"});
        add("no id", "[{\"id\": \"a\"},\n\n{\"name\": \"[,\"}]", {"Line 3", "no id"});
        add("empty id", "[\n{\"id\": \"\"}]", {"Line 2", "no id"});
        add("id no text", "[\n{\"id\": 7}]", {"Line 2", "must be a text", "a whole number"});
        add("id twice", "[\n{\"id\": \"a\", \"cells\": [1,\n2]},\n{\"id\": \"b\"},\n{\"id\": \"a\"}]",
            {"Line 5", "\"a\"", "line 2"});
        add("key twice", "[{\"id\": \"a\", \"id\": \"b\"}]", {"\"id\" stands twice"});
        add("not UTF-8", "[{\"id\": \"\xff\"}]", {"UTF-8"});
        add("too deep", "[{\"id\": \"a\", \"x\": " + QByteArray(9000, '[') + QByteArray(9000, ']') + "}]", {"deeper"});
    }

    void refuses()
    {
        QFETCH(QByteArray, text);
        QFETCH(QByteArrayList, reasons);
        const auto rows = rowsFromJson(text.toStdString());
        QVERIFY(!rows);
        for (const QByteArray &reason : reasons)
            QVERIFY2(rows.error().message.find(reason.toStdString()) != std::string::npos,
                     rows.error().message.c_str());
    }

    void aFailureServesWhereOnlyAnErrorIsAsked()
    {
        const Result<std::vector<ContentRow>> rows = rowsFromJson("{}");
        QVERIFY(!rows);
        QCOMPARE(rows.error().code, std::string("bad-pack"));
    }

private:
    const Kind *card() const { return m_catalog.find("toy", "card"); }

    const KindCatalog m_catalog = toy::catalog();
};

QTEST_APPLESS_MAIN(TestPackText)
#include "tst_pack_text.moc"
