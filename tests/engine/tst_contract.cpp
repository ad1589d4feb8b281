// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/engine/contract.h"
#include "tests/tiny/ponds.h"

using namespace cardquake;

class TestContract : public QObject {
    Q_OBJECT

private slots:
    void ponds_data()
    {
        QTest::addColumn<int>("players");
        QTest::addColumn<bool>("drizzle");
        for (int players = 1; players <= 3; ++players)
            for (const bool drizzle : {false, true})
                QTest::addRow("%d players%s", players, drizzle ? ", drizzle" : "") << players << drizzle;
    }

    void ponds()
    {
        QFETCH(int, players);
        QFETCH(bool, drizzle);
        const Json options = {{"players", players}, {"variants", drizzle ? Json::array({"drizzle"}) : Json::array()}};
        for (std::uint64_t seed = 0; seed < 300; ++seed) {
            ContractCheck<ponds::Game>(ponds::defaultContent(), options, seed).run(100);
            if (QTest::currentTestFailed())
                QFAIL(qPrintable(QStringLiteral("seed %1").arg(seed)));
        }
    }
};

QTEST_APPLESS_MAIN(TestContract)
#include "tst_contract.moc"
