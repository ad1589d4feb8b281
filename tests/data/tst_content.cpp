// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/data/store_helpers.h"

#include <QTest>

using namespace cardquake;
using namespace cardquake::test;

using Ids = std::vector<std::string>;

/// Packs, rows, assets, search and documents: what goes in comes out.
class TestContent : public QObject {
    Q_OBJECT

private slots:
    void aPackComesBackAsItWentIn()
    {
        const Scratch scratch;
        {
            Workshop workshop = scratch.open();
            QVERIFY(workshop.importPack(samplePack("bugout"), "Import"));
        }
        const Workshop workshop = scratch.open();
        QVERIFY(workshop.load("bugout") == samplePack("bugout"));
        QCOMPARE(workshop.packs().size(), 1u);
        QVERIFY(workshop.row("bugout", "map", "town")->fields == samplePack("bugout").rows.find("map", "town")->fields);
        QCOMPARE(workshop.asset("bugout", "beach.svg")->bytes, std::string("<svg/>"));
        QVERIFY(!workshop.row("bugout", "map", "desert"));
        QVERIFY(workshop.rows("bugout", "no-such-kind").empty());
        QVERIFY((workshop.list("bugout").at(4) == RowSummary{"rainstorm", "r-1", "", 2}));
        QVERIFY((workshop.list("bugout").at(1) == RowSummary{"map", "beach", "Beach", 1}));
    }

    void importReplacesAndTouchesOnlyWhatDiffers()
    {
        const Scratch scratch;
        Workshop workshop = scratch.openSeeded();
        QVERIFY(!workshop.importPack(samplePack("bugout"), "The same again"));

        Pack changed;
        changed.info = samplePack("bugout").info;
        changed.info.name = "Renamed";
        changed.rows.put("map", tile("marsh", "Marsh"));
        changed.rows.put("map", tile("woods", "Woods"));
        changed.rows.put("map", tile("beach", "New Beach"));
        changed.rows.put("event", tile("e-1", "Event"));
        QVERIFY(workshop.importPack(changed, "Import"));
        QVERIFY(workshop.load("bugout") == changed);
        QVERIFY(workshop.load("pods") == samplePack("pods"));

        const VersionDiff diff = workshop.diff("original", "now");
        QCOMPARE(diff.rows.size(), 8u); // town, r-1, r-2, the constant gone; marsh, e-1 new; beach changed; one moved
        workshop.undo();
        QVERIFY(workshop.load("bugout") == samplePack("bugout"));
    }

    void importIsAllOrNothing()
    {
        const Scratch scratch;
        Workshop workshop = scratch.openSeeded();
        Pack bad = samplePack("bugout");
        bad.rows.put("map", tile("zoo", "Zoo"));
        bad.rows.put("zzz", {"last", "not an object"});
        QCOMPARE(errorOf([&] { workshop.importPack(bad, "Import"); }), "Invalid");
        bad = samplePack("bugout");
        bad.rows.put("map", tile("zoo", "Zoo"));
        bad.assets.push_back(bad.assets.front());
        QCOMPARE(errorOf([&] { workshop.importPack(bad, "Import"); }), "Exists");
        QVERIFY(workshop.load("bugout") == samplePack("bugout"));
        QVERIFY(workshop.history().empty());
    }

