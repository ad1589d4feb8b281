// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/data/child.h"
#include "tests/data/store_helpers.h"

#include <QTest>

#include <SQLiteCpp/SQLiteCpp.h>

#include <algorithm>

using namespace cardquake;
using namespace cardquake::test;

namespace fs = std::filesystem;

namespace {

const std::string newColumn = "ALTER TABLE asset ADD COLUMN note TEXT NOT NULL DEFAULT 'none'";
const std::string newTable = "CREATE TABLE pack_new(id TEXT NOT NULL PRIMARY KEY, game TEXT NOT NULL, name TEXT NOT "
                             "NULL, description TEXT NOT NULL, author TEXT NOT NULL DEFAULT '');"
                             "INSERT INTO pack_new(id, game, name, description) SELECT * FROM pack;"
                             "DROP TABLE pack; ALTER TABLE pack_new RENAME TO pack";

/// Every table and every row of it as text, and the format. What is only derived for search is left out.
QStringList contentsOf(const fs::path &file)
{
    SQLite::Database database(file, SQLite::OPEN_READWRITE);
    QStringList lines{QString::number(database.execAndGet("PRAGMA user_version").getInt())};
    for (SQLite::Statement all(database, "SELECT name, sql FROM sqlite_master ORDER BY type, name"); all.executeStep();)
        lines << QString::fromStdString(all.getColumn(0).getString() + ": " + all.getColumn(1).getString());
    for (const char *table : {"pack", "row", "asset", "history", "place", "version", "saved_game", "run"}) {
        SQLite::Statement rows(database, std::string("SELECT * FROM ") + table);
        while (rows.executeStep()) {
            QString line = table;
            for (int i = 0; i < rows.getColumnCount(); ++i)
                line += '|' + QString::fromLatin1(
                                  QByteArray::fromStdString(rows.getColumn(i).getString()).toPercentEncoding());
            lines << line;
        }
    }
    return lines;
}

QStringList labels(const Workshop &workshop)
{
    QStringList list;
    for (const HistoryEntry &entry : workshop.history())
        list << QString::fromStdString(entry.label) + (entry.applied ? "" : " (undone)");
    return list;
}

std::string nameOf(const Workshop &workshop, const char *tile)
{
    return workshop.row("bugout", "map", tile)->fields.at("name").get<std::string>();
}

} // namespace

/// The file of a designer who has not started Cardquake for years: written out as SQL when its format was the newest.
/// Whatever becomes of the format, its content, its history and the way back to it must not be lost.
class TestOldFiles : public QObject {
    Q_OBJECT

private slots:
    void init()
    {
        m_scratch = std::make_unique<Scratch>();
        tamper(file(), bytesOf(CARDQUAKE_SOURCE_DIR "/tests/data/workshop_v1.sql").toStdString());
        m_options = m_scratch->options();
        m_before = contentsOf(file());
    }

    void itIsReadAsItIs()
    {
        m_options.migrations.resize(1);
        Workshop workshop = Workshop::open(file(), m_options);
        checkContent(workshop);
        QCOMPARE(nameOf(workshop, "beach"), std::string("Beach"));
        workshop.redo();
        QCOMPARE(nameOf(workshop, "beach"), std::string("Shore"));
        while (workshop.undo())
            continue;
        QCOMPARE(nameOf(workshop, "town"), std::string("Town"));
        QVERIFY(workshop.row("bugout", "map", "woods"));
        QCOMPARE(workshop.contentAt("first print", "bugout").rows.rows("rainstorm").size(), 3u);
    }

    /// A step that was published never changes: files made by it would differ from those it made before.
    void theFirstStepStillMakesTheSameFile()
    {
        m_options.migrations.resize(1);
        const fs::path made = m_scratch->folder() / "made.cardquake";
        Workshop::open(made, m_options);
        const auto schemaOf = [](QStringList lines) { return lines.filter("CREATE "); };
        QVERIFY(schemaOf(contentsOf(made)).size() > 15);
        QCOMPARE(schemaOf(contentsOf(made)), schemaOf(m_before));
    }

