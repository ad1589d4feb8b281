// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/escapepods/content_checks.h"
#include "tests/data/embedded_content.h"

#include <QTest>

using namespace cardquake;

/// The checks that span fields and rows: each fires on its fault, and none on the built-in pack.
class TestEscapepodsChecks : public QObject {
    Q_OBJECT

private slots:
    void theBuiltInPackIsClean()
    {
        QCOMPARE(toLine(toJson(escapepods::checkContent(embeddedPack("escapepods")))), std::string("[]"));
    }

    // A fault is a list of edits: fields laid over a row (or a new row), or a row to delete.
    // Expected is everything found, as "severity kind row path", and words of the first message.
    void faults_data()
    {
        QTest::addColumn<QByteArray>("edits");
        QTest::addColumn<QByteArray>("expected");
        QTest::addColumn<QByteArray>("words");
        refugeFaults();
        boardFaults();
        podFaults();
        otherFaults();
    }

    void faults()
    {
        QFETCH(QByteArray, edits);
        QFETCH(QByteArray, expected);
        QFETCH(QByteArray, words);
        const Diagnostics found = escapepods::checkContent(edited(Json::parse(edits.toStdString())));
        QCOMPARE(inShort(found), expected.toStdString());
        QVERIFY(!found.empty());
        QVERIFY2(found[0].message.find(words.toStdString()) != std::string::npos, found[0].message.c_str());
        for (const Diagnostic &diagnostic : found) {
            QVERIFY(!diagnostic.fix.empty());
            QVERIFY(diagnostic.pack.empty());
        }
    }

    void everyRowThatTheRulesNameIsMissed()
    {
        const ContentRows pack = embeddedPack("escapepods");
        for (const char *kind : {"crew-types", "spots", "actions", "constant"})
            for (const ContentRow &row : pack.rows(kind)) {
                const Diagnostics found = escapepods::checkContent(edited({{{"kind", kind}, {"delete", row.id}}}));
                QVERIFY2(!found.empty(), row.id.c_str());
                QCOMPARE(found[0].severity, Severity::Error);
                QCOMPARE(found[0].kind, std::string(kind));
                QCOMPARE(found[0].message, "The rules need " + row.id + " here.");
            }
    }

    void nothingAtAllIsReportedToo() { QVERIFY(hasErrors(escapepods::checkContent({}))); }

    // The schema reports wrong types; here they must only do no harm.
    void anyValueInAnyFieldIsSurvived()
    {
        const Json strange = Json::parse(R"([null, true, 7, -7, 1.5, 18446744073709551615, "", "zz", [], [null], [[1]],
            {}, {"if": 1, "then": 2}, [{"if": {"and": 1, "not": [], "square": "x", "filled": 3}, "then": [5]}],
            [{"id": 1, "colour": []}]])");
        const ContentRows pack = embeddedPack("escapepods");
        for (const std::string &kind : pack.kinds())
            for (const Json &value : strange) {
                survives(pack, kind, {"strange", value});
                for (const ContentRow &row : {pack.rows(kind).front(), pack.rows(kind).back()})
                    for (const auto &[field, usual] : row.fields.items()) {
                        ContentRow changed = row;
                        changed.fields[field] = value;
                        survives(pack, kind, changed);
                    }
            }
    }