    void packsAreMadeCopiedRenamedAndDeleted()
    {
        const Scratch scratch;
        Workshop workshop = scratch.openSeeded();
        const std::vector<Pack> before = everything(workshop);
        workshop.edit({"Packs", {}}, [](Editor &editor) {
            editor.createPack({"empty", "bem", "Empty", ""});
            editor.copyPack("bugout", {"mine", "bugout", "My BUGOUT", "A copy."});
            editor.renamePack("pods", "escape");
            editor.updatePack({"bugout", "bugout", "New name", "New text"});
        });
        Pack copy = samplePack("mine");
        copy.info = {"mine", "bugout", "My BUGOUT", "A copy."};
        QVERIFY(workshop.load("mine") == copy);
        QVERIFY(workshop.load("escape") == samplePack("escape"));
        QVERIFY(workshop.load("empty") == (Pack{{"empty", "bem", "Empty", ""}, {}, {}}));
        QCOMPARE(workshop.load("bugout").info.name, std::string("New name"));
        QCOMPARE(workshop.packs().size(), 4u);

        workshop.edit({"Delete", {}}, [](Editor &editor) { editor.deletePack("bugout"); });
        QCOMPARE(errorOf([&] { workshop.load("bugout"); }), "NotFound");
        QVERIFY(workshop.list("bugout").empty());
        QVERIFY(workshop.assetNames("bugout").empty());
        workshop.undo();
        workshop.undo();
        QVERIFY(everything(workshop) == before);
        workshop.redo();
        QVERIFY(workshop.load("mine") == copy);
        QVERIFY(workshop.load("escape") == samplePack("escape"));
        workshop.redo();
        QCOMPARE(workshop.packs().size(), 3u);
        QVERIFY(workshop.assetNames("bugout").empty());
    }

    void rowsKeepTheDesignersOrder()
    {
        const Scratch scratch;
        Workshop workshop = scratch.openSeeded();
        const auto order = [&] { return ids(workshop.rows("bugout", "map")); };
        const auto edit = [&](const std::function<void(Editor &)> &change) { workshop.edit({"Order", {}}, change); };

        edit([](Editor &e) { e.addRow("bugout", "map", tile("zoo", "Zoo")); });
        QCOMPARE(order(), (Ids{"beach", "town", "woods", "zoo"}));
        edit([](Editor &e) { e.addRow("bugout", "map", tile("arch", "Arch"), 0); });
        QCOMPARE(order(), (Ids{"arch", "beach", "town", "woods", "zoo"}));
        edit([](Editor &e) { e.moveRow("bugout", "map", "zoo", 2); });
        QCOMPARE(order(), (Ids{"arch", "beach", "zoo", "town", "woods"}));
        edit([](Editor &e) { e.moveRow("bugout", "map", "arch", 99); });
        QCOMPARE(order(), (Ids{"beach", "zoo", "town", "woods", "arch"}));
        edit([](Editor &e) { e.copyRow("bugout", "map", "zoo", "zoo-2"); });
        QCOMPARE(order(), (Ids{"beach", "zoo", "zoo-2", "town", "woods", "arch"}));
        QVERIFY(workshop.row("bugout", "map", "zoo-2")->fields == tile("zoo-2", "Zoo").fields);
        edit([](Editor &e) { e.deleteRow("bugout", "map", "town"); });
        edit([](Editor &e) { e.renameRow("bugout", "map", "woods", "forest"); });
        QCOMPARE(order(), (Ids{"beach", "zoo", "zoo-2", "forest", "arch"}));
        QVERIFY(workshop.row("bugout", "map", "forest")->fields == tile("forest", "Woods").fields);
        QVERIFY(!workshop.edit({"Nothing", {}}, [](Editor &e) { e.moveRow("bugout", "map", "beach", 0); }));
        while (workshop.undo())
            continue;
        QVERIFY(workshop.load("bugout") == samplePack("bugout"));
        while (workshop.redo())
            continue;
        QCOMPARE(order(), (Ids{"beach", "zoo", "zoo-2", "forest", "arch"}));
    }

    void manyRowsFitIntoOneSpot()
    {
        const Scratch scratch;
        Workshop workshop = scratch.openSeeded();
        Ids expected{"beach", "town", "woods"};
        for (int i = 0; i < 100; ++i) { // more often than the gap can be halved
            const std::string id = "copy-" + std::to_string(i);
            workshop.edit({"Copy", {}}, [&](Editor &e) { e.copyRow("bugout", "map", "beach", id); });
            expected.insert(expected.begin() + 1, id);
            QCOMPARE(ids(workshop.rows("bugout", "map")), expected);
        }
        while (workshop.undo())
            continue;
        QVERIFY(workshop.load("bugout") == samplePack("bugout"));
    }

