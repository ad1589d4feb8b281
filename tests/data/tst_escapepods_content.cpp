// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/data/embedded_content.h"

#include <QTest>

#include <set>

using namespace cardquake;

/// The figures of the built-in Escape Pods pack.
class TestEscapepodsContent : public QObject {
    Q_OBJECT

private slots:
    void initTestCase()
    {
        forEachFile("kinds/escapepods",
                    [this](const std::string &kind, const Json &schema) { m_kinds[kind] = schema; });
    }

    void everyKindHasRows()
    {
        std::set<std::string> kinds;
        for (const auto &[kind, schema] : m_kinds)
            kinds.insert(kind);
        const std::vector<std::string> filled = m_pack.kinds();
        QCOMPARE(std::set<std::string>(filled.begin(), filled.end()), kinds);
        QCOMPARE(kinds.size(), 14u);
    }

    void tables_data()
    {
        QTest::addColumn<QStringList>("fields");
        QTest::addColumn<QByteArray>("expected");
        const auto expect = [](const char *kind, const char *fields, const char *rows) {
            QTest::newRow(kind) << QString(fields).split(' ') << QByteArray(rows);
        };
        expect("colours", "id name seat", R"([
            ["red", "Red", 1], ["blue", "Blue", 2], ["green", "Green", 3], ["yellow", "Yellow", 4],
            ["purple", "Purple", 5]])");
        expect("crew-types", "id name per-player", R"([
            ["com", "Commander", 3], ["sci", "Scientist", 3], ["eng", "Engineer", 3]])");
        expect("spots", "id kind sectors", R"([
            ["r1", "side", ["A1"]], ["r2", "central", ["A1", "B1"]], ["r3", "central", ["B1", "C1"]],
            ["r4", "side", ["C1"]]])");
        expect("hangars", "id size exit", R"([
            ["h1", 2, "A5"], ["h2", 3, "A5"], ["h3", 2, "B5"], ["h4", 3, "C5"], ["h5", 2, "C5"]])");
        expect("pods", "id capacity start players", R"([
            ["d1", 2, "h1", [1, 2, 3, 4, 5]], ["d2", 2, "h3", [1, 2, 3, 4, 5]], ["d3", 2, "h5", [1, 2, 3, 4, 5]],
            ["t1", 3, "h2", [1, 3, 4, 5]], ["m1", 1, "ship", [1, 2, 3, 4, 5]], ["m2", 1, "ship", [1, 2, 3, 4, 5]],
            ["m3", 1, "ship", [1, 2, 3, 4, 5]]])");
        expect("beacon-spaces", "id a b", R"([
            ["x1", "A1", "A2"], ["x2", "C1", "B2"], ["x3", "A2", "B3"], ["x4", "C2", "C3"], ["x5", "A3", "A4"],
            ["x6", "B3", "B4"], ["x7", "A4", "B5"], ["x8", "B4", "C5"], ["x9", "B2", "C2"], ["x10", "A4", "B4"]])");
        expect("beacons", "id colours", R"([
            ["red-blue", ["red", "blue"]], ["red-green", ["red", "green"]], ["red-yellow", ["red", "yellow"]],
            ["red-purple", ["red", "purple"]], ["blue-green", ["blue", "green"]], ["blue-yellow", ["blue", "yellow"]],
            ["blue-purple", ["blue", "purple"]], ["green-yellow", ["green", "yellow"]],
            ["green-purple", ["green", "purple"]], ["yellow-purple", ["yellow", "purple"]]])");
        expect("actions", "id panel spaces locks", R"([
            ["embark", "basic", 2, false], ["accelerate", "basic", 1, false], ["spy", "basic", 1, false],
            ["minipod", "basic", 1, false], ["board", "advanced", 1, true], ["pilot", "advanced", 1, true],
            ["program", "advanced", 1, true], ["refresh", "advanced", 1, false]])");
        expect("explosions", "id sector solo effects", R"([
            ["ex-a2", "A2", false, []], ["ex-b2", "B2", false, []], ["ex-c2", "C2", false, []],
            ["ex-a3", "A3", false, []], ["ex-a4", "A4", false, []], ["ex-b4", "B4", false, []],
            ["ex-c4", "C4", false, []], ["ex-a1", "A1", true, []], ["ex-c1", "C1", true, []],
            ["ex-b3", "B3", true, []], ["ex-c3", "C3", true, []], ["ex-a5", "A5", true, []],
            ["ex-c5", "C5", true, []]])");
        expect("ranks", "id name min max", R"([
            ["survivor", "Survivor", null, 12], ["conqueror", "Conqueror", 13, 15],
            ["galaxy-lord", "Galaxy Lord", 16, null]])");
    }

    void tables()
    {
        QFETCH(QStringList, fields);
        QFETCH(QByteArray, expected);
        QCOMPARE(toLine(table(QTest::currentDataTag(), fields)), toLine(Json::parse(expected.toStdString())));
    }

    void coloursAreThoseOfTheSeats() // apart from the tables, as moc takes a # in a raw string for a directive
    {
        std::vector<std::string> colours;
        for (const ContentRow &row : m_pack.rows("colours"))
            colours.push_back(row.fields.at("rgb"));
        QCOMPARE(colours, (std::vector<std::string>{"#D1495B", "#2E74B5", "#2E9B6B", "#E3A008", "#8E5BB5"}));
    }

    void sectorsLieInFiveRowsOfThree()
    {
        Json expected = Json::array();
        for (int row = 1; row <= 5; ++row)
            for (int column = 0; column < 3; ++column) {
                const std::string id = std::string(1, "ABC"[column]) + std::to_string(row);
                expected.push_back({id, row, row == 5, column + (row % 2 == 0 ? 0.5 : 0.0), (row - 1) * 0.87});
            }
        const Json sectors = table("sectors", {"id", "row", "ship", "x", "y"});
        QCOMPARE(sectors.size(), expected.size());
        for (std::size_t i = 0; i < sectors.size(); ++i) {
            for (std::size_t field = 0; field < 3; ++field)
                QCOMPARE(toLine(sectors[i][field]), toLine(expected[i][field]));
            for (std::size_t field = 3; field < 5; ++field)
                QVERIFY(std::abs(sectors[i][field].get<double>() - expected[i][field].get<double>()) < 1e-9);
        }
    }

    void bordersAreTheThirtyOfTheNeighbourTable()
    {
        const std::map<std::string, std::set<std::string>> expected = {
            {"A1", {"A2", "B1"}},
            {"B1", {"A1", "A2", "B2", "C1"}},
            {"C1", {"B1", "B2", "C2"}},
            {"A2", {"A1", "A3", "B1", "B2", "B3"}},
            {"B2", {"A2", "B1", "B3", "C1", "C2", "C3"}},
            {"C2", {"B2", "C1", "C3"}},
            {"A3", {"A2", "A4", "B3"}},
            {"B3", {"A2", "A3", "A4", "B2", "B4", "C3"}},
            {"C3", {"B2", "B3", "B4", "C2", "C4"}},
            {"A4", {"A3", "A5", "B3", "B4", "B5"}},
            {"B4", {"A4", "B3", "B5", "C3", "C4", "C5"}},
            {"C4", {"B4", "C3", "C5"}},
            {"A5", {"A4", "B5"}},
            {"B5", {"A4", "A5", "B4", "C5"}},
            {"C5", {"B4", "B5", "C4"}},
        };
        std::map<std::string, std::set<std::string>> neighbours;
        for (const Json &border : table("borders", {"a", "b"})) {
            neighbours[border[0]].insert(border[1]);
            neighbours[border[1]].insert(border[0]);
        }
        QVERIFY(neighbours == expected);
        QCOMPARE(m_pack.rows("borders").size(), 30u);
    }

    void refugeCards_data()
    {
        QTest::addColumn<QByteArray>("card");
        QTest::addColumn<QByteArray>("rules");
        QTest::newRow("ref-outpost") << QByteArray("Outpost solo 5: a com 3, b sci 3, c eng 3, d any 2, e any 1")
                                     << QByteArray("[]");
        QTest::newRow("ref-foundry") << QByteArray("Foundry solo 5: a eng 4, b eng 3, c sci 2, d com 2, e any 1")
                                     << QByteArray("[]");
        QTest::newRow("ref-observatory") << QByteArray(
                                                "Observatory solo 5: a sci 4, b sci 3, c com 2, d eng 2, e any 1")
                                         << QByteArray("[]");
        QTest::newRow("ref-citadel") << QByteArray("Citadel solo 5: a com 4, b com 3, c eng 2, d sci 2, e any 1")
                                     << QByteArray("[]");
        QTest::newRow("ref-greenhouse")
            << QByteArray("Greenhouse 5: a sci 2 (green), b eng 2 (green), c com 3, d any 2, e any 1")
            << QByteArray(R"([{"trigger": "score", "if": {"filled": "green", "how": "all"},
                               "then": [{"verb": "add", "n": 1, "to": "each"}]}])");
        QTest::newRow("ref-reactor") << QByteArray("Reactor 5: a eng 4 (red), b com 4 (red), c sci 4, d any 3, e any 3")
                                     << QByteArray(
                                            R"([{"trigger": "score", "if": {"not": {"filled": "red", "how": "all"}},
                               "then": [{"verb": "set", "n": 0, "to": "each"}]}])");
        QTest::newRow("ref-bridge") << QByteArray("Bridge 5: a com 3 (orange), b sci 4, c eng 4, d any 3, e any 2")
                                    << QByteArray(
                                           R"([{"trigger": "score", "if": {"not": {"filled": "orange", "how": "all"}},
                               "then": [{"verb": "add", "n": -1, "to": "each"}]}])");
        QTest::newRow("ref-embassy") << QByteArray("Embassy 6: a com 1, b sci 1, c eng 1, d any 1, e any 0, f any 0")
                                     << QByteArray(R"([{"trigger": "score",
                               "then": [{"verb": "add-per", "count": "players", "n": 1, "to": "each"}]}])");
    }

    void refugeCards()
    {
        QFETCH(QByteArray, card);
        QFETCH(QByteArray, rules);
        const ContentRow *refuge = m_pack.find("refuges", QTest::currentDataTag());
        QVERIFY(refuge);
        QCOMPARE(inShort(refuge->fields), card.toStdString());
        const Json expected = Json::parse(rules.toStdString());
        QCOMPARE(toLine(refuge->fields.value("rules", Json::array())), toLine(expected));
        QCOMPARE(refuge->fields.contains("note"), !expected.empty());
        QCOMPARE(m_pack.rows("refuges").size(), 8u);
    }

    void constants()
    {
        const Json expected = Json::parse(R"({
            "turn.actions": 2, "turn.limited-actions": 1,
            "turn.limited-turns": {"1": 0, "2": 1, "3": 2, "4": 2, "5": 2},
            "token.side": {"1": 3, "2": 3, "3": 3, "4": 4, "5": 4},
            "token.central": {"1": 2, "2": 2, "3": 3, "4": 3, "5": 4},
            "debris.supply": {"1": 13, "2": 7, "3": 7, "4": 7, "5": 7},
            "explosions.revealed": {"1": 2, "2": 1, "3": 1, "4": 1, "5": 1},
            "barrier.debris": 3, "beacon.moves-per-turn": 30, "end.triggering-player-plays": true,
            "end.idle-rounds": 2, "end.max-turns": 400, "score.modifiers": "assigned", "score.floor": 0,
            "solo.explosion-each-turn": true, "solo.retrieve-all": true})");
        Json values = Json::object();
        for (const ContentRow &row : m_pack.rows(ContentRows::constantKind))
            values[row.id] = row.fields.at("value");
        QCOMPARE(toLine(values), toLine(expected));
    }

