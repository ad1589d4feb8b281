// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/bugout/costs.h"
#include "engine/games/bugout/notation.h"
#include "engine/games/bugout/table_parts.h"
#include "engine/games/bugout/table_words.h"

#include <algorithm>

namespace cardquake::bugout {
namespace {

std::string numbered(std::string_view key, int n, int all)
{
    return tablePhrases().say(key, {{"n", std::to_string(n), n}, {"all", std::to_string(all), all}});
}

/// A phase that has nothing to do says so instead of waiting.
TablePhase phaseAt(const State &state, Phase phase, std::string_view id, bool hasWork)
{
    TablePhase picture;
    picture.id = id;
    picture.label = tablePhrases().say(std::string("phase.").append(id));
    if (state.turn.phase == phase)
        picture.state = "now";
    else if (state.turn.phase > phase)
        picture.state = "done";
    else if (!hasWork)
        picture.state = "none";
    return picture;
}

std::string noteOf(const TablePhase &phase, int left, int all, std::string_view ahead, std::string_view running)
{
    if (phase.state == "now")
        return numbered(running, left, all);
    return phase.state == "later" ? numbered(ahead, all, all)
                                  : tablePhrases().say(phase.state == "none" ? "phase.nothing" : "phase.done");
}

} // namespace

void addTurn(const Content &content, const State &state, Table &table)
{
    constexpr std::array<std::string_view, 5> labels = {"turn.places", "turn.acts", "turn.suffers", "turn.draws",
                                                        "turn.over"};
    const Player player = state.turn.player;
    const bool exited = state.players[player].exited;
    const int actions = std::max(actionsPerTurn(content, state, player), static_cast<int>(state.turn.actionsLeft));
    const int draws = exited ? 0 : drawsPerTurn(content, state, player);
    const auto cards = static_cast<int>(std::count_if(state.disasters.begin(), state.disasters.end(),
                                                      [&](const HeldDisaster &held) { return held.player == player; }));
    TableTurn &turn = table.turn;
    turn.number = state.turn.number;
    turn.seat = playerText(player);
    turn.label = tablePhrases().say(labels[static_cast<std::size_t>(state.turn.phase)]);
    turn.actionsLeft = state.turn.actionsLeft;
    turn.actions = actions;
    TablePhase acting = phaseAt(state, Phase::Action, "action", !exited);
    acting.note = noteOf(acting, turn.actionsLeft, actions, "phase.actions", "phase.actions.left");
    TablePhase suffering = phaseAt(state, Phase::Disaster, "disaster", cards > 0);
    suffering.note = noteOf(suffering, cards, cards, "phase.cards", "phase.cards");
    TablePhase drawing = phaseAt(state, Phase::Draw, "draw", draws > 0);
    drawing.note = noteOf(drawing, draws - state.turn.drawsLeft, draws, "phase.cards", "phase.cards.drawn");
    turn.phases = {std::move(acting), std::move(suffering), std::move(drawing)};
}

} // namespace cardquake::bugout