    void whatCannotBeDoneIsRefused_data()
    {
        using Change = std::function<void(Editor &)>;
        QTest::addColumn<Change>("change");
        QTest::addColumn<QString>("code");
        const auto add = [](const char *name, const char *code, const Change &change) {
            QTest::newRow(name) << change << QString::fromLatin1(code);
        };
        add("row id taken", "Exists", [](Editor &e) { e.addRow("bugout", "map", tile("town", "Town")); });
        add("row id empty", "Invalid", [](Editor &e) { e.addRow("bugout", "map", tile("", "Town")); });
        add("kind empty", "Invalid", [](Editor &e) { e.addRow("bugout", "", tile("x", "X")); });
        add("not UTF-8", "Invalid", [](Editor &e) { e.addRow("bugout", "map", tile("x", "\xff")); });
        add("id not UTF-8", "Invalid", [](Editor &e) { e.renameRow("bugout", "map", "town", "\xff"); });
        add("no object", "Invalid", [](Editor &e) { e.setRow("bugout", "map", {"town", Json::array()}); });
        add("rename to taken", "Exists", [](Editor &e) { e.renameRow("bugout", "map", "town", "woods"); });
        add("copy to taken", "Exists", [](Editor &e) { e.copyRow("bugout", "map", "town", "woods"); });
        add("set unknown", "NotFound", [](Editor &e) { e.setRow("bugout", "map", tile("x", "X")); });
        add("delete unknown", "NotFound", [](Editor &e) { e.deleteRow("bugout", "map", "x"); });
        add("move unknown", "NotFound", [](Editor &e) { e.moveRow("bugout", "map", "x", 0); });
        add("row of unknown pack", "NotFound", [](Editor &e) { e.addRow("x", "map", tile("x", "X")); });
        add("pack id taken", "Exists", [](Editor &e) { e.createPack({"pods", "", "", ""}); });
        add("pack renamed to taken", "Exists", [](Editor &e) { e.renamePack("bugout", "pods"); });
        add("pack copied to taken", "Exists", [](Editor &e) { e.copyPack("bugout", {"pods", "", "", ""}); });
        add("pack id empty", "Invalid", [](Editor &e) { e.createPack({"", "", "", ""}); });
        add("delete unknown pack", "NotFound", [](Editor &e) { e.deletePack("x"); });
        add("delete unknown asset", "NotFound", [](Editor &e) { e.deleteAsset("bugout", "x"); });
    }

    void whatCannotBeDoneIsRefused()
    {
        QFETCH(std::function<void(Editor &)>, change);
        const Scratch scratch;
        Workshop workshop = scratch.openSeeded();
        const auto attempt = [&] {
            workshop.edit({"Two steps", {}}, [&](Editor &editor) {
                editor.addRow("bugout", "map", tile("first-step", "First step"));
                change(editor);
            });
        };
        QTEST(errorOf(attempt), "code");
        QVERIFY(messageOf(attempt).endsWith(u'.'));
        QVERIFY(workshop.load("bugout") == samplePack("bugout"));
        QVERIFY(workshop.history().empty());
        QVERIFY(setField(workshop, "bugout", "map", "town", "name", "Still works"));
    }

    void anyExceptionUndoesTheEdit()
    {
        const Scratch scratch;
        Workshop workshop = scratch.openSeeded();
        const auto interrupted = [&] {
            workshop.edit({"Broken", {}}, [](Editor &editor) {
                editor.deletePack("bugout");
                throw std::runtime_error("the caller's own trouble");
            });
        };
        QVERIFY_THROWS_EXCEPTION(std::runtime_error, interrupted());
        QVERIFY(workshop.load("bugout") == samplePack("bugout"));
    }

