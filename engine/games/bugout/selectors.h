// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/games/bugout/content.h"
#include "engine/games/bugout/state.h"

namespace cardquake::bugout {

constexpr std::uint64_t noRefs = ~std::uint64_t{0};

/// From where a card looks at the game: who uses it, and the tiles that `let` gave names (a byte each, 0xFF for none).
struct Viewpoint {
    Player user = 0;
    std::uint64_t refs = noRefs;
};

constexpr std::uint64_t withRef(std::uint64_t refs, std::uint8_t number, std::uint8_t cell)
{
    const unsigned shift = 8U * number;
    return (refs & ~(std::uint64_t{0xFF} << shift)) | std::uint64_t{cell} << shift;
}

// Section 8.2. A verb's own demands come on top (effects_targets.h).
CellSet selectTiles(const Content &content, const State &state, SelectorIndex selector, const Viewpoint &view);
SurvivorSet selectSurvivors(const Content &content, const State &state, SelectorIndex selector, const Viewpoint &view);
TokenSet selectTokens(const Content &content, const State &state, SelectorIndex selector, const Viewpoint &view);
bool holds(const Content &content, const State &state, ConditionIndex condition, const Viewpoint &view);

/// The players a word means, as a list in the order they are dealt with.
Bag<Player, maxPlayers> playersMeant(const State &state, PlayerWord word, Player user);

std::size_t cardsLeft(const State &state, DeckName deck);

/// Whether a disaster card is of that kind.
bool isDisaster(const DrawCard &card, DisasterKind kind);

} // namespace cardquake::bugout
