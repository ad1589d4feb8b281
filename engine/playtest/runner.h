// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/text.h"
#include "engine/playtest/bots.h"
#include "engine/playtest/playtest.h"

#include <algorithm>
#include <mutex>
#include <thread>

namespace cardquake {

/// Plays the games of one thread. Content is shared, everything else is its own.
template <PlayableGame G>
class PlaytestWorker {
    using State = typename G::State;
    using Move = typename G::Move;

public:
    PlaytestWorker(const typename G::Content &content, const PlaytestPlan &plan)
        : m_content(content)
        , m_plan(plan)
        , m_report(G::statistics(content))
    {
    }

    const PlaytestReport &report() const { return m_report; }

    /// Plays a game and adds it to the report, unless the playtest is cancelled meanwhile.
    Result<void> play(std::uint64_t game, const std::atomic<bool> &cancelled)
    {
        Rng seeds(seedOfGame(m_plan.seed, game));
        const std::uint64_t seed = seeds.seed();
        Result<State> started = G::setUp(m_content, m_plan.options, seed);
        if (!started)
            return tl::unexpected(started.error());
        State &state = *started;
        Rng chance(seeds.seed());
        m_events.clear();
        G::begin(m_content, state, &m_events);
        std::size_t decisions = 0;
        for (; !G::isOver(state); ++decisions) {
            if (cancelled)
                return {};
            if (decisions == mostDecisions) {
                m_report.addUnfinished({game + 1, seed}, decisions);
                return {};
            }
            m_moves.clear();
            G::legalMoves(m_content, state, m_moves);
            if (m_moves.empty())
                return failure("rule-hole",
                               "Nobody can move in game " + std::to_string(game + 1) + ", and yet it is not over.");
            const Move move = choose(state, chance);
            G::play(m_content, state, move, &m_events);
        }
        m_report.add(G::record(m_content, state, m_events), decisions);
        return {};
    }

private:
    Move choose(const State &state, Rng &chance)
    {
        const std::size_t seat = indexOf(G::seatOf(m_content, state, m_moves.front()));
        if (m_plan.bots[std::min(seat, m_plan.bots.size() - 1)] == BotKind::Random)
            return chooseAtRandom<G>(m_moves, chance);
        return m_greedy.choose(m_content, state, m_moves, chance);
    }

    const typename G::Content &m_content;
    const PlaytestPlan &m_plan;
    PlaytestReport m_report;
    GreedyBot<G> m_greedy;
    std::vector<Move> m_moves;
    EventLog m_events;
};

/// Plays a plan on its threads. Each game is a sum of whole numbers, so the result does not depend on who played which.
template <PlayableGame G>
Result<PlaytestReport> runPlaytest(const ContentRows &rows, const PlaytestPlan &plan, PlaytestControl &control)
{
    const Result<std::shared_ptr<const typename G::Content>> compiled = compileOrExplain<G>(rows);
    if (!compiled)
        return tl::unexpected(compiled.error());
    const typename G::Content &content = **compiled;
    PlaytestReport total(G::statistics(content));
    std::optional<Error> failed;
    std::mutex joining; // guards total and failed
    std::atomic<std::uint64_t> next = plan.shard;
    const auto work = [&] {
        PlaytestWorker<G> worker(content, plan);
        std::optional<Error> error;
        while (!control.cancelled && !error) {
            const std::uint64_t game = next.fetch_add(plan.shards);
            if (game >= plan.games)
                break;
            if (const Result<void> played = worker.play(game, control.cancelled); !played)
                error = played.error();
            ++control.played;
        }
        const std::lock_guard lock(joining);
        total.join(worker.report());
        if (error)
            failed = error;
    };
    {
        std::vector<std::jthread> threads;
        for (unsigned i = 1; i < plan.threads; ++i)
            threads.emplace_back(work);
        work();
    }
    if (failed)
        return tl::unexpected(*failed);
    return total;
}

} // namespace cardquake
