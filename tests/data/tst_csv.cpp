// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "data/transfer/csv.h"

#include <QTest>

#include <random>

using namespace cardquake;

using Table = std::vector<std::vector<std::string>>;

/// CSV as spreadsheets of this world write it.
class TestCsv : public QObject {
    Q_OBJECT

private slots:
    void reads_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<Table>("cells");
        const Table square = {{"a", "b"}, {"1", "2"}};
        QTest::newRow("nothing") << QByteArray() << Table();
        QTest::newRow("LF") << QByteArray("a,b\n1,2\n") << square;
        QTest::newRow("CRLF") << QByteArray("a,b\r\n1,2\r\n") << square;
        QTest::newRow("CR") << QByteArray("a,b\r1,2\r") << square;
        QTest::newRow("no last line end") << QByteArray("a,b\n1,2") << square;
        QTest::newRow("byte order mark") << QByteArray("\xEF\xBB\xBF"
                                                       "a,b\n1,2\n")
                                         << square;
        QTest::newRow("byte order mark and quotes") << QByteArray("\xEF\xBB\xBF\"a\",b\n1,2\n") << square;
        QTest::newRow("semicolons") << QByteArray("a;b\n1;2\n") << square;
        QTest::newRow("tabs") << QByteArray("a\tb\n1\t2\n") << square;
        QTest::newRow("semicolons after blank lines") << QByteArray("\r\na;b\r\n") << Table{{""}, {"a", "b"}};
        QTest::newRow("separators in a quoted header")
            << QByteArray("\"a;;;\",b\n1,2\n") << Table{{"a;;;", "b"}, {"1", "2"}};
        QTest::newRow("other separators in cells") << QByteArray("a,b\n1;2,\t\n") << Table{{"a", "b"}, {"1;2", "\t"}};
        QTest::newRow("quotes") << QByteArray("\"a\",\"b \"\"c\"\"\"\n") << Table{{"a", "b \"c\""}};
        QTest::newRow("line ends in quotes") << QByteArray("\"a\nb\",\"c\r\nd\"\n") << Table{{"a\nb", "c\r\nd"}};
        QTest::newRow("quote in the middle") << QByteArray("a[\"b\"],c\n") << Table{{"a[\"b\"]", "c"}};
        QTest::newRow("blank cells") << QByteArray(",\n\"\",\n\n") << Table{{"", ""}, {"", ""}, {""}};
        QTest::newRow("the edges of UTF-8")
            << QByteArray(
                   "\x7f\xc2\x80\xe0\xa0\x80\xed\x9f\xbf\xee\x80\x80\xef\xbf\xbf\xf0\x90\x80\x80\xf4\x8f\xbf\xbf")
            << Table{{"\x7f\xc2\x80\xe0\xa0\x80\xed\x9f\xbf\xee\x80\x80\xef\xbf\xbf\xf0\x90\x80\x80\xf4\x8f\xbf\xbf"}};
        QTest::newRow("blank last cell") << QByteArray("a,") << Table{{"a", ""}};
        QTest::newRow("zero byte") << QByteArray("a,\0b\n", 5) << Table{{"a", std::string("\0b", 2)}};
    }

    void reads()
    {
        QFETCH(QByteArray, text);
        QFETCH(Table, cells);
        const auto records = readCsv(text.toStdString());
        QVERIFY2(records, records ? "" : records.error().message.c_str());
        QCOMPARE(cellsOf(*records), cells);
    }

    void aRecordKnowsItsLine()
    {
        const auto records = readCsv("a,b\r\n\"1\r\n2\n3\",4\r\n\n5,6\n");
        QVERIFY(records);
        std::vector<std::size_t> lines;
        for (const CsvRecord &record : *records)
            lines.push_back(record.line);
        QCOMPARE(lines, (std::vector<std::size_t>{1, 2, 5, 6}));
    }

    void refuses_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("reason");
        QTest::newRow("open quote") << QByteArray("a,b\n1,\"2\n3,4\n") << QByteArray("line 2, column 3");
        QTest::newRow("text after quote") << QByteArray("a,b\n1,\"2\"3\n") << QByteArray("line 2, column 6");
        QTest::newRow("columns are characters") << QByteArray("ää,\"b\"c\n") << QByteArray("line 1, column 7");
        QTest::newRow("Latin-1") << QByteArray("a,b\n1,caf\xe9\n")
                                 << QByteArray("line 2, column 6 the text is not UTF-8");
        QTest::newRow("UTF-16") << QByteArray("\xff\xfe"
                                              "a\0,\0",
                                              6)
                                << QByteArray("line 1, column 1 the text is not UTF-8");
        QTest::newRow("beyond the last") << QByteArray("\xf4\x90\x80\x80") << QByteArray("not UTF-8");
        QTest::newRow("overlong, three bytes") << QByteArray("\xe0\x80\xaf") << QByteArray("not UTF-8");
        QTest::newRow("overlong, four bytes") << QByteArray("\xf0\x80\x80\xaf") << QByteArray("not UTF-8");
        QTest::newRow("stray tail") << QByteArray("a\x80") << QByteArray("column 2");
        QTest::newRow("broken tail") << QByteArray("\xe6\xb0z") << QByteArray("column 1");
        QTest::newRow("overlong") << QByteArray("\xc0\xaf") << QByteArray("not UTF-8");
        QTest::newRow("half a character") << QByteArray("a\n\xe6\xb0") << QByteArray("line 2, column 1");
        QTest::newRow("surrogate") << QByteArray("\xed\xa0\x80") << QByteArray("not UTF-8");
    }

    void refuses()
    {
        QFETCH(QByteArray, text);
        QFETCH(QByteArray, reason);
        const auto records = readCsv(text.toStdString());
        QVERIFY(!records);
        QCOMPARE(records.error().code, std::string("bad-csv"));
        QVERIFY2(records.error().message.find(reason.toStdString()) != std::string::npos,
                 records.error().message.c_str());
    }

    void writesWhatItReads()
    {
        std::mt19937 random(7);
        const std::vector<std::string> pieces = {"",   "a",  "\"", "\"\"", ",",      ";",          "\t",
                                                 "\n", "\r", " ",  "x y",  "\u00e4", "\U0001F30B", "\ufeff"};
        for (int round = 0; round < 2000; ++round) {
            Table table(1 + random() % 4, std::vector<std::string>(2 + random() % 3));
            for (auto &record : table)
                for (std::string &cell : record)
                    for (unsigned piece = random() % 4; piece > 0; --piece)
                        cell += pieces[random() % pieces.size()];
            table[0][0] = "id"; // the header decides about the separator and must be one
            const std::string text = writeCsv(table);
            const auto records = readCsv(text);
            QVERIFY2(records, text.c_str());
            QVERIFY2(cellsOf(*records) == table, text.c_str());
        }
    }

    void marksOnlyWhatCouldBeMisread()
    {
        QCOMPARE(writeCsv({{"a", "b"}, {"1", ""}}), std::string("a,b\n1,\n"));
        QCOMPARE(writeCsv({{"\u00e4"}}), std::string("\xEF\xBB\xBF\u00e4\n"));
    }

private:
    static Table cellsOf(const std::vector<CsvRecord> &records)
    {
        Table table;
        for (const CsvRecord &record : records)
            table.push_back(record.cells);
        return table;
    }
};

QTEST_APPLESS_MAIN(TestCsv)
#include "tst_csv.moc"
