// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/bugout/board.h"
#include "engine/games/bugout/table_parts.h"
#include "engine/games/bugout/table_words.h"

#include <algorithm>

namespace cardquake::bugout {

void addEnding(const State &state, Table &table)
{
    if (state.turn.phase != Phase::Over)
        return;
    const Phrases &phrases = tablePhrases();
    const auto isAt = [](Whereabouts place) { return [place](Whereabouts where) { return where == place; }; };
    const auto count = [&](Whereabouts place) {
        return static_cast<int>(std::ranges::count_if(state.survivors, isAt(place)));
    };
    table.ending.won = state.isWon();
    table.ending.title = phrases.say(state.isWon() ? "ending.won" : "ending.lost");
    table.ending.why = phrases.say("ending." + std::string(reasonNames[static_cast<std::size_t>(state.result)]));
    table.ending.sums = {{phrases.say("ending.rescued"), "act-rescue", count(Whereabouts::safe())},
                         {phrases.say("ending.dead"), "grave", count(Whereabouts::graveyard())},
                         {phrases.say("ending.turns"), "act-end", state.turn.number}};
}

} // namespace cardquake::bugout
