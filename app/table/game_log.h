// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/table/keyed_list.h"
#include "engine/core/session.h"

#include <QString>

#include <memory>
#include <vector>

namespace cardquake {

/// A line of the log: a move, or something that came of it.
struct LogLine {
    int place = 0;    ///< the number of the move, counted from 1
    int part = 0;     ///< 0: the move itself
    std::string seat; ///< who made it; empty for what came of it
    std::string move; ///< in notation; empty for what came of it
    std::string words;
    std::string icon; ///< of the seat

    bool operator==(const LogLine &) const = default;
};

/// The log of a game for the window, newest first.
class GameLog {
public:
    GameLog();

    void show(const Session &session);
    QAbstractItemModel *model() { return &m_lines; }
    QString asText() const; ///< oldest first, to be pasted elsewhere

private:
    KeyedList<LogLine> m_lines;
};

} // namespace cardquake
