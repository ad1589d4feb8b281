// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/games/bugout/content.h"
#include "engine/games/bugout/decision.h"
#include "engine/games/bugout/phrases.h"
#include "engine/games/bugout/state.h"

namespace cardquake::bugout {

// What the things on the table are called in sentences, and the icons that stand for them.

/// The sentences of the table, one file a language like those of the cards.
const Phrases &tablePhrases();

std::string nameOf(Colour colour);                     ///< `Red`
std::string nameOf(const State &state, Player player); ///< by the colour: names of people are not known here
std::string nameOfCell(std::uint8_t cell);             ///< as moves carry it: `D6`
std::string nameOf(Survivor survivor);                 ///< `Red 5`
std::string nameOf(Token token);                       ///< `Flare 2`
std::string nameOf(const Content &content, const State &state, Vehicle vehicle);
std::string nameOf(Tornado tornado); ///< `Field Tornado`
std::string nameOfCard(const Content &content, DeckName deck, RowIndex card);

/// What lies there: `Woods`, `Flooded Field`, `Lava`, `Rope Bridge`.
std::string nameOfSurface(const Content &content, const State &state, Cell cell);
std::string nameOfPlace(const Content &content, const State &state, Cell cell); ///< `D6 Plain`

std::string noteOf(const HandForm &form); ///< the price of discarding a kept event and what that does
Cell endOfDrive(const Move &move);
std::string viaWords(const Move &move);                   ///< the way of a drive before its end: `via C3`; may be empty
std::string holderWords(const State &state, Token token); ///< `from Red 5`; empty: nobody holds it
Cell cellBetween(Cell from, Cell to);                     ///< that a Survivor swings over

/// What a choice offers, as it can stand in a sentence.
std::string nameOfCandidate(const Content &content, const State &state, const Choice &choice,
                            const Candidate &candidate);

std::string pawnIcon(const State &state, Colour colour); ///< of a Hero, or of a Civilian where nobody plays the colour
std::string iconOf(const State &state, Survivor survivor);
std::string iconOf(const State &state, Token token);
std::string iconOf(const Resource &resource);
std::string iconOf(const VehicleRules &vehicle);
std::string iconOf(DeckName deck);
std::string iconOf(const DrawCard &card, const Content &content);

} // namespace cardquake::bugout
