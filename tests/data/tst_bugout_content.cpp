// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/data/embedded_content.h"

#include <QTest>

#include <algorithm>
#include <cstdlib>
#include <map>
#include <set>

using namespace cardquake;

namespace {

using Texts = std::vector<std::string>;

/// A column and a row of the map, counted from 0.
struct Cell {
    int column = 0;
    int row = 0;

    explicit Cell(const std::string &text)
        : column(text.at(0) - 'A')
        , row(text.at(1) - '1')
    {
    }

    bool isOnRim() const { return column == 0 || column == 5 || row == 0 || row == 5; }
    bool isNextTo(const Cell &other) const { return std::abs(column - other.column) + std::abs(row - other.row) == 1; }
};

std::string cellName(std::size_t place)
{
    return {static_cast<char>('A' + place % 6), static_cast<char>('1' + place / 6)};
}

bool isConnected(const Texts &cells)
{
    std::set<std::string> reached = {cells.front()};
    for (std::size_t before = 0; before != reached.size();) {
        before = reached.size();
        for (const std::string &cell : cells)
            if (std::ranges::any_of(reached, [&](const std::string &r) { return Cell(r).isNextTo(Cell(cell)); }))
                reached.insert(cell);
    }
    return reached.size() == cells.size();
}

/// What a Distress Signal demands, in the terms of the spec.
struct Signal {
    int flares = 0;
    int width = 0;
    int height = 0;
    int farthest = 0; ///< steps from the helicopter, also diagonally
    int withinOneStep = 0;
    bool helicopterInSpan = false;

    explicit Signal(const Texts &rows)
    {
        std::vector<std::pair<int, int>> places;
        std::pair<int, int> helicopter;
        for (std::size_t y = 0; y < rows.size(); ++y)
            for (std::size_t x = 0; x < rows[y].size(); ++x) {
                const std::pair place{static_cast<int>(x), static_cast<int>(y)};
                if (rows[y][x] == 'F')
                    places.push_back(place);
                else if (rows[y][x] == 'H')
                    helicopter = place;
            }
        const auto [left, right] = std::ranges::minmax(places, {}, &std::pair<int, int>::first);
        const auto [top, bottom] = std::ranges::minmax(places, {}, &std::pair<int, int>::second);
        flares = static_cast<int>(places.size());
        width = right.first - left.first + 1;
        height = bottom.second - top.second + 1;
        helicopterInSpan = helicopter.first >= left.first && helicopter.first <= right.first &&
                           helicopter.second >= top.second && helicopter.second <= bottom.second;
        for (const auto &[x, y] : places) {
            const int steps = std::max(std::abs(x - helicopter.first), std::abs(y - helicopter.second));
            farthest = std::max(farthest, steps);
            withinOneStep += steps <= 1 ? 1 : 0;
        }
    }

    int shortSide() const { return std::min(width, height); }
    int longSide() const { return std::max(width, height); }
};

} // namespace

/// The shipped content of BUGOUT against the figures of its rules.
class TestBugoutContent : public QObject {
    Q_OBJECT

private slots:
    void tablesHaveTheirRowsAndTotals_data()
    {
        QTest::addColumn<int>("rows");
        QTest::addColumn<int>("total");
        QTest::newRow("resource") << 4 << 4;
        QTest::newRow("map") << 36 << 36;
        QTest::newRow("tile_type") << 9 << 9;
        QTest::newRow("bridge") << 2 << 2;
        QTest::newRow("vehicle") << 2 << 2;
        QTest::newRow("action") << 26 << 26;
        QTest::newRow("draw") << 13 << 120;
        QTest::newRow("rainstorm") << 60 << 60;
        QTest::newRow("quake") << 16 << 24;
        QTest::newRow("tornado") << 4 << 24;
        QTest::newRow("lava") << 3 << 24;
        QTest::newRow("event") << 40 << 40;
        QTest::newRow("apocalypse") << 24 << 24;
        QTest::newRow("signal") << 42 << 42;
        QTest::newRow("region") << 10 << 10;
        QTest::newRow("constant") << 25 << 25;
    }

    void tablesHaveTheirRowsAndTotals()
    {
        QFETCH(int, rows);
        QFETCH(int, total);
        const std::vector<ContentRow> &table = m_content.rows(QTest::currentDataTag());
        QCOMPARE(static_cast<int>(table.size()), rows);
        int copies = 0;
        for (const ContentRow &row : table)
            copies += row.fields.value("copies", 1);
        QCOMPARE(copies, total);
    }

