// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/content_rows.h"
#include "engine/core/diagnostics.h"
#include "engine/core/event.h"
#include "engine/core/game_info.h"
#include "engine/core/rng.h"
#include "engine/core/table.h"
#include "engine/playtest/report.h"

#include <algorithm>
#include <concepts>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

namespace cardquake {

/// What a game gives to the house: static functions over plain values, so that playouts run without a virtual call.
/// `Session` (session.h) wraps any such game for the table, the protocol and scenarios.
///
/// A position goes through: setUp -> (a scenario's state is laid over it) -> begin -> play, play, ... until isOver.
/// After `begin` and after every `play` the position stands at a decision or the game is over; whatever the rules
/// settle without a choice has been settled.
template <class G>
concept PlayableGame = std::is_trivially_copyable_v<typename G::State> &&
    std::is_trivially_copyable_v<typename G::Move> && std::equality_comparable<typename G::State> &&
    std::totally_ordered<typename G::Move> &&
    requires(const ContentRows &rows, Diagnostics &diagnostics, const typename G::Content &content,
             const typename G::State &position, typename G::State &state, const typename G::Move &move,
             std::vector<typename G::Move> &moves, const Json &json, std::uint64_t seed, EventLog *events,
             const typename G::Plan &plan, typename G::Plan &newPlan, const Event &event, Seat seat,
             std::optional<Seat> viewer, Rng &rng, const EventLog &log, std::string_view piece)
{
    // What it is.
    {
        G::info()
        } -> std::same_as<const GameInfo &>;

    // Content: immutable and shared by threads. Null when the rows cannot be played; the diagnostics say why.
    {
        G::compile(rows, diagnostics)
        } -> std::same_as<std::shared_ptr<const typename G::Content>>;

    // From options and seed to the first decision. Bad options are an Error.
    {
        G::setUp(content, json, seed)
        } -> std::same_as<Result<typename G::State>>;
    {
        G::begin(content, state, events)
        } -> std::same_as<void>;

    // The hot loop: no allocation once `moves` has grown. Moves are appended sorted and without repetition; there
    // is at least one unless the game is over. Pre of play: the move is legal.
    {
        G::legalMoves(content, position, moves)
        } -> std::same_as<void>;
    {
        G::play(content, state, move, events)
        } -> std::same_as<void>;
    {
        G::isOver(position)
        } -> std::same_as<bool>;

    // Who is asked, and whose move a legal move is.
    {
        G::seats(content, position)
        } -> std::same_as<std::vector<std::string>>;
    {
        G::seatsToMove(content, position)
        } -> std::same_as<SeatSet>;
    {
        G::seatOf(content, position, move)
        } -> std::same_as<Seat>;

    // Text at the edges: notation, the State JSON of the rules, what one seat may know of it, what happened.
    {
        G::toText(content, position, move)
        } -> std::same_as<std::string>;
    {
        G::toJson(content, position)
        } -> std::same_as<Json>;
    {
        G::fromJson(content, json, state)
        } -> std::same_as<Result<void>>;
    {
        G::view(content, position, seat)
        } -> std::same_as<Json>;
    {
        G::decision(content, position)
        } -> std::same_as<Json>;
    {
        G::result(content, position)
        } -> std::same_as<Json>;
    {
        G::table(content, position, viewer)
        } -> std::same_as<Table>;
    {
        G::describe(content, event)
        } -> std::same_as<Json>;

    // The same for people: a sentence for a legal move; what a piece cannot do now and why (none for what is no piece,
    // or while no piece is asked to act); what came of a move, by the position before it and the log of all that it
    // did.
    {
        G::words(content, position, move)
        } -> std::same_as<std::string>;
    {
        G::refusals(content, position, piece)
        } -> std::same_as<std::vector<TableRefusal>>;
    {
        G::tell(content, position, log)
        } -> std::same_as<std::vector<TableEvent>>;

    // Bots: what a seat is after, worked out once for a decision (the plan of an earlier position may help, but must
    // not change what comes of it); how good a move is by that; why, in a sentence; and a position that differs only in
    // what the seat cannot know.
    {
        G::plan(content, position, seat, newPlan)
        } -> std::same_as<void>;
    {
        G::leaveOutTwins(content, position, moves) // of moves that are equally good by symmetry, keep one
        } -> std::same_as<void>;
    {
        G::rate(content, plan, position, move)
        } -> std::same_as<double>;
    {
        G::explain(content, plan, position, move)
        } -> std::same_as<std::string>;
    {
        G::redeal(content, state, seat, rng)
        } -> std::same_as<void>;

    // Playtests: what can be counted, and what one finished game adds to it. `events` is the log of the whole game.
    {
        G::statistics(content)
        } -> std::same_as<StatisticsLayout>;
    {
        G::record(content, position, log)
        } -> std::same_as<GameRecord>;

    // Broken invariants of a game that was set up normally; none in a sound position.
    {
        G::check(content, position)
        } -> std::same_as<std::vector<std::string>>;
};

/// The content of these rows, or an error that tells the first thing that keeps it from being played.
template <PlayableGame G>
Result<std::shared_ptr<const typename G::Content>> compileOrExplain(const ContentRows &rows)
{
    Diagnostics diagnostics;
    if (std::shared_ptr<const typename G::Content> content = G::compile(rows, diagnostics))
        return content;
    const auto error = std::ranges::find(diagnostics, Severity::Error, &Diagnostic::severity);
    return failure("bad-content",
                   "The content cannot be played. " + (error == diagnostics.end() ? std::string() : toText(*error)));
}

} // namespace cardquake
