// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "data/transfer/builtin_packs.h"
#include "engine/games/bugout/game.h"
#include "engine/playtest/runner.h"

#include <benchmark/benchmark.h>

#include <chrono>

using namespace cardquake;

// How fast BUGOUT plays on one core, and where the time goes: whole games, then what a decision is made of. A decision
// of a random game is a move list and a move (listMoves + playMove); one of a greedy game copies and plays every move.

namespace {

using bugout::Game;
using Clock = std::chrono::steady_clock;

const Game::Content &shippedContent()
{
    static const std::shared_ptr<const Game::Content> content = [] {
        Diagnostics diagnostics;
        return Game::compile(builtInPack(KindCatalog::load(embeddedFiles()).value(), "bugout").value().rows,
                             diagnostics);
    }();
    return *content;
}

Game::State startedGame(std::uint64_t seed, int players = 2)
{
    Game::State state = Game::setUp(shippedContent(), {{"players", players}, {"difficulty", "easy"}}, seed).value();
    Game::begin(shippedContent(), state, nullptr);
    return state;
}

/// Positions as they come up in random games, each with its legal moves.
struct Sample {
    Game::State state;
    Game::Move move;
};

std::vector<Sample> samplePositions(std::size_t wanted)
{
    std::vector<Sample> samples;
    std::vector<Game::Move> moves;
    Rng rng(1);
    for (std::uint64_t seed = 1; samples.size() < wanted; ++seed) {
        Game::State state = startedGame(seed);
        while (!Game::isOver(state)) {
            moves.clear();
            Game::legalMoves(shippedContent(), state, moves);
            const Game::Move move = chooseAtRandom<Game>(moves, rng);
            if (rng.below(7) == 0)
                samples.push_back({state, move});
            Game::play(shippedContent(), state, move, nullptr);
        }
    }
    return samples;
}

const std::vector<Sample> &samples()
{
    // As many as stay in the second cache: in a game the position is at hand, too.
    static const std::vector<Sample> list = samplePositions(128);
    return list;
}

void randomGames(benchmark::State &bench)
{
    const int players = static_cast<int>(bench.range(0));
    std::int64_t decisions = 0;
    std::vector<Game::Move> moves;
    std::uint64_t seed = 0;
    for (auto _ : bench) {
        Game::State state = startedGame(++seed, players);
        Rng rng(seed);
        for (; !Game::isOver(state); ++decisions) {
            moves.clear();
            Game::legalMoves(shippedContent(), state, moves);
            Game::play(shippedContent(), state, chooseAtRandom<Game>(moves, rng), nullptr);
        }
    }
    bench.counters["games/s"] =
        benchmark::Counter(static_cast<double>(bench.iterations()), benchmark::Counter::kIsRate);
    bench.counters["decisions/s"] = benchmark::Counter(static_cast<double>(decisions), benchmark::Counter::kIsRate);
    bench.counters["decisions/game"] = static_cast<double>(decisions) / static_cast<double>(bench.iterations());
}
BENCHMARK(randomGames)->DenseRange(1, 4)->ArgName("players")->Unit(benchmark::kMicrosecond);

/// Whole playtests, as the command line runs them. The argument is the number of threads.
void greedyPlaytest(benchmark::State &bench)
{
    const ContentRows rows = builtInPack(KindCatalog::load(embeddedFiles()).value(), "bugout").value().rows;
    PlaytestPlan plan;
    plan.options = {{"players", 2}, {"difficulty", "easy"}};
    plan.games = 200;
    plan.threads = static_cast<unsigned>(bench.range(0));
    std::uint64_t games = 0;
    for (auto _ : bench) {
        PlaytestControl control;
        ++plan.seed;
        games += runPlaytest<Game>(rows, plan, control).value().games();
    }
    bench.counters["games/s"] = benchmark::Counter(static_cast<double>(games), benchmark::Counter::kIsRate);
}
BENCHMARK(greedyPlaytest)->Arg(1)->Arg(2)->ArgName("threads")->UseRealTime()->Unit(benchmark::kMillisecond);

void copyState(benchmark::State &bench)
{
    std::size_t i = 0;
    Game::State state;
    for (auto _ : bench) {
        state = samples()[i++ % samples().size()].state;
        benchmark::DoNotOptimize(state);
    }
    bench.counters["bytes"] = sizeof(Game::State);
}
BENCHMARK(copyState);

void listMoves(benchmark::State &bench)
{
    std::size_t i = 0;
    std::size_t listed = 0;
    std::vector<Game::Move> moves;
    for (auto _ : bench) {
        moves.clear();
        Game::legalMoves(shippedContent(), samples()[i++ % samples().size()].state, moves);
        listed += moves.size();
    }
    bench.counters["moves"] = static_cast<double>(listed) / static_cast<double>(bench.iterations());
}
BENCHMARK(listMoves);

/// Carrying out a move, up to the next decision. All samples are copied first; only the moves are timed.
void playMove(benchmark::State &bench)
{
    std::vector<Game::State> positions(samples().size());
    for (auto _ : bench) {
        for (std::size_t i = 0; i < positions.size(); ++i)
            positions[i] = samples()[i].state;
        const Clock::time_point start = Clock::now();
        for (std::size_t i = 0; i < positions.size(); ++i)
            Game::play(shippedContent(), positions[i], samples()[i].move, nullptr);
        const std::chrono::duration<double> spent = Clock::now() - start;
        bench.SetIterationTime(spent.count() / static_cast<double>(positions.size()));
        benchmark::DoNotOptimize(positions.data());
    }
}
BENCHMARK(playMove)->UseManualTime()->Iterations(4000);

void setUp(benchmark::State &bench)
{
    std::uint64_t seed = 0;
    for (auto _ : bench)
        benchmark::DoNotOptimize(startedGame(++seed));
}
BENCHMARK(setUp);

/// Nothing may pile up: a decision late in a game costs what an early one does.
void lastQuarterAgainstFirst(benchmark::State &bench)
{
    Clock::duration spent[4] = {};
    std::int64_t decisions[4] = {};
    std::vector<Game::Move> moves;
    std::vector<Clock::time_point> times;
    std::uint64_t seed = 0;
    for (auto _ : bench) {
        Game::State state = startedGame(++seed);
        Rng rng(seed);
        times.assign(1, Clock::now());
        while (!Game::isOver(state)) {
            moves.clear();
            Game::legalMoves(shippedContent(), state, moves);
            Game::play(shippedContent(), state, chooseAtRandom<Game>(moves, rng), nullptr);
            times.push_back(Clock::now());
        }
        const std::size_t count = times.size() - 1;
        for (std::size_t i = 0; i < count; ++i) {
            spent[i * 4 / count] += times[i + 1] - times[i];
            ++decisions[i * 4 / count];
        }
    }
    const auto perDecision = [&](int quarter) {
        return std::chrono::duration<double, std::nano>(spent[quarter]).count() /
               static_cast<double>(decisions[quarter]);
    };
    bench.counters["first ns"] = perDecision(0);
    bench.counters["last ns"] = perDecision(3);
    bench.counters["ratio"] = perDecision(3) / perDecision(0);
}
BENCHMARK(lastQuarterAgainstFirst)->Unit(benchmark::kMicrosecond);

} // namespace
