// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/bugout/bot.h"

#include "engine/games/bugout/board.h"
#include "engine/games/bugout/effect_targets.h"

namespace cardquake::bugout {

double valueOf(const Content &content, const State &state)
{
    constexpr double won = 1000;
    constexpr double perSafe = 10;
    constexpr double perGrave = 12;
    constexpr double perLitFlare = 1;
    if (state.isOver())
        return state.result == Reason::LastRescue || state.result == Reason::SafeMargin ? won : -won;
    int safe = 0;
    for (const Whereabouts where : state.survivors)
        safe += where == Whereabouts::safe();
    const int spaces = graveyardCapacity(content, state) - graveyardUsed(state);
    return perSafe * safe + perGrave * spaces + perLitFlare * litCells(content, state).size();
}

void dealUnknownAnew(const Content &content, State &state, Rng &rng)
{
    const bool isScouting = !state.isOver() && kindOf(top(state)) == FrameKind::Scout;
    const auto shuffle = [&](DeckName name, auto &pile) { // cards that are being looked at stay where they are
        const bool isSeen = isScouting && effectOf(content, top(state)).deck == name;
        pile.shuffleDeck(rng, isSeen ? top(state).b : 0U);
    };
    shuffle(DeckName::Draw, state.draw);
    shuffle(DeckName::Rainstorm, state.rainstorm);
    shuffle(DeckName::Quake, state.quake);
    shuffle(DeckName::Tornado, state.tornado);
    shuffle(DeckName::Lava, state.lava);
    shuffle(DeckName::Event, state.event);
    shuffle(DeckName::Apocalypse, state.apocalypseDeck);
    Bag<std::uint8_t, maxTokensPerKind> hidden;
    const auto isHidden = [&](Token token) {
        const TokenPlace place = whereIs(state, token);
        return place != TokenPlace::safe() && !(place == TokenPlace::box() && state.has(Variant::TrainedRescueTeam));
    };
    const TokenSet maps = tokensOf(TokenKind::Map) & state.tokensInGame;
    for (const Token token : maps)
        if (isHidden(token))
            hidden.push(state.rescueNumbers[indexOf(token) % maxTokensPerKind]);
    rng.shuffle(hidden.items());
    for (const Token token : maps)
        if (isHidden(token))
            state.rescueNumbers[indexOf(token) % maxTokensPerKind] = hidden.pop();
    state.rng = Rng(rng.seed());
}

} // namespace cardquake::bugout
