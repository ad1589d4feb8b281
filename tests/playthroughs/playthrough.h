// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/session.h"

#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace cardquake {

// Whole games written out: how they are set up, every move, what came of it, and how the position stood at each turn.
// The files beside this one are played again by a test, so a change of the rules shows where it first makes a
// difference. The moves are in the file: another bot changes nothing.

/// A game to be written out, or the first lines of one that was.
struct Playthrough {
    std::string title;
    std::string game;
    Json options = Json::object();
    std::uint64_t seed = 1;
    std::vector<std::string> moves; ///< read from a file; empty before it is written
};

/// Gives the next move of a game, or an empty text to stop.
using MoveSource = std::function<std::string(Session &)>;

/// Plays a game with its built-in content to its end, and writes it out.
std::string writeOut(const Playthrough &playthrough, const MoveSource &nextMove);

/// The games of a file.
std::vector<Playthrough> readPlaythroughs(std::string_view text);

/// The games that ship as playthroughs of a game, played by bots.
std::string playAnew(std::string_view game);

} // namespace cardquake
