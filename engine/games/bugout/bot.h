// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/games/bugout/bot_plan.h"

namespace cardquake::bugout {

/// What the bot thinks things are worth, in actions. Found by playing thousands of games with other figures.
struct BotWeights {
    double flareWork = 2.0;   ///< against other work: nobody is rescued before the signal burns
    double sampleWorth = 0.4; ///< rescues that a recovered Sample stands for
    double fragility = 1.0;   ///< of the tiles of the signal
    double landing = 3.0;     ///< the helicopter's tile against one with a Flare: everybody gathers there
    double life = 2.5;        ///< what a Survivor's death costs besides the space in the Graveyard
    double space = 2.0;       ///< a space in the Graveyard
    double lastSpaces = 16.0; ///< shared by the spaces left
    double resource = 0.4;    ///< the first card of a kind in a hand
    double lastHit = 0.10;    ///< how likely a tile at its last indicator is lost before anybody can act
    double secondHit = 0.02;
    double thirdHit = 0.004;
    double heroRescued = 0.3; ///< a Hero leaves later than a Civilian: hand limit, reactions
};
inline constexpr BotWeights weights;

/// How good a position is for the players (they win or lose together), by the plan; larger is better.
double valueOf(const Content &content, const Plan &plan, const State &state);

/// Leaves one of several moves that only differ in which of two alike Survivors makes them. The moves are sorted.
void leaveOutTwins(const State &state, std::vector<Move> &moves);

/// How good a move is. Ending the turn is judged by what is known: the cards to come are nobody's choice.
double rateMove(const Content &content, const Plan &plan, const State &state, const Move &move);

/// What a move brings nearer, in a sentence.
std::string explainMove(const Content &content, const Plan &plan, const State &state, const Move &move);

/// How likely the signal is to be lost with the tiles it stands on; in actions.
double signalFragility(const Content &content, const State &state, Cell point);

/// Everything nobody may know, dealt anew: the order of the decks and the unrevealed numbers of Map Tokens.
void dealUnknownAnew(const Content &content, State &state, Rng &rng);

} // namespace cardquake::bugout
