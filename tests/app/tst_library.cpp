// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/library.h"
#include "tests/app/command_line_runner.h"
#include "tests/data/child.h"
#include "tests/data/store_helpers.h"

using namespace cardquake;
using namespace cardquake::test;

namespace fs = std::filesystem;

/// The workshop file as the verbs find it: never made, half made, old, out of reach.
class TestLibrary : public QObject {
    Q_OBJECT

private slots:
    void init() { m_cli = std::make_unique<CommandLineRunner>(); }

    void aFileThatWasNeverFilledIsFilledByAReadingVerb()
    {
        Workshop::open(library()); // as a program leaves it that ended before it could fill it
        QCOMPARE(packCount(), 2u);
        QVERIFY(m_cli->good({"history", "list"}).says("[original]"));
    }

    void aLibraryWithoutPacksStaysSo()
    {
        for (const char *pack : {"bugout", "escapepods"})
            m_cli->good({"pack", "delete", pack});
        QCOMPARE(packCount(), 0u);
    }

    void aFileThatIsJustBeingFilledIsWaitedFor()
    {
        for (int round = 0; round < 5; ++round) {
            m_cli = std::make_unique<CommandLineRunner>();
            const Child maker([&](const Child::Line &line) {
                Workshop workshop = Workshop::open(library());
                line.say("made");
                line.hear();
                workshop.seed({bulkyPack()});
                line.hear(); // a window would keep it open too
            });
            QCOMPARE(maker.line().hear(), std::string("made"));
            maker.line().say("fill it");
            const Json packs = m_cli->good({"pack", "list", "--json"}).json();
            QCOMPARE(packs.size(), 1u);
            QVERIFY(packs.at(0).at("rows") == 3000);
        }
    }

    void manyFirstStartsAllFindTheContent()
    {
        for (int round = 0; round < 5; ++round) {
            m_cli = std::make_unique<CommandLineRunner>();
            const auto start = [&](const Child::Line &line) { line.say(std::to_string(packCount())); };
            const Child first(start);
            const Child second(start);
            const Child third(start);
            for (const Child *child : {&first, &second, &third})
                QCOMPARE(child->line().hear(), std::string("2"));
        }
    }

    void anOldFileIsBroughtUpToDateByAReadingVerb()
    {
        tamper(library(), "PRAGMA application_id = 0x43645170"); // before the first step of the schema
        QCOMPARE(packCount(), 2u);
        QVERIFY(fs::exists(library().string() + ".backup-v0"));
    }

private:
    fs::path library() const { return m_cli->file("library.cardquake"); }
    std::size_t packCount() const { return m_cli->good({"pack", "list", "--json"}).json().size(); }

    static Pack bulkyPack()
    {
        Pack pack{{"bulky", "bugout", "Bulky", ""}, {}, {}};
        for (int i = 0; i < 3000; ++i)
            pack.rows.put("map", tile("tile-" + std::to_string(i), "Tile"));
        return pack;
    }

    std::unique_ptr<CommandLineRunner> m_cli;
};

QTEST_APPLESS_MAIN(TestLibrary)
#include "tst_library.moc"
