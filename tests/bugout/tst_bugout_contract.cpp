// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/bugout/game.h"
#include "tests/bugout/shipped_pack.h"
#include "tests/engine/contract.h"

using namespace cardquake;

Q_DECLARE_METATYPE(cardquake::Json)

/// Random games of BUGOUT with all player counts and variants keep every promise of the engine.
class TestBugoutContract : public QObject {
    Q_OBJECT

private slots:
    void randomGames_data()
    {
        QTest::addColumn<Json>("options");
        std::vector<std::string> allVariants;
        for (const VariantInfo &variant : bugout::Game::info().variants)
            allVariants.push_back(variant.id);
        for (int players = 1; players <= 4; ++players) {
            const auto row = [&](const std::string &what, const char *key, const Json &value) {
                QTest::addRow("%d players, %s", players, what.c_str())
                    << Json{{"players", players}, {"budget_cuts", 2}, {key, value}};
            };
            for (const char *placement : {"recommended", "random", "free"})
                row(placement, "placement", placement);
            for (const std::string &variant : allVariants)
                row(variant, "variants", Json::array({variant}));
            row("all variants", "variants", allVariants);
        }
    }

    void randomGames()
    {
        QFETCH(Json, options);
        for (std::uint64_t seed = 1; seed <= 3; ++seed) {
            options["difficulty"] = seed % 3 == 0 ? "easy" : seed % 3 == 1 ? "medium" : "hard";
            ContractCheck<bugout::Game>(shippedBugout(), options, seed).run(5000);
            if (QTest::currentTestFailed())
                QFAIL(qPrintable(QStringLiteral("seed %1").arg(seed)));
        }
    }
};

QTEST_APPLESS_MAIN(TestBugoutContract)
#include "tst_bugout_contract.moc"
