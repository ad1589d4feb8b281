// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "data/store/positions.h"

#include <QTest>

#include <algorithm>

using namespace cardquake;

using Order = std::vector<std::optional<std::int64_t>>;

class TestPositions : public QObject {
    Q_OBJECT

private slots:
    void newRowsStandApart()
    {
        QCOMPARE(arrange(Order(3)), (std::vector<std::int64_t>{0, positionStep, 2 * positionStep}));
        QVERIFY(arrange(Order()).empty());
    }

    void rowsInOrderStay() { QCOMPARE(arrange(Order{-5, 3, 4}), (std::vector<std::int64_t>{-5, 3, 4})); }

    void oneMovedRowMovesAlone()
    {
        const auto positions = arrange(Order{300, 100, 200, 400});
        QCOMPARE(std::vector(positions.begin() + 1, positions.end()), (std::vector<std::int64_t>{100, 200, 400}));
        QVERIFY(positions[0] < 100);
    }

    void aRowBetweenTwoLeavesThemAlone()
    {
        const auto positions = arrange(Order{0, std::nullopt, std::nullopt, 90});
        QCOMPARE(positions, (std::vector<std::int64_t>{0, 30, 60, 90}));
    }

    void withoutRoomAllAreSpreadAnew()
    {
        QCOMPARE(arrange(Order{7, std::nullopt, 8}), (std::vector<std::int64_t>{0, positionStep, 2 * positionStep}));
        QCOMPARE(arrange(Order{7, 7}), (std::vector<std::int64_t>{7 - positionStep, 7}));
    }

    void thereIsRoomForManyAtTheSameSpot()
    {
        Order order{0, positionStep};
        for (int i = 0; i < 40; ++i) {
            order.insert(order.begin() + 1, std::nullopt);
            const auto positions = arrange(order);
            QVERIFY(std::ranges::is_sorted(positions, std::ranges::less_equal()) || positions.size() < 2);
            QCOMPARE(positions.front(), 0);
            QCOMPARE(positions.back(), positionStep);
            order.assign(positions.begin(), positions.end());
        }
    }
};

QTEST_APPLESS_MAIN(TestPositions)
#include "tst_positions.moc"
