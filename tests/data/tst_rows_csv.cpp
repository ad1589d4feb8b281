// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "data/transfer/rows_csv.h"

#include "data/transfer/csv.h"
#include "tests/data/toy_game.h"

#include <QTest>

using namespace cardquake;

/// Rows in a spreadsheet: what a cell means depends on its column, and nothing is lost on the way.
class TestRowsCsv : public QObject {
    Q_OBJECT

private slots:
    void theHeaderHasTheSchemasOrderAndUnknownFieldsLast()
    {
        const auto records =
            readCsv(rowsToCsv(m_catalog, card(), {toy::row({{"id", "a"}, {"zeta", 1}, {"alpha", 2}})}));
        QVERIFY(records);
        QCOMPARE(records->front().cells,
                 (std::vector<std::string>{"id", "name", "copies", "weight", "rare", "cells", "cost", "motto", "free",
                                           "either", "alpha", "zeta"}));
    }

    void aValueStandsInItsCell_data()
    {
        QTest::addColumn<QByteArray>("field");
        QTest::addColumn<QByteArray>("value");
        QTest::addColumn<QByteArray>("cell");
        const auto add = [](const char *what, const char *field, const Json &value, const char *cell) {
            QTest::newRow(what) << QByteArray(field) << QByteArray::fromStdString(toLine(value)) << QByteArray(cell);
        };
        add("text", "name", "Rain", "Rain");
        add("empty text", "name", "", "\"\"");
        add("number as text", "name", "007", "007");
        add("word of JSON as text", "name", "null", "null");
        add("JSON as text", "name", "[1, 2]", "[1, 2]");
        add("text in quotes", "name", "\"Rain\"", "\"\\\"Rain\\\"\"");
        add("text with a quote in front", "name", "\"Rain\" falls", "\"Rain\" falls");
        add("text that looks marked", "name", "json:5", "\"json:5\"");
        add("text that only begins so", "name", "json: a format", "json: a format");
        add("text like a formula", "name", "=1+1", "\"=1+1\"");
        add("text with a bell", "name", "a\a", "\"a\\u0007\"");
        add("text with a line end", "name", "a\nb", "a\nb");
        add("text through a reference", "motto", "12", "12");
        add("null in a text field", "name", nullptr, "json:null");
        add("number in a text field", "name", 5, "json:5");
        add("list in a text field", "name", Json::array({1}), "json:[1]");
        add("whole number", "copies", 3, "3");
        add("negative number", "copies", -3, "-3");
        add("null in a number field", "copies", nullptr, "null");
        add("text in a number field", "copies", "3", "\"3\"");
        add("word in a number field", "copies", "many", "\"many\"");
        add("double", "weight", 0.1, "0.1");
        add("negative zero", "weight", -0.0, "-0.0");
        add("whole double", "weight", 2.0, "2.0");
        add("boolean", "rare", true, "true");
        add("text in a boolean field", "rare", "true", "\"true\"");
        add("list", "cells", {"A1", "B2"}, "[\"A1\", \"B2\"]");
        add("empty list", "cells", Json::array(), "[]");
        add("group through a reference", "cost", {{"gas", 1}, {"do", "pay"}}, "{\"do\": \"pay\", \"gas\": 1}");
        add("text in a list field", "cells", "A1", "\"A1\"");
        add("free word", "free", "maybe", "maybe");
        add("free number", "free", 5, "5");
        add("free number as text", "free", "5", "\"5\"");
        add("free text like JSON", "free", "[1]", "\"[1]\"");
        add("free text like broken JSON", "free", "[1", "\"[1\"");
        add("free empty text", "free", "", "\"\"");
        add("several types: null", "either", nullptr, "null");
        add("several types: word", "either", "null", "\"null\"");
    }

