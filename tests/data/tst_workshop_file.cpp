// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/data/store_helpers.h"

#include <QTest>

#include <fstream>

using namespace cardquake;
using namespace cardquake::test;

namespace fs = std::filesystem;

/// The file as a whole: made, opened, locked, brought up to date.
class TestWorkshopFile : public QObject {
    Q_OBJECT

private slots:
    void aMissingFileIsMade()
    {
        const Scratch scratch;
        {
            const Workshop workshop = scratch.open();
            QCOMPARE(workshop.access().mode, AccessMode::ReadWrite);
            QVERIFY(workshop.isNew());
            QCOMPARE(workshop.path(), scratch.file());
        }
        QCOMPARE(filesIn(scratch.folder()), QStringList{"test.cardquake"}); // nothing is left lying about
        QVERIFY(scratch.open().isNew()); // still: perhaps the program ended before it could seed
        scratch.openSeeded();
        QVERIFY(!scratch.open().isNew());
        QCOMPARE(filesIn(scratch.folder()), QStringList{"test.cardquake"});
        QCOMPARE(integrityOf(scratch.file()), "ok");
    }

    void aMissingFileIsNotMadeWhereItCannotBe()
    {
        const Scratch scratch;
        OpenOptions reading = scratch.options();
        reading.readOnly = true;
        QCOMPARE(errorOf([&] { Workshop::open(scratch.file(), reading); }), "NotFound");
        QCOMPARE(errorOf([&] { Workshop::open(scratch.folder() / "no" / "where.cardquake"); }), "NotFound");
        QCOMPARE(errorOf([&] { Workshop::open(scratch.folder()); }), "NotAWorkshop");
        QVERIFY(filesIn(scratch.folder()).isEmpty());
    }

    void aHalfMadeFileDoesNotMatter()
    {
        const Scratch scratch;
        writeBytes(scratch.file().string() + "-new", "left by a program that was killed");
        QVERIFY(scratch.open().isNew());
        QCOMPARE(filesIn(scratch.folder()), QStringList{"test.cardquake"});
    }

    void aRelativePathWillDo()
    {
        const Scratch scratch;
        const fs::path before = fs::current_path();
        fs::current_path(scratch.folder());
        QCOMPARE(Workshop::open("test.cardquake", scratch.options()).path(), scratch.file());
        fs::current_path(before);
    }

    void strangePathsWork()
    {
        const Scratch scratch;
        const fs::path file = scratch.folder() / "a b?c#d%41 ü'\".cardquake";
        {
            Workshop workshop = Workshop::open(file, scratch.options());
            workshop.seed({samplePack("bugout")});
        }
        QVERIFY(fs::exists(file));
        QVERIFY(Workshop::open(file, scratch.options()).load("bugout") == samplePack("bugout"));
    }

    void aLinkThatLeadsNowhereIsLeftAlone()
    {
        const Scratch scratch;
        for (const fs::path &target : {scratch.folder() / "gone" / "far.cardquake", fs::path("near.cardquake")}) {
            fs::create_symlink(target, scratch.file());
            QCOMPARE(errorOf([&] { scratch.open(); }), "NotFound");
            QVERIFY(messageOf([&] { scratch.open(); }).contains(QString::fromStdString(target.string())));
            QCOMPARE(fs::read_symlink(scratch.file()), target);
            fs::remove(scratch.file());
        }
        QVERIFY(filesIn(scratch.folder()).isEmpty());
    }

    void aLinkThatLeadsToItselfIsLeftAlone()
    {
        const Scratch scratch;
        fs::create_symlink(scratch.file(), scratch.file());
        QCOMPARE(errorOf([&] { scratch.open(); }), "NotFound");
        QVERIFY(messageOf([&] { scratch.open(); }).contains("leads back to itself"));
        QVERIFY(fs::is_symlink(scratch.file()));
    }

