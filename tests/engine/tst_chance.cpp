// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/core/bag.h"
#include "engine/core/rng.h"

#include <QTest>

#include <array>
#include <numeric>

using namespace cardquake;

static_assert(std::is_trivially_copyable_v<Rng>);
static_assert(std::is_trivially_copyable_v<Bag<int, 300>>);

/// The generator and the fixed lists inside every game's state.
class TestChance : public QObject {
    Q_OBJECT

private slots:
    /// A saved game replays on every machine only if these numbers never change.
    void theNumbersOfASeedAreFixed()
    {
        Rng rng(42);
        std::vector<unsigned> drawn;
        for (int i = 0; i < 8; ++i)
            drawn.push_back(rng.below(100));
        QCOMPARE(drawn, (std::vector<unsigned>{76, 41, 44, 26, 95, 40, 79, 83}));
    }

    void everyNumberIsEquallyLikely()
    {
        constexpr int draws = 70000;
        Rng rng(1);
        std::array<int, 7> seen{};
        for (int i = 0; i < draws; ++i)
            ++seen[rng.below(7)];
        for (const int count : seen)
            QVERIFY2(std::abs(count - draws / 7) < 500, qPrintable(QString::number(count)));
    }

    void aShuffleKeepsTheCards()
    {
        std::array<int, 50> cards{};
        std::iota(cards.begin(), cards.end(), 0);
        const auto inOrder = cards;
        Rng rng(3);
        rng.shuffle(std::span(cards));
        QVERIFY(cards != inOrder);
        std::ranges::sort(cards);
        QCOMPARE(cards, inOrder);
    }

    void aBagIsAListWithRoom()
    {
        Bag<int, 3> bag;
        QVERIFY(bag.empty());
        for (const int item : {4, 5, 6})
            bag.push(item);
        QVERIFY(bag.full());
        bag.removeAt(0);
        QCOMPARE(bag.size(), 2u);
        QCOMPARE(bag[0], 5);
        QCOMPARE(bag.pop(), 6);
        QCOMPARE(bag.back(), 5);
    }

    /// States are compared and copied as a whole, so what was taken out must leave no trace.
    void equalBagsAreEqualWhateverHappenedBefore()
    {
        Bag<int, 3> fresh;
        fresh.push(1);
        Bag<int, 3> used;
        for (const int item : {9, 1, 8})
            used.push(item);
        used.pop();
        used.removeAt(0);
        QVERIFY(fresh == used);
    }
};

QTEST_APPLESS_MAIN(TestChance)
#include "tst_chance.moc"