    void aValueStandsInItsCell()
    {
        QFETCH(QByteArray, field);
        QFETCH(QByteArray, value);
        QFETCH(QByteArray, cell);
        const std::string name = field.toStdString();
        const auto row = toy::row({{"id", "a"}, {name, Json::parse(value.toStdString())}});
        const std::string text = rowsToCsv(m_catalog, card(), {row});
        const auto records = readCsv(text);
        QVERIFY(records);
        const auto &header = records->at(0).cells;
        const auto column = static_cast<std::size_t>(std::ranges::find(header, name) - header.begin());
        QCOMPARE(QByteArray::fromStdString(records->at(1).cells.at(column)), cell);

        const auto readBack = rowsFromCsv(m_catalog, card(), text);
        QVERIFY(readBack);
        QVERIFY(toy::areIdentical(readBack->rows, {row}));
        QVERIFY(readBack->diagnostics.empty());
    }

    void readsWhatPeopleType()
    {
        const auto table = rowsFromCsv(m_catalog, card(),
                                       "rare;id;copies;name\r\n"
                                       "TRUE;a; 3 ;\r\n"
                                       ";;;\r\n"
                                       "False;b;;Rain, more rain\r\n"
                                       "\r\n"
                                       ";c\r\n");
        QVERIFY2(table, table ? "" : table.error().message.c_str());
        QVERIFY(table->diagnostics.empty());
        QVERIFY(toy::areIdentical(table->rows, {toy::row({{"id", "a"}, {"rare", true}, {"copies", 3}}),
                                                toy::row({{"id", "b"}, {"rare", false}, {"name", "Rain, more rain"}}),
                                                toy::row({{"id", "c"}})}));
    }

    void aWrongCellIsKeptAndReported_data()
    {
        QTest::addColumn<QByteArray>("field");
        QTest::addColumn<QByteArray>("cell");
        QTest::addColumn<QByteArray>("wanted");
        QTest::newRow("number") << QByteArray("copies") << QByteArray("many") << QByteArray("a number");
        QTest::newRow("decimal comma") << QByteArray("weight") << QByteArray("1,5") << QByteArray("a number");
        QTest::newRow("huge number") << QByteArray("weight") << QByteArray("1e999") << QByteArray("a number");
        QTest::newRow("boolean") << QByteArray("rare") << QByteArray("maybe") << QByteArray("true or false");
        QTest::newRow("list") << QByteArray("cells") << QByteArray("[A1]") << QByteArray("valid JSON");
        QTest::newRow("group with a key twice")
            << QByteArray("cost") << QByteArray("{\"a\": 1, \"a\": 2}") << QByteArray("valid JSON");
        QTest::newRow("too deep") << QByteArray("cells") << QByteArray(5000, '[') + QByteArray(5000, ']')
                                  << QByteArray("valid JSON");
        QTest::newRow("broken JSON in a free field")
            << QByteArray("free") << QByteArray("[1") << QByteArray("valid JSON");
    }

    void aWrongCellIsKeptAndReported()
    {
        QFETCH(QByteArray, field);
        QFETCH(QByteArray, cell);
        QFETCH(QByteArray, wanted);
        const std::string name = field.toStdString();
        const auto table =
            rowsFromCsv(m_catalog, card(), writeCsv({{"id", name}, {"good", ""}, {"bad", cell.toStdString()}}));
        QVERIFY(table);
        QVERIFY(table->rows.at(1).fields.at(name) == cell.toStdString());
        QCOMPARE(table->diagnostics.size(), 1u);
        const Diagnostic &found = table->diagnostics.front();
        QCOMPARE(found.severity, Severity::Error);
        QCOMPARE(found.row, std::string("bad"));
        QCOMPARE(found.path, name);
        for (const std::string &part : {"Line 3, column \"" + name + '"', wanted.toStdString()})
            QVERIFY2(found.message.find(part) != std::string::npos, found.message.c_str());
    }

    void anUnknownColumnIsKeptAndReported()
    {
        const auto table = rowsFromCsv(m_catalog, card(), "id,artist\na,Ada\nb,7\n");
        QVERIFY(table);
        QVERIFY(toy::areIdentical(
            table->rows, {toy::row({{"id", "a"}, {"artist", "Ada"}}), toy::row({{"id", "b"}, {"artist", 7}})}));
        QCOMPARE(table->diagnostics.size(), 1u);
        QCOMPARE(table->diagnostics.front().severity, Severity::Warning);
        QCOMPARE(table->diagnostics.front().path, std::string("artist"));
    }

