// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/bugout/board.h"
#include "engine/games/bugout/costs.h"
#include "engine/games/bugout/effect_targets.h"
#include "engine/games/bugout/flow.h"
#include "engine/games/bugout/harm.h"
#include "engine/games/bugout/moves.h"

namespace cardquake::bugout {
namespace {

void walk(const Play &play, Survivor actor, Cell cell)
{
    relocate(play, actor, Whereabouts::onFoot(cell));
    play.emit(EventType::SurvivorMoved, indexOf(actor), indexOf(cell));
}

void hold(const Play &play, Survivor survivor, Token token)
{
    put(play.state, token, TokenPlace::heldBy(survivor));
    play.emit(EventType::TokenMoved, indexOf(token), indexOf(cellOf(play.state, survivor)));
}

void throwToken(const Play &play, Survivor actor, const Move &move)
{
    const Token token = play.state.holds[indexOf(actor)];
    if (move.to[1] == 0)
        layDown(play, token, static_cast<Cell>(move.to[0]));
    else
        hold(play, static_cast<Survivor>(move.to[1] - 1), token);
}

void drive(const Play &play, Survivor driver, const Move &move)
{
    const Vehicle vehicle = whereIs(play.state, driver).vehicle();
    for (const std::uint8_t cell : move.to) {
        if (cell == 0)
            break;
        moveVehicle(play.state, vehicle, static_cast<Cell>(cell - 1));
        play.emit(EventType::VehicleMoved, indexOf(vehicle), cell - 1U);
    }
}

/// passengers are chosen one by one.
void placeAndMan(const Play &play, Cell cell, RowIndex kind)
{
    const Vehicle vehicle = *firstVehicleInPool(play.content, play.state);
    placeVehicle(play, cell, kind);
    push(play.state, FrameKind::VehicleSeats).a = static_cast<std::uint8_t>(vehicle);
}

///
void loot(const Play &play, Cell cell, ResourceIndex resource)
{
    State &state = play.state;
    destroyToken(play, (state.tokensOn[indexOf(cell)] & tokensOf(TokenKind::Landmark)).first());
    if (state.isOver())
        return;
    takeFromDiscards(play, state.turn.player, resource);
}

/// of several alike the first in the hand that can be played.
void playEvent(const Play &play, RowIndex card)
{
    State &state = play.state;
    for (std::size_t i = 0; i < state.events.size(); ++i) {
        const KeptEvent &event = state.events[i];
        if (event.player != state.turn.player || event.card != card)
            continue;
        const DiscardMode mode = play.content.events[card].forms[event.form].discard;
        if (mode == DiscardMode::None || (mode == DiscardMode::Action && state.turn.actionsLeft == 0))
            continue;
        if (mode == DiscardMode::Action)
            --state.turn.actionsLeft;
        pushCheckpoint(play);
        return discardEvent(play, i);
    }
}

void carryOut(const Play &play, Survivor actor, const Move &move)
{
    State &state = play.state;
    const Cell here = cellOf(state, actor);
    const auto cell = static_cast<Cell>(move.to[0]);
    switch (move.kind) {
    case MoveKind::Move:
    case MoveKind::Climb:
    case MoveKind::Swing:
        return walk(play, actor, cell);
    case MoveKind::Rescue:
        return rescue(play, actor);
    case MoveKind::Grab:
    case MoveKind::PullToken:
        return hold(play, actor, static_cast<Token>(move.to[0]));
    case MoveKind::Give:
        return hold(play, static_cast<Survivor>(move.to[0]), state.holds[indexOf(actor)]);
    case MoveKind::Enter:
        return relocate(play, actor, Whereabouts::in(static_cast<Vehicle>(move.to[0])));
    case MoveKind::Drop:
        return layDown(play, state.holds[indexOf(actor)], here);
    case MoveKind::Exit:
        return relocate(play, actor, Whereabouts::onFoot(here));
    case MoveKind::Drain:
        return drainTile(play, cell);
    case MoveKind::Relight:
        state.lit.add(static_cast<Token>(move.to[0]));
        return hold(play, actor, static_cast<Token>(move.to[0]));
    case MoveKind::Drive:
        return drive(play, actor, move);
    case MoveKind::Repair:
        setHits(state, here, static_cast<std::uint8_t>(hitsOf(state, here) - 1));
        return play.emit(EventType::TileRepaired, indexOf(here));
    case MoveKind::Rebuild:
        return rebuild(play, here);
    case MoveKind::Reinforce:
        return reinforce(
            play, (state.tokensOn[indexOf(here)] & tokensOf(TokenKind::Landmark)).without(state.reinforced).first());
    case MoveKind::Pull:
        return walk(play, static_cast<Survivor>(move.to[0]), here);
    case MoveKind::Throw:
        return throwToken(play, actor, move);
    case MoveKind::Bridge:
        return buildBridge(play, static_cast<Cell>(move.to[1]), static_cast<BridgeKind>(move.to[0]));
    case MoveKind::Vehicle:
        return placeAndMan(play, here, move.to[0]);
    case MoveKind::Tow:
        moveVehicle(state, static_cast<Vehicle>(move.to[0]), here);
        return play.emit(EventType::VehicleMoved, move.to[0], indexOf(here));
    default:
        return loot(play, here, move.to[0]);
    }
}

} // namespace

Action actionOf(const Move &move)
{
    switch (move.kind) {
    case MoveKind::Bridge:
        return static_cast<BridgeKind>(move.to[0]) == BridgeKind::Sturdy ? Action::BridgeSturdy : Action::BridgeRope;
    case MoveKind::PullToken:
        return Action::Pull;
    case MoveKind::Throw:
        return Action::Throw;
    case MoveKind::Climb:
        return Action::Climb;
    case MoveKind::Swing:
        return Action::Swing;
    case MoveKind::Vehicle:
        return Action::Vehicle;
    case MoveKind::Tow:
        return Action::Tow;
    case MoveKind::Loot:
        return Action::Loot;
    default: // from Move to Pull both lists run in step
        return static_cast<Action>(static_cast<int>(move.kind) - static_cast<int>(MoveKind::Move));
    }
}

Cost costOfMove(const Content &content, const State &state, const Move &move)
{
    const Cost cost = costOf(content, state, state.turn.player, actionOf(move));
    const bool walks = move.kind == MoveKind::Move || move.kind == MoveKind::Climb;
    if (walks && state.activeTornadoes.has(static_cast<Cell>(move.to[0])))
        return cost + costOf(content, state, state.turn.player, Action::EnterTornado);
    return cost;
}

void answerAction(const Play &play, const Move &move)
{
    State &state = play.state;
    if (move.kind == MoveKind::End) {
        state.stack.pop();
        return;
    }
    if (move.kind == MoveKind::Play)
        return playEvent(play, move.to[0]);
    const Cost cost = costOfMove(play.content, state, move);
    if (!play.content.isFree(actionOf(move)))
        --state.turn.actionsLeft;
    pay(play, state.turn.player, cost, move.payment);
    pushCheckpoint(play);
    carryOut(play, static_cast<Survivor>(move.actor), move);
}

} // namespace cardquake::bugout
