// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/game_session.h"

#include <QTest>

#include <set>

namespace cardquake {

/// Plays one random game and asserts every promise that `PlayableGame` makes. Any game, any options, any seed.
template <PlayableGame G>
class ContractCheck {
    using State = typename G::State;
    using Move = typename G::Move;

public:
    ContractCheck(const ContentRows &rows, Json options, std::uint64_t seed)
        : m_options(std::move(options))
        , m_seed(seed)
    {
        Diagnostics diagnostics;
        m_content = G::compile(rows, diagnostics);
        for (const Diagnostic &diagnostic : diagnostics)
            qWarning("%s", toText(diagnostic).c_str());
    }

    void run(int longestGame)
    {
        QVERIFY(m_content);
        State state = firstPosition();
        QVERIFY(state == firstPosition());
        Rng choice(m_seed);
        std::vector<Move> played;
        std::vector<Move> moves;
        while (!G::isOver(state)) {
            QVERIFY2(static_cast<int>(played.size()) < longestGame, "the game does not end");
            moves.clear();
            G::legalMoves(*m_content, state, moves);
            checkPosition(state, moves);
            if (played.size() % 8 == 0) // pictures are made for the eye, not for the hot loop
                checkPicture(state, moves);
            if (QTest::currentTestFailed())
                return;
            const Move move = moves[choice.below(static_cast<std::uint32_t>(moves.size()))];
            const State before = state;
            EventLog events;
            G::play(*m_content, state, move, &events);
            checkSilentPlay(before, move, state);
            played.push_back(move);
        }
        moves.clear();
        G::legalMoves(*m_content, state, moves);
        QVERIFY(moves.empty());
        QVERIFY(G::decision(*m_content, state).is_null());
        QVERIFY(!G::result(*m_content, state).is_null());
        QVERIFY(G::seatsToMove(*m_content, state).empty());
        checkReplay(played, state);
    }

private:
    State firstPosition() const
    {
        Result<State> state = G::setUp(*m_content, m_options, m_seed);
        if (!state)
            qFatal("%s", state.error().message.c_str());
        G::begin(*m_content, *state, nullptr);
        return *state;
    }

    void checkPosition(const State &state, const std::vector<Move> &moves) const
    {
        QVERIFY2(!moves.empty(), "no legal move, but the game is not over");
        QVERIFY2(std::ranges::adjacent_find(moves, std::greater_equal()) == moves.end(),
                 "moves not sorted or repeated");
        const std::vector<std::string> faults = G::check(*m_content, state);
        QVERIFY2(faults.empty(), faults.empty() ? "" : faults.front().c_str());

        const SeatSet asked = G::seatsToMove(*m_content, state);
        std::set<std::string> texts;
        for (const Move &move : moves) {
            QVERIFY(asked.has(G::seatOf(*m_content, state, move)));
            texts.insert(G::toText(*m_content, state, move));
        }
        QCOMPARE(texts.size(), moves.size()); // so the text names the move, and the printer is the parser

        const Json json = G::toJson(*m_content, state);
        State back = state;
        const Result<void> read = G::fromJson(*m_content, json, back);
        QVERIFY2(read, read ? "" : read.error().message.c_str());
        QVERIFY2(G::toJson(*m_content, back) == json, "the state read back from its JSON is another one");
        checkHiddenInformation(state);
    }

    void checkHiddenInformation(const State &state) const
    {
        for (std::size_t i = 0; i < G::seats(*m_content, state).size(); ++i) {
            const Seat seat{static_cast<std::uint8_t>(i)};
            State imagined = state;
            Rng rng(m_seed + i);
            G::redeal(*m_content, imagined, seat, rng);
            QVERIFY2(G::view(*m_content, imagined, seat) == G::view(*m_content, state, seat), "a view leaks or lies");
        }
    }

    /// The picture offers every legal move and shows nothing that is hidden.
    void checkPicture(const State &state, const std::vector<Move> &moves) const
    {
        std::set<std::string> offered;
        for (const TableMove &move : G::table(*m_content, state, std::nullopt).moves)
            offered.insert(move.text);
        for (const Move &move : moves)
            QVERIFY2(offered.erase(G::toText(*m_content, state, move)) == 1, "a move is not offered");
        QVERIFY2(offered.empty(), "a move is offered that is not legal");
        for (std::size_t i = 0; i < G::seats(*m_content, state).size(); ++i) {
            const Seat seat{static_cast<std::uint8_t>(i)};
            State imagined = state;
            Rng rng(m_seed + i);
            G::redeal(*m_content, imagined, seat, rng);
            QVERIFY2(G::table(*m_content, imagined, seat) == G::table(*m_content, state, seat), "the table leaks");
        }
    }

    /// Recording what happens must not change what happens, nor touch the position it started from.
    void checkSilentPlay(const State &before, const Move &move, const State &after) const
    {
        State copy = before;
        G::play(*m_content, copy, move, nullptr);
        QVERIFY(copy == after);
    }

    void checkReplay(const std::vector<Move> &moves, const State &last) const
    {
        State state = firstPosition();
        for (const Move &move : moves)
            G::play(*m_content, state, move, nullptr);
        QVERIFY2(state == last, "the same seed and moves gave another game");
    }

    std::shared_ptr<const typename G::Content> m_content;
    Json m_options;
    std::uint64_t m_seed;
};

} // namespace cardquake
