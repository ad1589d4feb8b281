// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/bugout/decision.h"

#include "engine/games/bugout/board.h"
#include "engine/games/bugout/disasters.h"
#include "engine/games/bugout/effect_steps.h"

namespace cardquake::bugout {
namespace {

void addBits(Choice &choice, std::uint64_t bits)
{
    for (; bits != 0; bits &= bits - 1)
        choice.candidates.push({static_cast<std::uint8_t>(std::countr_zero(bits)), 0});
}

ChoiceOf choiceOf(TargetKind kind)
{
    switch (kind) {
    case TargetKind::Tiles:
        return ChoiceOf::Tile;
    case TargetKind::Survivors:
        return ChoiceOf::Survivor;
    case TargetKind::Tokens:
        break;
    }
    return ChoiceOf::Token;
}

void describePick(const Content &content, const State &state, const Frame &frame, Choice &choice)
{
    const Effect &effect = effectOf(content, frame);
    const bool isLet = effect.verb == Verb::Let;
    choice.what = choiceOf(effect.target.kind);
    choice.optional = effect.target.optional && !isLet;
    addBits(choice, candidates(content, state, effect, viewOf(state, frame)) & ~(isLet ? 0 : frame.set));
}

void describeResources(Choice &choice, ResourceSet resources)
{
    choice.what = ChoiceOf::Resource;
    addBits(choice, resources.bits());
}

void describeDisasters(const Content &content, const State &state, const Frame &frame, Choice &choice)
{
    choice.what = ChoiceOf::Disaster;
    for (const DisasterChoice &card : endableDisasters(content, state, effectOf(content, frame), choice.player))
        choice.candidates.push({card.player, card.card});
}

/// A choice that a card asks for.
Choice cardChoice(const Content &content, const State &state, const Frame &frame)
{
    Choice choice;
    choice.player = chooserOf(state);
    const Effect &effect = effectOf(content, frame);
    switch (kindOf(frame)) {
    case FrameKind::ChooseOne:
        choice.what = ChoiceOf::Option;
        addBits(choice, possibleOptions(content, state, effect, viewOf(state, frame)));
        break;
    case FrameKind::May:
        choice.what = ChoiceOf::May;
        choice.optional = true;
        choice.candidates.push({});
        break;
    case FrameKind::Pick:
        describePick(content, state, frame, choice);
        break;
    case FrameKind::MoveTo:
        addBits(choice, destinations(content, state, effect, viewOf(state, frame), frame.b).bits());
        break;
    case FrameKind::Gain:
        describeResources(choice, gainable(content, state, effect));
        break;
    case FrameKind::Lose:
        describeResources(choice, losable(state, effect, choice.player));
        break;
    case FrameKind::EndDisaster:
        describeDisasters(content, state, frame, choice);
        break;
    case FrameKind::Scout:
        choice.what = ChoiceOf::Card;
        choice.optional = true;
        addBits(choice, (std::uint64_t{1} << frame.b) - 1);
        break;
    case FrameKind::ChopperTile:
        choice.optional = true;
        addBits(choice, chopperCells(state).bits());
        break;
    default: { // ChopperSeats
        choice.what = ChoiceOf::Survivor;
        const SurvivorSet flying(static_cast<std::uint32_t>(frame.set));
        addBits(choice, state.survivorsOn[frame.b].without(flying).bits());
    }
    }
    return choice;
}

} // namespace

Reaction reactionAsked(const State &state)
{
    const Frame &frame = top(state);
    const Player player = playerAt(state, frame.y);
    const auto cell = static_cast<Cell>(frame.a);
    if (kindOf(frame) == FrameKind::TornadoSave)
        return {player, cell, Action::SaveTornado, "tornado"};
    const auto cause = static_cast<Cause>(frame.c);
    return {player, cell, reactionTo(cause), cause == Cause::Rain ? "rain" : "quake"};
}

Player chooserOf(const State &state)
{
    const Frame &frame = top(state);
    switch (kindOf(frame)) {
    case FrameKind::VehicleSeats:
    case FrameKind::Throw:
        return state.turn.player;
    case FrameKind::Gain:
    case FrameKind::Lose:
        return playerIn(frame.set, frame.c);
    default:
        return viewOf(state, frame).user;
    }
}

Choice choiceAsked(const Content &content, const State &state)
{
    const Frame &frame = top(state);
    Choice choice;
    choice.player = chooserOf(state);
    choice.what = ChoiceOf::Survivor;
    if (kindOf(frame) == FrameKind::VehicleSeats) {
        choice.optional = true;
        addBits(choice, state.survivorsOn[indexOf(state.vehicles[frame.a].at)].without(state.inVehicles).bits());
        return choice;
    }
    if (kindOf(frame) == FrameKind::Throw) {
        addBits(choice, frame.set);
        return choice;
    }
    return cardChoice(content, state, frame);
}

std::string reasonOf(const Content &content, const State &state)
{
    const Frame &frame = top(state);
    if (kindOf(frame) == FrameKind::VehicleSeats)
        return "vehicle";
    if (kindOf(frame) == FrameKind::Throw)
        return "excess";
    const Frame &card = cardOf(state, frame);
    const bool isApocalypse = card.c == static_cast<std::uint8_t>(CardSource::Apocalypse);
    return content.cardId(isApocalypse ? DeckName::Apocalypse : DeckName::Event, card.b);
}

} // namespace cardquake::bugout