    void anEditInsideAnEditIsAMistakeOfOurs()
    {
        const Scratch scratch;
        Workshop workshop = scratch.openSeeded();
        const auto nested = [&] { workshop.edit({"Outer", {}}, [&](Editor &) { workshop.undo(); }); };
        QVERIFY_THROWS_EXCEPTION(std::logic_error, nested());
        workshop.edit({"Reading inside is fine", {}}, [&](Editor &editor) {
            editor.renameRow("bugout", "map", "town", "city");
            QVERIFY(workshop.row("bugout", "map", "city"));
        });
    }

    void strangeButValidValuesSurvive()
    {
        const Scratch scratch;
        Workshop workshop = scratch.openSeeded();
        Json deep = 1;
        for (int i = 0; i < 150; ++i)
            deep = Json::array({deep});
        ContentRow row{"ünï-\"id'", {{"id", "ünï-\"id'"}, {"name", std::string("nul \0 inside", 12)}}};
        row.fields["copies"] = "many";
        row.fields["deep"] = deep;
        row.fields["numbers"] = {0.1, 2.0, -0.0, 1e300, 9007199254740993, 18446744073709551615U};
        row.fields[""] = nullptr;
        const Asset asset{"ü.png", std::string("\0\xff\x00\x01", 4)};
        workshop.edit({"Strange", {}}, [&](Editor &editor) {
            editor.addRow("bugout", "map", row);
            editor.setAsset("bugout", asset);
            editor.setAsset("bugout", {"nothing", ""});
        });
        QVERIFY(workshop.row("bugout", "map", row.id)->fields == row.fields);
        QVERIFY(*workshop.asset("bugout", asset.name) == asset);
        QVERIFY(workshop.asset("bugout", "nothing")->bytes.empty());
        QCOMPARE(workshop.assetNames("bugout"), (Ids{"beach.svg", "nothing", "ü.png"}));
        workshop.undo();
        workshop.redo();
        QVERIFY(workshop.row("bugout", "map", row.id)->fields == row.fields);
        QVERIFY(*workshop.asset("bugout", asset.name) == asset);
    }

    void tenMegabytesAreNoProblem()
    {
        const Scratch scratch;
        Workshop workshop = scratch.openSeeded();
        std::string longText;
        longText.resize(10'000'000, 'x');
        QVERIFY(setField(workshop, "bugout", "map", "town", "text", longText));
        QCOMPARE(workshop.row("bugout", "map", "town")->fields.at("text").get<std::string>().size(), longText.size());
        workshop.undo();
        QVERIFY(workshop.load("bugout") == samplePack("bugout"));
        workshop.redo();
        QVERIFY(workshop.row("bugout", "map", "town")->fields.at("text") == Json(longText));
    }

    void searchFindsIdsNamesAndTexts()
    {
        const Scratch scratch;
        Workshop workshop = scratch.openSeeded();
        setField(workshop, "bugout", "map", "town", "name", "Große Stadt am Café");
        const auto found = [&](const char *text, const SearchScope &scope = {}) {
            Ids list;
            for (const SearchHit &hit : workshop.search(text, scope))
                list.push_back(hit.pack + ' ' + hit.id);
            return list;
        };
        QCOMPARE(found("cafe sta"), (Ids{"bugout town"})); // accents do not matter, the last word may be cut
        QVERIFY(found("caf stadt").empty());               // but only the last
        QCOMPARE(found("beach"), (Ids{"bugout beach", "pods beach"}));
        QCOMPARE(found("rises", {"pods", ""}), (Ids{"pods r-1", "pods r-2"})); // a text inside an effect
        QCOMPARE(found("r-2 water", {"pods", "rainstorm"}), (Ids{"pods r-2"}));
        QVERIFY(found("rises", {"pods", "map"}).empty());
        QVERIFY(found("effects").empty()); // names of fields are not texts
        QCOMPARE(found("a", {"", "", 2}).size(), 2u);

        workshop.undo();
        QVERIFY(found("cafe").empty());
        QCOMPARE(found("town", {"bugout", ""}), (Ids{"bugout town"}));
        workshop.edit({"Rename", {}}, [](Editor &editor) {
            editor.renamePack("pods", "escape");
            editor.renameRow("bugout", "map", "town", "city");
            editor.deleteRow("bugout", "map", "beach");
        });
        QCOMPARE(found("beach"), (Ids{"escape beach"}));
        QCOMPARE(found("city"), (Ids{"bugout city"}));
    }

