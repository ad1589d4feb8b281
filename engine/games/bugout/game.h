// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/game.h"
#include "engine/games/bugout/bot_plan.h"
#include "engine/games/bugout/moves.h"

namespace cardquake::bugout {

/// BUGOUT as the house plays it. The rules are in the files beside this one; start with flow.h and turn.cpp.
struct Game {
    using Content = bugout::Content;
    using State = bugout::State;
    using Move = bugout::Move;
    using Plan = bugout::Plan;

    static const GameInfo &info();
    static std::shared_ptr<const Content> compile(const ContentRows &rows, Diagnostics &diagnostics);
    static Result<State> setUp(const Content &content, const Json &options, std::uint64_t seed);
    static void begin(const Content &content, State &state, EventLog *events);
    static void legalMoves(const Content &content, const State &state, std::vector<Move> &moves);
    static void play(const Content &content, State &state, const Move &move, EventLog *events);
    static bool isOver(const State &state) { return state.isOver(); }
    static std::vector<std::string> seats(const Content &content, const State &state);
    static SeatSet seatsToMove(const Content &content, const State &state);
    static Seat seatOf(const Content &content, const State &state, const Move &move);
    static std::string toText(const Content &content, const State &state, const Move &move);
    static Json toJson(const Content &content, const State &state);
    static Result<void> fromJson(const Content &content, const Json &json, State &state);
    static Json view(const Content &content, const State &state, Seat seat);
    static Json decision(const Content &content, const State &state);
    static Json result(const Content &content, const State &state);
    static Table table(const Content &content, const State &state, std::optional<Seat> viewer);
    static Json describe(const Content &content, const Event &event);
    static std::string words(const Content &content, const State &state, const Move &move);
    static std::vector<TableRefusal> refusals(const Content &content, const State &state, std::string_view piece);
    static std::vector<TableEvent> tell(const Content &content, const State &before, const EventLog &events);
    static void plan(const Content &content, const State &state, Seat seat, Plan &plan);
    static void leaveOutTwins(const Content &content, const State &state, std::vector<Move> &moves);
    static double rate(const Content &content, const Plan &plan, const State &state, const Move &move);
    static std::string explain(const Content &content, const Plan &plan, const State &state, const Move &move);
    static void redeal(const Content &content, State &state, Seat seat, Rng &rng);
    static StatisticsLayout statistics(const Content &content);
    static GameRecord record(const Content &content, const State &state, const EventLog &events);
    static std::vector<std::string> check(const Content &content, const State &state);
};

} // namespace cardquake::bugout
