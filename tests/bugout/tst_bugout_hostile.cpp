// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "data/catalog/validate.h"
#include "engine/playtest/runner.h"
#include "tests/bugout/random_games.h"
#include "tests/bugout/shipped_pack.h"

#include <QTest>

#include <functional>

using namespace cardquake;

namespace {

using Change = std::function<void(ContentRows &)>;

void setField(ContentRows &rows, const std::string &kind, const std::string &id, const char *field, const Json &value)
{
    ContentRow row = *rows.find(kind, id);
    row.fields[field] = value;
    rows.put(kind, row);
}

/// The same field of all rows of a kind.
Change everywhere(const std::string &kind, const char *field, const Json &value)
{
    return [=](ContentRows &rows) {
        const std::vector<ContentRow> all = rows.rows(kind);
        for (const ContentRow &row : all)
            setField(rows, kind, row.id, field, value);
    };
}

Change figure(const char *key, const Json &value)
{
    return [=](ContentRows &rows) { rows.setConstant(key, value); };
}

Change field(const char *kind, const char *id, const char *name, const Json &value)
{
    return [=](ContentRows &rows) { setField(rows, kind, id, name, value); };
}

Change both(const Change &first, const Change &second)
{
    return [=](ContentRows &rows) {
        first(rows);
        second(rows);
    };
}

} // namespace

Q_DECLARE_METATYPE(Change)

/// Content that no sane designer makes, and that somebody will make while editing: it is refused by a diagnostic, or it
/// plays to an end.
class TestBugoutHostile : public QObject {
    Q_OBJECT

private slots:
    void contentIsRefusedOrPlays_data()
    {
        QTest::addColumn<Change>("change");
        const auto row = [](const std::string &name, const Change &change) { QTest::newRow(name.c_str()) << change; };
        for (const char *deck : {"draw", "rainstorm", "quake", "tornado", "lava", "event", "apocalypse"}) {
            row(std::string("no cards in ") + deck, everywhere(deck, "copies", 0));
            row(std::string("500 cards in ") + deck, everywhere(deck, "copies", 500));
            row(std::string("seven of each in ") + deck, everywhere(deck, "copies", 7));
        }
        row("nobody fits anywhere", everywhere("tile_type", "capacity", 0));
        row("one fits anywhere", everywhere("tile_type", "capacity", 1));
        row("nobody can walk", everywhere("tile_type", "walk", "no"));
        row("everything must be climbed", everywhere("tile_type", "walk", "climb"));
        row("everything drives", everywhere("tile_type", "drive", "yes"));
        row("everything is water to cars", everywhere("tile_type", "drive", "passable"));
        row("everything diverts Lava", everywhere("tile_type", "lava", "divert"));
        row("everything combines Lava", everywhere("tile_type", "lava", "combine"));
        row("bridges everywhere", everywhere("tile_type", "bridge", true));
        row("health 9", everywhere("map", "track", {"9", "8", "7", "6", "5", "4", "3", "2", "destroy"}));
        row("no health", everywhere("map", "track", Json::array()));
        row("one hit", everywhere("map", "track", {"destroy"}));
        row("36 volcanoes", everywhere("map", "volcano", true));
        row("no volcano", everywhere("map", "volcano", false));
        row("no flares", both(figure("tokens.flares", 0), everywhere("map", "icons", Json::array())));
        row("no landmarks", figure("tokens.landmarks", 0));
        row("twelve landmarks", figure("tokens.landmarks", 12));
        row("everything is free", everywhere("action", "cost", Json::object()));
        row("everything is dear", everywhere("action", "cost", {{"any", 20}}));
        row("every action is a free one", everywhere("action", "kind", "free"));
        row("every action is a reaction", everywhere("action", "kind", "reaction"));
        row("no graves", figure("graveyard.capacity", 0));
        row("many graves", figure("graveyard.capacity", 60));
        row("no actions", figure("actions.2", 0));
        row("twenty actions", figure("actions.2", 20));
        row("twenty draws", figure("draws.2", 20));
        row("empty hands", both(figure("hand.base", 0), figure("hand.per_hero", 0)));
        row("no vehicles", figure("tokens.vehicles", 0));
        row("four vehicles of 24 seats", both(figure("tokens.vehicles", 4), everywhere("vehicle", "seats", 24)));
        row("vehicles that fly", everywhere("vehicle", "steps", 4));
        row("no bridges", figure("tokens.bridges", 0));
        row("one reaction a disaster", figure("reaction.limit_per_disaster", 1));
        row("an event that draws events", field("event", "fresh-air", "effects", {{{"do", "draw"}, {"n", 20}}}));
        row("all events draw", everywhere("event", "effects", {{{"do", "draw"}, {"n", 9}}}));
        row("all events are rain", everywhere("event", "effects", {{{"do", "disaster"}, {"deck", "rainstorm"}}}));
        row("all cards skip turns", everywhere("event", "effects", {{{"do", "skip-turn"}, {"who", "all"}, {"n", 9}}}));
        row("six events draw", [](ContentRows &rows) {
            for (const char *id :
                 {"fresh-air", "hard-bargain", "rising-creek", "encumbered", "deep-pockets", "fog-bank"})
                setField(rows, "event", id, "effects", {{{"do", "draw"}, {"n", 9}}});
            setField(rows, "draw", "plot-twist", "copies", 90);
        });
        row("rain everywhere", everywhere("rainstorm", "cells", Json::array({"A1", "F6", "C3", "D4", "B2", "E5"})));
    }

