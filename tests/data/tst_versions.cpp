// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/data/store_helpers.h"

#include <QTest>

using namespace cardquake;
using namespace cardquake::test;

/// Names for places in the history, the comparison of two of them, and the way back.
class TestVersions : public QObject {
    Q_OBJECT

private slots:
    void theSeedIsTheOriginal()
    {
        const Scratch scratch;
        Workshop workshop = scratch.openSeeded();
        QCOMPARE(workshop.versions().size(), 1u);
        QCOMPARE(workshop.versions().front().name, std::string("original"));
        QCOMPARE(workshop.versions().front().position, 0);
        QVERIFY(!workshop.undo());
        QVERIFY(!workshop.isNew());
        QCOMPARE(errorOf([&] { workshop.seed({}); }), "Exists");
    }

    void namesAreUniqueAndNotWordsForPlaces()
    {
        const Scratch scratch;
        Workshop workshop = scratch.openSeeded();
        workshop.tag("First print 2");
        for (const char *bad : {"", "head", "now", "Head", "NOW", "0", "12", "\xff"})
            QCOMPARE(errorOf([&] { workshop.tag(bad); }), "Invalid");
        QCOMPARE(errorOf([&] { workshop.tag("original"); }), "Exists");
        workshop.deleteTag("First print 2");
        QCOMPARE(errorOf([&] { workshop.deleteTag("First print 2"); }), "NotFound");
        QCOMPARE(workshop.versions().size(), 1u);
    }

    void aVersionCanBeSaidInSeveralWays()
    {
        const Scratch scratch;
        Workshop workshop = scratch.openSeeded();
        change(workshop);
        workshop.tag("changed");
        workshop.undo();
        QVERIFY(workshop.contentAt("original", "bugout") == samplePack("bugout"));
        QVERIFY(workshop.contentAt("0", "bugout") == samplePack("bugout"));
        QVERIFY(workshop.contentAt("now", "bugout") == samplePack("bugout"));
        const Pack ahead = workshop.contentAt("1", "bugout"); // undone, but still there
        QVERIFY(ahead != samplePack("bugout"));
        QVERIFY(workshop.contentAt("changed", "bugout") == ahead);
        QVERIFY(workshop.load("bugout") == samplePack("bugout"));
        workshop.redo();
        QVERIFY(workshop.load("bugout") == ahead);
        QVERIFY(workshop.contentAt("head", "bugout") == ahead);
        for (const char *unknown : {"2", "99999999999999999999", "-1", "nothing", ""})
            QCOMPARE(errorOf([&] { workshop.contentAt(unknown, "bugout"); }), "NotFound");
        QCOMPARE(errorOf([&] { workshop.contentAt("now", "nothing"); }), "NotFound");
    }

    void theDifferenceIsToldFieldByField()
    {
        const Scratch scratch;
        Workshop workshop = scratch.openSeeded();
        change(workshop);
        const VersionDiff diff = workshop.diff("original", "now", "bugout");

        VersionDiff expected;
        expected.packs = {{"bugout", Difference::Changed, {{"name", "Sample", "Renamed"}}}};
        expected.rows = {
            {"bugout", "map", "beach", Difference::Changed, true, {}},
            {"bugout", "map", "city", Difference::Added, false, {{"name", {}, "City"}, {"type", {}, "urban"}}},
            {"bugout", "map", "town", Difference::Removed, false, {{"name", "Town", {}}, {"type", "urban", {}}}},
            {"bugout",
             "map",
             "woods",
             Difference::Changed,
             false,
             {{"height", {}, 3}, {"name", "Woods", "Forest"}, {"type", "urban", {}}}}};
        expected.assets = {{"bugout", "beach.svg", Difference::Changed}, {"bugout", "new.svg", Difference::Added}};
        QVERIFY(diff == expected);

        const VersionDiff all = workshop.diff("original", "now");
        QCOMPARE(all.packs.size(), 2u);
        QVERIFY(
            (all.packs[1] ==
             PackDifference{"pods",
                            Difference::Removed,
                            {{"game", "bugout", {}}, {"name", "Sample", {}}, {"description", "A small pack.", {}}}}));
        QCOMPARE(all.rows.size(), 10u);

        const VersionDiff back = workshop.diff("now", "original", "bugout");
        QCOMPARE(back.rows[1].difference, Difference::Removed);
        QVERIFY((back.rows[3].fields[1] == FieldDifference{"name", "Forest", "Woods"}));
        QVERIFY(workshop.diff("now", "head").isEmpty());
    }