    void theDrawDeckIsTheClock()
    {
        const std::map<std::string, int> expected = {
            {"pipe", 18},      {"tool", 16},         {"rope", 16},         {"gas", 16},       {"downpour", 30},
            {"seismic", 3},    {"tornado-field", 1}, {"tornado-plain", 1}, {"eruption-n", 1}, {"eruption-e", 1},
            {"eruption-s", 1}, {"eruption-w", 1},    {"plot-twist", 15}};
        std::map<std::string, int> found;
        for (const ContentRow &card : m_content.rows("draw"))
            found[card.id] = card.fields.value("copies", 1);
        QCOMPARE(found, expected);
        QCOMPARE(field("draw", "eruption-e", "direction"), std::string(R"("e")"));
        QCOMPARE(field("draw", "tornado-plain", "token"), std::string(R"("plain")"));
        QCOMPARE(field("draw", "plot-twist", "kind"), std::string(R"("event")"));
    }

    void theListedMapIsTheOneOfTheRules()
    {
        std::string listed;
        for (const ContentRow &tile : m_content.rows("map"))
            listed += tile.id + ' ';
        QCOMPARE(listed, std::string("beach-1 town woods-1 meadow-1 university marsh-1 "
                                     "plain-1 hills-1 field-1 hills-2 suburb forest-3 "
                                     "city forest-1 volcano field-2 museum plain-2 "
                                     "library cliff meadow-2 forest-2 plateau capital "
                                     "woods-2 harbor lab woods-3 field-3 observatory "
                                     "marsh-2 garden village plain-3 peak beach-2 "));
        QCOMPARE(cellsWithIcon("flare"), (Texts{"C1", "A2", "F2", "C4", "A5", "E5"}));
        QCOMPARE(cellsWithIcon("landmark"), (Texts{"E1", "E3", "A4", "C5", "F5", "B6"}));
        QCOMPARE(cellsWithIcon("sample"), (Texts{"D2", "C5"}));
        QCOMPARE(cellsWithIcon("map"), (Texts{"A1", "A4", "F5", "E6"}));
        QCOMPARE(cellsWithIcon("tornado-field"), Texts{"D3"});
        QCOMPARE(cellsWithIcon("tornado-plain"), Texts{"D6"});
    }

    void tilesHaveTheTypesAndTracksOfTheRules()
    {
        std::map<std::string, int> types;
        for (const ContentRow &tile : m_content.rows("map"))
            ++types[tile.fields.at("type")];
        QCOMPARE(types,
                 (std::map<std::string, int>{{"urban", 6}, {"landmark", 6}, {"terrain", 20}, {"high-ground", 4}}));
        QCOMPARE(field("map", "city", "track"), std::string(R"(["3","2","1","destroy"])"));
        QCOMPARE(field("map", "harbor", "track"), std::string(R"(["2","1","flip"])"));
        QCOMPARE(field("map", "marsh-1", "track"), std::string(R"(["flip"])"));
        QCOMPARE(field("map", "cliff", "track"), std::string("[]"));
    }

    void survivorsStartInSixTowns()
    {
        const Json expected = {{"town", {{"red", 1}, {"blue", 1}, {"yellow", 1}, {"green", 1}}},
                               {"suburb", {{"blue", 1}, {"yellow", 1}}},
                               {"city", {{"red", 1}, {"blue", 2}, {"yellow", 1}, {"green", 1}}},
                               {"capital", {{"red", 2}, {"blue", 1}, {"yellow", 1}, {"green", 2}}},
                               {"harbor", {{"red", 1}, {"blue", 1}, {"yellow", 1}, {"green", 1}}},
                               {"village", {{"red", 1}, {"yellow", 1}, {"green", 1}}}};
        Json found;
        int population = 0;
        for (const ContentRow &tile : m_content.rows("map"))
            if (tile.fields.contains("dots")) {
                found[tile.id] = tile.fields.at("dots");
                population += tile.fields.at("population").get<int>();
            }
        QCOMPARE(toLine(found), toLine(expected));
        QCOMPARE(population, 24);
    }

    void rainFallsEquallyOnAllCells()
    {
        std::map<std::size_t, int> cardsOfSize;
        std::map<std::string, int> hits;
        std::set<std::set<std::string>> different;
        for (const ContentRow &card : m_content.rows("rainstorm")) {
            const Texts cells = card.fields.at("cells");
            ++cardsOfSize[cells.size()];
            different.emplace(cells.begin(), cells.end());
            for (const std::string &cell : cells)
                ++hits[cell];
            QVERIFY2(isConnected(cells), card.id.c_str());
        }
        QCOMPARE(cardsOfSize, (std::map<std::size_t, int>{{2, 20}, {3, 20}, {4, 20}}));
        QCOMPARE(different.size(), 60u);
        QCOMPARE(hits.size(), 36u);
        QVERIFY(std::ranges::all_of(hits, [](const auto &hit) { return hit.second == 5; }));
        QCOMPARE(field("rainstorm", "rain-51", "cells"), std::string(R"(["C3","B4","C4","C5"])"));
    }

