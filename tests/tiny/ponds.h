// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/bag.h"
#include "engine/core/game.h"
#include "engine/core/registry.h"

namespace cardquake::ponds {

// A game made for the tests: small enough to hold in the head, yet with everything the house must carry: content rows,
// constants, options, a variant, hidden cards, chance, choices of the active player and reactions of the others.
//
// Frogs hop along a row of stones to the last one. After each turn a rain card falls; every stone it names sinks by one
// unless a player whose frog sits there ducks (pays a leaf). A stone at its depth is gone, with the frogs on it.
// All frogs on the last stone: won. A frog lost, or no rain card left: lost. Variant `drizzle`: a rain card strikes
// only the first stone it names.

constexpr std::size_t maxStones = 12;
constexpr std::size_t maxPlayers = 3;
constexpr std::size_t maxCards = 60;

struct Stone {
    std::string id;
    int depth = 1;
};

struct RainCard {
    std::string id;
    std::vector<std::uint8_t> stones;
};

struct Content {
    std::vector<Stone> stones;
    std::vector<RainCard> cards;
    std::vector<std::uint8_t> deck; ///< copies counted
    int leaves = 0;
};

enum class Phase : std::uint8_t { Turn, React, Over };
enum class Outcome : std::uint8_t { None, Won, FrogLost, NoRain };

struct State {
    Rng rng;
    std::uint8_t players = 1;
    bool drizzle = false;
    Phase phase = Phase::Turn;
    Outcome outcome = Outcome::None;
    std::uint8_t active = 0;
    std::uint8_t asked = 0;                      ///< who may duck now
    Bag<std::uint8_t, maxStones> struck;         ///< stones of the card still to be settled, next one last
    std::array<std::uint8_t, maxPlayers> frog{}; ///< where each frog sits
    std::array<std::uint8_t, maxPlayers> leaves{};
    std::array<std::uint8_t, maxStones> sunk{};
    Bag<std::uint8_t, maxCards> deck; ///< top last
    Bag<std::uint8_t, maxCards> discard;

    bool operator==(const State &) const = default;
};

enum class MoveKind : std::uint8_t { Hop, Wait, Duck, Pass };

struct Move {
    MoveKind kind = MoveKind::Wait;
    std::uint8_t stone = 0;

    auto operator<=>(const Move &) const = default;
};

enum class EventType : std::uint16_t { Hopped, RainDrawn, StoneSank, FrogDrowned, Ducked };

struct Game {
    using Content = ponds::Content;
    using State = ponds::State;
    using Move = ponds::Move;
    struct Plan {}; ///< hop on

    static const GameInfo &info();
    static std::shared_ptr<const Content> compile(const ContentRows &rows, Diagnostics &diagnostics);
    static Result<State> setUp(const Content &content, const Json &options, std::uint64_t seed);
    static void begin(const Content &content, State &state, EventLog *events);
    static void legalMoves(const Content &content, const State &state, std::vector<Move> &moves);
    static void play(const Content &content, State &state, const Move &move, EventLog *events);
    static bool isOver(const State &state);
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

static_assert(PlayableGame<Game>);

std::string playerId(std::size_t index);
std::string frogId(std::size_t index);

/// The tests' own registry and content.
GameRegistry games();
ContentRows defaultContent();
ContentSource contentSource();

} // namespace cardquake::ponds