    void workDoneAndUndoneIsNoDifference()
    {
        const Scratch scratch;
        Workshop workshop = scratch.openSeeded();
        setField(workshop, "bugout", "map", "town", "name", "One");
        setField(workshop, "bugout", "map", "town", "name", "Town");
        workshop.edit({"Add", {}}, [](Editor &editor) { editor.addRow("bugout", "map", tile("zoo", "Zoo")); });
        workshop.edit({"Remove", {}}, [](Editor &editor) { editor.deleteRow("bugout", "map", "zoo"); });
        QVERIFY(workshop.diff("original", "now").isEmpty());
        QVERIFY(!workshop.restore("original"));
        QCOMPARE(workshop.history().size(), 4u);
    }

    void allCanBeRestored()
    {
        const Scratch scratch;
        Workshop workshop = scratch.openSeeded();
        change(workshop);
        const std::vector<Pack> changed = everything(workshop);
        QVERIFY(workshop.restore("original"));
        QVERIFY(everything(workshop) == (std::vector{samplePack("bugout"), samplePack("pods")}));
        QCOMPARE(workshop.nextUndo()->label, std::string("Restored version \"original\""));
        workshop.undo();
        QVERIFY(everything(workshop) == changed);
        workshop.redo();
        QVERIFY(workshop.restore("1"));
        QVERIFY(everything(workshop) == changed);
        QCOMPARE(workshop.nextUndo()->label, std::string("Restored edit 1"));
    }

    void whatWasUndoneCanBeRestoredToo()
    {
        const Scratch scratch;
        Workshop workshop = scratch.openSeeded();
        change(workshop);
        const std::vector<Pack> changed = everything(workshop);
        workshop.tag("changed");
        workshop.undo();
        QVERIFY(workshop.restore("changed"));
        QVERIFY(everything(workshop) == changed);
        QVERIFY(workshop.diff("changed", "now").isEmpty());
        workshop.undo();
        QVERIFY(everything(workshop) == (std::vector{samplePack("bugout"), samplePack("pods")}));
    }

    void onePackCanBeRestored()
    {
        const Scratch scratch;
        Workshop workshop = scratch.openSeeded();
        change(workshop);
        const Pack changed = workshop.load("bugout");
        QVERIFY(workshop.restore("original", "pods"));
        QVERIFY(workshop.load("pods") == samplePack("pods"));
        QVERIFY(workshop.load("bugout") == changed);
        QVERIFY(workshop.restore("original", "bugout"));
        QVERIFY(workshop.load("bugout") == samplePack("bugout"));
        QVERIFY(!workshop.restore("original", "bugout"));

        QVERIFY(workshop.restore("1", "pods")); // it did not exist then
        QCOMPARE(workshop.packs().size(), 1u);
        QCOMPARE(errorOf([&] { workshop.restore("original", "nothing"); }), "NotFound");
    }

    void oneRowCanBeRestored()
    {
        const Scratch scratch;
        Workshop workshop = scratch.openSeeded();
        change(workshop);
        QVERIFY(workshop.restoreRow("original", "bugout", "map", "woods"));
        QVERIFY(workshop.row("bugout", "map", "woods")->fields == tile("woods", "Woods").fields);
        QVERIFY(workshop.restoreRow("original", "bugout", "map", "town"));
        QVERIFY(workshop.restoreRow("original", "bugout", "map", "city"));
        QCOMPARE(ids(workshop.rows("bugout", "map")), (std::vector<std::string>{"woods", "town", "beach"}));
        QVERIFY(!workshop.restoreRow("original", "bugout", "map", "town"));
        QCOMPARE(errorOf([&] { workshop.restoreRow("original", "bugout", "map", "nothing"); }), "NotFound");
        QCOMPARE(errorOf([&] { workshop.restoreRow("original", "pods", "map", "town"); }), "NotFound");
        QCOMPARE(workshop.nextUndo()->label, std::string("Restored map \"city\" from version \"original\""));
        workshop.undo();
        QVERIFY(workshop.row("bugout", "map", "city"));
    }

private:
    /// Something of everything, in one edit.
    static void change(Workshop &workshop)
    {
        workshop.edit({"Change", {}}, [](Editor &editor) {
            editor.updatePack({"bugout", "bugout", "Renamed", "A small pack."});
            editor.deleteRow("bugout", "map", "town");
            editor.addRow("bugout", "map", tile("city", "City"));
            editor.moveRow("bugout", "map", "beach", 2);
            editor.setRow("bugout", "map", {"woods", {{"id", "woods"}, {"name", "Forest"}, {"height", 3}}});
            editor.setAsset("bugout", {"beach.svg", "<svg>new</svg>"});
            editor.setAsset("bugout", {"new.svg", "<svg/>"});
            editor.deletePack("pods");
        });
    }
};

QTEST_APPLESS_MAIN(TestVersions)
#include "tst_versions.moc"
