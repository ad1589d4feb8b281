// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/bugout/game.h"

#include "engine/games/bugout/board.h"
#include "engine/games/bugout/bot.h"
#include "engine/games/bugout/check.h"
#include "engine/games/bugout/event_text.h"
#include "engine/games/bugout/notation.h"
#include "engine/games/bugout/setup.h"
#include "engine/games/bugout/state_json.h"
#include "engine/games/bugout/statistics.h"
#include "engine/games/bugout/table.h"
#include "engine/games/bugout/table_moves.h"
#include "engine/games/bugout/tell.h"

namespace cardquake::bugout {

static_assert(PlayableGame<Game>);

const GameInfo &Game::info()
{
    static const GameInfo info{
        "bugout",
        "BUGOUT",
        1,
        maxPlayers,
        {{"first-game", "First game", "No Tornadoes and no Eruptions"},
         {"night-extraction", "Night extraction", "Rescue cards need High Ground or a lit Flare"},
         {"no-inert-eruptions", "No inert eruptions", "All four eruptions of the Volcano work"},
         {"unprepared", "Unprepared", "Flares start unlit"},
         {"trained-rescue-team", "Trained rescue team", "Two Rescue cards start in the Apocalypse deck"},
         {"lethal-tornadoes", "Lethal tornadoes", "Who is not saved from a Tornado dies"},
         {"budget-cuts", "Budget cuts", "Some Landmarks start in the Graveyard"}}};
    return info;
}

std::shared_ptr<const Content> Game::compile(const ContentRows &rows, Diagnostics &diagnostics)
{
    return bugout::compile(rows, diagnostics);
}

Result<State> Game::setUp(const Content &content, const Json &options, std::uint64_t seed)
{
    return bugout::setUp(content, options, seed);
}

void Game::begin(const Content &content, State &state, EventLog *events)
{
    bugout::begin({content, state, events});
}

void Game::legalMoves(const Content &content, const State &state, std::vector<Move> &moves)
{
    listMoves(content, state, moves);
}

void Game::play(const Content &content, State &state, const Move &move, EventLog *events)
{
    answer({content, state, events}, move);
}

std::vector<std::string> Game::seats(const Content &, const State &state)
{
    std::vector<std::string> names;
    for (Player player = 0; player < state.options.players; ++player)
        names.push_back(playerText(player));
    return names;
}

SeatSet Game::seatsToMove(const Content &, const State &state)
{
    return state.isOver() ? SeatSet() : SeatSet(Seat(deciderOf(state)));
}

Seat Game::seatOf(const Content &, const State &state, const Move &)
{
    return Seat(deciderOf(state));
}

std::string Game::toText(const Content &content, const State &state, const Move &move)
{
    return bugout::toText(content, state, move);
}

Json Game::toJson(const Content &content, const State &state)
{
    Json json = stateToJson(content, state);
    json["decision"] = decisionToJson(content, state);
    return json;
}

Result<void> Game::fromJson(const Content &content, const Json &json, State &state)
{
    return stateFromJson(content, json, state);
}

Json Game::view(const Content &content, const State &state, Seat)
{
    return publicView(content, state);
}

Json Game::decision(const Content &content, const State &state)
{
    return decisionToJson(content, state);
}

Json Game::result(const Content &, const State &state)
{
    return resultToJson(state);
}

Table Game::table(const Content &content, const State &state, std::optional<Seat>)
{
    return pictureOf(content, state);
}

Json Game::describe(const Content &content, const Event &event)
{
    return eventToJson(content, event);
}

std::string Game::words(const Content &content, const State &state, const Move &move)
{
    return moveInWords(content, state, move);
}

std::vector<TableRefusal> Game::refusals(const Content &content, const State &state, std::string_view piece)
{
    return refusalsOf(content, state, piece);
}

std::vector<TableEvent> Game::tell(const Content &content, const State &before, const EventLog &events)
{
    return tellEvents(content, before, events);
}

void Game::plan(const Content &content, const State &state, Seat, Plan &plan)
{
    updatePlan(content, state, plan);
}

void Game::leaveOutTwins(const Content &, const State &state, std::vector<Move> &moves)
{
    bugout::leaveOutTwins(state, moves);
}

double Game::rate(const Content &content, const Plan &plan, const State &state, const Move &move)
{
    return rateMove(content, plan, state, move);
}

std::string Game::explain(const Content &content, const Plan &plan, const State &state, const Move &move)
{
    return explainMove(content, plan, state, move);
}

void Game::redeal(const Content &content, State &state, Seat, Rng &rng)
{
    dealUnknownAnew(content, state, rng);
}

StatisticsLayout Game::statistics(const Content &content)
{
    return statisticsOf(content);
}

GameRecord Game::record(const Content &content, const State &state, const EventLog &events)
{
    return recordOf(content, state, events);
}

std::vector<std::string> Game::check(const Content &content, const State &state)
{
    return findFaults(content, state);
}

} // namespace cardquake::bugout
