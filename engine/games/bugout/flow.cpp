// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/bugout/flow.h"

namespace cardquake::bugout {
namespace {

/// Works on the top frame; true when a player is asked now.
bool step(const Play &play)
{
    const FrameKind kind = kindOf(top(play.state));
    if (kind <= FrameKind::DrawnCard)
        return stepTurn(play);
    if (kind <= FrameKind::Discard)
        return stepCheckpoint(play);
    if (kind <= FrameKind::LavaRound)
        return stepDisaster(play);
    return stepCard(play);
}

} // namespace

void run(const Play &play)
{
    while (!play.state.isOver() && !step(play)) {
    }
}

void answer(const Play &play, const Move &move)
{
    const FrameKind kind = kindOf(top(play.state));
    if (kind == FrameKind::ActionPhase)
        answerAction(play, move);
    else if (kind <= FrameKind::Discard)
        answerInTurn(play, move);
    else if (kind <= FrameKind::LavaRound)
        answerDisaster(play, move);
    else
        answerCard(play, move);
    run(play);
}

} // namespace cardquake::bugout
