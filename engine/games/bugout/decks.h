// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/games/bugout/content.h"
#include "engine/games/bugout/state.h"

namespace cardquake::bugout {

// The decks have types of their own, because they differ in size and cards; these find one by its name.

constexpr std::array<DeckName, deckCount> allDecks = {DeckName::Draw,      DeckName::Rainstorm, DeckName::Quake,
                                                      DeckName::Tornado,   DeckName::Lava,      DeckName::Event,
                                                      DeckName::Apocalypse};

/// Calls `visit(pile)` with the pile of that name, and gives what it gives.
template <class AnyState, class Visit>
auto withPile(AnyState &state, DeckName deck, Visit visit)
{
    switch (deck) {
    case DeckName::Draw:
        return visit(state.draw);
    case DeckName::Rainstorm:
        return visit(state.rainstorm);
    case DeckName::Quake:
        return visit(state.quake);
    case DeckName::Tornado:
        return visit(state.tornado);
    case DeckName::Lava:
        return visit(state.lava);
    case DeckName::Event:
        return visit(state.event);
    case DeckName::Apocalypse:
        break;
    }
    return visit(state.apocalypseDeck);
}

/// Calls `visit(cards)` with the rows that the cards of that deck are, and gives what it gives.
template <class Visit>
auto withCards(const Content &content, DeckName deck, Visit visit)
{
    switch (deck) {
    case DeckName::Draw:
        return visit(content.draw);
    case DeckName::Rainstorm:
        return visit(content.rainstorm);
    case DeckName::Quake:
        return visit(content.quake);
    case DeckName::Tornado:
        return visit(content.tornado);
    case DeckName::Lava:
        return visit(content.lava);
    case DeckName::Event:
        return visit(content.events);
    case DeckName::Apocalypse:
        break;
    }
    return visit(content.apocalypse);
}

} // namespace cardquake::bugout