private:
    static void survives(ContentRows pack, const std::string &kind, const ContentRow &row)
    {
        pack.put(kind, row);
        for (const Diagnostic &diagnostic : escapepods::checkContent(pack))
            QVERIFY2(!diagnostic.kind.empty() && !diagnostic.message.empty(), (kind + ' ' + row.id).c_str());
    }

    static void fault(const char *name, const char *edits, const char *expected, const char *words)
    {
        QTest::newRow(name) << QByteArray(edits) << QByteArray(expected) << QByteArray(words);
    }

    static void refugeFaults()
    {
        fault("V-1 a letter twice", R"([{"kind": "refuges", "id": "ref-outpost", "arrivals": 2, "spaces": [
            {"id": "a", "type": "com", "points": 1, "colour": "none"},
            {"id": "a", "type": "sci", "points": 1, "colour": "none"}]}])",
              "error refuges ref-outpost spaces[1].id", "the letter a");
        fault("letters out of order", R"([{"kind": "refuges", "id": "ref-outpost", "arrivals": 2, "spaces": [
            {"id": "b", "type": "com", "points": 1, "colour": "none"},
            {"id": "a", "type": "sci", "points": 1, "colour": "none"}]}])",
              "warning refuges ref-outpost spaces", "printed order");
        fault("V-3 a colour that is not there", R"([{"kind": "refuges", "id": "ref-outpost", "rules": [
            {"trigger": "score", "if": {"filled": "blue", "how": "all"}, "then": [{"verb": "add", "n": 1}]}]}])",
              "warning refuges ref-outpost rules[0].if.filled", "the colour blue");
        fault("V-3 deep in a condition", R"([{"kind": "refuges", "id": "ref-greenhouse", "rules": [
            {"trigger": "score", "if": {"or": [{"filled": "green", "how": "any"},
             {"not": {"and": [{"filled": "yellow", "how": "any"}]}}]}, "then": [{"verb": "add", "n": 1}]}]}])",
              "warning refuges ref-greenhouse rules[0].if.or[1].not.and[0].filled", "the colour yellow");
        fault("V-3 a selector", R"([{"kind": "refuges", "id": "ref-greenhouse", "rules": [
            {"trigger": "score", "then": [{"verb": "add", "n": 1, "to": "colour:green"}],
             "else": [{"verb": "add", "n": 1, "to": "colour:red"}]}]}])",
              "warning refuges ref-greenhouse rules[0].else[0].to", "the colour red");
        fault("a square that is not there", R"([{"kind": "refuges", "id": "ref-outpost", "rules": [
            {"trigger": "arrival", "if": {"square": [5, 6]}, "then": [{"verb": "reveal"}]}]}])",
              "warning refuges ref-outpost rules[0].if.square", "square 6, but this card has only 5");
        fault("a rule that does nothing",
              R"([{"kind": "refuges", "id": "ref-outpost", "rules": [{"trigger": "score", "then": []}]}])",
              "warning refuges ref-outpost rules[0]", "no effect");
        fault("V-5 more spaces than squares", R"([{"kind": "refuges", "id": "ref-embassy", "arrivals": 5}])",
              "warning refuges ref-embassy spaces", "6 spaces but only 5");
        fault("too few for solo", R"([{"kind": "refuges", "id": "ref-outpost", "solo": false}])", "warning refuges  ",
              "there are only 3");
        fault("too few for any game", R"([{"kind": "refuges", "delete": "ref-outpost"},
            {"kind": "refuges", "delete": "ref-foundry"}, {"kind": "refuges", "delete": "ref-citadel"},
            {"kind": "refuges", "delete": "ref-bridge"}, {"kind": "refuges", "delete": "ref-reactor"}])",
              "error refuges  ", "there are only 3");
    }

    static void boardFaults()
    {
        fault("row and id disagree", R"([{"kind": "sectors", "id": "B3", "row": 2}])",
              "warning sectors B3 row, warning sectors  , warning sectors  ", "lies in row 2");
        fault("V-7 a row too long", R"([{"kind": "sectors", "id": "D3", "row": 3, "x": 3, "y": 1.74}])",
              "warning sectors  ", "Row 3 has 4 sectors");
        fault("V-7 rows too short", R"([{"kind": "constant", "id": "barrier.debris", "value": 4}])",
              "warning sectors  , warning sectors  , warning sectors  , warning sectors  , "
              "warning sectors  ",
              "can never become one");
        fault("no sector at the ship", R"([{"kind": "sectors", "id": "A5", "ship": false},
            {"kind": "sectors", "id": "B5", "ship": false}, {"kind": "sectors", "id": "C5", "ship": false}])",
              "warning sectors  ", "touches the ship");
        fault("a border to itself", R"([{"kind": "borders", "id": "a1-a1", "a": "A1", "b": "A1"}])",
              "error borders a1-a1 b", "to A1 itself");
        fault("a border twice", R"([{"kind": "borders", "id": "a2-a1", "a": "A2", "b": "A1"}])", "error borders a2-a1 ",
              "so does a1-a2");
        fault("a border with a foreign id",
              R"([{"kind": "borders", "delete": "a1-a2"}, {"kind": "borders", "id": "a1-c5", "a": "A2", "b": "A1"}])",
              "warning borders a1-c5 id", "joins A1 and A2");
        fault("V-6 a beacon space off the borders", R"([{"kind": "beacon-spaces", "id": "x1", "a": "A1", "b": "C5"}])",
              "error beacon-spaces x1 b", "not neighbours");
        fault("V-7 no way to a spot",
              R"([{"kind": "borders", "delete": "b1-c1"}, {"kind": "borders", "delete": "b2-c1"},
                  {"kind": "borders", "delete": "c1-c2"}, {"kind": "beacon-spaces", "delete": "x2"}])",
              "warning hangars h1 exit, warning hangars h2 exit, warning hangars h3 exit, warning hangars h4 exit, "
              "warning hangars h5 exit",
              "no way leads to r4");
        fault("a hangar with a word of the rules", R"([{"kind": "hangars", "id": "limbo", "size": 2, "exit": "A5"}])",
              "error hangars limbo id", "the rules use the word");
    }

    static void podFaults()
    {
        fault("V-6 a big pod in the ship", R"([{"kind": "pods", "id": "d1", "start": "ship"}])", "error pods d1 start",
              "only one-person pods");
        fault("V-6 a minipod in a hangar", R"([{"kind": "pods", "id": "m1", "start": "h4"}])", "error pods m1 start",
              "one seat");
        fault("V-6 a hangar of another size", R"([{"kind": "pods", "id": "d1", "start": "h4"}])", "error pods d1 start",
              "hangar h4 is for pods with 3");
        fault("V-6 two pods in one hangar",
              R"([{"kind": "pods", "id": "t2", "capacity": 3, "start": "h2", "players": [1, 2, 5]}])",
              "error pods t2 start", "Pods t1 and t2 both start in hangar h2 in games of 1 and 5");
        fault("a pod called like a spot",
              R"([{"kind": "pods", "id": "r1", "capacity": 3, "start": "h4", "players": [2]}])", "error pods r1 id",
              "both called r1");
    }

    static void otherFaults()
    {
        fault("two crew types missing",
              R"([{"kind": "crew-types", "delete": "com"}, {"kind": "crew-types", "delete": "eng"}])",
              "error crew-types  ", "com and eng");
        fault(
            "no explosion without solo",
            R"([{"kind": "explosions", "id": "ex-a2", "solo": true}, {"kind": "explosions", "id": "ex-b2", "solo": true},
                  {"kind": "explosions", "id": "ex-c2", "solo": true}, {"kind": "explosions", "id": "ex-a3", "solo": true},
                  {"kind": "explosions", "id": "ex-a4", "solo": true}, {"kind": "explosions", "id": "ex-b4", "solo": true},
                  {"kind": "explosions", "id": "ex-c4", "solo": true}])",
            "warning explosions  ", "debris never falls");
        fault("too few colours",
              R"([{"kind": "colours", "delete": "purple"}, {"kind": "beacons", "delete": "red-purple"},
                  {"kind": "beacons", "delete": "blue-purple"}, {"kind": "beacons", "delete": "green-purple"},
                  {"kind": "beacons", "delete": "yellow-purple"}])",
              "warning colours  ", "With 4 colours");
        fault("a beacon with a foreign id", R"([{"kind": "beacons", "id": "red-blue", "colours": ["red", "green"]}])",
              "warning beacons red-blue id", "shows red and green");
        fault("a beacon against the seats", R"([{"kind": "colours", "id": "purple", "seat": 4},
            {"kind": "colours", "id": "yellow", "seat": 5}])",
              "warning beacons yellow-purple id", "seating order");
        fault("a gap between ranks", R"([{"kind": "ranks", "id": "galaxy-lord", "min": 18}])", "warning ranks  ",
              "A score from 16 to 17 earns no rank");
        fault("a gap above all ranks", R"([{"kind": "ranks", "id": "galaxy-lord", "max": 20}])", "warning ranks  ",
              "A score of 21 or more earns no rank");
        fault("a gap below all ranks", R"([{"kind": "ranks", "id": "survivor", "min": 1}])", "warning ranks  ",
              "A score of 0 earns no rank");
        fault(
            "a gap below zero",
            R"([{"kind": "ranks", "id": "survivor", "min": 0}, {"kind": "constant", "id": "score.floor", "value": -3}])",
            "warning ranks  ", "A score of -1 or less earns no rank");
        fault("ranks overlap", R"([{"kind": "ranks", "id": "conqueror", "min": 12}])", "warning ranks conqueror ",
              "A score of 12 fits this rank and survivor");
        fault("a rank upside down", R"([{"kind": "ranks", "id": "nobody", "name": "Nobody", "min": 9, "max": 8}])",
              "warning ranks nobody max", "ends below its beginning");
    }

    /// The built-in pack with some edits made.
    static ContentRows edited(const Json &edits)
    {
        ContentRows pack = embeddedPack("escapepods");
        for (const Json &edit : edits) {
            const auto kind = edit.at("kind").get<std::string>();
            if (edit.contains("delete")) {
                pack = without(pack, kind, edit.at("delete").get<std::string>());
                continue;
            }
            const auto id = edit.at("id").get<std::string>();
            const ContentRow *row = pack.find(kind, id);
            Json fields = row ? row->fields : Json::object();
            fields.update(edit);
            fields.erase("kind");
            pack.put(kind, {id, fields});
        }
        return pack;
    }

    static ContentRows without(const ContentRows &pack, const std::string &kind, const std::string &id)
    {
        ContentRows rest;
        for (const std::string &each : pack.kinds())
            for (const ContentRow &row : pack.rows(each))
                if (each != kind || row.id != id)
                    rest.put(each, row);
        return rest;
    }

    static std::string inShort(const Diagnostics &diagnostics)
    {
        std::string text;
        for (const Diagnostic &d : diagnostics)
            text += (text.empty() ? "" : ", ") + std::string(toWord(d.severity)) + ' ' + d.kind + ' ' + d.row + ' ' +
                    d.path;
        return text;
    }
};

QTEST_APPLESS_MAIN(TestEscapepodsChecks)
#include "tst_escapepods_checks.moc"
