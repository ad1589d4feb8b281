// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/bugout/board.h"
#include "engine/games/bugout/costs.h"
#include "engine/games/bugout/flow.h"
#include "engine/games/bugout/harm.h"

#include <algorithm>

namespace cardquake::bugout {
namespace {

enum Stage : std::uint8_t { Limits, Untils, Exits };

bool isOverLimit(const Play &play, Player player)
{
    const int count = resourceCount(play.state, player);
    return count > 0 && count > handLimit(play.content, play.state, player);
}

bool mustExit(const State &state, Player player)
{
    return !state.players[player].exited && controllable(state, player).empty();
}

bool hasEnded(const Play &play, const KeptEvent &event)
{
    const HandForm &form = play.content.events[event.card].forms[event.form];
    return form.until != none && holds(play.content, play.state, form.until, {event.player});
}

bool hasWork(const Play &play)
{
    const State &state = play.state;
    if (state.onMap.empty())
        return true;
    const bool civiliansLeft = !(civilians(state) & state.onMap).empty(); // then everybody controls somebody
    for (Player player = 0; player < state.options.players; ++player)
        if (isOverLimit(play, player) || (!civiliansLeft && mustExit(state, player)))
            return true;
    return std::ranges::any_of(state.events, [&](const KeptEvent &event) { return hasEnded(play, event); });
}

/// True when a player is asked (a frame was pushed); a hand with a single kind is settled at once.
bool enforceLimits(const Play &play)
{
    State &state = play.state;
    for (unsigned n = 0; n < state.options.players; ++n) {
        const Player player = playerAt(state, n);
        while (isOverLimit(play, player)) {
            const auto &hand = state.players[player].resources;
            if (std::ranges::count_if(hand, [](std::uint8_t held) { return held > 0; }) > 1) {
                push(state, FrameKind::Discard).a = player;
                return true;
            }
            const auto only = std::ranges::find_if(hand, [](std::uint8_t held) { return held > 0; });
            discardResource(play, player, static_cast<ResourceIndex>(only - hand.begin()));
        }
    }
    return false;
}

/// Discards the next event whose `until` holds; true when there was one.
bool endNextEvent(const Play &play, Frame &frame)
{
    State &state = play.state;
    for (; frame.b < state.options.players; ++frame.b, frame.x = 0) {
        for (std::size_t i = 0; i < state.events.size(); ++i) {
            const KeptEvent &event = state.events[i];
            if (event.player != playerAt(state, frame.b) || event.serial <= frame.x || !hasEnded(play, event))
                continue;
            frame.x = event.serial;
            frame.c = 1;
            discardEvent(play, i); // may push frames: `frame` is not to be touched afterwards
            return true;
        }
    }
    return false;
}

///
bool exitPlayers(const Play &play)
{
    State &state = play.state;
    bool changed = false;
    for (unsigned n = 0; n < state.options.players; ++n) {
        const Player player = playerAt(state, n);
        if (!mustExit(state, player))
            continue;
        state.players[player].exited = true;
        changed = true;
        play.emit(EventType::PlayerExited, player);
        for (std::size_t i = 0; i < state.events.size();) {
            if (state.events[i].player != player) {
                ++i;
                continue;
            }
            state.event.discard(state.events[i].card);
            state.events.removeAt(i);
        }
    }
    return changed;
}

} // namespace

void checkpoint(const Play &play)
{
    if (!play.state.isOver() && hasWork(play))
        push(play.state, FrameKind::Checkpoint);
}

void pushCheckpoint(const Play &play)
{
    push(play.state, FrameKind::Checkpoint);
}

bool stepCheckpoint(const Play &play)
{
    State &state = play.state;
    Frame &frame = top(state);
    if (kindOf(frame) == FrameKind::Discard)
        return true;
    switch (frame.a) {
    case Limits:
        if (!hasWork(play)) { // by far the most often
            state.stack.pop();
            return false;
        }
        if (state.onMap.empty()) {
            endGame(play, Reason::NoSurvivors);
            return false;
        }
        if (enforceLimits(play))
            return false;
        frame.a = Untils;
        return false;
    case Untils:
        if (!endNextEvent(play, frame))
            frame.a = Exits;
        return false;
    default:
        if (exitPlayers(play))
            frame.c = 1;
        if (frame.c != 0)
            frame = Frame{frame.kind, Limits, 0, 0, 0, 0, 0};
        else
            state.stack.pop();
        return false;
    }
}

} // namespace cardquake::bugout