    void itIsBroughtUpToDate()
    {
        addStep(newColumn);
        addStep(newTable);
        {
            Workshop workshop = Workshop::open(file(), m_options);
            checkContent(workshop);
            QCOMPARE(workshop.search("old town").size(), 1u);
            QVERIFY(setField(workshop, "bugout", "map", "town", "name", "New Town")); // and work goes on
            workshop.undo();
            QCOMPARE(nameOf(workshop, "town"), std::string("Old Town"));
        }
        QCOMPARE(integrityOf(file()), "ok");
        QCOMPARE(contentsOf(backup()), m_before);
        Workshop::open(file(), m_options); // nothing is left to do
        QVERIFY(!fs::exists(backup().string() + "-2"));

        m_options.migrations.resize(1); // the way back, also to what lies behind the change of format
        Workshop old = Workshop::open(backup(), m_options);
        checkContent(old);
        QVERIFY(old.restore("original"));
        QCOMPARE(nameOf(old, "town"), std::string("Town"));
    }

    void aStepThatFailsLeavesItWhole_data()
    {
        QTest::addColumn<QByteArray>("sql");
        QTest::newRow("in the middle") << QByteArray("DELETE FROM row; DROP TABLE history; SELECT no_such_function()");
        QTest::newRow("at the end") << QByteArray("DELETE FROM pack"); // rows that belong to no pack
        QTest::newRow("no SQL") << QByteArray("DELETE FROM row; nonsense");
    }

    void aStepThatFailsLeavesItWhole()
    {
        QFETCH(QByteArray, sql);
        addStep(sql.toStdString());
        QVERIFY(messageOf([&] { Workshop::open(file(), m_options); }).contains("test.cardquake"));
        QCOMPARE(contentsOf(file()), m_before);
        QVERIFY(!fs::exists(backup())); // it would only repeat what is still there
    }

    void aLaterStepThatFailsKeepsTheBackup()
    {
        addStep(newColumn);
        addStep("DELETE FROM row; SELECT no_such_function()");
        QVERIFY(!errorOf([&] { Workshop::open(file(), m_options); }).isEmpty());
        QCOMPARE(contentsOf(backup()), m_before);
        m_options.migrations.back().sql = newTable; // as the next release would mend it
        checkContent(Workshop::open(file(), m_options));
        QCOMPARE(contentsOf(backup()), m_before);
    }

    void aSuddenEndDuringAStepLeavesItWhole()
    {
        addStep("UPDATE row SET name = 'gone'; WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) "
                "SELECT count(*) FROM n"); // without end
        {
            const Child child([&](const Child::Line &) { Workshop::open(file(), m_options); });
            QTRY_VERIFY_WITH_TIMEOUT(fs::exists(backup()), 60000);
            child.killHard();
        }
        QCOMPARE(contentsOf(file()), m_before);
        QCOMPARE(contentsOf(backup()), m_before);
        m_options.migrations.back().sql = newColumn;
        checkContent(Workshop::open(file(), m_options));
        QCOMPARE(integrityOf(file()), "ok");
    }

private:
    fs::path file() const { return m_scratch->file(); }
    fs::path backup() const { return file().string() + ".backup-v1"; }

    /// One more step after those that ship, so that there is always something to do.
    void addStep(const std::string &sql)
    {
        m_options.migrations.push_back({m_options.migrations.back().version + 1, sql});
    }

    static void checkContent(const Workshop &workshop)
    {
        QCOMPARE(nameOf(workshop, "town"), std::string("Old Town"));
        QVERIFY(!workshop.row("bugout", "map", "woods"));
        QCOMPARE(ids(workshop.rows("bugout", "rainstorm")), (std::vector<std::string>{"r-1", "r-3", "r-2"}));
        QCOMPARE(workshop.load("bugout").info.name, std::string("Valley"));
        QCOMPARE(workshop.asset("bugout", "beach.svg")->bytes, std::string("<svg/>"));
        QCOMPARE(labels(workshop).mid(0, 4),
                 (QStringList{"Change name", "Add a card", "Delete woods", "Change name (undone)"}));
        QCOMPARE(workshop.versions().size(), 2u);
        QVERIFY(workshop.document(DocumentKind::SavedGame, "friday")->body.at("moves").at(0) == "end");
        QVERIFY(workshop.document(DocumentKind::Run, "night")->body.at("won") == 340);
    }

    std::unique_ptr<Scratch> m_scratch;
    OpenOptions m_options;
    QStringList m_before;
};

QTEST_APPLESS_MAIN(TestOldFiles)
#include "tst_old_files.moc"
