// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/bugout/board.h"
#include "engine/games/bugout/disasters.h"
#include "engine/games/bugout/effect_steps.h"
#include "engine/games/bugout/effect_targets.h"
#include "engine/games/bugout/harm.h"

#include <algorithm>

namespace cardquake::bugout {
namespace {

void repair(const Play &play, Cell cell, int points)
{
    setHits(play.state, cell, static_cast<std::uint8_t>(std::max(hitsOf(play.state, cell) - points, 0)));
    play.emit(EventType::TileRepaired, indexOf(cell));
}

void applyToTile(const Play &play, const Effect &effect, Cell cell)
{
    switch (effect.verb) {
    case Verb::Damage: {
        const std::uint8_t reaction = effect.save ? static_cast<std::uint8_t>(*effect.save) : noReaction;
        return strikeTile(play, cell, effect.cause, reaction, effect.n);
    }
    case Verb::Repair:
        return repair(play, cell, effect.n);
    case Verb::Flood:
        return floodTile(play, cell);
    case Verb::Drain:
        return drainTile(play, cell);
    case Verb::Destroy:
        return destroyTile(play, cell);
    case Verb::Rebuild:
        return rebuild(play, cell);
    case Verb::PlaceBridge:
        return buildBridge(play, cell, effect.bridge);
    default:
        return placeVehicle(play, cell, effect.vehicle);
    }
}

void applyToToken(const Play &play, const Effect &effect, Token token)
{
    switch (effect.verb) {
    case Verb::DestroyToken:
        return destroyToken(play, token);
    case Verb::Light:
        play.state.lit.add(token);
        return play.emit(EventType::TokenChanged, indexOf(token));
    default:
        return reinforce(play, token);
    }
}

} // namespace

void rebuild(const Play &play, Cell cell)
{
    if (const std::optional<Token> landmark = firstLandmarkInGraveyard(play.state)) {
        play.state.reinforced.remove(*landmark); // built side up, whatever an edited position said
        put(play.state, *landmark, TokenPlace::lyingOn(cell));
        play.emit(EventType::TokenMoved, indexOf(*landmark), indexOf(cell));
    }
}

void buildBridge(const Play &play, Cell cell, BridgeKind kind)
{
    --play.state.bridgePool;
    play.state.map[indexOf(cell)].layers.push(Layer::bridge(kind));
    refreshSurface(play.content, play.state, cell);
    play.emit(EventType::BridgeBuilt, indexOf(cell), static_cast<std::size_t>(kind));
}

void placeVehicle(const Play &play, Cell cell, RowIndex kind)
{
    const Vehicle vehicle = *firstVehicleInPool(play.content, play.state);
    play.state.vehicles[indexOf(vehicle)] = {kind, true, cell};
    play.emit(EventType::VehicleMoved, indexOf(vehicle), indexOf(cell));
}

void applyToTarget(const Play &play, const Effect &effect, std::uint8_t target)
{
    switch (effect.target.kind) {
    case TargetKind::Tiles:
        return applyToTile(play, effect, static_cast<Cell>(target));
    case TargetKind::Survivors:
        return effect.verb == Verb::Kill ? kill(play, static_cast<Survivor>(target))
                                         : rescue(play, static_cast<Survivor>(target));
    case TargetKind::Tokens:
        return applyToToken(play, effect, static_cast<Token>(target));
    }
}

void movePiece(const Play &play, const Effect &effect, std::uint8_t piece, Cell cell)
{
    if (effect.verb == Verb::MoveSurvivor) {
        relocate(play, static_cast<Survivor>(piece), Whereabouts::onFoot(cell));
        play.emit(EventType::SurvivorMoved, piece, indexOf(cell));
    } else {
        layDown(play, static_cast<Token>(piece), cell);
    }
}

void flyOut(const Play &play, Cell cell, SurvivorSet flyers)
{
    State &state = play.state;
    for (const Survivor flyer : flyers)
        deliverHeldToken(play, flyer);
    if (play.content.constants.chopperDestroysTile) {
        destroyTile(play, cell, flyers);
        if (state.isOver())
            return;
    }
    for (const Survivor flyer : flyers) {
        relocate(play, flyer, Whereabouts::safe());
        play.emit(EventType::SurvivorRescued, indexOf(flyer), indexOf(cell));
    }
    checkForWin(play);
}

} // namespace cardquake::bugout