    void onlyOneMayWrite()
    {
        const Scratch scratch;
        {
            Workshop writer = scratch.openSeeded();
            fs::create_symlink(scratch.file(), scratch.folder() / "link.cardquake");
            for (const char *name : {"test.cardquake", "link.cardquake"}) {
                Workshop reader = Workshop::open(scratch.folder() / name, scratch.options());
                QCOMPARE(reader.access().mode, AccessMode::ReadOnly);
                QCOMPARE(reader.access().reason, ReadOnlyReason::InUse);
                QVERIFY(reader.access().sentence.find("test.cardquake") != std::string::npos);
                QVERIFY(reader.load("pods") == samplePack("pods"));
                QCOMPARE(errorOf([&] { setField(reader, "bugout", "map", "town", "name", "No"); }), "ReadOnly");
                QCOMPARE(errorOf([&] { reader.undo(); }), "ReadOnly");
                QCOMPARE(errorOf([&] { reader.tag("no"); }), "ReadOnly");
                QVERIFY(setField(writer, "bugout", "map", "town", "name", name));
            }
        }
        Workshop next = scratch.open();
        QCOMPARE(next.access().mode, AccessMode::ReadWrite);
        QVERIFY(setField(next, "bugout", "map", "town", "name", "Yes"));
    }

    void aReaderSeesWhatTheWriterDoes()
    {
        const Scratch scratch;
        Workshop writer = scratch.openSeeded();
        Workshop reader = scratch.open();
        QVERIFY(!reader.changedOutside());
        setField(writer, "bugout", "map", "town", "name", "New");
        QVERIFY(!writer.changedOutside());
        QVERIFY(reader.changedOutside());
        QVERIFY(!reader.changedOutside());
        QVERIFY(reader.row("bugout", "map", "town")->fields.at("name") == Json("New"));
        QCOMPARE(reader.history().size(), 1u);
        QVERIFY(reader.contentAt("original", "bugout") == samplePack("bugout"));
        QCOMPARE(reader.diff("original", "now").rows.size(), 1u);
    }

    void readingCanBeAskedFor()
    {
        const Scratch scratch;
        scratch.openSeeded();
        const QByteArray before = bytesOf(scratch.file());
        OpenOptions reading = scratch.options();
        reading.readOnly = true;
        QVERIFY(Workshop::open(scratch.file(), reading).load("bugout") == samplePack("bugout"));
        QCOMPARE(bytesOf(scratch.file()), before);
        {
            Workshop reader = Workshop::open(scratch.file(), reading);
            QCOMPARE(reader.access().reason, ReadOnlyReason::Asked);
            QVERIFY(reader.load("bugout") == samplePack("bugout"));
            QCOMPARE(errorOf([&] { reader.undo(); }), "ReadOnly");
            Workshop writer = scratch.open();
            QCOMPARE(writer.access().mode, AccessMode::ReadWrite); // a reader is in nobody's way
            QVERIFY(setField(writer, "bugout", "map", "town", "name", "New"));
            QVERIFY(reader.changedOutside());
            writer.undo();
        }
        scratch.open(); // SQLite leaves its helper files when a reader goes last; the next writer tidies up
        QCOMPARE(filesIn(scratch.folder()), QStringList{"test.cardquake"});
    }

    void migrationsAreTakenInOrderWithABackup()
    {
        const Scratch scratch;
        {
            Workshop workshop = scratch.openSeeded();
            setField(workshop, "bugout", "map", "town", "name", "Old");
        }
        OpenOptions newer = scratch.options();
        newer.migrations.push_back({2, "ALTER TABLE asset ADD COLUMN note TEXT NOT NULL DEFAULT ''"});
        newer.migrations.push_back({3, "UPDATE asset SET note = 'moved'"});
        {
            Workshop workshop = Workshop::open(scratch.file(), newer);
            QVERIFY(workshop.row("bugout", "map", "town")->fields.at("name") == Json("Old"));
            QCOMPARE(workshop.search("old").size(), 1u);
            QVERIFY(setField(workshop, "bugout", "map", "town", "name", "New"));
        }
        QCOMPARE(filesIn(scratch.folder()), (QStringList{"test.cardquake", "test.cardquake.backup-v1"}));
        QCOMPARE(integrityOf(scratch.file()), "ok");
        QCOMPARE(errorOf([&] { scratch.open(); }), "Newer");

        // The backup is a whole workshop file of the old kind, history included.
        const fs::path backup = scratch.folder() / "test.cardquake.backup-v1";
        Workshop old = Workshop::open(backup, scratch.options());
        QVERIFY(old.row("bugout", "map", "town")->fields.at("name") == Json("Old"));
        old.undo();
        QVERIFY(old.load("bugout") == samplePack("bugout"));
    }

