// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/core/scenario.h"

#include "engine/core/matcher.h"
#include "engine/core/text.h"

#include <algorithm>
#include <array>

namespace cardquake {
namespace {

constexpr std::array<std::string_view, 11> knownKeys = {"scenario", "cites", "game",   "options", "seed",   "content",
                                                        "state",    "moves", "expect", "legal",   "illegal"};

bool mustBeRefused(const Json &move)
{
    return move.is_object() && move.size() == 1 && move.contains("illegal") && move.at("illegal").is_string();
}

Result<void> checkMoves(const Json &scenario)
{
    for (const char *list : {"moves", "legal", "illegal"}) {
        const Json moves = scenario.value(list, Json::array());
        for (std::size_t i = 0; i < moves.size(); ++i) {
            const bool maySayIllegal = std::string_view(list) == "moves";
            if (!moves[i].is_string() && !(maySayIllegal && mustBeRefused(moves[i])))
                return failure("bad-scenario", std::string(list) + '[' + std::to_string(i) + "] is " +
                                                   excerpt(moves[i]) + "; a move is a text" +
                                                   (maySayIllegal ? " or {\"illegal\": text}." : "."));
        }
    }
    return {};
}

/// The form of the file: everything that can be said without playing.
Result<void> checkForm(const Json &scenario)
{
    if (!scenario.is_object())
        return failure("bad-scenario", "A scenario is a group of fields, not " + excerpt(scenario) + ".");
    for (const auto &[key, value] : scenario.items())
        if (std::ranges::find(knownKeys, key) == knownKeys.end())
            return failure("bad-scenario", "A scenario has no field " + inQuotes(key) + ".");
    if (!scenario.contains("game") || !scenario.at("game").is_string())
        return failure("bad-scenario", "A scenario needs the text \"game\".");
    for (const char *list : {"moves", "legal", "illegal", "cites"})
        if (scenario.contains(list) && !scenario.at(list).is_array())
            return failure("bad-scenario", inQuotes(list) + " must be a list.");
    if (const Result<void> moves = checkMoves(scenario); !moves)
        return moves;
    if (scenario.contains("expect") && !scenario.at("expect").is_object())
        return failure("bad-scenario", "\"expect\" must be a group of fields.");
    return {};
}

Result<OpenGame> openPosition(const Json &scenario, GameRegistry games, const ContentSource &source)
{
    if (const Result<void> form = checkForm(scenario); !form)
        return tl::unexpected(form.error());
    Result<GameStart> start = readStart(scenario);
    if (!start)
        return tl::unexpected(start.error());
    return openGame(scenario.at("game").get<std::string>(), {{}, scenario.value("content", Json()), {}},
                    std::move(*start), games, source);
}

/// A move written as {"illegal": "..."} must be refused and change nothing.
Result<void> playRefusedMove(Session &session, const std::string &move)
{
    const Json before = session.state();
    if (session.play(move))
        return failure("failed", inQuotes(move) + " should have been refused, but it was played.");
    if (session.state() != before)
        return failure("failed", inQuotes(move) + " was refused, but it changed the state.");
    return {};
}

Result<void> playMove(Session &session, const Json &move)
{
    return move.is_string() ? session.play(move.get<std::string>())
                            : playRefusedMove(session, move.at("illegal").get<std::string>());
}

Result<void> playMoves(Session &session, const Json &scenario)
{
    const Json moves = scenario.value("moves", Json::array());
    for (std::size_t i = 0; i < moves.size(); ++i)
        if (const Result<void> played = playMove(session, moves[i]); !played)
            return failure(played.error().code, "move " + std::to_string(i + 1) + ": " + played.error().message);
    return {};
}

/// Whether a move is legal is asked by playing it on a copy: the list alone cannot tell where a game has moves that no
/// list holds.
void checkLegality(const Session &session, const Json &scenario, std::vector<std::string> &failures)
{
    for (const bool shouldBeLegal : {true, false}) {
        for (const Json &move : scenario.value(shouldBeLegal ? "legal" : "illegal", Json::array())) {
            const std::string text = move.get<std::string>();
            if (session.clone()->play(text).has_value() != shouldBeLegal)
                failures.push_back(inQuotes(text) + (shouldBeLegal ? " should be legal at the end, but is not"
                                                                   : " should not be legal at the end, but is"));
        }
    }
}

} // namespace

Result<OpenGame> openScenario(const Json &scenario, GameRegistry games, const ContentSource &source)
{
    Result<OpenGame> game = openPosition(scenario, games, source);
    if (!game)
        return game;
    if (const Result<void> played = playMoves(*game->session, scenario); !played)
        return tl::unexpected(played.error());
    return game;
}

ScenarioReport runScenario(const Json &scenario, GameRegistry games, const ContentSource &source)
{
    ScenarioReport report;
    if (scenario.is_object() && scenario.contains("scenario") && scenario.at("scenario").is_string())
        report.name = scenario.at("scenario").get<std::string>();
    const Result<OpenGame> game = openPosition(scenario, games, source);
    if (!game) {
        report.isMalformed = true;
        report.failures.push_back(game.error().message);
        return report;
    }
    if (const Result<void> played = playMoves(*game->session, scenario); !played) {
        report.failures.push_back(played.error().message);
        return report;
    }
    report.failures = differences(scenario.value("expect", Json::object()), game->session->state());
    checkLegality(*game->session, scenario, report.failures);
    if (const std::optional<std::string> hole = game->session->ruleHole())
        report.failures.push_back(*hole);
    return report;
}

} // namespace cardquake
