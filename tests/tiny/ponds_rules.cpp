// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/tiny/ponds.h"

#include <algorithm>

namespace cardquake::ponds {
namespace {

void emit(EventLog *events, EventType type, int a, int b = 0)
{
    if (events)
        events->push_back(
            {static_cast<std::uint16_t>(type), static_cast<std::int16_t>(a), static_cast<std::int16_t>(b)});
}

bool isGone(const Content &content, const State &state, std::size_t stone)
{
    return state.sunk[stone] >= content.stones[stone].depth;
}

void end(State &state, Outcome outcome)
{
    state.phase = Phase::Over;
    state.outcome = outcome;
    state.struck.clear();
}

/// The first player from the active one on who sits on the stone, can pay, and comes after `after` (-1: anybody).
std::optional<std::uint8_t> nextToAsk(const State &state, std::uint8_t stone, int after)
{
    for (int i = after + 1; i < state.players; ++i) {
        const auto player = static_cast<std::uint8_t>((state.active + i) % state.players);
        if (state.frog[player] == stone && state.leaves[player] > 0)
            return player;
    }
    return std::nullopt;
}

int turnsAfterActive(const State &state, std::uint8_t player)
{
    return (player + state.players - state.active) % state.players;
}

void sink(const Content &content, State &state, EventLog *events)
{
    const std::uint8_t stone = state.struck.pop();
    ++state.sunk[stone];
    emit(events, EventType::StoneSank, stone);
    if (!isGone(content, state, stone))
        return;
    for (std::uint8_t player = 0; player < state.players; ++player) {
        if (state.frog[player] == stone) {
            emit(events, EventType::FrogDrowned, player);
            end(state, Outcome::FrogLost);
        }
    }
}

void settleRain(const Content &content, State &state, int after, EventLog *events)
{
    while (state.phase != Phase::Over && !state.struck.empty()) {
        const std::uint8_t stone = state.struck.back();
        if (isGone(content, state, stone)) {
            state.struck.pop();
        } else if (const auto player = nextToAsk(state, stone, after)) {
            state.phase = Phase::React;
            state.asked = *player;
            return;
        } else {
            sink(content, state, events);
        }
        after = -1;
    }
    if (state.phase == Phase::Over)
        return;
    state.phase = Phase::Turn;
    state.active = static_cast<std::uint8_t>((state.active + 1) % state.players);
}

void drawRain(const Content &content, State &state, EventLog *events)
{
    if (state.deck.empty()) {
        end(state, Outcome::NoRain);
        return;
    }
    const std::uint8_t card = state.deck.pop();
    state.discard.push(card);
    emit(events, EventType::RainDrawn, card);
    const std::vector<std::uint8_t> &stones = content.cards[card].stones;
    const std::size_t count = state.drizzle ? std::min<std::size_t>(1, stones.size()) : stones.size();
    for (std::size_t i = count; i-- > 0;)
        state.struck.push(stones[i]);
    settleRain(content, state, -1, events);
}

bool allHome(const Content &content, const State &state)
{
    return std::all_of(state.frog.begin(), state.frog.begin() + state.players,
                       [&](std::uint8_t stone) { return stone + 1U == content.stones.size(); });
}

} // namespace

void Game::begin(const Content &content, State &state, EventLog *)
{
    if (state.phase == Phase::Turn && allHome(content, state))
        end(state, Outcome::Won);
}

void Game::legalMoves(const Content &content, const State &state, std::vector<Move> &moves)
{
    if (state.phase == Phase::React) {
        moves.push_back({MoveKind::Duck, state.struck.back()});
        moves.push_back({MoveKind::Pass, 0});
    } else if (state.phase == Phase::Turn) {
        const std::uint8_t here = state.frog[state.active];
        for (const int step : {-1, 1}) {
            const int there = here + step;
            if (there >= 0 && there < static_cast<int>(content.stones.size()) &&
                !isGone(content, state, static_cast<std::size_t>(there)))
                moves.push_back({MoveKind::Hop, static_cast<std::uint8_t>(there)});
        }
        moves.push_back({MoveKind::Wait, 0});
    }
}

void Game::play(const Content &content, State &state, const Move &move, EventLog *events)
{
    switch (move.kind) {
    case MoveKind::Hop:
        state.frog[state.active] = move.stone;
        emit(events, EventType::Hopped, state.active, move.stone);
        if (allHome(content, state))
            return end(state, Outcome::Won);
        return drawRain(content, state, events);
    case MoveKind::Wait:
        return drawRain(content, state, events);
    case MoveKind::Duck:
        --state.leaves[state.asked];
        emit(events, EventType::Ducked, state.asked, state.struck.pop());
        return settleRain(content, state, -1, events);
    case MoveKind::Pass:
        return settleRain(content, state, turnsAfterActive(state, state.asked), events);
    }
}

bool Game::isOver(const State &state)
{
    return state.phase == Phase::Over;
}

SeatSet Game::seatsToMove(const Content &, const State &state)
{
    if (state.phase == Phase::Over)
        return {};
    return SeatSet(Seat(state.phase == Phase::React ? state.asked : state.active));
}

Seat Game::seatOf(const Content &, const State &state, const Move &)
{
    return Seat(state.phase == Phase::React ? state.asked : state.active);
}

void Game::plan(const Content &, const State &, Seat, Plan &) {}

void Game::leaveOutTwins(const Content &, const State &, std::vector<Move> &) {}

double Game::rate(const Content &content, const Plan &, const State &state, const Move &move)
{
    State after = state;
    play(content, after, move, nullptr);
    if (after.outcome == Outcome::Won)
        return 100;
    if (after.phase == Phase::Over)
        return -100;
    int value = 0;
    for (std::size_t i = 0; i < after.players; ++i)
        value += after.frog[i];
    return value;
}

std::string Game::explain(const Content &, const Plan &, const State &, const Move &move)
{
    return move.kind == MoveKind::Hop ? "It brings the frog nearer." : "Waiting is best.";
}

void Game::redeal(const Content &, State &state, Seat, Rng &rng)
{
    rng.shuffle(state.deck.items());
    state.rng = Rng(rng.seed());
}

StatisticsLayout Game::statistics(const Content &content)
{
    StatisticsLayout layout;
    layout.endings = {"won", "frog-lost", "no-rain"};
    layout.measures = {"leaves"};
    for (const Stone &stone : content.stones)
        layout.places.push_back(stone.id);
    layout.heatMaps = {"sunk"};
    for (const RainCard &card : content.cards)
        layout.cards.push_back({"rain", card.id});
    return layout;
}

GameRecord Game::record(const Content &content, const State &state, const EventLog &events)
{
    GameRecord record;
    record.won = state.outcome == Outcome::Won;
    record.ending = static_cast<std::size_t>(state.outcome) - 1;
    record.measures = {0};
    for (std::size_t i = 0; i < state.players; ++i)
        record.measures[0] += state.leaves[i];
    record.heat.resize(content.stones.size());
    record.wasDrawn.resize(content.cards.size());
    for (const Event &event : events) {
        if (static_cast<EventType>(event.type) == EventType::StoneSank)
            ++record.heat[static_cast<std::size_t>(event.a)];
        if (static_cast<EventType>(event.type) == EventType::RainDrawn) {
            record.wasDrawn[static_cast<std::size_t>(event.a)] = 1;
            ++record.turns;
        }
    }
    return record;
}

std::vector<std::string> Game::check(const Content &content, const State &state)
{
    std::vector<std::string> faults;
    if (state.deck.size() + state.discard.size() != content.deck.size())
        faults.push_back("rain cards were lost or doubled");
    for (std::size_t i = 0; i < state.players; ++i)
        if (state.frog[i] >= content.stones.size())
            faults.push_back("a frog sits beside the stones");
    if (state.phase == Phase::React && state.struck.empty())
        faults.push_back("a reaction to nothing");
    return faults;
}

} // namespace cardquake::ponds
