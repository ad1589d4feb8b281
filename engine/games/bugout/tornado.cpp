// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/bugout/board.h"
#include "engine/games/bugout/costs.h"
#include "engine/games/bugout/disasters.h"
#include "engine/games/bugout/harm.h"

namespace cardquake::bugout {
namespace {

TornadoState &stateOf(State &state, Tornado tornado)
{
    return state.tornadoes[static_cast<std::size_t>(tornado)];
}

/// no Tornado card is left.
void endAllTornadoes(const Play &play)
{
    for (const Tornado tornado : {Tornado::Field, Tornado::Plain})
        setTornadoAside(play, tornado);
    discardDisasters(play, DrawKind::Tornado);
}

Direction drawDirection(const Play &play)
{
    const RowIndex card = play.state.tornado.draw();
    play.state.tornado.discard(card);
    play.emit(EventType::CardDrawn, static_cast<std::size_t>(DeckName::Tornado), card);
    return play.content.tornado[card].direction;
}

/// what a Tornado does to a tile at once; no reaction helps.
void touch(const Play &play, Cell cell)
{
    State &state = play.state;
    for (std::size_t i = 0; i < maxVehicles && !state.isOver(); ++i)
        if (state.vehicles[i].onMap && state.vehicles[i].at == cell)
            destroyVehicle(play, static_cast<Vehicle>(i));
    if (state.isOver())
        return;
    const TileType surface = surfaceOf(state, cell);
    if (surface == TileType::Sturdy || surface == TileType::Rope)
        return destroyTile(play, cell);
    for (const Token token : state.tokensOn[indexOf(cell)]) {
        destroyToken(play, token);
        if (state.isOver())
            return;
    }
}

/// A Tornado is active on this cell from now on: contact, then whoever remains is thrown or saved.
void strikeWithTornado(const Play &play, Cell cell)
{
    push(play.state, FrameKind::TornadoSave).a = static_cast<std::uint8_t>(cell);
    touch(play, cell);
    checkpoint(play);
}

/// Moves an active token by one card.
void moveTornado(const Play &play, Tornado tornado)
{
    State &state = play.state;
    if (state.tornado.deckEmpty())
        return endAllTornadoes(play);
    const std::optional<Cell> next = neighbour(stateOf(state, tornado).at, drawDirection(play));
    if (!next) {
        setTornadoAside(play, tornado);
        return discardWarnings(play, tornado); // whoever holds them
    }
    setTornado(state, tornado, {true, true, *next});
    play.emit(EventType::TornadoMoved, static_cast<std::size_t>(tornado), indexOf(*next));
    strikeWithTornado(play, *next);
}

/// nobody saved them.
void throwEverybody(const Play &play, Cell cell)
{
    State &state = play.state;
    if (state.has(Variant::LethalTornadoes)) {
        clearTile(play, cell);
        return checkpoint(play);
    }
    if (state.tornado.deckEmpty()) {
        endAllTornadoes(play);
        return checkpoint(play);
    }
    const Direction direction = drawDirection(play);
    for (const Token token : heldOn(state, cell)) {
        destroyToken(play, token);
        if (state.isOver())
            return;
    }
    const std::optional<Cell> target = neighbour(cell, direction);
    const SurvivorSet thrown = state.survivorsOn[indexOf(cell)];
    if (target && state.surfaces.standable().has(*target)) {
        Frame &frame = push(state, FrameKind::Throw);
        frame.a = static_cast<std::uint8_t>(*target);
        frame.set = thrown.bits();
        return;
    }
    for (const Survivor survivor : thrown) {
        kill(play, survivor);
        if (state.isOver())
            return;
    }
    checkpoint(play);
}

} // namespace

void setTornadoAside(const Play &play, Tornado tornado)
{
    if (stateOf(play.state, tornado).onMap)
        play.emit(EventType::TornadoEnded, static_cast<std::size_t>(tornado));
    setTornado(play.state, tornado, {});
}

void wakeTornado(const Play &play, Player player, RowIndex card)
{
    State &state = play.state;
    const Tornado tornado = play.content.draw[card].tornado;
    const TornadoState token = stateOf(state, tornado);
    if (!token.onMap || token.active)
        return state.draw.discard(card);
    holdDisaster(play, player, card);
    setTornado(state, tornado, {true, true, token.at});
    play.emit(EventType::TornadoWoke, static_cast<std::size_t>(tornado), indexOf(token.at));
    strikeWithTornado(play, token.at);
}

void moveWarnedTornado(const Play &play, std::size_t heldIndex)
{
    const Tornado tornado = play.content.draw[play.state.disasters[heldIndex].card].tornado;
    const TornadoState token = stateOf(play.state, tornado);
    if (!token.onMap || !token.active)
        return discardDisaster(play, heldIndex);
    moveTornado(play, tornado);
}

/// asks for the reaction as long as there are Survivors on the tile.
bool stepTornadoSave(const Play &play, Frame &frame)
{
    State &state = play.state;
    const Cell cell = static_cast<Cell>(frame.a);
    const bool anybody = !state.survivorsOn[indexOf(cell)].empty();
    if (anybody) {
        if (const auto place = nextToReact(play, cell, Action::SaveTornado, frame.y)) {
            frame.y = *place;
            return true;
        }
    }
    state.stack.pop();
    if (anybody)
        throwEverybody(play, cell);
    return false;
}

/// The thrown arrive; before that those die for whom there is no room.
bool stepThrow(const Play &play, Frame &frame)
{
    State &state = play.state;
    const Cell target = static_cast<Cell>(frame.a);
    const SurvivorSet thrown(static_cast<std::uint32_t>(frame.set));
    if (thrown.size() > roomOn(state, target)) {
        if (thrown.size() > 1)
            return true;
        frame.set = 0; // nobody to choose from
        kill(play, thrown.first());
        return false;
    }
    state.stack.pop();
    for (const Survivor survivor : thrown) {
        relocate(play, survivor, Whereabouts::onFoot(target));
        play.emit(EventType::SurvivorMoved, indexOf(survivor), indexOf(target));
    }
    if (state.activeTornadoes.has(target))
        push(state, FrameKind::TornadoSave).a = static_cast<std::uint8_t>(target);
    checkpoint(play);
    return false;
}

/// The card effect that moves every active Tornado, Field before Plain.
bool stepTornadoRound(const Play &play, Frame &frame)
{
    if (frame.a == tornadoCount) {
        play.state.stack.pop();
        return false;
    }
    const Tornado tornado = static_cast<Tornado>(frame.a++);
    const TornadoState token = stateOf(play.state, tornado);
    if (token.onMap && token.active)
        moveTornado(play, tornado);
    return false;
}

} // namespace cardquake::bugout
