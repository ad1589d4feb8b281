// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/bugout/board.h"
#include "engine/games/bugout/bot_plan.h"
#include "engine/games/bugout/table_parts.h"
#include "engine/games/bugout/table_words.h"

namespace cardquake::bugout {
namespace {

std::string cellList(CellSet cells)
{
    std::vector<std::string> names;
    for (const Cell cell : cells)
        names.push_back(toText(cell));
    return tablePhrases().join("and", names);
}

TableGoal signalGoal(const Content &content, const State &state)
{
    const SignalState signal = signalState(content, state);
    const Signal &pattern = content.signals[state.signal];
    TableGoal goal;
    goal.id = pattern.id;
    goal.label = tablePhrases().say("goal.signal");
    goal.face = {"signal", pattern.id, {}};
    goal.reached = !signal.open.empty();
    const int burning = signal.burning.size();
    if (goal.reached)
        goal.note = tablePhrases().say("goal.signal.open",
                                       {{"list", cellList(signal.open)}, {"cells", {}, signal.open.size()}});
    else if (!signal.burning.empty() || !signal.missing.empty())
        goal.note = tablePhrases().say("goal.signal.missing", {{"n", std::to_string(burning), burning},
                                                               {"all", std::to_string(burning + signal.missing.size())},
                                                               {"cell", toText(signal.nearest)},
                                                               {"cells", cellList(signal.missing)}});
    return goal;
}

TableGoal rescueGoal(const Content &content, const State &state)
{
    const int needed = rescuesNeeded(content, state);
    TableGoal goal;
    goal.id = "rescue";
    goal.label = tablePhrases().say("goal.rescue");
    goal.reached = state.isWon();
    goal.note = tablePhrases().say(needed > 0 ? "goal.rescue.left" : "goal.rescue.done",
                                   {{"n", std::to_string(needed), needed}});
    return goal;
}

} // namespace

SignalState signalState(const Content &content, const State &state)
{
    const Signal &signal = content.signals[state.signal];
    const CellSet lit = litCells(content, state);
    SignalState best;
    best.open = extractionPoints(content, state);
    for (const Cell cell : best.open)
        best.burning |= signal.flares[indexOf(cell)];
    if (!best.open.empty())
        return best;
    bool isFirst = true;
    for (const Cell cell : signal.helicopterCells) {
        const CellSet missing = signal.flares[indexOf(cell)].without(lit);
        if (!isFirst && missing.size() >= best.missing.size())
            continue;
        isFirst = false;
        best.nearest = cell;
        best.missing = missing;
        best.burning = signal.flares[indexOf(cell)] & lit;
    }
    return best;
}

void addGoals(const Content &content, const State &state, Table &table)
{
    table.goals.push_back(signalGoal(content, state));
    table.goals.push_back(rescueGoal(content, state));
}

} // namespace cardquake::bugout
