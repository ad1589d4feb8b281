// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/game.h"
#include "engine/core/merge.h"
#include "engine/core/session.h"
#include "engine/core/text.h"
#include "engine/playtest/bots.h"

#include <algorithm>
#include <utility>

namespace cardquake {

/// The session of one game: keeps every position since the start, so undo is a step back and never an inverse move.
template <PlayableGame G>
class GameSession : public Session {
    using Content = typename G::Content;
    using State = typename G::State;
    using Move = typename G::Move;

public:
    static Result<std::unique_ptr<Session>> create(const ContentRows &rows, GameStart start)
    {
        Result<std::shared_ptr<const Content>> compiled = compileOrExplain<G>(rows);
        if (!compiled)
            return tl::unexpected(compiled.error());
        const std::shared_ptr<const Content> content = std::move(*compiled);
        Result<State> state = G::setUp(*content, start.options, start.seed);
        if (!state)
            return tl::unexpected(state.error());
        if (!start.state.is_null()) {
            const Json whole = G::toJson(*content, *state);
            for (const auto &[key, value] : start.state.items())
                if (!whole.contains(key)) // a misspelt field would be a position nobody meant
                    return failure("bad-state", "The state has no field " + inQuotes(key) + ".");
            const Json laidOver = mergeOver(whole, start.state);
            if (const Result<void> read = G::fromJson(*content, laidOver, *state); !read)
                return tl::unexpected(read.error());
        }
        G::begin(*content, *state, nullptr);
        return std::unique_ptr<Session>(new GameSession(content, std::move(start), *state));
    }

    /// What compiling the content finds, without starting a game.
    static Diagnostics checkContent(const ContentRows &rows)
    {
        Diagnostics diagnostics;
        G::compile(rows, diagnostics);
        return diagnostics;
    }

    const GameInfo &info() const override { return G::info(); }
    const GameStart &start() const override { return m_start; }
    std::unique_ptr<Session> clone() const override { return std::unique_ptr<Session>(new GameSession(*this)); }

    std::vector<std::string> seats() const override { return G::seats(*m_content, position()); }

    std::vector<std::string> seatsToMove() const override
    {
        std::vector<std::string> names;
        const std::vector<std::string> all = seats();
        const SeatSet moving = G::seatsToMove(*m_content, position());
        for (std::size_t i = 0; i < all.size(); ++i)
            if (moving.has(Seat(i)))
                names.push_back(all[i]);
        return names;
    }

    Json decision() const override { return G::decision(*m_content, position()); }
    Json result() const override { return G::result(*m_content, position()); }
    bool isOver() const override { return G::isOver(position()); }
    Json state() const override { return G::toJson(*m_content, position()); }

    Result<Json> view(std::string_view seat) const override
    {
        const std::optional<Seat> viewer = findSeat(seat);
        if (!viewer)
            return failure("unknown-seat", "There is no seat " + inQuotes(seat) + " in this game.");
        return G::view(*m_content, position(), *viewer);
    }

    Table table(std::string_view seat) const override { return G::table(*m_content, position(), findSeat(seat)); }

    std::vector<TableRefusal> refusals(std::string_view piece) const override
    {
        return G::refusals(*m_content, position(), piece);
    }

    std::vector<std::string> legalMoves() const override
    {
        std::vector<std::string> texts;
        for (const Move &move : typedMoves())
            texts.push_back(G::toText(*m_content, position(), move));
        std::ranges::sort(texts);
        return texts;
    }

    Result<void> play(std::string_view text) override
    {
        if (isOver())
            return failure("game-over", "The game is over; no move is possible.");
        const std::optional<Move> move = parse(text);
        if (!move)
            return failure("illegal-move",
                           inQuotes(text) + " is not legal here. The decision is " + toLine(decision()) + ".");
        forgetUndone();
        Step step{*move, {}, position()};
        G::play(*m_content, step.after, *move, &step.events);
        m_steps.push_back(std::move(step));
        ++m_done;
        return {};
    }

    bool undo() override { return canUndo() && (--m_done, true); }
    bool redo() override { return canRedo() && (++m_done, true); }
    void forgetUndone() override
    {
        m_steps.erase(m_steps.begin() + static_cast<std::ptrdiff_t>(m_done), m_steps.end());
    }
    bool canUndo() const override { return m_done > 0; }
    bool canRedo() const override { return m_done < m_steps.size(); }

    std::vector<LogEntry> log() const override
    {
        std::vector<LogEntry> entries;
        const std::vector<std::string> names = seats();
        for (std::size_t i = 0; i < m_done; ++i) {
            const Step &step = m_steps[i];
            const State &before = i == 0 ? m_first : m_steps[i - 1].after;
            LogEntry entry{names[indexOf(G::seatOf(*m_content, before, step.move))],
                           G::toText(*m_content, before, step.move), G::words(*m_content, before, step.move),
                           Json::array(), G::tell(*m_content, before, step.events)};
            for (const Event &event : step.events)
                entry.events.push_back(G::describe(*m_content, event));
            entries.push_back(std::move(entry));
        }
        return entries;
    }

    Result<Hint> hint() const override
    {
        if (isOver())
            return failure("game-over", "The game is over; there is nothing to do.");
        if (typedMoves().empty())
            return failure("rule-hole", "Nobody has a legal move here.");
        std::vector<Move> moves = typedMoves();
        GreedyBot<G> bot;
        Rng rng(0); // so that the same position gives the same hint
        const Move best = bot.choose(*m_content, position(), moves, rng);
        Rng again(0);
        return Hint{G::toText(*m_content, position(), best), bot.explain(*m_content, position(), best, again)};
    }

    std::vector<std::string> check() const override { return G::check(*m_content, position()); }

private:
    struct Step {
        Move move;
        EventLog events;
        State after;
    };

    GameSession(std::shared_ptr<const Content> content, GameStart start, const State &first)
        : m_content(std::move(content))
        , m_start(std::move(start))
        , m_first(first)
    {
    }

    const State &position() const { return m_done == 0 ? m_first : m_steps[m_done - 1].after; }

    std::vector<Move> typedMoves() const
    {
        std::vector<Move> moves;
        G::legalMoves(*m_content, position(), moves);
        return moves;
    }

    /// A game with moves that no list can hold (they carry a time, say) reads its notation itself; for all others the
    /// printer is the parser.
    std::optional<Move> parse(std::string_view text) const
    {
        if constexpr (requires { G::parse(*m_content, position(), text); }) {
            return G::parse(*m_content, position(), text);
        } else {
            for (const Move &move : typedMoves())
                if (G::toText(*m_content, position(), move) == text)
                    return move;
            return std::nullopt;
        }
    }

    std::optional<Seat> findSeat(std::string_view name) const
    {
        const std::vector<std::string> names = seats();
        const auto found = std::ranges::find(names, name);
        if (found == names.end())
            return std::nullopt;
        return Seat(found - names.begin());
    }

    std::shared_ptr<const Content> m_content;
    GameStart m_start;
    State m_first;
    std::vector<Step> m_steps;
    std::size_t m_done = 0; ///< how many of the steps stand; the others can be redone
};

} // namespace cardquake