    void faultsRunAlongRowsColumnsAndDiagonals()
    {
        std::map<std::string, int> hits;
        for (const ContentRow &card : m_content.rows("quake"))
            for (const Json &cell : card.fields.value("cells", Json::array()))
                ++hits[cell];
        QCOMPARE(hits.size(), 36u);
        for (std::size_t i = 0; i < 36; ++i) {
            const Cell cell(cellName(i));
            const int diagonals = (cell.column == cell.row ? 1 : 0) + (cell.column + cell.row == 5 ? 1 : 0);
            QCOMPARE(hits[cellName(i)], 2 + diagonals);
        }
        QCOMPARE(field("quake", "tremor", "copies"), std::string("6"));
        QCOMPARE(field("quake", "stop", "copies"), std::string("4"));
    }

    void signalsAreAsHardAsTheirDifficulty()
    {
        std::map<std::string, int> count;
        std::set<Texts> different;
        for (const ContentRow &card : m_content.rows("signal")) {
            const Signal signal(card.fields.at("rows").get<Texts>());
            const std::string difficulty = card.fields.at("difficulty");
            ++count[difficulty];
            different.insert(card.fields.at("rows").get<Texts>());
            QVERIFY2(signal.helicopterInSpan, card.id.c_str());
            if (difficulty == "easy")
                QVERIFY2(signal.flares == 3 && signal.longSide() <= 3 && signal.farthest == 1, card.id.c_str());
            else if (difficulty == "medium")
                QVERIFY2(signal.flares == 4 && signal.shortSide() >= 3 && signal.longSide() <= 4 &&
                             signal.farthest <= 2 && signal.withinOneStep >= 2,
                         card.id.c_str());
            else
                QVERIFY2(signal.flares == 5 && signal.shortSide() >= 4 && signal.longSide() <= 5 &&
                             signal.farthest >= 2 && signal.farthest <= 3,
                         card.id.c_str());
        }
        QCOMPARE(count, (std::map<std::string, int>{{"easy", 14}, {"medium", 14}, {"hard", 14}}));
        QCOMPARE(different.size(), 42u);
        QCOMPARE(field("signal", "medium-03", "rows"), std::string(R"([".FF",".H.","FF."])"));
    }

    void actionsCostWhatTheRulesSay_data()
    {
        QTest::addColumn<QString>("kind");
        QTest::addColumn<QString>("cost");
        QTest::newRow("move") << "basic"
                              << "{}";
        QTest::newRow("drop") << "free"
                              << "{}";
        QTest::newRow("rebuild") << "complex"
                                 << R"({"tool":2})";
        QTest::newRow("reinforce") << "complex"
                                   << R"({"pipe":1,"tool":1})";
        QTest::newRow("bridge-rope") << "complex"
                                     << R"({"rope":2})";
        QTest::newRow("vehicle") << "complex"
                                 << R"({"gas":1,"tool":1})";
        QTest::newRow("loot") << "complex"
                              << "{}";
        QTest::newRow("save-rain") << "reaction"
                                   << R"({"pipe":1})";
        QTest::newRow("save-quake") << "reaction"
                                    << R"({"tool":1})";
        QTest::newRow("save-tornado") << "reaction"
                                      << R"({"rope":1})";
        QTest::newRow("enter-tornado") << "surcharge"
                                       << R"({"rope":1})";
    }

    void actionsCostWhatTheRulesSay()
    {
        QFETCH(QString, kind);
        QFETCH(QString, cost);
        const ContentRow *action = m_content.find("action", QTest::currentDataTag());
        QVERIFY(action);
        QCOMPARE(action->fields.at("kind").get<std::string>(), kind.toStdString());
        QCOMPARE(toLine(action->fields.value("cost", Json::object())), cost.toStdString());
    }

