// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/bugout/board.h"
#include "engine/games/bugout/costs.h"
#include "engine/games/bugout/disasters.h"
#include "engine/games/bugout/effect_steps.h"
#include "engine/games/bugout/effect_targets.h"
#include "engine/games/bugout/harm.h"

#include <algorithm>

namespace cardquake::bugout {
namespace {

/// Frames that may still be pushed between the start of one effect and the start of the next.
constexpr std::size_t framesPerEffect = 10;

void pushEffects(State &state, std::uint8_t cardFrame, ListIndex list)
{
    if (list == none)
        return;
    Frame &frame = push(state, FrameKind::Effects);
    frame.a = cardFrame;
    frame.x = list;
}

void pushCard(const Play &play, Player user, RowIndex card, CardSource source, ListIndex list)
{
    State &state = play.state;
    if (state.stack.size() + framesPerEffect > maxNesting) {
        state.nestedTooDeep = true; // see check()
        return;
    }
    Frame &frame = push(state, FrameKind::Card);
    frame.a = user;
    frame.b = card;
    frame.c = static_cast<std::uint8_t>(source);
    frame.set = noRefs;
    pushEffects(state, static_cast<std::uint8_t>(state.stack.size() - 1), list);
}

/// A frame that carries out the effect which `parent`, an Effects frame, has just come to.
Frame &pushEffect(State &state, const Frame &parent, FrameKind kind)
{
    const Frame from = parent;
    Frame &frame = push(state, kind);
    frame.a = from.a;
    frame.x = from.x;
    frame.y = static_cast<std::uint16_t>(from.y - 1U);
    return frame;
}

void startPick(const Play &play, const Frame &parent, const Effect &effect)
{
    State &state = play.state;
    Frame &frame = pushEffect(state, parent, FrameKind::Pick);
    frame.b = effect.verb == Verb::Let ? std::uint8_t{1} : effect.target.count;
    if (effect.verb == Verb::Let || effect.target.mode == PickMode::Count)
        return;
    std::uint64_t all = candidates(play.content, state, effect, viewOf(state, frame));
    if (effect.target.mode == PickMode::Random) {
        std::uint64_t drawn = 0;
        for (int n = 0; n < effect.target.count && all != 0; ++n) {
            std::uint32_t skip = state.rng.below(static_cast<std::uint32_t>(std::popcount(all)));
            std::uint64_t rest = all;
            for (; skip > 0; --skip)
                rest &= rest - 1;
            const std::uint64_t chosen = rest & (~rest + 1);
            drawn |= chosen;
            all &= ~chosen;
        }
        all = drawn;
    }
    frame.set = all;
}

/// Keeps the card in the user's hand (8.1 `keep`).
void keepCard(const Play &play, Frame &card, const Effect &effect)
{
    State &state = play.state;
    const bool isEvent = card.c == static_cast<std::uint8_t>(CardSource::Event); // not kept yet, not being discarded
    if (!isEvent || state.players[card.a].exited || effect.name == noForm)
        return;
    card.c |= keptFlag;
    const HandForm &form = play.content.events[card.b].forms[effect.name];
    state.events.push({state.nextSerial++, card.a, card.b, effect.name, form.turns});
    play.emit(EventType::EventKept, card.a, card.b);
}

void startDisaster(const Play &play, const Effect &effect, Player user)
{
    State &state = play.state;
    resetReactions(play);
    switch (effect.deck) {
    case DeckName::Rainstorm:
        return resolveRainstorm(play);
    case DeckName::Quake:
        return resolveQuake(play, 0);
    case DeckName::Tornado:
        push(state, FrameKind::TornadoRound);
        return;
    default: {
        Frame &frame = push(state, FrameKind::LavaRound);
        frame.a = user;
        frame.y = state.nextSerial;
        return;
    }
    }
}

/// In the own Action Phase. `turn.phase` cannot tell: it says `action` before the phase and a little after it, too.
bool hasActions(const State &state, Player player)
{
    const auto isActionPhase = [](const Frame &frame) { return kindOf(frame) == FrameKind::ActionPhase; };
    return state.turn.player == player && !state.players[player].exited &&
           std::ranges::any_of(state.stack, isActionPhase);
}

void addActions(State &state, Player user, std::uint8_t n)
{
    std::uint8_t &actions = hasActions(state, user) ? state.turn.actionsLeft : state.players[user].bonusActions;
    actions = static_cast<std::uint8_t>(std::min(actions + n, 255));
}

void startPlayerRound(State &state, const Frame &parent, const Effect &effect, FrameKind kind)
{
    Frame &frame = pushEffect(state, parent, kind);
    frame.b = effect.n;
    frame.set = packPlayers(playersMeant(state, effect.who, viewOf(state, frame).user));
}

/// Begins the next effect of a list; what takes choices or time goes on in a frame of its own.
void startEffect(const Play &play, const Frame &parent, const Effect &effect)
{
    State &state = play.state;
    const Content &content = play.content;
    const Viewpoint view = viewOf(state, parent);
    switch (effect.verb) {
    case Verb::ChooseOne:
        pushEffect(state, parent, FrameKind::ChooseOne);
        return;
    case Verb::If:
        return pushEffects(state, parent.a, effect.lists[holds(content, state, effect.condition, view) ? 0 : 1]);
    case Verb::May:
        if (isPossible(content, state, effect, view))
            pushEffect(state, parent, FrameKind::May);
        return;
    case Verb::Repeat: {
        Frame &frame = push(state, FrameKind::Repeat);
        frame.a = parent.a;
        frame.b = effect.n;
        frame.x = effect.lists.front();
        return;
    }
    case Verb::Keep:
        return keepCard(play, state.stack[parent.a], effect);
    case Verb::Draw: {
        Frame &frame = push(state, FrameKind::DrawCards);
        frame.a = view.user;
        frame.b = effect.n;
        return;
    }
    case Verb::Disaster:
        return startDisaster(play, effect, view.user);
    case Verb::Gain:
        return startPlayerRound(state, parent, effect, FrameKind::Gain);
    case Verb::Lose:
        return startPlayerRound(state, parent, effect, FrameKind::Lose);
    case Verb::EndDisaster:
        pushEffect(state, parent, FrameKind::EndDisaster).b = effect.n;
        return;
    case Verb::Scout:
        pushEffect(state, parent, FrameKind::Scout).b =
            static_cast<std::uint8_t>(std::min<std::size_t>(effect.n, cardsLeft(state, effect.deck)));
        return;
    case Verb::ExtraActions:
        return addActions(state, view.user, effect.n);
    case Verb::SkipTurn:
        for (const Player player : playersMeant(state, effect.who, view.user))
            state.players[player].skip =
                static_cast<std::uint8_t>(std::min(state.players[player].skip + effect.n, 255));
        return;
    case Verb::Chopper:
        pushEffect(state, parent, FrameKind::ChopperTile);
        return;
    default:
        return startPick(play, parent, effect);
    }
}

bool stepEffects(const Play &play, Frame &frame)
{
    State &state = play.state;
    const std::vector<Effect> &effects = play.content.effects.lists[frame.x];
    if (frame.y == effects.size()) {
        state.stack.pop();
        return false;
    }
    if (state.stack.size() + framesPerEffect > maxNesting) {
        state.nestedTooDeep = true;
        state.stack.pop();
        return false;
    }
    const Effect &effect = effects[frame.y++];
    const Frame parent = frame;
    pushCheckpoint(play); // after each effect
    startEffect(play, parent, effect);
    return false;
}

/// The card is done: an event that was not kept goes to its discards.
bool finishCard(const Play &play, const Frame &frame)
{
    const Frame card = frame;
    play.state.stack.pop();
    if (card.c == static_cast<std::uint8_t>(CardSource::Event))
        play.state.event.discard(card.b);
    return false;
}

bool stepRepeat(const Play &play, Frame &frame)
{
    if (frame.b == 0) {
        play.state.stack.pop();
        return false;
    }
    --frame.b;
    pushEffects(play.state, frame.a, frame.x);
    return false;
}

} // namespace

void drawEvent(const Play &play, Player player)
{
    State &state = play.state;
    if (state.event.deckEmpty())
        state.event.reshuffleDiscards(state.rng);
    if (state.event.deckEmpty())
        return;
    const RowIndex card = state.event.draw();
    play.emit(EventType::CardDrawn, static_cast<std::size_t>(DeckName::Event), card, player);
    pushCard(play, player, card, CardSource::Event, play.content.events[card].effects);
}

void resolveApocalypseCard(const Play &play, Player player, RowIndex card)
{
    pushCard(play, player, card, CardSource::Apocalypse, play.content.apocalypse[card].effects);
}

void discardEvent(const Play &play, std::size_t index)
{
    State &state = play.state;
    const KeptEvent event = state.events[index];
    state.events.removeAt(index);
    state.event.discard(event.card);
    play.emit(EventType::EventDiscarded, event.player, event.card);
    resetReactions(play);
    pushCard(play, event.player, event.card, CardSource::Discarded,
             play.content.events[event.card].forms[event.form].onDiscard);
}

void pushOption(State &state, std::uint8_t cardFrame, ListIndex list)
{
    pushEffects(state, cardFrame, list);
}

bool stepCard(const Play &play)
{
    Frame &frame = top(play.state);
    switch (kindOf(frame)) {
    case FrameKind::Card:
        return finishCard(play, frame);
    case FrameKind::Effects:
        return stepEffects(play, frame);
    case FrameKind::Repeat:
        return stepRepeat(play, frame);
    default:
        return stepChoice(play, frame);
    }
}

} // namespace cardquake::bugout