    void refuses_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArrayList>("reasons");
        const auto add = [](const char *what, const char *text, const QByteArrayList &reasons) {
            QTest::newRow(what) << QByteArray(text) << reasons;
        };
        add("nothing", "", {"empty"});
        add("only blank lines", "\n,,\n", {"empty"});
        add("no id column", "name,copies\nRain,1\n", {"Line 1", "no column \"id\""});
        add("column twice", "id,name,name\n", {"Line 1", "\"name\" stands twice"});
        add("more cells than columns", "id,name\na,Rain,3\n", {"Line 2", "\"3\" stands in column 3"});
        add("a cell below no name", "id,,name\na,b,c\n", {"Line 2", "\"b\" stands in column 2"});
        add("id missing", "id,name\na,b\n,c\n", {"Line 3", "no id"});
        add("id empty", "id,name\n\"\"\"\"\"\",c\n", {"Line 2", "no id"});
        add("id not a text", "id,name\njson:5,c\n", {"Line 2", "an id must be a text"});
        add("id twice, after a cell of two lines", "id,name\na,\"x\ny\"\nb,z\na,z\n", {"Line 5", "\"a\"", "line 2"});
        add("broken quotes", "id,name\na,\"x\n", {"line 2, column 3"});
        add("several at once", "id\nx,1\n,2\n", {"Line 2", "Line 3", "\"2\"", "no id"});
    }

    void refuses()
    {
        QFETCH(QByteArray, text);
        QFETCH(QByteArrayList, reasons);
        const auto table = rowsFromCsv(m_catalog, card(), text.toStdString());
        QVERIFY(!table);
        QVERIFY(hasErrors(table.error().diagnostics));
        for (const QByteArray &reason : reasons)
            QVERIFY2(table.error().message.find(reason.toStdString()) != std::string::npos,
                     table.error().message.c_str());
    }

    void blankColumnsAtTheEndDoNoHarm()
    {
        const auto table = rowsFromCsv(m_catalog, card(), "id,name,,\na,Rain,,\n");
        QVERIFY(table);
        QVERIFY(toy::areIdentical(table->rows, {toy::row({{"id", "a"}, {"name", "Rain"}})}));
    }

    void awkwardRowsComeBackExactly()
    {
        for (unsigned seed = 1; seed <= 300; ++seed) {
            const auto rows = toy::RowMaker(seed).rows(5);
            const std::string text = rowsToCsv(m_catalog, card(), rows);
            const auto table = rowsFromCsv(m_catalog, card(), text);
            QVERIFY2(table, table ? "" : table.error().message.c_str());
            QVERIFY2(toy::areIdentical(table->rows, rows), text.c_str());
            QVERIFY(!hasErrors(table->diagnostics));
        }
    }

    void whatIsTakenFromADamagedTextComesBackExactly()
    {
        int taken = 0;
        for (unsigned seed = 1; seed <= 2000; ++seed) {
            const std::string text = rowsToCsv(m_catalog, card(), toy::RowMaker(seed % 50).rows(3));
            const auto table = rowsFromCsv(m_catalog, card(), toy::damaged(text, seed));
            if (!table)
                continue;
            ++taken;
            const auto again = rowsFromCsv(m_catalog, card(), rowsToCsv(m_catalog, card(), table->rows));
            QVERIFY2(again, again ? "" : again.error().message.c_str());
            QVERIFY(toy::areIdentical(again->rows, table->rows));
        }
        QVERIFY(taken > 100 && taken < 1900);
    }

private:
    const Kind &card() const { return *m_catalog.find("toy", "card"); }

    const KindCatalog m_catalog = toy::catalog();
};

QTEST_APPLESS_MAIN(TestRowsCsv)
#include "tst_rows_csv.moc"
