// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/core/game_session.h"
#include "engine/games/bugout/game.h"
#include "tests/bugout/shipped_pack.h"

#include <QTest>

#include <algorithm>

using namespace cardquake;

Q_DECLARE_METATYPE(cardquake::Json)

namespace {

using BugoutSession = GameSession<bugout::Game>;

/// A position with something of everything, hidden and seen. It does not depend on the seed.
Json basePosition()
{
    Json state = Json::parse(R"({
        "signal": "easy-02",
        "map": {"A5": "~woods-2/2 + rope", "B2": "hills-1/1"},
        "bridge_pool": 5,
        "survivors": {"R1": "v1", "R2": "graveyard", "U1": "safe"},
        "vehicles": {"v1": {"kind": "car", "at": "D2"}},
        "tokens": {"map-1": {"rescue": 1}, "map-2": {"at": "R3", "rescue": 2}, "map-3": {"at": "removed", "rescue": 3},
                   "map-4": {"at": "safe", "rescue": 4}, "map-5": {"rescue": 5}, "map-6": {"rescue": 6}},
        "players": {"p1": {"resources": {"pipe": 2}, "disasters": ["seismic"], "events": [{"card": "adrenaline"}]}},
        "discards": {"draw": ["gas", "rope"]},
        "rescue_pool": ["rescue-1", "rescue-2", "rescue-3", "rescue-5", "rescue-6"]
    })");
    const Json decks = (*BugoutSession::create(shippedBugout(), {Json{{"players", 2}}, 1, Json()}))->state()["decks"];
    state["decks"] = decks;
    return state;
}

std::unique_ptr<Session> start(const Json &state, std::uint64_t seed, const Json &variants)
{
    const Json options = {{"players", 2}, {"layout", "listed"}, {"variants", variants}};
    auto session = BugoutSession::create(shippedBugout(), {options, seed, state});
    if (!session)
        qFatal("%s", session.error().message.c_str());
    return std::move(*session);
}

/// What all players and the onlookers are given, as one text.
std::string seenBy(const Session &session)
{
    Json seen = Json::array();
    for (const std::string &seat : session.seats())
        seen.push_back(*session.view(seat));
    return toLine(seen);
}

Json at(const char *pointer, const Json &value)
{
    Json part;
    part[Json::json_pointer(pointer)] = value;
    return part;
}

Json reversed(Json list)
{
    std::ranges::reverse(list);
    return list;
}

} // namespace

/// What players are shown: two positions that differ only in what is hidden look alike, and any other difference shows.
class TestBugoutView : public QObject {
    Q_OBJECT

private slots:
    void hiddenThingsDoNotShow_data()
    {
        QTest::addColumn<Json>("change");
        const Json base = basePosition();
        for (const auto &[deck, cards] : base["decks"].items())
            QTest::addRow("order of %s", deck.c_str()) << Json{{"decks", {{deck, reversed(cards)}}}};
        QTest::newRow("lying and held maps")
            << Json{{"tokens", {{"map-1", {{"rescue", 2}}}, {"map-2", {{"rescue", 1}}}}}};
        QTest::newRow("removed and boxed maps")
            << Json{{"tokens", {{"map-3", {{"rescue", 5}}}, {"map-5", {{"rescue", 3}}}}}};
    }

    void hiddenThingsDoNotShow()
    {
        QFETCH(Json, change);
        const auto one = start(basePosition(), 1, Json::array());
        const auto other = start(mergeOver(basePosition(), change), 2, Json::array()); // chance is hidden, too
        QVERIFY(one->state() != other->state());
        QCOMPARE(seenBy(*other), seenBy(*one));
        QVERIFY(other->table("p1") == one->table("p1"));
        QCOMPARE(other->legalMoves(), one->legalMoves());
    }

    /// The table counts what is left of a deck, as everybody can who sees all other cards; the view does not even that.
    void theViewTellsOfADeckItsSizeOnly()
    {
        const Json base = basePosition();
        const Json change = at("/decks/draw", std::vector<std::string>(base["decks"]["draw"].size(), "gas"));
        QCOMPARE(seenBy(*start(mergeOver(base, change), 1, Json::array())), seenBy(*start(base, 1, Json::array())));
    }

    void everythingElseShows_data()
    {
        QTest::addColumn<Json>("change");
        const auto row = [](const char *pointer, const Json &value) { QTest::newRow(pointer) << at(pointer, value); };
        row("/turn/number", 7);
        row("/turn/player", "p2");
        row("/turn/actions_left", 1);
        row("/apocalypse", true);
        row("/signal", "easy-03");
        row("/map/B2", "hills-1/2");
        row("/map/A5", "~woods-2/2");
        row("/survivors/R1", "D2");
        row("/survivors/U1", "B1");
        row("/tokens/flare-1/lit", false);
        row("/tokens/flare-1/at", "A1");
        row("/tokens/landmark-1/reinforced", true);
        row("/tokens/map-1/at", "A2");
        row("/tokens/map-4/rescue", 5);
        row("/tornadoes/field/active", true);
        row("/vehicles/v1/kind", "motorcycle");
        row("/bridge_pool", 4);
        row("/players/p1/color", "green");
        row("/players/p1/resources/gas", 1);
        row("/players/p1/disasters", Json::array());
        row("/players/p1/events", Json::array());
        row("/players/p2/skip", 1);
        row("/players/p2/bonus_actions", 1);
        row("/players/p2/exited", true);
        row("/decks/draw", Json::array({"gas"}));
        row("/discards/draw", Json::array({"rope", "gas"}));
        row("/rescue_pool", Json::array({"rescue-1"}));
    }

    void everythingElseShows()
    {
        QFETCH(Json, change);
        QVERIFY(seenBy(*start(mergeOver(basePosition(), change), 1, Json::array())) !=
                seenBy(*start(basePosition(), 1, Json::array())));
    }

    void mapsInTheBoxOfATrainedTeamShow()
    {
        const Json change = Json{{"tokens", {{"map-5", {{"rescue", 6}}}, {"map-6", {{"rescue", 5}}}}}};
        const Json trained = Json::array({"trained-rescue-team"});
        QVERIFY(seenBy(*start(mergeOver(basePosition(), change), 1, trained)) !=
                seenBy(*start(basePosition(), 1, trained)));
    }

    void onlyTheScoutedCardsShow()
    {
        const auto scouting = [](const std::vector<std::string> &below) {
            std::vector<std::string> deck = {"plot-twist", "gas", "seismic", "rope"};
            deck.insert(deck.end(), below.begin(), below.end());
            auto session = start(mergeOver(basePosition(), {{"decks", {{"draw", deck}, {"event", {"star-charts"}}}}}),
                                 1, Json::array());
            if (!session->play("end"))
                qFatal("cannot end");
            while (session->decision().at("kind") == "react")
                if (!session->play("pass"))
                    qFatal("cannot pass");
            return session;
        };
        const auto one = scouting({"downpour", "eruption-n"});
        QVERIFY(one->decision().at("cards") == Json({"gas", "seismic", "rope"}));
        QCOMPARE(seenBy(*scouting({"eruption-n", "downpour"})), seenBy(*one));
    }
};

QTEST_APPLESS_MAIN(TestBugoutView)
#include "tst_bugout_view.moc"
