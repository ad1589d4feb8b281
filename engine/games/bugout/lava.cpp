// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/bugout/lava.h"
#include "engine/games/bugout/board.h"
#include "engine/games/bugout/disasters.h"
#include "engine/games/bugout/harm.h"

namespace cardquake::bugout {
namespace {

/// The Lava layer that a flow follows through a cell: the surface, or the layer under a Rope Bridge.
Layer lavaLayerOf(const State &state, Cell cell)
{
    const auto &layers = state.map[indexOf(cell)].layers;
    return layers.back().isLava() ? layers.back() : layers[layers.size() - 2];
}

bool diverts(const Content &content, const State &state, Cell cell)
{
    return content.rules(lavaSurfaceOf(content, state, cell)).lava == LavaProperty::Divert;
}

/// the next Lava tile that does not lead into a diverting cell. Unfit ones are shuffled back.
std::optional<RowIndex> drawFittingLava(const Play &play, Cell cell, Direction heading)
{
    State &state = play.state;
    Bag<RowIndex, maxLavaCards> unfit;
    std::optional<RowIndex> fitting;
    while (!fitting && !state.lava.deckEmpty()) {
        const RowIndex card = state.lava.draw();
        const std::optional<Cell> next = neighbour(cell, turned(heading, play.content.lava[card].quarterTurns));
        if (next && diverts(play.content, state, *next))
            unfit.push(card);
        else
            fitting = card;
    }
    for (const RowIndex card : unfit)
        state.lava.putOnTop(card);
    if (!unfit.empty())
        state.lava.shuffleDeck(state.rng);
    if (fitting)
        play.emit(EventType::CardDrawn, static_cast<std::size_t>(DeckName::Lava), *fitting);
    return fitting;
}

///
void placeLava(const Play &play, Cell cell, Layer lava)
{
    State &state = play.state;
    if (surfaceOf(state, cell) == TileType::Rope) {
        auto &layers = state.map[indexOf(cell)].layers;
        const Layer rope = layers.pop();
        layers.push(lava);
        layers.push(rope);
    } else {
        clearTile(play, cell);
        if (state.isOver())
            return;
        state.map[indexOf(cell)].layers.push(lava);
        refreshSurface(play.content, state, cell);
    }
    play.emit(EventType::LavaPlaced, indexOf(cell), static_cast<std::size_t>(lava.in()),
              static_cast<std::size_t>(lava.out()));
}

/// every Eruption whose flow can no longer be continued ends.
void endFinishedEruptions(const Play &play)
{
    State &state = play.state;
    for (unsigned n = 0; n < state.options.players; ++n) {
        for (std::size_t i = 0; i < state.disasters.size();) {
            const HeldDisaster &held = state.disasters[i];
            const DrawCard &card = play.content.draw[held.card];
            if (held.player == playerAt(state, n) && card.kind == DrawKind::Eruption &&
                traceLavaFlow(play.content, state, card.direction).end != FlowEnd::Place)
                discardDisaster(play, i);
            else
                ++i;
        }
    }
}

} // namespace

std::optional<Cell> volcanoCell(const Content &content, const State &state)
{
    for (const Cell cell : allCells) {
        const CellStack &stack = state.map[indexOf(cell)];
        if (stack.tile == content.volcano && stack.layers.empty())
            return cell;
    }
    return std::nullopt;
}

Flow traceLavaFlow(const Content &content, const State &state, Direction direction)
{
    std::optional<Cell> cell = volcanoCell(content, state);
    if (!cell)
        return {FlowEnd::Blocked, {}, direction};
    CellSet visited;
    Direction heading = direction;
    for (;;) {
        cell = neighbour(*cell, heading);
        if (!cell)
            return {FlowEnd::Off, {}, heading};
        const TileType surface = lavaSurfaceOf(content, state, *cell);
        if (surface == TileType::Lava) {
            if (visited.has(*cell))
                return {FlowEnd::Loop, *cell, heading};
            visited.add(*cell);
            heading = lavaLayerOf(state, *cell).out();
            continue;
        }
        const bool hasRoom = !state.map[indexOf(*cell)].layers.full();
        const bool places = content.rules(surface).lava == LavaProperty::Place && hasRoom;
        return {places ? FlowEnd::Place : FlowEnd::Blocked, *cell, heading};
    }
}

bool isInert(const Content &content, const State &state, Direction direction)
{
    const std::optional<Cell> volcano = volcanoCell(content, state);
    const std::optional<Cell> next = volcano ? neighbour(*volcano, direction) : std::nullopt;
    return !next || diverts(content, state, *next) || state.lava.deckEmpty();
}

void eruptionDrawn(const Play &play, Player player, RowIndex card)
{
    State &state = play.state;
    if (isInert(play.content, state, play.content.draw[card].direction))
        return state.draw.discard(card);
    Frame &frame = push(state, FrameKind::EruptionDrawn);
    frame.a = player;
    frame.b = card;
    clearTile(play, *volcanoCell(play.content, state));
    checkpoint(play);
}

bool stepEruptionDrawn(const Play &play, Frame &frame)
{
    const Frame drawn = frame;
    play.state.stack.pop();
    holdDisaster(play, drawn.a, drawn.b);
    addLava(play, play.state.disasters.size() - 1);
    return false;
}

void addLava(const Play &play, std::size_t heldIndex)
{
    State &state = play.state;
    const Direction direction = play.content.draw[state.disasters[heldIndex].card].direction;
    const Flow flow = traceLavaFlow(play.content, state, direction);
    if (flow.end != FlowEnd::Place)
        return discardDisaster(play, heldIndex);
    if (state.lava.deckEmpty())
        return discardDisasters(play, DrawKind::Eruption);
    const std::optional<RowIndex> card = drawFittingLava(play, flow.cell, flow.heading);
    if (!card)
        return discardDisaster(play, heldIndex); // walled in
    const int turns = play.content.lava[*card].quarterTurns;
    placeLava(play, flow.cell, Layer::lava(flow.heading, turned(flow.heading, turns)));
    if (state.isOver())
        return;
    endFinishedEruptions(play);
    checkpoint(play);
}

/// The card effect that lets every Eruption in hand add a tile.
bool stepLavaRound(const Play &play, Frame &frame)
{
    State &state = play.state;
    for (; frame.b < state.options.players; ++frame.b, frame.x = 0) {
        const auto player = static_cast<Player>((frame.a + frame.b) % state.options.players);
        while (const auto index = nextDisaster(state, player, frame.x, frame.y)) {
            frame.x = state.disasters[*index].serial;
            if (play.content.draw[state.disasters[*index].card].kind == DrawKind::Eruption) {
                addLava(play, *index);
                return false;
            }
        }
    }
    state.stack.pop();
    return false;
}

void holdDisaster(const Play &play, Player player, RowIndex card)
{
    play.state.disasters.push({play.state.nextSerial++, player, card});
}

std::optional<std::size_t> findDisaster(const State &state, std::uint16_t serial)
{
    for (std::size_t i = 0; i < state.disasters.size(); ++i)
        if (state.disasters[i].serial == serial)
            return i;
    return std::nullopt;
}

std::optional<std::size_t> nextDisaster(const State &state, Player player, std::uint16_t after, std::uint16_t before)
{
    for (std::size_t i = 0; i < state.disasters.size(); ++i) {
        const HeldDisaster &held = state.disasters[i];
        if (held.player == player && held.serial > after && held.serial < before)
            return i;
    }
    return std::nullopt;
}

} // namespace cardquake::bugout