    void anyTextCanBeSearched_data()
    {
        QTest::addColumn<QByteArray>("text");
        for (const char *text :
             {"",      "   ",      "\"",    "\"\"",   "a\"b",      "*",     "town*",      "NEAR(",
              "a AND", "OR",       "NOT x", "id:",    "id : town", "^town", "(",          ")",
              "{",     "-",        "--",    "- town", "+",         "a + b", "'",          "';DROP TABLE row",
              "\\",    "\xff\xfe", "ü",     "日本",   "\x01\x02",  "town)", "town AND (", ",,,",
              "?1",    "%",        "_"})
            QTest::addRow("%s", QByteArray(text).toHex().constData()) << QByteArray(text);
        QTest::newRow("nul") << QByteArray("to\0wn", 5);
        QTest::newRow("long") << QByteArray(100'000, 'a');
        QTest::newRow("many words") << QByteArray("a ").repeated(2000);
    }

    void anyTextCanBeSearched()
    {
        QFETCH(QByteArray, text);
        const Scratch scratch;
        const Workshop workshop = scratch.openSeeded();
        QCOMPARE(errorOf([&] { workshop.search(text.toStdString()); }), QString());
    }

    void punctuationAloneDoesNotHideHits()
    {
        const Scratch scratch;
        const Workshop workshop = scratch.openSeeded();
        QCOMPARE(workshop.search("- town (").size(), 2u);
        QCOMPARE(workshop.search("\"town\"").size(), 2u);
    }

    void documentsAreKeptBesideTheHistory_data()
    {
        QTest::addColumn<DocumentKind>("kind");
        QTest::newRow("saved game") << DocumentKind::SavedGame;
        QTest::newRow("run") << DocumentKind::Run;
    }

    void documentsAreKeptBesideTheHistory()
    {
        QFETCH(DocumentKind, kind);
        const DocumentKind other = kind == DocumentKind::Run ? DocumentKind::SavedGame : DocumentKind::Run;
        const Scratch scratch;
        Workshop workshop = scratch.openSeeded();
        workshop.saveDocument(kind, {{"Sunday", "bugout", "Round 3", 0}, {{"seed", 7}}});
        scratch.pass(5);
        workshop.saveDocument(kind, {{"Monday", "pods", "Won", 0}, {{"seed", 8}}});
        QVERIFY(workshop.history().empty());
        QVERIFY(workshop.documents(other).empty());
        QCOMPARE(workshop.documents(kind).front().name, std::string("Monday"));
        QCOMPARE(workshop.documents(kind, "bugout").size(), 1u);
        QVERIFY(workshop.document(kind, "Sunday")->body == Json({{"seed", 7}}));

        scratch.pass(5);
        workshop.saveDocument(kind, {{"Sunday", "bugout", "Round 4", 0}, {{"seed", 9}}});
        QCOMPARE(workshop.documents(kind).size(), 2u);
        QCOMPARE(workshop.documents(kind).front().summary, std::string("Round 4"));
        workshop.edit({"Delete", {}}, [](Editor &editor) { editor.deletePack("bugout"); });
        workshop.undo();
        QVERIFY(workshop.document(kind, "Sunday")->body == Json({{"seed", 9}}));

        workshop.deleteDocument(kind, "Sunday");
        QVERIFY(!workshop.document(kind, "Sunday"));
        QCOMPARE(errorOf([&] { workshop.deleteDocument(kind, "Sunday"); }), "NotFound");
        QCOMPARE(errorOf([&] { workshop.saveDocument(kind, {{"", "", "", 0}, {}}); }), "Invalid");
    }
};

QTEST_APPLESS_MAIN(TestContent)
#include "tst_content.moc"