    void aRebuiltTableKeepsItsPlace()
    {
        const Scratch scratch;
        scratch.openSeeded();
        OpenOptions newer = scratch.options();
        newer.migrations.push_back({2,
                                    "CREATE TABLE pack_new(id TEXT NOT NULL PRIMARY KEY, game TEXT NOT NULL, name TEXT "
                                    "NOT NULL, description TEXT NOT NULL, author TEXT NOT NULL DEFAULT '');"
                                    "INSERT INTO pack_new(id, game, name, description) SELECT * FROM pack;"
                                    "DROP TABLE pack; ALTER TABLE pack_new RENAME TO pack"});
        {
            Workshop workshop = Workshop::open(scratch.file(), newer);
            QVERIFY(everything(workshop) == (std::vector{samplePack("bugout"), samplePack("pods")}));
            QVERIFY(workshop.edit({"Delete", {}}, [](Editor &editor) { editor.deletePack("pods"); }));
            workshop.undo();
            QVERIFY(workshop.load("pods") == samplePack("pods"));
        }
        QCOMPARE(integrityOf(scratch.file()), "ok");
    }

    void aFailedMigrationLeavesTheFileAsItWas()
    {
        const Scratch scratch;
        scratch.openSeeded();
        OpenOptions broken = scratch.options();
        broken.migrations.push_back({2, "DELETE FROM row; SELECT no_such_function()"});
        QCOMPARE(errorOf([&] { Workshop::open(scratch.file(), broken); }), "Damaged");
        broken.migrations.back().sql = "DELETE FROM pack"; // rows that belong to no pack
        QCOMPARE(errorOf([&] { Workshop::open(scratch.file(), broken); }), "Damaged");
        {
            const Workshop workshop = scratch.open();
            QVERIFY(everything(workshop) == (std::vector{samplePack("bugout"), samplePack("pods")}));
        }
        QCOMPARE(filesIn(scratch.folder()), QStringList{"test.cardquake"}); // no backup of what is still there
    }

    void aBackupLeavesEarlierOnesAlone()
    {
        const Scratch scratch;
        scratch.openSeeded();
        const std::string backup = scratch.file().string() + ".backup-v1";
        writeBytes(backup, "precious");
        writeBytes(backup + "-2", "precious too");
        OpenOptions newer = scratch.options();
        newer.migrations.push_back({2, "UPDATE asset SET name = name"});
        Workshop::open(scratch.file(), newer);
        QCOMPARE(bytesOf(backup), QByteArray("precious"));
        QCOMPARE(bytesOf(backup + "-2"), QByteArray("precious too"));
        QVERIFY(Workshop::open(backup + "-3", scratch.options()).load("bugout") == samplePack("bugout"));
    }

    void anOldFileThatCannotBeWrittenIsExplained()
    {
        const Scratch scratch;
        scratch.openSeeded();
        OpenOptions newer = scratch.options();
        newer.readOnly = true;
        newer.migrations.push_back({2, "ALTER TABLE asset ADD COLUMN note TEXT NOT NULL DEFAULT ''"});
        QCOMPARE(errorOf([&] { Workshop::open(scratch.file(), newer); }), "Older");
        QVERIFY(messageOf([&] { Workshop::open(scratch.file(), newer); }).contains("older Cardquake"));
    }

    void builtInMigrationsAreNumberedWithoutGaps()
    {
        int expected = 0;
        for (const Migration &migration : builtInMigrations())
            QCOMPARE(migration.version, ++expected);
        QVERIFY(expected > 0);
    }

private:
    static QStringList filesIn(const fs::path &folder)
    {
        QStringList names;
        for (const auto &entry : fs::directory_iterator(folder))
            names << QString::fromStdString(entry.path().filename().string());
        names.sort();
        return names;
    }
};

QTEST_APPLESS_MAIN(TestWorkshopFile)
#include "tst_workshop_file.moc"
