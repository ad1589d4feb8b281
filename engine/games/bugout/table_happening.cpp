// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/bugout/board.h"
#include "engine/games/bugout/decision.h"
#include "engine/games/bugout/moves.h"
#include "engine/games/bugout/table_parts.h"
#include "engine/games/bugout/table_words.h"

#include <algorithm>

namespace cardquake::bugout {
namespace {

bool isUnderWay(const Frame &frame)
{
    constexpr std::array<FrameKind, 5> kinds = {FrameKind::Strikes, FrameKind::TornadoSave, FrameKind::Throw,
                                                FrameKind::Card, FrameKind::VehicleSeats};
    return std::ranges::find(kinds, kindOf(frame)) != kinds.end();
}

/// The innermost thing under way: its place on the stack.
std::optional<std::size_t> currentFrame(const State &state)
{
    for (std::size_t i = state.stack.size(); i-- > 0;)
        if (isUnderWay(state.stack[i]))
            return i;
    return std::nullopt;
}

/// The card whose strikes a frame carries out: the last one drawn, unless others were drawn in the middle of it.
template <std::size_t N>
std::optional<RowIndex> strikingCard(const State &state, std::size_t frame, const Pile<N> &pile)
{
    std::size_t drawnSince = 0;
    for (std::size_t i = frame + 1; i < state.stack.size(); ++i)
        drawnSince += kindOf(state.stack[i]) == FrameKind::Strikes && state.stack[i].a == state.stack[frame].a;
    if (drawnSince >= pile.discardSize())
        return std::nullopt;
    return pile.discardFromTop(drawnSince);
}

/// What a tile that was dealt with looks like now.
std::string_view fateKey(const State &state, Cell cell)
{
    switch (surfaceOf(state, cell)) {
    case TileType::Flooded:
        return "fate.flooded";
    case TileType::Empty:
        return "fate.gone";
    default:
        return state.surfaces.damageable.has(cell) ? "fate.left" : "fate.no-health";
    }
}

TableStep stepOn(const Content &content, const State &state, Cell cell)
{
    TableStep step;
    step.space = toText(cell);
    step.label = nameOfPlace(content, state, cell);
    return step;
}

/// One tile of a rainstorm or fault line.
TableStep strikeStep(const Content &content, const State &state, Cell cell, bool isAhead, bool isAsked)
{
    TableStep step = stepOn(content, state, cell);
    const bool canBeHurt = state.surfaces.damageable.has(cell);
    if (isAsked) {
        step.state = "asked";
        step.note = tablePhrases().say("fate.asked", {{"who", nameOf(state, deciderOf(state))}});
    } else if (isAhead && canBeHurt) {
        step.state = "next";
        step.note = tablePhrases().say("fate.next");
    } else {
        const int left = trackOf(content, state, cell).length - hitsOf(state, cell);
        step.state = canBeHurt || isAhead ? "done" : "safe";
        if (isAhead)
            step.state = "safe";
        step.note = tablePhrases().say(fateKey(state, cell), {{"n", std::to_string(left), left}});
    }
    return step;
}

void describeStrikes(const Content &content, const State &state, std::size_t index, TableHappening &happening)
{
    const Frame &frame = state.stack[index];
    const bool isRain = static_cast<Cause>(frame.a) == Cause::Rain;
    const std::optional<RowIndex> card =
        isRain ? strikingCard(state, index, state.rainstorm) : strikingCard(state, index, state.quake);
    happening.title = tablePhrases().say(isRain ? "deck.rainstorm" : "deck.quake");
    if (!card)
        return;
    const CellSet cells = isRain ? content.rainstorm[*card].cells : content.quake[*card].cells;
    happening.card = {
        isRain ? "rainstorm" : "quake", content.cardId(isRain ? DeckName::Rainstorm : DeckName::Quake, *card), {}};
    happening.text = tablePhrases().say(isRain ? "happening.rain" : "happening.quake",
                                        {{"n", std::to_string(cells.size()), cells.size()}});
    const bool isAsking = kindOf(top(state)) == FrameKind::Strike && index + 2 == state.stack.size();
    for (const Cell cell : cells) {
        const bool isAsked = isAsking && static_cast<Cell>(top(state).a) == cell;
        happening.steps.push_back(strikeStep(content, state, cell, CellSet(frame.set).has(cell), isAsked));
    }
}

void describeTornado(const Content &content, const State &state, const Frame &frame, TableHappening &happening)
{
    const auto cell = static_cast<Cell>(frame.a);
    const auto tornado = std::ranges::find_if(
        state.tornadoes, [&](const TornadoState &each) { return each.onMap && each.active && each.at == cell; });
    happening.title = tornado == state.tornadoes.end()
                          ? tablePhrases().say("deck.tornado")
                          : nameOf(static_cast<Tornado>(std::distance(state.tornadoes.begin(), tornado)));
    happening.text = tablePhrases().say("happening.tornado", {{"place", nameOfPlace(content, state, cell)}});
    TableStep step = stepOn(content, state, cell);
    step.state = "asked";
    step.note = tablePhrases().say("fate.asked", {{"who", nameOf(state, deciderOf(state))}});
    happening.steps.push_back(std::move(step));
}

void describeThrow(const Content &content, const State &state, const Frame &frame, TableHappening &happening)
{
    const auto cell = static_cast<Cell>(frame.a);
    happening.title = tablePhrases().say("deck.tornado");
    happening.text = tablePhrases().say("happening.throw", {{"place", nameOfPlace(content, state, cell)}});
}

void describeCard(const Content &content, const Frame &frame, TableHappening &happening)
{
    const bool isApocalypse = static_cast<CardSource>(frame.c & ~keptFlag) == CardSource::Apocalypse;
    const DeckName deck = isApocalypse ? DeckName::Apocalypse : DeckName::Event;
    happening.title = nameOfCard(content, deck, frame.b);
    happening.text = isApocalypse ? content.apocalypse[frame.b].text : content.events[frame.b].text;
    happening.card = {isApocalypse ? "apocalypse" : "event", content.cardId(deck, frame.b), {}};
}

} // namespace

void addHappening(const Content &content, const State &state, Table &table)
{
    const std::optional<std::size_t> index = currentFrame(state);
    if (!index)
        return;
    const Frame &frame = state.stack[*index];
    TableHappening &happening = table.happening;
    switch (kindOf(frame)) {
    case FrameKind::Strikes:
        describeStrikes(content, state, *index, happening);
        break;
    case FrameKind::TornadoSave:
        describeTornado(content, state, frame, happening);
        break;
    case FrameKind::Throw:
        describeThrow(content, state, frame, happening);
        break;
    case FrameKind::Card:
        describeCard(content, frame, happening);
        break;
    default: // a vehicle that was just placed: the question says it all
        return;
    }
    for (TableSpace &space : table.spaces) {
        const auto step = std::ranges::find(happening.steps, space.id, &TableStep::space);
        if (step == happening.steps.end())
            continue;
        space.marks.emplace_back("struck");
        if (step->state == "asked")
            space.marks.emplace_back("asked");
    }
}

} // namespace cardquake::bugout
