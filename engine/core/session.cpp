// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/core/session.h"

namespace cardquake {

std::optional<std::string> Session::ruleHole() const
{
    if (isOver() || !legalMoves().empty())
        return std::nullopt;
    Json moves = Json::array();
    for (const LogEntry &entry : log())
        moves.push_back(entry.move);
    const Json reproduction = {{"game", info().id},
                               {"options", start().options},
                               {"seed", start().seed},
                               {"state", start().state},
                               {"moves", std::move(moves)}};
    return "Nobody has a legal move, but the game is not over. To see it again: " + toLine(reproduction);
}

} // namespace cardquake
