// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/bugout/game.h"
#include "engine/playtest/bots.h"
#include "tests/bugout/shipped_pack.h"

#include <QTest>

#include <atomic>
#include <cstdlib>
#include <new>

namespace {

std::atomic<long> allocations = 0;

} // namespace

void *operator new(std::size_t size)
{
    ++allocations;
    if (void *memory = std::malloc(size))
        return memory;
    throw std::bad_alloc();
}

void operator delete(void *memory) noexcept
{
    std::free(memory);
}

void operator delete(void *memory, std::size_t) noexcept
{
    std::free(memory);
}

using namespace cardquake;
using bugout::Game;

/// The hot loop, listing moves and playing them, takes no memory from the heap.
class TestBugoutAllocations : public QObject {
    Q_OBJECT

private slots:
    void playingAllocatesNothing()
    {
        Diagnostics diagnostics;
        const auto content = Game::compile(shippedBugout(), diagnostics);
        std::vector<Game::Move> moves;
        moves.reserve(4096);
        long inTheLoop = 0;
        long decisions = 0;
        for (std::uint64_t seed = 1; seed <= 200; ++seed) {
            const Json options = {{"players", 1 + seed % 4}, {"placement", seed % 2 == 0 ? "free" : "random"}};
            Game::State state = Game::setUp(*content, options, seed).value();
            Rng chance(seed);
            const long before = allocations;
            Game::begin(*content, state, nullptr);
            for (; !Game::isOver(state); ++decisions) {
                moves.clear();
                Game::legalMoves(*content, state, moves);
                Game::play(*content, state, chooseAtRandom<Game>(moves, chance), nullptr);
            }
            inTheLoop += allocations - before;
        }
        QVERIFY(allocations > 0); // it does count
        QVERIFY(decisions > 10'000);
        QCOMPARE(inTheLoop, 0L);
    }
};

QTEST_APPLESS_MAIN(TestBugoutAllocations)
#include "tst_bugout_allocations.moc"
