// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/bugout/board.h"
#include "engine/games/bugout/costs.h"
#include "engine/games/bugout/disasters.h"
#include "engine/games/bugout/harm.h"

namespace cardquake::bugout {
namespace {

void pushStrikes(const Play &play, Cause cause, CellSet cells)
{
    Frame &frame = push(play.state, FrameKind::Strikes);
    frame.a = static_cast<std::uint8_t>(cause);
    frame.set = cells.bits();
}

/// The next card of a deck whose discards are shuffled when it is empty; none when both are.
template <std::size_t N>
std::optional<RowIndex> drawReshuffling(const Play &play, Pile<N> &pile)
{
    if (pile.deckEmpty())
        pile.reshuffleDiscards(play.state.rng);
    if (pile.deckEmpty())
        return std::nullopt;
    return pile.draw();
}

void countReaction(State &state, Player player)
{
    std::uint8_t &taken = state.players[player].reactions;
    if (taken < 0xFF)
        ++taken;
}

} // namespace

Action reactionTo(Cause cause)
{
    return cause == Cause::Rain ? Action::SaveRain : Action::SaveQuake;
}

void resolveRainstorm(const Play &play)
{
    const std::optional<RowIndex> card = drawReshuffling(play, play.state.rainstorm);
    if (!card)
        return;
    play.state.rainstorm.discard(*card);
    play.emit(EventType::CardDrawn, static_cast<std::size_t>(DeckName::Rainstorm), *card);
    pushStrikes(play, Cause::Rain, play.content.rainstorm[*card].cells);
}

void resolveQuake(const Play &play, std::uint16_t seismicSerial)
{
    const std::optional<RowIndex> card = drawReshuffling(play, play.state.quake);
    if (!card)
        return;
    play.state.quake.discard(*card);
    play.emit(EventType::CardDrawn, static_cast<std::size_t>(DeckName::Quake), *card);
    const QuakeCard &quake = play.content.quake[*card];
    if (quake.kind == QuakeKind::Fault)
        pushStrikes(play, Cause::Quake, quake.cells);
    else if (quake.kind == QuakeKind::Stop && seismicSerial != 0)
        if (const auto index = findDisaster(play.state, seismicSerial))
            discardDisaster(play, *index);
}

std::optional<std::uint8_t> nextToReact(const Play &play, Cell cell, Action reaction, unsigned passed)
{
    const State &state = play.state;
    for (unsigned place = passed; place < state.options.players; ++place) {
        const Player player = playerAt(state, place);
        if ((heroesOf(state, player) & state.survivorsOn[indexOf(cell)]).empty())
            continue;
        const int limit = play.content.constants.reactionLimit;
        if (limit > 0 && state.players[player].reactions >= limit)
            continue;
        if (!isForbidden(play.content, state, player, reaction) &&
            canPay(state, player, costOf(play.content, state, player, reaction)))
            return static_cast<std::uint8_t>(place);
    }
    return std::nullopt;
}

void strikeTile(const Play &play, Cell cell, Cause cause, std::uint8_t reaction, int points)
{
    const int damage = damageOf(play.content, play.state, cause, points);
    if (damage <= 0 || !play.state.surfaces.damageable.has(cell) || isImmune(play.content, play.state, cell, cause))
        return;
    Frame &frame = push(play.state, FrameKind::Strike);
    frame.a = static_cast<std::uint8_t>(cell);
    frame.b = static_cast<std::uint8_t>(cause);
    frame.c = reaction;
    frame.x = static_cast<std::uint16_t>(damage);
    const bool isQuakeSave = reaction == static_cast<std::uint8_t>(Cause::Quake);
    if (isQuakeSave && play.content.constants.quakeSaveLethalOnly && !isLethal(play.content, play.state, cell, damage))
        frame.c = noReaction;
}

/// The next tile of a rainstorm or fault line, in reading order.
bool stepStrikes(const Play &play, Frame &frame)
{
    CellSet left(frame.set);
    if (left.empty()) {
        play.state.stack.pop();
        return false;
    }
    const Cell cell = left.first();
    left.remove(cell);
    frame.set = left.bits();
    const Cause cause = static_cast<Cause>(frame.a);
    if (cause == Cause::Rain || play.state.surfaces.structure.has(cell))
        strikeTile(play, cell, cause, frame.a, 1);
    return false;
}

bool stepStrike(const Play &play, Frame &frame)
{
    const Cell cell = static_cast<Cell>(frame.a);
    if (frame.c != noReaction) {
        const Action reaction = reactionTo(static_cast<Cause>(frame.c));
        if (const auto place = nextToReact(play, cell, reaction, frame.y)) {
            frame.y = *place;
            return true;
        }
    }
    const int points = frame.x;
    play.state.stack.pop();
    damageTile(play, cell, points);
    checkpoint(play);
    return false;
}

bool stepDisaster(const Play &play)
{
    Frame &frame = top(play.state);
    switch (kindOf(frame)) {
    case FrameKind::Strikes:
        return stepStrikes(play, frame);
    case FrameKind::Strike:
        return stepStrike(play, frame);
    case FrameKind::TornadoSave:
        return stepTornadoSave(play, frame);
    case FrameKind::Throw:
        return stepThrow(play, frame);
    case FrameKind::TornadoRound:
        return stepTornadoRound(play, frame);
    case FrameKind::EruptionDrawn:
        return stepEruptionDrawn(play, frame);
    default:
        return stepLavaRound(play, frame);
    }
}

void answerDisaster(const Play &play, const Move &move)
{
    State &state = play.state;
    Frame &frame = top(state);
    if (kindOf(frame) == FrameKind::Throw) { // who finds no room
        SurvivorSet thrown(static_cast<std::uint32_t>(frame.set));
        thrown.remove(static_cast<Survivor>(move.to[0]));
        frame.set = thrown.bits();
        return kill(play, static_cast<Survivor>(move.to[0]));
    }
    if (move.kind == MoveKind::Pass) {
        ++frame.y;
        return;
    }
    const Player player = playerAt(state, frame.y);
    const bool isTornado = kindOf(frame) == FrameKind::TornadoSave;
    const Action reaction = isTornado ? Action::SaveTornado : reactionTo(static_cast<Cause>(frame.c));
    play.emit(EventType::TileSaved, frame.a, player, static_cast<std::size_t>(reaction));
    state.stack.pop();
    countReaction(state, player);
    pay(play, player, costOf(play.content, state, player, reaction), move.payment);
    checkpoint(play);
}

} // namespace cardquake::bugout
