// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/data/child.h"
#include "tests/data/store_helpers.h"

#include <QRandomGenerator>
#include <QTest>

#include <csignal>
#include <sys/mount.h>
#include <sys/resource.h>

using namespace cardquake;
using namespace cardquake::test;

namespace fs = std::filesystem;

namespace {

/// A small disk of its own, gone after the test. Only root can have one.
class SmallDisk {
public:
    SmallDisk(fs::path folder, const char *size)
        : m_folder(std::move(folder))
    {
        fs::create_directory(m_folder);
        m_isMounted = mount("none", m_folder.c_str(), "tmpfs", 0, size) == 0;
    }

    ~SmallDisk()
    {
        if (m_isMounted)
            umount2(m_folder.c_str(), MNT_DETACH);
    }

    SmallDisk(const SmallDisk &) = delete;
    SmallDisk &operator=(const SmallDisk &) = delete;

    bool isMounted() const { return m_isMounted; }
    bool makeReadOnly() const { return mount("none", m_folder.c_str(), nullptr, MS_REMOUNT | MS_RDONLY, nullptr) == 0; }

    /// A file that takes up all that is left.
    fs::path fill(const char *name) const
    {
        fs::path ballast = m_folder / name;
        FILE *file = fopen(ballast.c_str(), "w");
        setvbuf(file, nullptr, _IONBF, 0);
        const QByteArray block(4096, 'x');
        while (fwrite(block.data(), 1, 4096, file) == 4096)
            continue;
        fclose(file);
        return ballast;
    }

private:
    fs::path m_folder;
    bool m_isMounted = false;
};

/// Adds rows of 10 kB until the store refuses. Gives the name of the refusal and the number of rows that got in.
std::pair<QString, int> addRowsUntilRefused(Workshop &workshop)
{
    int rows = 0;
    const QString code = errorOf([&] {
        for (; rows < 10'000; ++rows)
            workshop.edit({"Add", {}}, [&](Editor &editor) {
                editor.addRow("bugout", "big", tile("row-" + std::to_string(rows), std::string(10'000, 'x')));
            });
    });
    return {code, rows};
}

} // namespace

/// Everything that can go wrong around the file: a clear message, nothing lost, no crash.
class TestStoreFaults : public QObject {
    Q_OBJECT

private slots:
    void aCutOffFileIsRefused()
    {
        const Scratch scratch;
        scratch.openSeeded();
        const QByteArray whole = bytesOf(scratch.file());
        for (const qsizetype size : {qsizetype(0), qsizetype(1), qsizetype(15), qsizetype(16), qsizetype(99),
                                     qsizetype(100), qsizetype(511), qsizetype(4095), qsizetype(4096), whole.size() / 2,
                                     whole.size() - 4096, whole.size() - 4090, whole.size() - 100, whole.size() - 1})
            checkRefused(scratch, whole.left(size), {"NotAWorkshop", "Damaged"});
    }

    void aForeignFileIsRefused()
    {
        const Scratch scratch;
        QRandomGenerator random(1);
        QByteArray noise(100'000, Qt::Uninitialized);
        for (char &c : noise)
            c = static_cast<char>(random.generate());
        checkRefused(scratch, noise, {"NotAWorkshop"});
        checkRefused(scratch, "{\"not\": \"a database\"}", {"NotAWorkshop"});
        checkRefused(scratch, "SQLite format 3", {"NotAWorkshop"});

        const fs::path other = scratch.folder() / "other.db";
        tamper(other, "CREATE TABLE row(id); INSERT INTO row VALUES('precious')");
        checkRefused(scratch, bytesOf(other), {"NotAWorkshop"});
        tamper(other, "PRAGMA application_id = 12345; PRAGMA user_version = 1");
        checkRefused(scratch, bytesOf(other), {"NotAWorkshop"});
    }

    void anEmptyFileKeepsItsLog()
    {
        const Scratch scratch;
        writeBytes(scratch.file(), "");
        writeBytes(scratch.file().string() + "-wal", "perhaps the last copy of somebody's work");
        QCOMPARE(errorOf([&] { scratch.open(); }), "NotAWorkshop");
        QVERIFY(fs::exists(scratch.file().string() + "-wal"));
    }

    void aNewerFileIsRefused()
    {
        const Scratch scratch;
        scratch.openSeeded();
        tamper(scratch.file(), "PRAGMA journal_mode = DELETE; PRAGMA user_version = 1000");
        checkRefused(scratch, bytesOf(scratch.file()), {"Newer"});
        QVERIFY(messageOf([&] { scratch.open(); }).contains("Update Cardquake"));
    }

    void aFileWithoutItsTablesIsDamaged()
    {
        const Scratch scratch;
        scratch.openSeeded();
        tamper(scratch.file(), "DROP TABLE history");
        Workshop workshop = scratch.open();
        QCOMPARE(errorOf([&] { workshop.history(); }), "Damaged");
        QCOMPARE(errorOf([&] { setField(workshop, "bugout", "map", "town", "name", "New"); }), "Damaged");
        QVERIFY(workshop.load("bugout") == samplePack("bugout"));
    }

    void historyThatDoesNotFitIsNotApplied()
    {
        const Scratch scratch;
        {
            Workshop workshop = scratch.openSeeded();
            setField(workshop, "bugout", "map", "town", "name", "New");
        }
        tamper(scratch.file(),
               "UPDATE row SET body = '{\"name\":\"From outside\"}' WHERE pack = 'bugout' AND id = 'town'");
        {
            Workshop workshop = scratch.open();
            QCOMPARE(errorOf([&] { workshop.undo(); }), "Damaged");
            QVERIFY(workshop.row("bugout", "map", "town")->fields.at("name") == Json("From outside"));
            QVERIFY(workshop.nextUndo());
        }
        tamper(scratch.file(),
               "UPDATE history SET changes = x'0102030405'; UPDATE row SET body = '[]' WHERE id = 'town'");
        Workshop workshop = scratch.open();
        QCOMPARE(errorOf([&] { workshop.undo(); }), "Damaged");
        QCOMPARE(errorOf([&] { workshop.diff("0", "1"); }), "Damaged");
        QCOMPARE(errorOf([&] { workshop.load("bugout"); }), "Damaged");
    }

    void aScratchedFileNeverCrashesUs()
    {
        const Scratch scratch;
        {
            Workshop workshop = scratch.openSeeded();
            for (int i = 0; i < 20; ++i)
                setField(workshop, "bugout", "map", "town", "name", std::string(200, static_cast<char>('a' + i)));
        }
        const QByteArray whole = bytesOf(scratch.file());
        QRandomGenerator random(7);
        int refused = 0;
        for (int round = 0; round < 200; ++round) {
            QByteArray scratched = whole;
            const qsizetype from = random.bounded(static_cast<int>(whole.size()));
            for (qsizetype i = from; i < qMin(from + 64, whole.size()); ++i)
                scratched[i] = static_cast<char>(random.generate());
            writeBytes(scratch.file(), scratched);
            const QString code = errorOf([&] {
                Workshop workshop = scratch.open();
                everything(workshop);
                workshop.undo();
                setField(workshop, "bugout", "map", "town", "name", "New");
                workshop.contentAt("original", "bugout");
                workshop.search("new");
            });
            refused += code.isEmpty() ? 0 : 1;
            for (const char *suffix : {"-wal", "-shm"})
                fs::remove(scratch.file().string() + suffix);
        }
        QVERIFY(refused > 20); // the scratches do hit something
    }

    void aReadOnlyFolderCanBeRead_data()
    {
        QTest::addColumn<int>("folderMode");
        QTest::addColumn<int>("fileMode");
        QTest::newRow("folder") << 0555 << 0666;
        QTest::newRow("file") << 0777 << 0444;
        QTest::newRow("both") << 0555 << 0444;
    }

    void aReadOnlyFolderCanBeRead()
    {
        QFETCH(int, folderMode);
        QFETCH(int, fileMode);
        const Scratch scratch;
        scratch.openSeeded();
        setMode(scratch.file(), fileMode);
        setMode(scratch.folder(), folderMode);
        const QByteArray before = bytesOf(scratch.file());
        const std::string report = asOrdinaryUser([&] { return readOnlyReport(scratch); });
        setMode(scratch.folder(), 0777);
        QCOMPARE(report, std::string("3 rows, edit: ReadOnly"));
        QCOMPARE(bytesOf(scratch.file()), before);
    }

    void whatIsStillInTheLogIsReadTooOnAReadOnlyDisk_data()
    {
        QTest::addColumn<bool>("hasIndex");
        QTest::newRow("log and its index") << true;
        QTest::newRow("log alone") << false;
    }

    void whatIsStillInTheLogIsReadTooOnAReadOnlyDisk()
    {
        QFETCH(bool, hasIndex);
        const Scratch scratch;
        const Child writer([&](const Child::Line &line) {
            Workshop workshop = scratch.openSeeded();
            workshop.edit({"Add", {}}, [](Editor &e) { e.addRow("bugout", "map", tile("zoo", "Zoo")); });
            line.say("done");
            line.hear();
        });
        QCOMPARE(writer.line().hear(), std::string("done"));
        writer.killHard();
        QVERIFY(fs::file_size(scratch.file().string() + "-wal") > 0);
        if (!hasIndex)
            fs::remove(scratch.file().string() + "-shm");
        setMode(scratch.folder(), 0555);
        const std::string report = asOrdinaryUser([&] { return readOnlyReport(scratch); });
        setMode(scratch.folder(), 0777);
        QCOMPARE(report, std::string("4 rows, edit: ReadOnly"));
        QCOMPARE(scratch.open().rows("bugout", "map").size(), 4u);
    }

    void aReadOnlyDiskCanBeRead()
    {
        const Scratch scratch;
        const SmallDisk disk(scratch.folder() / "disk", "size=4m");
        if (!disk.isMounted())
            QSKIP("only root can mount a disk; the tests of read-only folders have covered the same ways");
        const fs::path file = scratch.folder() / "disk" / "a ?#%.cardquake";
        {
            Workshop workshop = Workshop::open(file, scratch.options());
            workshop.seed({samplePack("bugout")});
        }
        QVERIFY(disk.makeReadOnly());
        Workshop workshop = Workshop::open(file, scratch.options());
        QCOMPARE(workshop.access().reason, ReadOnlyReason::NotWritable);
        QVERIFY(workshop.load("bugout") == samplePack("bugout"));
        QCOMPARE(errorOf([&] { setField(workshop, "bugout", "map", "town", "name", "New"); }), "ReadOnly");
        QCOMPARE(errorOf([&] { Workshop::open(file.parent_path() / "new.cardquake"); }), "ReadOnly");
    }

    void aFileThatMayNotBeReadIsExplained()
    {
        const Scratch scratch;
        scratch.openSeeded();
        setMode(scratch.file(), 0000);
        setMode(scratch.folder(), 0777);
        const std::string message = asOrdinaryUser([&] { return messageOf([&] { scratch.open(); }).toStdString(); });
        QVERIFY2(message.find("permissions") != std::string::npos, message.c_str());
    }

    void aFullDiskLosesNothing()
    {
        const Scratch scratch;
        const SmallDisk disk(scratch.folder() / "disk", "size=12m");
        if (!disk.isMounted())
            QSKIP("only root can mount a small disk; aFileThatMayNotGrowLosesNothing has covered the same ways");
        const fs::path file = scratch.folder() / "disk" / "full.cardquake";
        {
            Workshop workshop = Workshop::open(file, scratch.options());
            workshop.seed({samplePack("bugout")});
            const fs::path ballast = disk.fill("ballast");
            fs::resize_file(ballast, fs::file_size(ballast) - 2'000'000);
            const auto [code, rows] = addRowsUntilRefused(workshop);
            QCOMPARE(code, "DiskFull");
            QVERIFY(rows > 0);
            disk.fill("the rest");
            QCOMPARE(errorOf([&] { setField(workshop, "bugout", "map", "town", "name", std::string(1'000'000, 'x')); }),
                     "DiskFull");
            QCOMPARE(workshop.rows("bugout", "big").size(), static_cast<std::size_t>(rows));
            QCOMPARE(workshop.history().size(), static_cast<std::size_t>(rows));
            QCOMPARE(errorOf([&] { Workshop::open(file.parent_path() / "new.cardquake"); }), "DiskFull");
            QVERIFY(!fs::exists(file.parent_path() / "new.cardquake"));
            QVERIFY(!fs::exists(file.parent_path() / "new.cardquake-new"));
            fs::remove(ballast);
            QVERIFY(workshop.undo());
        }
        Workshop workshop = Workshop::open(file, scratch.options());
        while (workshop.undo())
            continue;
        QVERIFY(workshop.load("bugout") == samplePack("bugout"));
    }

    void aFullDiskCanBeRead()
    {
        const Scratch scratch;
        const SmallDisk disk(scratch.folder() / "disk", "size=2m");
        if (!disk.isMounted())
            QSKIP("only root can mount a small disk");
        const fs::path file = scratch.folder() / "disk" / "full.cardquake";
        {
            Workshop workshop = Workshop::open(file, scratch.options());
            workshop.seed({samplePack("bugout")});
        }
        disk.fill("ballast");
        OpenOptions reading = scratch.options();
        reading.readOnly = true;
        QVERIFY(Workshop::open(file, reading).load("bugout") == samplePack("bugout"));
    }

    void aFileThatMayNotGrowLosesNothing()
    {
        const Scratch scratch;
        scratch.openSeeded();
        const Child child([&](const Child::Line &line) {
            std::signal(SIGXFSZ, SIG_IGN);
            const rlimit limit{1'000'000, 1'000'000};
            setrlimit(RLIMIT_FSIZE, &limit);
            Workshop workshop = scratch.open();
            const auto [code, rows] = addRowsUntilRefused(workshop);
            const bool allThere = workshop.rows("bugout", "big").size() == static_cast<std::size_t>(rows);
            line.say(code.toStdString() + (rows > 0 && allThere ? ", all there" : ", rows lost"));
        });
        QCOMPARE(QString::fromStdString(child.line().hear()), "DiskFull, all there");
        child.killHard();
        {
            Workshop workshop = scratch.open();
            QVERIFY(workshop.undo());
            while (workshop.undo())
                continue;
            QVERIFY(workshop.load("bugout") == samplePack("bugout"));
        }
        QCOMPARE(integrityOf(scratch.file()), "ok");
    }

    void aMigrationOnAFullDiskChangesNothing()
    {
        const Scratch scratch;
        scratch.openSeeded();
        const QByteArray before = bytesOf(scratch.file());
        const Child child([&](const Child::Line &line) {
            std::signal(SIGXFSZ, SIG_IGN);
            const rlimit limit{20'000, 20'000};
            setrlimit(RLIMIT_FSIZE, &limit);
            OpenOptions newer = scratch.options();
            newer.migrations.push_back({2, "ALTER TABLE asset ADD COLUMN note TEXT NOT NULL DEFAULT ''"});
            line.say(errorOf([&] { Workshop::open(scratch.file(), newer); }).toStdString());
        });
        QCOMPARE(child.line().hear(), std::string("DiskFull"));
        child.killHard();
        QCOMPARE(bytesOf(scratch.file()), before);
        QVERIFY(!fs::exists(scratch.file().string() + ".backup-v1"));
        QVERIFY(!fs::exists(scratch.file().string() + ".backup-v1-new"));
    }

private:
    /// The file is refused with one of the codes and a whole sentence, and is not touched.
    static void checkRefused(const Scratch &scratch, const QByteArray &content, const QStringList &codes)
    {
        writeBytes(scratch.file(), content);
        const auto open = [&] { scratch.open(); };
        QVERIFY2(codes.contains(errorOf(open)), qPrintable(errorOf(open) + u' ' + QString::number(content.size())));
        QVERIFY(messageOf(open).contains("test.cardquake"));
        QVERIFY(messageOf(open).endsWith(u'.'));
        QCOMPARE(bytesOf(scratch.file()), content);
        QVERIFY(!fs::exists(scratch.file().string() + "-lock"));
        QVERIFY(!fs::exists(scratch.file().string() + "-wal"));
    }

    static void setMode(const fs::path &path, int mode) { fs::permissions(path, static_cast<fs::perms>(mode)); }

    static std::string readOnlyReport(const Scratch &scratch)
    {
        Workshop workshop = scratch.open();
        if (workshop.access().reason != ReadOnlyReason::NotWritable)
            return "not recognised as read-only";
        const QString code = errorOf([&] { setField(workshop, "bugout", "map", "town", "name", "New"); });
        return std::to_string(workshop.load("bugout").rows.rows("map").size()) + " rows, edit: " + code.toStdString();
    }
};

QTEST_APPLESS_MAIN(TestStoreFaults)
#include "tst_store_faults.moc"