    void theFiguresAreThoseOfTheRules()
    {
        const Json expected = Json::parse(R"({
            "graveyard.capacity": 7, "graveyard.sample_bonus": 1, "hand.base": 1, "hand.per_hero": 1,
            "actions.1": 4, "actions.2": 3, "actions.3": 2, "actions.4": 2,
            "draws.1": 4, "draws.2": 3, "draws.3": 2, "draws.4": 2,
            "rebuild.max_per_tile": 1, "drain.heals": 0, "quake.save_lethal_only": false,
            "reaction.limit_per_disaster": 0, "signal.held_flares_count": true,
            "apocalypse.chopper_destroys_tile": true, "map.tokens_placed": 4, "tokens.flares": 6,
            "tokens.landmarks": 6, "tokens.samples": 3, "tokens.maps": 6, "tokens.bridges": 6, "tokens.vehicles": 2})");
        Json found = Json::object();
        for (const ContentRow &row : m_content.rows("constant"))
            found[row.id] = row.fields.at("value");
        QCOMPARE(toLine(found), toLine(expected));
    }

    void surfacesBehaveAsTheRulesSay()
    {
        QCOMPARE(row("tile_type", "flooded"),
                 std::string(R"({"bridge":true,"capacity":0,"category":"nature","drive":"passable",)"
                             R"("id":"flooded","lava":"place","walk":"no"})"));
        QCOMPARE(row("tile_type", "rope"),
                 std::string(R"({"bridge":false,"capacity":4,"category":"structure","drive":"no",)"
                             R"("id":"rope","lava":"below","walk":"yes"})"));
        QCOMPARE(field("bridge", "sturdy", "track"), std::string(R"(["1","destroy"])"));
        QCOMPARE(field("bridge", "rope", "track"), std::string(R"(["destroy"])"));
        QCOMPARE(field("vehicle", "car", "seats"), std::string("4"));
        QCOMPARE(field("vehicle", "motorcycle", "steps"), std::string("2"));
    }

    void regionsCoverTheirPartOfTheValley()
    {
        const std::map<std::string, std::size_t> expected = {{"nw", 9},     {"ne", 9},     {"sw", 9},    {"se", 9},
                                                             {"north", 18}, {"south", 18}, {"west", 18}, {"east", 18},
                                                             {"center", 4}, {"edge", 20}};
        std::map<std::string, std::size_t> found;
        for (const ContentRow &region : m_content.rows("region"))
            found[region.id] = region.fields.at("cells").size();
        QCOMPARE(found, expected);
        for (const std::string &cell : cellsOf("edge"))
            QVERIFY(Cell(cell).isOnRim());
        for (const std::string &cell : cellsOf("se"))
            QVERIFY(Cell(cell).column >= 3 && Cell(cell).row >= 3);
    }

    void eventsComeInThreeFormats()
    {
        std::map<std::string, int> formats;
        for (const ContentRow &card : m_content.rows("event"))
            ++formats[card.fields.at("format")];
        QCOMPARE(formats, (std::map<std::string, int>{{"choice", 15}, {"conditional", 13}, {"hand", 12}}));
    }

    void rescueCardsHaveTheirSeats()
    {
        std::map<std::string, int> kinds;
        std::map<int, int> seatsOfNumber;
        for (const ContentRow &card : m_content.rows("apocalypse")) {
            ++kinds[card.fields.at("kind")];
            if (card.fields.contains("number"))
                seatsOfNumber[card.fields.at("number")] = card.fields.at("effects").at(0).at("seats");
        }
        QCOMPARE(kinds, (std::map<std::string, int>{{"damage", 9}, {"destroy", 9}, {"rescue", 6}}));
        QCOMPARE(seatsOfNumber, (std::map<int, int>{{1, 2}, {2, 3}, {3, 3}, {4, 4}, {5, 5}, {6, 6}}));
    }

    void layoutsAreWholeMapsOrLeaveCellsOpen()
    {
        int whole = 0;
        int open = 0;
        for (const ContentRow &layout : m_content.rows("layout")) {
            std::set<std::string> tiles;
            for (const auto &[cell, tile] : layout.fields.at("tiles").items()) {
                QVERIFY2(m_content.find("map", tile.get<std::string>()), layout.id.c_str());
                QVERIFY2(tiles.insert(tile).second, layout.id.c_str());
                if (tile == "volcano")
                    QVERIFY2(!Cell(cell).isOnRim(), layout.id.c_str());
            }
            QVERIFY2(tiles.contains("volcano"), layout.id.c_str());
            ++(tiles.size() == 36 ? whole : open);
        }
        QVERIFY(whole >= 4);
        QVERIFY(open >= 1);
    }

private:
    // Rows and fields are compared as one line of JSON, so that a failure shows both.
    std::string row(std::string_view kind, std::string_view id) const
    {
        const ContentRow *found = m_content.find(kind, id);
        return found ? toLine(found->fields) : std::string("no such row");
    }

    std::string field(std::string_view kind, std::string_view id, const char *name) const
    {
        const ContentRow *found = m_content.find(kind, id);
        return found ? toLine(found->fields.value(name, Json())) : std::string("no such row");
    }

    Texts cellsOf(std::string_view region) const { return m_content.find("region", region)->fields.at("cells"); }

    Texts cellsWithIcon(const char *icon) const
    {
        Texts cells;
        const std::vector<ContentRow> &tiles = m_content.rows("map");
        for (std::size_t i = 0; i < tiles.size(); ++i)
            for (const Json &shown : tiles[i].fields.value("icons", Json::array()))
                if (shown == icon)
                    cells.push_back(cellName(i));
        return cells;
    }

    const ContentRows m_content = embeddedPack("bugout");
};

QTEST_APPLESS_MAIN(TestBugoutContent)
#include "tst_bugout_content.moc"
