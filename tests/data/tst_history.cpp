// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/data/store_helpers.h"

#include <QTest>

using namespace cardquake;
using namespace cardquake::test;

using Between = std::function<void(Workshop &, const Scratch &)>;

/// Undo, redo, merging, and what becomes of the edits behind the head.
class TestHistory : public QObject {
    Q_OBJECT

private slots:
    void undoAndRedoSurviveARestart()
    {
        const Scratch scratch;
        {
            Workshop workshop = scratch.openSeeded();
            rename(workshop, "One");
            rename(workshop, "Two");
            QCOMPARE(workshop.undo()->label, std::string("Change name"));
        }
        {
            Workshop workshop = scratch.open();
            QCOMPARE(name(workshop), std::string("One"));
            workshop.undo();
            QCOMPARE(name(workshop), std::string("Town"));
            QVERIFY(!workshop.undo());
            QVERIFY(!workshop.nextUndo());
            QCOMPARE(workshop.nextRedo()->position, 1);
        }
        Workshop workshop = scratch.open();
        workshop.redo();
        QCOMPARE(workshop.redo()->position, 2);
        QVERIFY(!workshop.redo());
        QCOMPARE(name(workshop), std::string("Two"));
    }

    void historyListsWhatWasDone()
    {
        const Scratch scratch;
        Workshop workshop = scratch.openSeeded();
        rename(workshop, "One");
        scratch.pass(10);
        workshop.edit({"Both packs", {}}, [](Editor &editor) {
            editor.deleteRow("bugout", "map", "town");
            editor.deleteRow("pods", "map", "town");
        });
        workshop.edit({"Pods only", {}}, [](Editor &editor) { editor.deletePack("pods"); });
        workshop.undo();

        const auto all = workshop.history();
        QCOMPARE(all.size(), 3u);
        QVERIFY((all[0] == HistoryEntry{1, "Change name", "bugout", all[0].time, true, true}));
        QVERIFY((all[1] == HistoryEntry{2, "Both packs", "", all[0].time + 10, true, true}));
        QVERIFY((all[2] == HistoryEntry{3, "Pods only", "pods", all[0].time + 10, false, true}));
        QCOMPARE(workshop.history("bugout").size(), 2u);
        QCOMPARE(workshop.history("pods").size(), 2u);
        QCOMPARE(workshop.nextUndo()->label, std::string("Both packs"));
        QCOMPARE(workshop.nextRedo()->label, std::string("Pods only"));
    }

    void anEditThatChangesNothingLeavesNoTrace()
    {
        const Scratch scratch;
        Workshop workshop = scratch.openSeeded();
        rename(workshop, "One");
        workshop.undo();
        QVERIFY(!rename(workshop, "Town"));
        QVERIFY(!workshop.edit({"There and back", {}}, [](Editor &editor) {
            editor.renameRow("bugout", "map", "town", "city");
            editor.renameRow("bugout", "map", "city", "town");
            editor.addRow("bugout", "map", tile("zoo", "Zoo"), 1);
            editor.deleteRow("bugout", "map", "zoo");
        }));
        QCOMPARE(workshop.history().size(), 1u); // and what can be redone is still there
        QVERIFY(workshop.redo());
    }

    void idsCanBeSwapped()
    {
        const Scratch scratch;
        Workshop workshop = scratch.openSeeded();
        workshop.edit({"Swap", {}}, [](Editor &editor) {
            editor.renameRow("bugout", "map", "town", "third");
            editor.renameRow("bugout", "map", "beach", "town");
            editor.renameRow("bugout", "map", "third", "beach");
        });
        const std::vector<Pack> swapped = everything(workshop);
        QCOMPARE(ids(workshop.rows("bugout", "map")), (std::vector<std::string>{"town", "beach", "woods"}));
        workshop.undo();
        QVERIFY(workshop.load("bugout") == samplePack("bugout"));
        workshop.redo();
        QVERIFY(everything(workshop) == swapped);
    }

    void aNewEditDropsWhatWasUndone()
    {
        const Scratch scratch;
        Workshop workshop = scratch.openSeeded();
        rename(workshop, "One");
        rename(workshop, "Two");
        workshop.undo();
        rename(workshop, "Three");
        QVERIFY(!workshop.redo());
        QCOMPARE(workshop.history().size(), 2u);
        workshop.undo();
        QCOMPARE(name(workshop), std::string("One"));
    }

    void editsWithTheSameKeyMergeWhileTheyFollowQuickly()
    {
        const Scratch scratch;
        Workshop workshop = scratch.openSeeded();
        for (const char *typed : {"C", "Ci", "Cit", "City"}) {
            scratch.pass(mergeWindowMilliseconds); // each within the window of the one before
            QVERIFY(rename(workshop, typed, "name of town"));
        }
        QCOMPARE(workshop.history().size(), 1u);
        workshop.undo();
        QCOMPARE(name(workshop), std::string("Town"));
        workshop.redo();
        QCOMPARE(name(workshop), std::string("City"));
    }

    void mergedToNothingLeavesNoEntry()
    {
        const Scratch scratch;
        Workshop workshop = scratch.openSeeded();
        rename(workshop, "First");
        rename(workshop, "Second", "key");
        QVERIFY(rename(workshop, "First", "key"));
        QCOMPARE(workshop.history().size(), 1u);
        QCOMPARE(name(workshop), std::string("First"));
        workshop.undo();
        QCOMPARE(name(workshop), std::string("Town"));
    }

