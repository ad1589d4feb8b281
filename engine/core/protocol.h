// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/open_game.h"

#include <optional>
#include <string>
#include <string_view>

namespace cardquake {

/// The engine over JSON lines: one request in, one reply out. So a bot in any language, or a test, can play.
/// Bad input gets an error reply and never ends the conversation; only `quit` does.
class Protocol {
public:
    Protocol(GameRegistry games, ContentSource source);

    /// One request line to one reply line, without the line's end.
    std::string answer(std::string_view line);

    bool hasQuit() const { return m_hasQuit; }

private:
    Result<Json> carryOut(const Json &request);
    Result<Json> listGames() const;
    Result<Json> startNew(const Json &request);
    Result<Json> startScenario(const Json &request);
    Result<Json> load(const Json &request);
    Result<Json> open(Result<OpenGame> game);
    Result<Json> inGame(const std::string &verb, const Json &request);
    Result<Json> state(const Json &request) const;
    Result<Json> play(const Json &request);
    Result<Json> position() const;

    GameRegistry m_games;
    ContentSource m_source;
    std::optional<OpenGame> m_game;
    bool m_hasQuit = false;
};

} // namespace cardquake
