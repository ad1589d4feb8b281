// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/bugout/board.h"
#include "engine/games/bugout/costs.h"
#include "engine/games/bugout/flow.h"
#include "engine/games/bugout/harm.h"
#include "engine/games/bugout/setup.h"

#include <algorithm>

namespace cardquake::bugout {
namespace {

void setPhase(const Play &play, Phase phase)
{
    play.state.turn.phase = phase;
    play.emit(EventType::PhaseBegan, static_cast<std::size_t>(phase));
}

/// vehicles left on water are lost, `v1` first.
void loseVehiclesOnWater(const Play &play)
{
    for (std::size_t i = 0; i < maxVehicles && !play.state.isOver(); ++i) {
        const VehicleState &vehicle = play.state.vehicles[i];
        if (vehicle.onMap && surfaceOf(play.state, vehicle.at) == TileType::Flooded)
            destroyVehicle(play, static_cast<Vehicle>(i));
    }
}

void beginActions(const Play &play)
{
    State &state = play.state;
    PlayerState &player = state.players[state.turn.player];
    setPhase(play, Phase::Action);
    const int actions = actionsPerTurn(play.content, state, state.turn.player) + player.bonusActions;
    state.turn.actionsLeft = static_cast<std::uint8_t>(std::clamp(actions, 0, 255));
    player.bonusActions = 0;
    push(state, FrameKind::ActionPhase);
}

/// Handles the cards in the hand when this begins; what comes in meanwhile waits.
void pushHandLoop(State &state, FrameKind kind)
{
    Frame &frame = push(state, kind);
    frame.a = state.turn.player;
    frame.y = state.nextSerial;
}

/// The turn, step by step.
void stepTurnFrame(const Play &play, Frame &frame)
{
    State &state = play.state;
    Turn &turn = state.turn;
    const auto goTo = [&](TurnStep step) { frame.a = static_cast<std::uint8_t>(step); };
    switch (static_cast<TurnStep>(frame.a)) {
    case TurnStep::Begin:
        play.emit(EventType::TurnBegan, turn.number, turn.player);
        goTo(TurnStep::Started);
        return checkpoint(play);
    case TurnStep::Started:
        if (state.players[turn.player].skip > 0) {
            --state.players[turn.player].skip;
            return goTo(TurnStep::Next);
        }
        goTo(TurnStep::AfterActions);
        if (!state.players[turn.player].exited)
            beginActions(play);
        return;
    case TurnStep::AfterActions:
        turn.actionsLeft = 0;
        goTo(TurnStep::Disasters);
        loseVehiclesOnWater(play);
        return checkpoint(play);
    case TurnStep::Disasters:
        setPhase(play, Phase::Disaster);
        goTo(TurnStep::Timers);
        return pushHandLoop(state, FrameKind::DisasterPhase);
    case TurnStep::Timers:
        goTo(TurnStep::Draws);
        return pushHandLoop(state, FrameKind::EventTimers);
    case TurnStep::Draws: {
        goTo(TurnStep::Next);
        if (state.players[turn.player].exited)
            return;
        setPhase(play, Phase::Draw);
        turn.drawsLeft = static_cast<std::uint8_t>(std::min(drawsPerTurn(play.content, state, turn.player), 255));
        Frame &draws = push(state, FrameKind::DrawCards);
        draws.a = turn.player;
        draws.b = drawPhase;
        return;
    }
    case TurnStep::Next:
        ++turn.number;
        turn.player = playerAfter(state, turn.player);
        turn.phase = Phase::Action;
        turn.drawsLeft = 0;
        return goTo(TurnStep::Begin);
    }
}

/// One disaster card of the hand.
void stepDisasterPhase(const Play &play, Frame &frame)
{
    State &state = play.state;
    const auto index = nextDisaster(state, frame.a, frame.x, frame.y);
    if (!index) {
        state.stack.pop();
        return;
    }
    const HeldDisaster held = state.disasters[*index];
    frame.x = held.serial;
    resetReactions(play);
    pushCheckpoint(play);
    switch (play.content.draw[held.card].kind) {
    case DrawKind::Seismic:
        return resolveQuake(play, held.serial);
    case DrawKind::Tornado:
        return moveWarnedTornado(play, *index);
    default:
        return addLava(play, *index);
    }
}

/// One event with a `turns` counter.
void stepEventTimers(const Play &play, Frame &frame)
{
    State &state = play.state;
    const auto next = std::ranges::find_if(state.events, [&](const KeptEvent &event) {
        return event.player == frame.a && event.serial > frame.x && event.serial < frame.y && event.turns > 0;
    });
    if (next == state.events.end()) {
        state.stack.pop();
        return;
    }
    frame.x = next->serial;
    if (--next->turns > 0)
        return;
    pushCheckpoint(play);
    discardEvent(play, static_cast<std::size_t>(next - state.events.begin()));
}

void beginApocalypse(const Play &play)
{
    State &state = play.state;
    state.apocalypse = true;
    play.emit(EventType::ApocalypseBegan);
    for (const Token landmark : state.reinforced &tokensOnMap(state))
        put(state, landmark, TokenPlace::safe());
}

/// Tokens and vehicles are left as they are.
void exhaustApocalypse(const Play &play)
{
    for (const Survivor survivor : play.state.onMap)
        put(play.state, survivor, Whereabouts::graveyard());
    endGame(play, Reason::ApocalypseExhausted);
}

void resolveDrawCard(const Play &play, Player player, RowIndex row)
{
    State &state = play.state;
    const DrawCard &card = play.content.draw[row];
    switch (card.kind) {
    case DrawKind::Resource:
        ++state.players[player].resources[card.resource];
        play.emit(EventType::ResourceGained, player, card.resource);
        return;
    case DrawKind::Downpour:
        state.draw.discard(row);
        return resolveRainstorm(play);
    case DrawKind::Seismic:
        holdDisaster(play, player, row);
        return resolveQuake(play, state.disasters.back().serial);
    case DrawKind::Tornado:
        return wakeTornado(play, player, row);
    case DrawKind::Eruption:
        return eruptionDrawn(play, player, row);
    case DrawKind::Event:
        state.draw.discard(row);
        return drawEvent(play, player);
    }
}

/// Draws and resolves one card, from the Draw deck or the Apocalypse deck.
void drawOne(const Play &play, Player player)
{
    State &state = play.state;
    resetReactions(play);
    push(state, FrameKind::DrawnCard);
    if (!state.draw.deckEmpty()) {
        const RowIndex card = state.draw.draw();
        play.emit(EventType::CardDrawn, static_cast<std::size_t>(DeckName::Draw), card, player);
        return resolveDrawCard(play, player, card);
    }
    if (!state.apocalypse)
        beginApocalypse(play);
    if (state.apocalypseDeck.deckEmpty())
        return exhaustApocalypse(play);
    const RowIndex card = state.apocalypseDeck.draw();
    play.emit(EventType::CardDrawn, static_cast<std::size_t>(DeckName::Apocalypse), card, player);
    state.apocalypseDeck.discard(card);
    resolveApocalypseCard(play, player, card);
}

void stepDrawCards(const Play &play, Frame &frame)
{
    State &state = play.state;
    std::uint8_t &left = frame.b == drawPhase ? state.turn.drawsLeft : frame.b;
    if (left == 0 || state.players[frame.a].exited) {
        state.stack.pop();
        return;
    }
    --left;
    drawOne(play, frame.a);
}

/// What follows a card that is fully resolved.
void stepDrawnCard(const Play &play, Frame &frame)
{
    State &state = play.state;
    if (frame.a == 0) {
        frame.a = 1;
        return checkpoint(play);
    }
    state.stack.pop();
    if (!state.apocalypse && state.draw.deckEmpty())
        beginApocalypse(play);
    if (state.apocalypse && state.apocalypseDeck.deckEmpty())
        exhaustApocalypse(play);
}

/// passengers are asked for as long as a seat is free and somebody on foot is there.
bool stepVehicleSeats(const Play &play, const Frame &frame)
{
    State &state = play.state;
    const VehicleState &vehicle = state.vehicles[frame.a];
    const int seats = play.content.vehicles[vehicle.kind].seats;
    const bool anybody = !state.survivorsOn[indexOf(vehicle.at)].without(state.inVehicles).empty();
    if (anybody && occupants(state, static_cast<Vehicle>(frame.a)).size() < seats)
        return true;
    state.stack.pop();
    return false;
}

} // namespace

void resetReactions(const Play &play)
{
    for (PlayerState &player : play.state.players)
        player.reactions = 0;
}

bool stepTurn(const Play &play)
{
    State &state = play.state;
    Frame &frame = top(state);
    switch (kindOf(frame)) {
    case FrameKind::Turn:
        stepTurnFrame(play, frame);
        return false;
    case FrameKind::PlaceFreely:
        return stepFreePlacement(play);
    case FrameKind::ActionPhase:
        if (!state.players[state.turn.player].exited)
            return true;
        state.stack.pop();
        return false;
    case FrameKind::VehicleSeats:
        return stepVehicleSeats(play, frame);
    case FrameKind::DisasterPhase:
        stepDisasterPhase(play, frame);
        return false;
    case FrameKind::EventTimers:
        stepEventTimers(play, frame);
        return false;
    case FrameKind::DrawCards:
        stepDrawCards(play, frame);
        return false;
    default:
        stepDrawnCard(play, frame);
        return false;
    }
}

void answerInTurn(const Play &play, const Move &move)
{
    State &state = play.state;
    const Frame frame = top(state);
    switch (kindOf(frame)) {
    case FrameKind::PlaceFreely:
        return placeFreely(play, static_cast<Survivor>(move.actor), static_cast<Cell>(move.to[0]));
    case FrameKind::VehicleSeats:
        if (move.kind == MoveKind::Pass)
            state.stack.pop();
        else
            relocate(play, static_cast<Survivor>(move.to[0]), Whereabouts::in(static_cast<Vehicle>(frame.a)));
        return;
    default: // a resource to discard
        state.stack.pop();
        return discardResource(play, frame.a, move.to[0]);
    }
}

} // namespace cardquake::bugout
