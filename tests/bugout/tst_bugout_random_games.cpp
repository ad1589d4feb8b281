// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/bugout/random_games.h"
#include "tests/bugout/shipped_pack.h"

#include <QTest>

using namespace cardquake;

namespace {

std::shared_ptr<const bugout::Content> shippedContent()
{
    Diagnostics diagnostics;
    return bugout::Game::compile(shippedBugout(), diagnostics);
}

/// Any options that the game has, each as likely as another.
Json randomOptions(Rng &rng)
{
    const auto oneOf = [&](std::initializer_list<const char *> words) {
        return *(words.begin() + rng.below(static_cast<std::uint32_t>(words.size())));
    };
    Json variants = Json::array();
    for (const VariantInfo &variant : bugout::Game::info().variants)
        if (rng.below(3) == 0)
            variants.push_back(variant.id);
    const std::uint32_t players = 1 + rng.below(4);
    return {{"players", players},
            {"variants", variants},
            {"difficulty", oneOf({"easy", "medium", "hard"})},
            {"placement", oneOf({"recommended", "random", "free"})},
            {"layout", oneOf({"shuffled", "listed", "river-bend", "two-shores"})},
            {"first_player", std::string("p").append(std::to_string(1 + rng.below(players)))},
            {"budget_cuts", rng.below(7)}};
}

} // namespace

/// Thousands of random games over all options, checked after every move.
class TestBugoutRandomGames : public QObject {
    Q_OBJECT

private slots:
    void invariantsHold()
    {
        const auto content = shippedContent();
        Rng rng(2026);
        for (std::uint64_t seed = 1; seed <= 3000; ++seed) {
            const Json options = randomOptions(rng);
            const std::string fault = playChecked(*content, options, seed);
            QVERIFY2(fault.empty(), (fault + " (seed " + std::to_string(seed) + ", " + toLine(options) + ")").c_str());
        }
    }
};

QTEST_APPLESS_MAIN(TestBugoutRandomGames)
#include "tst_bugout_random_games.moc"
