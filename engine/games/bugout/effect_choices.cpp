// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/bugout/board.h"
#include "engine/games/bugout/costs.h"
#include "engine/games/bugout/decks.h"
#include "engine/games/bugout/effect_steps.h"
#include "engine/games/bugout/effect_targets.h"
#include "engine/games/bugout/harm.h"

namespace cardquake::bugout {
namespace {

std::uint8_t lowestOf(std::uint64_t bits)
{
    return static_cast<std::uint8_t>(std::countr_zero(bits));
}

bool isSingle(std::uint64_t bits)
{
    return std::has_single_bit(bits);
}

bool pop(const Play &play)
{
    play.state.stack.pop();
    return false;
}

// --- choose-one, may
// ----------------------------------------------------------------------------------------------------

void takeOption(const Play &play, std::uint8_t option)
{
    const Frame frame = top(play.state);
    const Effect &effect = effectOf(play.content, frame);
    play.state.stack.pop();
    pushOption(play.state, frame.a, effect.lists[option]);
}

bool stepChooseOne(const Play &play, const Frame &frame)
{
    const Effect &effect = effectOf(play.content, frame);
    const std::uint64_t options = possibleOptions(play.content, play.state, effect, viewOf(play.state, frame));
    if (options == 0)
        return pop(play);
    if (!isSingle(options))
        return true;
    takeOption(play, lowestOf(options));
    return false;
}

// --- targets
// ------------------------------------------------------------------------------------------------------------

void takeTarget(const Play &play, std::uint8_t target)
{
    State &state = play.state;
    Frame &frame = top(state);
    const Effect &effect = effectOf(play.content, frame);
    if (effect.verb == Verb::Let) {
        Frame &card = state.stack[frame.a];
        card.set = withRef(card.set, effect.name, target);
        state.stack.pop();
        return;
    }
    if (effect.target.mode == PickMode::Count) {
        frame.set |= std::uint64_t{1} << target;
        --frame.b;
    } else {
        frame.set &= ~(std::uint64_t{1} << target);
    }
    if (effect.verb == Verb::MoveSurvivor || effect.verb == Verb::MoveToken) {
        const Frame pick = frame;
        Frame &moving = push(state, FrameKind::MoveTo);
        moving.a = pick.a;
        moving.b = target;
        moving.x = pick.x;
        moving.y = pick.y;
        return;
    }
    applyToTarget(play, effect, target);
    checkpoint(play);
}

bool stepPick(const Play &play, Frame &frame)
{
    State &state = play.state;
    const Effect &effect = effectOf(play.content, frame);
    std::uint64_t fitting = candidates(play.content, state, effect, viewOf(state, frame));
    if (effect.verb != Verb::Let && effect.target.mode != PickMode::Count) {
        if (frame.set == 0)
            return pop(play);
        const std::uint8_t next = lowestOf(frame.set);
        if ((fitting >> next & 1U) != 0)
            takeTarget(play, next);
        else
            frame.set &= frame.set - 1; // no longer fitting
        return false;
    }
    if (effect.verb != Verb::Let)
        fitting &= ~frame.set;
    if (frame.b == 0 || fitting == 0) {
        if (effect.verb == Verb::Let) // the name means nothing now, whatever it meant in an earlier round
            state.stack[frame.a].set = withRef(state.stack[frame.a].set, effect.name, 0xFF);
        return pop(play);
    }
    const bool mayPass = effect.target.optional && effect.verb != Verb::Let;
    if (mayPass || !isSingle(fitting))
        return true;
    takeTarget(play, lowestOf(fitting));
    return false;
}

void moveTo(const Play &play, Cell cell)
{
    const Frame frame = top(play.state);
    play.state.stack.pop();
    movePiece(play, effectOf(play.content, frame), frame.b, cell);
    checkpoint(play);
}

bool stepMoveTo(const Play &play, const Frame &frame)
{
    const Effect &effect = effectOf(play.content, frame);
    const CellSet cells = destinations(play.content, play.state, effect, viewOf(play.state, frame), frame.b);
    if (cells.empty())
        return pop(play);
    if (cells.size() > 1)
        return true;
    moveTo(play, cells.first());
    return false;
}

// --- resources
// ----------------------------------------------------------------------------------------------------------

/// Goes to the next player of a gain or lose; false when that was the last one.
bool nextPlayer(Frame &frame, const Effect &effect)
{
    ++frame.c;
    frame.b = effect.n;
    return playerIn(frame.set, frame.c) != nobody;
}

void gain(const Play &play, ResourceIndex resource)
{
    State &state = play.state;
    Frame &frame = top(state);
    const Player player = playerIn(frame.set, frame.c);
    --frame.b;
    takeFromDiscards(play, player, resource);
    checkpoint(play);
}

bool stepGain(const Play &play, Frame &frame)
{
    const Effect &effect = effectOf(play.content, frame);
    const ResourceSet resources = gainable(play.content, play.state, effect);
    if (playerIn(frame.set, frame.c) == nobody)
        return pop(play);
    if (frame.b == 0 || resources.empty())
        return nextPlayer(frame, effect) ? false : pop(play);
    if (resources.size() > 1)
        return true;
    gain(play, resources.first());
    return false;
}

void lose(const Play &play, ResourceIndex resource)
{
    Frame &frame = top(play.state);
    --frame.b;
    discardResource(play, playerIn(frame.set, frame.c), resource);
}

bool stepLose(const Play &play, Frame &frame)
{
    const Effect &effect = effectOf(play.content, frame);
    const std::uint8_t player = playerIn(frame.set, frame.c);
    if (player == nobody)
        return pop(play);
    const ResourceSet resources = losable(play.state, effect, player);
    if (effect.resourceChoice == ResourceChoice::All) {
        for (const ResourceIndex resource : resources)
            while (play.state.players[player].resources[resource] > 0)
                discardResource(play, player, resource);
        return nextPlayer(frame, effect) ? false : pop(play);
    }
    if (frame.b == 0 || resources.empty())
        return nextPlayer(frame, effect) ? false : pop(play);
    if (resources.size() > 1)
        return true;
    lose(play, resources.first());
    return false;
}

// --- end-disaster, scout
// ------------------------------------------------------------------------------------------------

void endDisaster(const Play &play, DisasterChoice choice)
{
    State &state = play.state;
    --top(state).b;
    for (std::size_t i = 0; i < state.disasters.size(); ++i) {
        if (state.disasters[i].player != choice.player || state.disasters[i].card != choice.card)
            continue;
        discardDisaster(play, i);
        break;
    }
    const DrawCard &card = play.content.draw[choice.card];
    if (card.kind == DrawKind::Tornado)
        setTornadoAside(play, card.tornado);
    checkpoint(play);
}

bool stepEndDisaster(const Play &play, const Frame &frame)
{
    const Effect &effect = effectOf(play.content, frame);
    const auto choices = endableDisasters(play.content, play.state, effect, viewOf(play.state, frame).user);
    if (frame.b == 0 || choices.empty())
        return pop(play);
    if (choices.size() > 1)
        return true;
    endDisaster(play, choices[0]);
    return false;
}

void scout(State &state, DeckName deck, std::size_t index)
{
    withPile(state, deck, [&](auto &pile) { pile.putAtBottom(pile.takeFromTop(index)); });
}

// --- the helicopter
// -----------------------------------------------------------------------------------------------------

void chooseChopperTile(const Play &play, Cell cell)
{
    State &state = play.state;
    const Frame frame = top(state);
    const int seats = effectOf(play.content, frame).n;
    state.stack.pop();
    const SurvivorSet there = state.survivorsOn[indexOf(cell)];
    if (there.size() <= seats) {
        flyOut(play, cell, there);
        return checkpoint(play);
    }
    Frame &seating = push(state, FrameKind::ChopperSeats);
    seating.a = frame.a;
    seating.b = static_cast<std::uint8_t>(cell);
    seating.x = frame.x;
    seating.y = frame.y;
}

void takeSeat(const Play &play, Survivor survivor)
{
    State &state = play.state;
    Frame &frame = top(state);
    SurvivorSet flyers(static_cast<std::uint32_t>(frame.set));
    flyers.add(survivor);
    frame.set = flyers.bits();
    if (flyers.size() < effectOf(play.content, frame).n)
        return;
    const Cell cell = static_cast<Cell>(frame.b);
    state.stack.pop();
    flyOut(play, cell, flyers);
    checkpoint(play);
}

} // namespace

std::uint64_t packPlayers(const Bag<Player, maxPlayers> &players)
{
    std::uint64_t packed = noRefs;
    for (std::size_t i = 0; i < players.size(); ++i)
        packed = withRef(packed, static_cast<std::uint8_t>(i), players[i]);
    return packed;
}

bool stepChoice(const Play &play, Frame &frame)
{
    switch (kindOf(frame)) {
    case FrameKind::ChooseOne:
        return stepChooseOne(play, frame);
    case FrameKind::Pick:
        return stepPick(play, frame);
    case FrameKind::MoveTo:
        return stepMoveTo(play, frame);
    case FrameKind::Gain:
        return stepGain(play, frame);
    case FrameKind::Lose:
        return stepLose(play, frame);
    case FrameKind::EndDisaster:
        return stepEndDisaster(play, frame);
    case FrameKind::Scout:
        return frame.b > 0 || pop(play);
    case FrameKind::ChopperTile:
        return !chopperCells(play.state).empty() || pop(play);
    default: // May, ChopperSeats: always asked
        return true;
    }
}

void answerCard(const Play &play, const Move &move)
{
    State &state = play.state;
    Frame &frame = top(state);
    if (move.kind == MoveKind::Pass) {
        state.stack.pop();
        return;
    }
    switch (kindOf(frame)) {
    case FrameKind::ChooseOne:
        return takeOption(play, move.to[0]);
    case FrameKind::May:
        return takeOption(play, 0);
    case FrameKind::Pick:
        return takeTarget(play, move.to[0]);
    case FrameKind::MoveTo:
        return moveTo(play, static_cast<Cell>(move.to[0]));
    case FrameKind::Gain:
        return gain(play, move.to[0]);
    case FrameKind::Lose:
        return lose(play, move.to[0]);
    case FrameKind::EndDisaster:
        return endDisaster(play, {move.to[0], move.to[1]});
    case FrameKind::Scout:
        --frame.b;
        return scout(state, effectOf(play.content, frame).deck, move.to[0]);
    case FrameKind::ChopperTile:
        return chooseChopperTile(play, static_cast<Cell>(move.to[0]));
    default:
        return takeSeat(play, static_cast<Survivor>(move.to[0]));
    }
}

} // namespace cardquake::bugout
