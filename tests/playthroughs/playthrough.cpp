// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/playthroughs/playthrough.h"

#include "data/transfer/builtin_packs.h"
#include "engine/core/open_game.h"
#include "engine/core/registry.h"
#include "engine/core/rng.h"

#include <sstream>
#include <stdexcept>

namespace cardquake {
namespace {

constexpr std::string_view titleMark = "== ";
constexpr std::string_view gameMark = "game ";
constexpr std::string_view optionsMark = "options ";
constexpr std::string_view seedMark = "seed ";
constexpr std::string_view moveMark = "> ";

std::unique_ptr<Session> start(const Playthrough &playthrough)
{
    const ContentSource source = [](std::string_view game, std::string_view) -> Result<ContentRows> {
        return builtInPack(KindCatalog::load(embeddedFiles()).value(), std::string(game)).value().rows;
    };
    Result<OpenGame> game =
        openGame(playthrough.game, {}, {playthrough.options, playthrough.seed, Json()}, shippedGames(), source);
    if (!game)
        throw std::runtime_error(playthrough.title + ": " + game.error().message);
    return std::move(game->session);
}

/// A number for a whole position: any difference in it changes the number.
std::string fingerprint(const Json &state)
{
    std::uint64_t hash = 0xCBF29CE484222325U; // FNV-1a
    for (const char c : toLine(state))
        hash = (hash ^ static_cast<std::uint8_t>(c)) * 0x100000001B3U;
    std::ostringstream hex;
    hex << std::hex << hash;
    return hex.str();
}

/// `turn 3 p1: actions_left 3, safe.survivors 2, ...`: what a reader wants to know, as far as the game has it.
std::string factsOf(const Json &state)
{
    std::ostringstream line;
    const Json &turn = state.at("turn");
    line << "turn " << turn.at("number") << ' ' << turn.at("player").get<std::string>();
    for (const char *pointer : {"/turn/actions_left", "/safe/survivors", "/safe/samples", "/graveyard/used",
                                "/graveyard/capacity", "/extraction", "/apocalypse"}) {
        const Json::json_pointer way(pointer);
        if (state.contains(way))
            line << ", " << std::string_view(pointer).substr(1) << ' ' << toLine(state.at(way));
    }
    const Json decks = state.value("decks", Json::object());
    for (const auto &[deck, cards] : decks.items())
        line << ", " << deck << ' ' << cards.size();
    line << " | " << fingerprint(state);
    return line.str();
}

/// `{"event": "moved", "survivor": "R1", "cell": "C1"}` as `moved survivor R1, cell C1`.
std::string eventLine(const Json &event)
{
    std::string line = event.at("event").get<std::string>();
    const char *between = " ";
    for (const auto &[key, value] : event.items()) {
        if (key == "event")
            continue;
        line += between + key + ' ' + (value.is_string() ? value.get<std::string>() : toLine(value));
        between = ", ";
    }
    return line;
}

std::string rest(const std::string &line, std::string_view mark)
{
    return line.substr(mark.size());
}

} // namespace

std::string writeOut(const Playthrough &playthrough, const MoveSource &nextMove)
{
    const std::unique_ptr<Session> session = start(playthrough);
    std::ostringstream out;
    out << titleMark << playthrough.title << '\n'
        << gameMark << playthrough.game << '\n'
        << optionsMark << toLine(playthrough.options) << '\n'
        << seedMark << playthrough.seed << "\n\n"
        << factsOf(session->state()) << '\n';
    Json turn = session->state().at("turn").at("number");
    while (!session->isOver()) {
        const std::string move = nextMove(*session);
        if (const Result<void> played = session->play(move); !played) {
            out << moveMark << move << "\n! " << played.error().message << '\n';
            return out.str();
        }
        const LogEntry last = session->log().back();
        out << moveMark << last.seat << ' ' << last.move << '\n';
        for (const Json &event : last.events)
            out << "  " << eventLine(event) << '\n';
        const Json now = session->state().at("turn").at("number");
        if (now != turn)
            out << '\n' << factsOf(session->state()) << '\n';
        turn = now;
    }
    out << '\n' << factsOf(session->state()) << "\nresult " << toLine(session->result()) << '\n';
    return out.str();
}

std::vector<Playthrough> readPlaythroughs(std::string_view text)
{
    std::vector<Playthrough> found;
    std::istringstream lines{std::string(text)};
    for (std::string line; std::getline(lines, line);) {
        if (line.starts_with(titleMark))
            found.emplace_back().title = rest(line, titleMark);
        else if (found.empty())
            continue;
        else if (line.starts_with(gameMark))
            found.back().game = rest(line, gameMark);
        else if (line.starts_with(optionsMark))
            found.back().options = Json::parse(rest(line, optionsMark));
        else if (line.starts_with(seedMark))
            found.back().seed = std::stoull(rest(line, seedMark));
        else if (line.starts_with(moveMark)) // `> p1 end`
            found.back().moves.push_back(line.substr(line.find(' ', moveMark.size()) + 1));
    }
    return found;
}

std::string playAnew(std::string_view game)
{
    if (game != "bugout")
        throw std::runtime_error("No playthroughs are planned for " + std::string(game) + ".");
    const Json variants = {"night-extraction",    "no-inert-eruptions", "unprepared",
                           "trained-rescue-team", "lethal-tornadoes",   "budget-cuts"};
    const Playthrough greedy[] = {
        {"two players on easy", "bugout", {{"players", 2}, {"difficulty", "easy"}, {"layout", "listed"}}, 1, {}},
        {"alone on a random map",
         "bugout",
         {{"players", 1}, {"difficulty", "medium"}, {"placement", "random"}},
         2,
         {}}};
    const Playthrough random = {"three players at random with variants",
                                "bugout",
                                {{"players", 3}, {"placement", "free"}, {"variants", variants}, {"budget_cuts", 2}},
                                3,
                                {}};
    std::string text;
    for (const Playthrough &each : greedy)
        text += writeOut(each, [](Session &session) { return session.hint().value().move; }) + '\n';
    Rng chance(random.seed);
    text += writeOut(random, [&chance](Session &session) {
        const std::vector<std::string> moves = session.legalMoves();
        return moves[chance.below(static_cast<std::uint32_t>(moves.size()))];
    });
    return text;
}

} // namespace cardquake