    /// A scenario may do without the clock, to look at one thing alone; a pack may not.
    void aPackWithoutDrawsIsRefused()
    {
        const KindCatalog catalog = KindCatalog::load(embeddedFiles()).value();
        const Validator validator(catalog);
        QVERIFY(hasErrors(validator.row("bugout", "constant", {"draws.2", {{"id", "draws.2"}, {"value", 0}}})));
        QVERIFY(!hasErrors(validator.row("bugout", "constant", {"draws.2", {{"id", "draws.2"}, {"value", 1}}})));
    }

    /// Nobody draws any more as soon as the first event is in a hand, and nothing can be lost by then.
    void gamesThatNeverEndAreToldOf()
    {
        ContentRows rows = shippedBugout();
        everywhere("draw", "copies", 1)(rows);
        setField(rows, "draw", "plot-twist", "copies", 90);
        setField(rows, "draw", "downpour", "copies", 0);
        rows.setConstant("graveyard.capacity", 60);
        everywhere("event", "effects", {{{"do", "keep"}}})(rows);
        everywhere("event", "hand",
                   {{"main", {{"scope", "all"}, {"passive", {{{"mod", "draws"}, {"add", -20}}}}}}})(rows);
        PlaytestPlan plan;
        plan.options = {{"players", 2}};
        plan.bots = {BotKind::Random};
        plan.games = 12;
        PlaytestControl control;
        const auto report = runPlaytest<bugout::Game>(rows, plan, control);
        QVERIFY2(report, report ? "" : report.error().message.c_str());
        QCOMPARE(report->games(), std::uint64_t{0});
        QCOMPARE(report->unfinished(), std::uint64_t{12});
        QCOMPARE(report->firstUnfinished().size(), std::size_t{10});
        QVERIFY(reportFromJson(toJson(*report)).value() == *report);

        plan.threads = 3;
        QVERIFY(runPlaytest<bugout::Game>(rows, plan, control).value() == *report);
        plan.shards = plan.games; // how one game is played again
        plan.shard = 6;
        const auto seventh = runPlaytest<bugout::Game>(rows, plan, control);
        QVERIFY(seventh->firstUnfinished().front() == report->firstUnfinished()[6]);
    }

    void contentIsRefusedOrPlays()
    {
        QFETCH(Change, change);
        ContentRows rows = shippedBugout();
        change(rows);
        Diagnostics diagnostics;
        const auto content = bugout::Game::compile(rows, diagnostics);
        if (!content) {
            QVERIFY(hasErrors(diagnostics));
            return;
        }
        for (std::uint64_t seed = 1; seed <= 20; ++seed) {
            const Json options = {{"players", 2}, {"difficulty", "easy"}, {"placement", seed % 2 ? "random" : "free"}};
            const std::string fault = playChecked(*content, options, seed);
            QVERIFY2(fault.empty(), (fault + " (seed " + std::to_string(seed) + ")").c_str());
        }
    }
};

QTEST_APPLESS_MAIN(TestBugoutHostile)
#include "tst_bugout_hostile.moc"
