// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/playtest/runner.h"
#include "tests/tiny/ponds.h"

#include <QTest>

using namespace cardquake;

namespace {

Result<PlaytestReport> playPonds(PlaytestPlan plan)
{
    PlaytestControl control;
    plan.options = {{"players", 2}};
    return runPlaytest<ponds::Game>(ponds::defaultContent(), plan, control);
}

PlaytestPlan randomGames(std::uint64_t games)
{
    PlaytestPlan plan;
    plan.bots = {BotKind::Random};
    plan.games = games;
    return plan;
}

} // namespace

/// Bots, the runner and its figures, with the tests' own game.
class TestPlaytest : public QObject {
    Q_OBJECT

private slots:
    void wilsonIsTheTextbooks_data()
    {
        QTest::addColumn<int>("hits");
        QTest::addColumn<int>("games");
        QTest::addColumn<double>("low");
        QTest::addColumn<double>("high");
        QTest::newRow("none of ten") << 0 << 10 << 0.0 << 0.2775;
        QTest::newRow("half of ten") << 5 << 10 << 0.2366 << 0.7634;
        QTest::newRow("all of ten") << 10 << 10 << 0.7225 << 1.0;
        QTest::newRow("many") << 700 << 2000 << 0.3294 << 0.3712;
    }

    void wilsonIsTheTextbooks()
    {
        QFETCH(int, hits);
        QFETCH(int, games);
        QFETCH(double, low);
        QFETCH(double, high);
        const Share share = wilson(static_cast<std::uint64_t>(hits), static_cast<std::uint64_t>(games));
        QVERIFY(std::abs(share.low - low) < 0.0001);
        QVERIFY(std::abs(share.high - high) < 0.0001);
    }

    void aDistributionKnowsItsMiddle()
    {
        Distribution distribution;
        for (const std::size_t value : {1, 2, 2, 3, 12})
            distribution.add(value);
        QCOMPARE(distribution.mean(), 4.0);
        QCOMPARE(distribution.quantile(0.5), std::size_t{2});
        QCOMPARE(distribution.quantile(1.0), std::size_t{12});
        QVERIFY(distributionFromJson(toJson(distribution)) == distribution);
    }

    void threadsAndPartsGiveTheSame()
    {
        const PlaytestReport whole = playPonds(randomGames(100)).value();
        QCOMPARE(whole.games(), std::uint64_t{100});
        PlaytestPlan threaded = randomGames(100);
        threaded.threads = 3;
        QVERIFY(playPonds(threaded).value() == whole);
        PlaytestReport joined(whole.layout());
        for (std::uint64_t part = 0; part < 4; ++part) {
            PlaytestPlan plan = randomGames(100);
            plan.shard = part;
            plan.shards = 4;
            joined.join(playPonds(plan).value());
        }
        QVERIFY(joined == whole);
    }

    void aReportComesBackFromItsJson()
    {
        const PlaytestReport report = playPonds(randomGames(40)).value();
        QVERIFY(reportFromJson(toJson(report)).value() == report);
    }

    void greedyWinsMoreThanRandom()
    {
        PlaytestPlan greedy = randomGames(200);
        greedy.bots = {BotKind::Greedy};
        QVERIFY(playPonds(greedy).value().wins() > playPonds(randomGames(200)).value().wins());
    }

    void aCancelledPlaytestGivesWhatItHas()
    {
        PlaytestControl control;
        control.cancelled = true;
        PlaytestPlan plan = randomGames(1000);
        plan.options = {{"players", 2}};
        const auto report = runPlaytest<ponds::Game>(ponds::defaultContent(), plan, control);
        QVERIFY(report);
        QCOMPARE(report->games(), std::uint64_t{0});
    }

    void badOptionsAndContentAreErrors()
    {
        PlaytestControl control;
        PlaytestPlan plan = randomGames(5);
        plan.options = {{"players", 99}};
        QVERIFY(!runPlaytest<ponds::Game>(ponds::defaultContent(), plan, control));
        plan.options = {{"players", 2}};
        QVERIFY(!runPlaytest<ponds::Game>({}, plan, control));
    }
};

QTEST_APPLESS_MAIN(TestPlaytest)
#include "tst_playtest.moc"