private:
    /// The named fields of all rows of a kind, defaults filled in.
    Json table(const std::string &kind, const QStringList &fields) const
    {
        const Json &properties = m_kinds.at(kind).at("properties");
        Json list = Json::array();
        for (const ContentRow &row : m_pack.rows(kind)) {
            Json line = Json::array();
            for (const QString &field : fields) {
                const std::string name = field.toStdString();
                line.push_back(row.fields.contains(name) ? row.fields.at(name) : properties.at(name).at("default"));
            }
            list.push_back(line);
        }
        return list;
    }

    /// "Greenhouse 5: a sci 2 (green), b ...": a refuge card as the rules print it.
    static std::string inShort(const Json &refuge)
    {
        std::string text = refuge.at("name").get<std::string>() + (refuge.value("solo", false) ? " solo " : " ") +
                           toLine(refuge.at("arrivals"));
        std::string separator = ": ";
        for (const Json &space : refuge.at("spaces")) {
            text += separator + space.at("id").get<std::string>() + ' ' + space.at("type").get<std::string>() + ' ' +
                    toLine(space.at("points"));
            if (space.at("colour") != "none")
                text += " (" + space.at("colour").get<std::string>() + ')';
            separator = ", ";
        }
        return text;
    }

    std::map<std::string, Json> m_kinds;
    const ContentRows m_pack = embeddedPack("escapepods");
};

QTEST_APPLESS_MAIN(TestEscapepodsContent)
#include "tst_escapepods_content.moc"
