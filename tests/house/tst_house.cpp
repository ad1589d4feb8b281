// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/house/house_rules.h"
#include "tests/house/papers.h"
#include "tests/house/planted.h"

#include <QDir>
#include <QDirIterator>
#include <QProcess>
#include <QStandardPaths>
#include <QTest>

#include <algorithm>

using namespace cardquake;

/// The house is as its papers say: every rule holds in every file, and every path on the map leads somewhere.
class TestHouse : public QObject {
    Q_OBJECT

private slots:
    void everyFileKeepsTheRule_data()
    {
        QTest::addColumn<int>("rule");
        for (std::size_t i = 0; i < houseRules().size(); ++i)
            QTest::newRow(houseRules()[i].name) << int(i);
    }

    void everyFileKeepsTheRule()
    {
        QFETCH(int, rule);
        QStringList complaints;
        for (const QString &path : paths())
            complaints += houseRules()[std::size_t(rule)].complaints(path, read(path));
        QVERIFY2(complaints.isEmpty(), qPrintable('\n' + complaints.join('\n')));
    }

    void theWholeTreeIsLookedAt()
    {
        for (const char *path : {"engine/core/json.cpp", "data/catalog/pack.h", "tests/house/tst_house.cpp", ".ci/run",
                                 "run.sh", "CMakeLists.txt", "cmake/CardquakeTarget.cmake"})
            QVERIFY2(paths().contains(path), path);
        QVERIFY(!std::ranges::any_of(paths(), [](const QString &path) { return path.startsWith("build/"); }));
    }

    void aPlantedFaultIsFound_data()
    {
        QTest::addColumn<Planted>("planted");
        for (const Planted &planted : plantedFaults() + plantedInnocents())
            QTest::addRow("%s in %s: %s", planted.brokenRule ? planted.brokenRule : "nothing", planted.path,
                          qPrintable(planted.text.section("later\n", -1).simplified().left(40)))
                << planted;
    }

    void aPlantedFaultIsFound()
    {
        QFETCH(Planted, planted);
        for (const HouseRule &rule : houseRules()) {
            const QStringList complaints = rule.complaints(planted.path, planted.text);
            QVERIFY2(complaints.isEmpty() == !planted.breaks(rule),
                     qPrintable(QString("%1: %2").arg(rule.name, complaints.join('\n'))));
        }
    }

    void everyRuleHasAPlantedFault()
    {
        const QList<Planted> faults = plantedFaults();
        for (const HouseRule &rule : houseRules())
            QVERIFY2(std::ranges::any_of(faults, [&](const Planted &fault) { return fault.breaks(rule); }), rule.name);
    }

    void everySourceIsFormatted()
    {
        const QString tool = QStandardPaths::findExecutable("clang-format");
        if (!output(tool, {"--version"}).contains("version 14."))
            QSKIP("clang-format 14 is not here, so the format of the sources was not looked at");
        QStringList arguments{"--dry-run", "-Werror"};
        for (const QString &path : paths())
            if (path.endsWith(".cpp") || path.endsWith(".h"))
                arguments << path;
        const QString complaints = output(tool, arguments);
        QVERIFY2(complaints.isEmpty(), qPrintable('\n' + complaints));
    }

    void papersNameOnlyWhatIsThere_data()
    {
        QTest::addColumn<QString>("paper");
        for (const char *paper : {"README.md", "CONTRIBUTING.md"})
            QTest::newRow(paper) << paper;
    }

    void papersNameOnlyWhatIsThere()
    {
        QFETCH(QString, paper);
        const QStringList named = namedPaths(read(paper));
        QVERIFY(named.size() >= 5);
        for (const QString &path : named)
            QVERIFY2(existsInTree(path), qPrintable(path));
    }

    void everyRoomIsOnTheMap()
    {
        const QStringList named = namedPaths(read("CONTRIBUTING.md"));
        for (const QString &room : root().entryList(QDir::Dirs | QDir::NoDotAndDotDot))
            if (root().exists(room + "/CMakeLists.txt"))
                QVERIFY2(named.contains(room + '/'), qPrintable(room));
    }

    void pathsInPapersAreRecognised()
    {
        const QString paper = "See `data/packs/` and `./run.sh pack list`, not `pack list`, `x -> y` or `$HOME/a`.\n"
                              "```text\nengine/   the rules\nLICENSE   the licence\n```\n"
                              "```sh\n./test.sh -R tst_json   # see build/log.txt\n```\n"
                              "A game lives in `data/kinds/<game>/`, says `CONTRIBUTING.md`.\n";
        QCOMPARE(namedPaths(paper), (QStringList{"data/packs/", "run.sh", "engine/", "LICENSE", "test.sh",
                                                 "data/kinds/*/", "CONTRIBUTING.md"}));
    }

    void aPathThatLeadsNowhereIsFound()
    {
        for (const char *path : {"run.sh", ".ci/run", "engine/core/", "engine/core/json.h", "data/*/CMakeLists.txt"})
            QVERIFY2(existsInTree(path), path);
        for (const char *path : {"attic/", "run.sh/", "engine/core/attic.h", "data/*/attic.txt", "engine/core/*/"})
            QVERIFY2(!existsInTree(path), path);
    }

private:
    static QDir root() { return QDir(CARDQUAKE_SOURCE_DIR); }

    static QString read(const QString &path)
    {
        QFile file(root().filePath(path));
        if (!file.open(QIODevice::ReadOnly))
            qWarning("cannot read %s", qPrintable(path));
        return QString::fromUtf8(file.readAll());
    }

    /// What a tool says about the tree; nothing when there is no such tool.
    static QString output(const QString &tool, const QStringList &arguments)
    {
        QProcess process;
        process.setProcessChannelMode(QProcess::MergedChannels);
        process.setWorkingDirectory(root().path());
        process.start(tool, arguments);
        process.waitForFinished();
        return QString::fromUtf8(process.readAll());
    }

    /// Every file of the tree, as a path from its root. What is built, and what tools and people keep in dot folders,
    /// is not part of it.
    static const QStringList &paths()
    {
        static const QStringList list = [] {
            QStringList found{".ci/run"};
            for (const QString &file : root().entryList(QDir::Files))
                found << file;
            for (const QString &room : root().entryList(QDir::Dirs | QDir::NoDotAndDotDot)) {
                if (room == "build")
                    continue;
                for (QDirIterator it(root().filePath(room), QDir::Files, QDirIterator::Subdirectories); it.hasNext();)
                    found << root().relativeFilePath(it.next());
            }
            return found;
        }();
        return list;
    }

    /// Follows a path name by name, because a `*` in the middle may stand for any of several folders.
    static bool existsInTree(const QString &path)
    {
        QStringList places{root().path()};
        for (const QString &name : path.split('/', Qt::SkipEmptyParts)) {
            QStringList next;
            for (const QString &place : places)
                for (const QString &entry :
                     QDir(place).entryList({name}, QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot))
                    next << place + '/' + entry;
            places = next;
        }
        return std::ranges::any_of(
            places, [&](const QString &place) { return !path.endsWith('/') || QFileInfo(place).isDir(); });
    }
};

QTEST_APPLESS_MAIN(TestHouse)
#include "tst_house.moc"