    void nothingMergesOver_data()
    {
        QTest::addColumn<Between>("between");
        QTest::addColumn<QByteArray>("key");
        const auto add = [](const char *what, const char *key, const Between &between) {
            QTest::newRow(what) << between << QByteArray(key);
        };
        add("a pause", "key", [](Workshop &, const Scratch &s) { s.pass(mergeWindowMilliseconds + 1); });
        add("a clock set back", "key", [](Workshop &, const Scratch &s) { s.pass(-1); });
        add("another key", "other", [](Workshop &, const Scratch &) {});
        add("no key", "", [](Workshop &, const Scratch &) {});
        add("another edit", "key", [](Workshop &w, const Scratch &) { rename(w, "Between"); });
        add("a version", "key", [](Workshop &w, const Scratch &) { w.tag("here"); });
        add("undo and redo", "key", [](Workshop &w, const Scratch &) {
            w.undo();
            w.redo();
        });
        add("undo of a later edit", "key", [](Workshop &w, const Scratch &) {
            rename(w, "Later");
            w.undo();
        });
    }

    void nothingMergesOver()
    {
        QFETCH(Between, between);
        QFETCH(QByteArray, key);
        const Scratch scratch;
        Workshop workshop = scratch.openSeeded();
        rename(workshop, "One", "key");
        between(workshop, scratch);
        const auto before = workshop.nextUndo()->position;
        rename(workshop, "Two", key.toStdString());
        QCOMPARE(workshop.nextUndo()->position, before + 1);
        workshop.undo();
        QCOMPARE(workshop.nextUndo()->position, before);
    }

    void anEditAfterUndoKeepsWhatAVersionPointsAt()
    {
        const Scratch scratch;
        Workshop workshop = scratch.openSeeded();
        rename(workshop, "One");
        rename(workshop, "Two");
        rename(workshop, "Three");
        workshop.tag("third");
        rename(workshop, "Four");
        for (int i = 0; i < 3; ++i)
            workshop.undo();
        rename(workshop, "Five");

        QCOMPARE(workshop.history().size(), 6u);
        QCOMPARE(workshop.history()[4].label, std::string("Went back 3 edits"));
        QVERIFY(workshop.contentAt("third", "bugout").rows.find("map", "town")->fields.at("name") == Json("Three"));
        QCOMPARE(name(workshop), std::string("Five"));
        const char *back[] = {"One", "Four", "Three", "Two", "One", "Town"};
        for (const char *expected : back) {
            QVERIFY(workshop.undo());
            QCOMPARE(name(workshop), std::string(expected));
        }
        QVERIFY(!workshop.undo());
        while (workshop.redo())
            continue;
        QCOMPARE(name(workshop), std::string("Five"));
    }

    void goingBackOverNothingNeedsNoBridge()
    {
        const Scratch scratch;
        Workshop workshop = scratch.openSeeded();
        rename(workshop, "One");
        rename(workshop, "Town");
        workshop.tag("same as before");
        workshop.undo();
        workshop.undo();
        rename(workshop, "Two");
        QCOMPARE(workshop.history().size(), 3u);
        workshop.undo();
        QCOMPARE(name(workshop), std::string("Town"));
        workshop.undo();
        QCOMPARE(name(workshop), std::string("One"));
    }

    void anOlderSchemaIsABarrier()
    {
        const Scratch scratch;
        {
            Workshop workshop = scratch.openSeeded();
            rename(workshop, "One");
            rename(workshop, "Two");
            rename(workshop, "Three");
            workshop.tag("third");
            workshop.undo();
        }
        OpenOptions options = scratch.options();
        options.migrations.push_back({2, "ALTER TABLE row ADD COLUMN note TEXT NOT NULL DEFAULT ''"});
        Workshop workshop = Workshop::open(scratch.file(), options);
        QVERIFY(!workshop.nextUndo()->crossable);
        for (const auto &refused : std::vector<std::function<void()>>{
                 [&] { workshop.undo(); }, [&] { workshop.redo(); }, [&] { workshop.diff("original", "now"); },
                 [&] { workshop.contentAt("third", "bugout"); }, [&] { workshop.restore("original"); }})
            QCOMPARE(errorOf(refused), "SchemaBarrier");
        QVERIFY(messageOf([&] { workshop.undo(); }).contains("backup"));

        rename(workshop, "Four"); // what was undone stays, since a version needs it, but it is behind the barrier too
        QCOMPARE(workshop.history().size(), 5u);
        QVERIFY(!workshop.history()[3].crossable);
        workshop.undo();
        QCOMPARE(name(workshop), std::string("Two"));
        QCOMPARE(errorOf([&] { workshop.undo(); }), "SchemaBarrier");
        QCOMPARE(name(workshop), std::string("Two"));
        workshop.redo();
        QCOMPARE(name(workshop), std::string("Four"));
    }

    void editsOverTheBarrierDoNotMerge()
    {
        const Scratch scratch;
        {
            Workshop workshop = scratch.openSeeded();
            rename(workshop, "One", "key");
        }
        OpenOptions options = scratch.options();
        options.migrations.push_back({2, "ALTER TABLE row ADD COLUMN note TEXT NOT NULL DEFAULT ''"});
        Workshop workshop = Workshop::open(scratch.file(), options);
        rename(workshop, "Two", "key");
        QCOMPARE(workshop.history().size(), 2u);
    }

private:
    static bool rename(Workshop &workshop, const std::string &name, const std::string &mergeKey = {})
    {
        return setField(workshop, "bugout", "map", "town", "name", name, mergeKey);
    }

    static std::string name(const Workshop &workshop)
    {
        return workshop.row("bugout", "map", "town")->fields.at("name").get<std::string>();
    }
};

QTEST_APPLESS_MAIN(TestHistory)
#include "tst_history.moc"
