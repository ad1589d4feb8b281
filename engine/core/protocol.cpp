// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/core/protocol.h"

#include "engine/core/scenario.h"
#include "engine/core/text.h"

#include <algorithm>
#include <array>

namespace cardquake {
namespace {

/// A request, and what it may say besides `id` and `do`.
struct Verb {
    std::string_view name;
    std::vector<std::string_view> fields;
};

const std::array<Verb, 12> verbs = {{{"games", {}},
                                     {"new", {"game", "pack", "options", "seed", "content", "state"}},
                                     {"scenario", {"scenario"}},
                                     {"state", {"view"}},
                                     {"legal", {}},
                                     {"play", {"move"}},
                                     {"undo", {}},
                                     {"redo", {}},
                                     {"hint", {}},
                                     {"save", {}},
                                     {"load", {"save"}},
                                     {"quit", {}}}};

Result<std::string> textOf(const Json &request, const char *key)
{
    const auto found = request.find(key);
    if (found == request.end() || !found->is_string())
        return failure("bad-request", "This request needs the text " + inQuotes(key) + ".");
    return found->get<std::string>();
}

Result<std::string> verbOf(const Json &request)
{
    if (!request.is_object())
        return failure("bad-request", "A request is a group of fields such as {\"id\": 1, \"do\": \"games\"}.");
    Result<std::string> name = textOf(request, "do");
    if (!name)
        return name;
    const auto verb = std::ranges::find(verbs, *name, &Verb::name);
    if (verb == verbs.end()) {
        std::vector<std::string_view> names;
        std::ranges::transform(verbs, std::back_inserter(names), &Verb::name);
        return failure("unknown-request", "\"do\" is " + inQuotes(*name) + "; it can be " + joined(names) + ".");
    }
    std::vector<std::string_view> fields = {"id", "do"};
    fields.insert(fields.end(), verb->fields.begin(), verb->fields.end());
    for (const auto &[field, value] : request.items()) // a misspelt one would be left out silently
        if (std::ranges::find(fields, field) == fields.end())
            return failure("bad-request", "The request " + inQuotes(*name) + " has no field " + inQuotes(field) +
                                              "; it can have " + joined(fields) + ".");
    return name;
}

Json replyTo(const Json &id, Result<Json> outcome)
{
    Json reply = outcome ? std::move(*outcome) : Json::object();
    reply["id"] = id;
    reply["ok"] = outcome.has_value();
    if (!outcome)
        reply["error"] = {{"code", outcome.error().code}, {"message", outcome.error().message}};
    return reply;
}

} // namespace

Protocol::Protocol(GameRegistry games, ContentSource source)
    : m_games(games)
    , m_source(std::move(source))
{
}

std::string Protocol::answer(std::string_view line)
{
    const Result<Json> request = parseJson(line);
    if (!request)
        return toLine(replyTo(nullptr, tl::unexpected(request.error())));
    const Json id = request->is_object() ? request->value("id", Json()) : Json();
    return toLine(replyTo(id, carryOut(*request)));
}

Result<Json> Protocol::carryOut(const Json &request)
{
    const Result<std::string> verb = verbOf(request);
    if (!verb)
        return tl::unexpected(verb.error());
    if (*verb == "games")
        return listGames();
    if (*verb == "new")
        return startNew(request);
    if (*verb == "scenario")
        return startScenario(request);
    if (*verb == "load")
        return load(request);
    if (*verb == "quit") {
        m_hasQuit = true;
        return Json::object();
    }
    if (!m_game)
        return failure("no-game", "No game is open; start one with \"new\", \"scenario\" or \"load\".");
    return inGame(*verb, request);
}

Result<Json> Protocol::listGames() const
{
    Json list = Json::array();
    for (const GameEntry &game : m_games)
        if (game.start)
            list.push_back(toJson(game.info));
    return Json{{"games", std::move(list)}};
}

Result<Json> Protocol::startNew(const Json &request)
{
    const Result<std::string> game = textOf(request, "game");
    if (!game)
        return tl::unexpected(game.error());
    ContentChoice content;
    if (request.contains("pack")) {
        const Result<std::string> pack = textOf(request, "pack");
        if (!pack)
            return tl::unexpected(pack.error());
        content.pack = *pack;
    }
    content.changes = request.value("content", Json());
    Result<GameStart> start = readStart(request);
    if (!start)
        return tl::unexpected(start.error());
    return open(openGame(*game, std::move(content), std::move(*start), m_games, m_source));
}

Result<Json> Protocol::startScenario(const Json &request)
{
    return open(openScenario(request.value("scenario", Json()), m_games, m_source));
}

Result<Json> Protocol::load(const Json &request)
{
    return open(loadGame(request.value("save", Json()), m_games, m_source));
}

/// The game in progress is given up only for one that could be opened.
Result<Json> Protocol::open(Result<OpenGame> game)
{
    if (!game)
        return tl::unexpected(game.error());
    m_game = std::move(*game);
    return position();
}

Result<Json> Protocol::inGame(const std::string &verb, const Json &request)
{
    Session &session = *m_game->session;
    if (verb == "state")
        return state(request);
    if (verb == "legal")
        return Json{{"moves", session.legalMoves()}};
    if (verb == "play")
        return play(request);
    if (verb == "undo")
        return session.undo() ? position() : failure("nothing-to-undo", "No move has been played yet.");
    if (verb == "redo")
        return session.redo() ? position() : failure("nothing-to-redo", "No move was taken back.");
    if (verb == "save")
        return Json{{"save", saveGame(*m_game)}};
    const Result<Hint> hint = session.hint();
    if (!hint)
        return tl::unexpected(hint.error());
    return Json{{"move", hint->move}, {"why", hint->why}};
}

Result<Json> Protocol::state(const Json &request) const
{
    if (!request.contains("view"))
        return Json{{"state", m_game->session->state()}};
    const Result<std::string> seat = textOf(request, "view");
    if (!seat)
        return tl::unexpected(seat.error());
    Result<Json> view = m_game->session->view(*seat);
    if (!view)
        return tl::unexpected(view.error());
    return Json{{"state", std::move(*view)}};
}

Result<Json> Protocol::play(const Json &request)
{
    const Result<std::string> move = textOf(request, "move");
    if (!move)
        return tl::unexpected(move.error());
    if (const Result<void> played = m_game->session->play(*move); !played)
        return tl::unexpected(played.error());
    if (const std::optional<std::string> hole = m_game->session->ruleHole())
        return failure("rule-hole", *hole);
    return position();
}

Result<Json> Protocol::position() const
{
    return Json{{"decision", m_game->session->decision()}, {"result", m_game->session->result()}};
}

} // namespace cardquake
