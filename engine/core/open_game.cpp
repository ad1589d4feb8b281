// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/core/open_game.h"

#include "engine/core/text.h"

#include <array>

namespace cardquake {
namespace {

constexpr int saveFormat = 1;

std::string toHex(std::uint64_t value)
{
    std::string text(16, '0');
    for (std::size_t i = text.size(); i-- > 0; value >>= 4U)
        text[i] = "0123456789abcdef"[value & 15U];
    return text;
}

Result<void> layRows(ContentRows &rows, const std::string &kind, const Json &list)
{
    if (!rows.hasKind(kind))
        return failure("bad-content",
                       "There is no kind " + inQuotes(kind) + ". The kinds are " + joined(rows.kinds()) + ".");
    if (!list.is_array())
        return failure("bad-content", "The rows of " + inQuotes(kind) + " must be a list, not " + excerpt(list) + ".");
    for (const Json &row : list) {
        if (!row.is_object() || !row.contains("id") || !row.at("id").is_string())
            return failure("bad-content", "A row of " + inQuotes(kind) + " needs an id: " + excerpt(row) + ".");
        rows.put(kind, {row.at("id").get<std::string>(), row});
    }
    return {};
}

Result<Json> objectOrNothing(const Json &object, const char *key)
{
    const auto found = object.find(key);
    if (found == object.end() || found->is_null())
        return Json();
    if (!found->is_object())
        return failure("bad-request", inQuotes(key) + " must be a group of fields, not " + excerpt(*found) + ".");
    return *found;
}

Result<std::string> textField(const Json &object, const char *key)
{
    const auto found = object.find(key);
    if (found == object.end() || !found->is_string())
        return failure("bad-save", "The saved game has no text " + inQuotes(key) + ".");
    return found->get<std::string>();
}

} // namespace

Result<void> layContent(ContentRows &rows, const Json &changes)
{
    if (changes.is_null())
        return {};
    if (!changes.is_object())
        return failure("bad-content", "\"content\" must be a group of fields, not " + excerpt(changes) + ".");
    for (const auto &[part, value] : changes.items()) {
        if (part != "tables" && part != "constants")
            return failure("bad-content", "\"content\" may hold tables and constants, not " + inQuotes(part) + ".");
        if (!value.is_object())
            return failure("bad-content", inQuotes(part) + " must be a group of fields, not " + excerpt(value) + ".");
        for (const auto &[name, item] : value.items()) {
            if (part == "tables") {
                if (Result<void> laid = layRows(rows, name, item); !laid)
                    return laid;
            } else if (!rows.constant(name)) {
                return failure("bad-content", "The pack has no constant " + inQuotes(name) + ".");
            } else {
                rows.setConstant(name, item);
            }
        }
    }
    return {};
}

Result<GameStart> readStart(const Json &object)
{
    GameStart start;
    const Result<Json> options = objectOrNothing(object, "options");
    if (!options)
        return tl::unexpected(options.error());
    if (!options->is_null())
        start.options = *options;

    const Result<Json> state = objectOrNothing(object, "state");
    if (!state)
        return tl::unexpected(state.error());
    start.state = *state;

    if (const auto seed = object.find("seed"); seed != object.end()) {
        if (!seed->is_number_unsigned())
            return failure("bad-request", "\"seed\" must be a whole number from 0, not " + excerpt(*seed) + ".");
        start.seed = seed->get<std::uint64_t>();
    }
    return start;
}

Result<OpenGame> openGame(std::string_view game, ContentChoice content, GameStart start, GameRegistry games,
                          const ContentSource &source)
{
    const Result<const GameEntry *> entry = findPlayableGame(games, game);
    if (!entry)
        return tl::unexpected(entry.error());
    Result<ContentRows> rows = source(game, content.pack);
    if (!rows)
        return tl::unexpected(rows.error());
    if (const Result<void> laid = layContent(*rows, content.changes); !laid)
        return tl::unexpected(laid.error());
    content.hash = toHex(rows->hash());
    Result<std::unique_ptr<Session>> session = (*entry)->start(*rows, std::move(start));
    if (!session)
        return tl::unexpected(session.error());
    return OpenGame{std::move(*session), std::move(content)};
}

Json saveGame(const OpenGame &game)
{
    Json moves = Json::array();
    for (const LogEntry &entry : game.session->log())
        moves.push_back(entry.move);
    const GameStart &start = game.session->start();
    return {{"format", saveFormat},
            {"game", game.session->info().id},
            {"pack", game.content.pack},
            {"content", game.content.changes},
            {"content_hash", game.content.hash},
            {"options", start.options},
            {"seed", start.seed},
            {"state", start.state},
            {"moves", std::move(moves)}};
}

Result<OpenGame> loadGame(const Json &saved, GameRegistry games, const ContentSource &source)
{
    if (!saved.is_object())
        return failure("bad-save", "A saved game is a group of fields, not " + excerpt(saved) + ".");
    if (const auto format = saved.find("format"); format == saved.end() || *format != saveFormat)
        return failure("bad-save", "The saved game has a format this version does not know; it reads format " +
                                       std::to_string(saveFormat) + ".");
    std::array<Result<std::string>, 3> texts = {textField(saved, "game"), textField(saved, "pack"),
                                                textField(saved, "content_hash")};
    for (const Result<std::string> &text : texts)
        if (!text)
            return tl::unexpected(text.error());
    Result<GameStart> start = readStart(saved);
    if (!start)
        return tl::unexpected(start.error());
    const auto moves = saved.find("moves");
    if (moves == saved.end() || !moves->is_array())
        return failure("bad-save", "The saved game has no list \"moves\".");

    Result<OpenGame> game =
        openGame(*texts[0], {*texts[1], saved.value("content", Json()), {}}, std::move(*start), games, source);
    if (!game)
        return game;
    if (game->content.hash != *texts[2])
        return failure("content-changed", "The game was saved with other content than the pack has now, so its moves "
                                          "may mean something else. Go back to the version it was played with.");
    for (std::size_t i = 0; i < moves->size(); ++i) {
        const Json &move = (*moves)[i];
        const std::string place = "Move " + std::to_string(i + 1) + " of the saved game";
        if (!move.is_string())
            return failure("bad-save", place + " is not a text: " + excerpt(move) + ".");
        if (const Result<void> played = game->session->play(move.get<std::string>()); !played)
            return failure("bad-save", place + " cannot be played: " + played.error().message);
    }
    return game;
}

} // namespace cardquake
