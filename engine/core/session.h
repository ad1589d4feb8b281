// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/content_rows.h"
#include "engine/core/game_info.h"
#include "engine/core/table.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace cardquake {

/// What a game starts from, besides its content. `state` is a partial State JSON laid over the set-up; null for none.
struct GameStart {
    Json options = Json::object();
    std::uint64_t seed = 0;
    Json state;
};

/// One line of the log: who did what, and what came of it.
struct LogEntry {
    std::string seat;
    std::string move;
    std::string words; ///< the move as a sentence
    Json events = Json::array();
    std::vector<TableEvent> told; ///< what came of it, in words and pictures
};

struct Hint {
    std::string move;
    std::string why;
};

/// A game in progress, whatever the game: positions, notation, undo and redo over every step, random ones included.
/// Typed moves and states stay inside; what comes out is text and JSON.
class Session {
public:
    virtual ~Session() = default;

    virtual const GameInfo &info() const = 0;
    virtual const GameStart &start() const = 0;
    virtual std::unique_ptr<Session> clone() const = 0;

    virtual std::vector<std::string> seats() const = 0;
    virtual std::vector<std::string> seatsToMove() const = 0;
    virtual Json decision() const = 0; ///< null when the game is over
    virtual Json result() const = 0;   ///< null while it is running
    virtual bool isOver() const = 0;

    virtual Json state() const = 0;
    virtual Result<Json> view(std::string_view seat) const = 0;
    virtual Table table(std::string_view seat) const = 0; ///< an unknown or empty seat: what everybody sees

    virtual std::vector<TableRefusal> refusals(std::string_view piece) const = 0; ///< what this piece cannot do now

    virtual std::vector<std::string> legalMoves() const = 0; ///< sorted
    virtual Result<void> play(std::string_view move) = 0;
    virtual bool undo() = 0;
    virtual bool redo() = 0;
    virtual bool canUndo() const = 0;
    virtual bool canRedo() const = 0;
    virtual void forgetUndone() = 0;               ///< nothing can be redone any more
    virtual std::vector<LogEntry> log() const = 0; ///< of the moves that stand, first to last

    virtual Result<Hint> hint() const = 0;
    virtual std::vector<std::string> check() const = 0;

    /// A hole in the rules: nobody can move and yet the game is not over. The text says how to get there again.
    std::optional<std::string> ruleHole() const;
};

} // namespace cardquake
