// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/bugout/decks.h"
#include "engine/games/bugout/table_parts.h"
#include "engine/games/bugout/table_words.h"

#include <algorithm>
#include <map>

namespace cardquake::bugout {
namespace {

constexpr std::array<std::string_view, deckCount> deckKeys = {
    "deck.draw", "deck.rainstorm", "deck.quake", "deck.tornado", "deck.lava", "deck.event", "deck.apocalypse"};

struct Sort {
    std::string label;
    std::string icon;
};

/// What a card is counted as when the rest of its deck is told.
Sort sortOf(const Content &content, DeckName deck, RowIndex card)
{
    switch (deck) {
    case DeckName::Draw:
        return {nameOfCard(content, deck, card), iconOf(content.draw[card], content)};
    case DeckName::Rainstorm: {
        const int cells = content.rainstorm[card].cells.size();
        return {tablePhrases().say("rain.cells", {{"n", std::to_string(cells), cells}}), iconOf(deck)};
    }
    case DeckName::Quake:
    case DeckName::Tornado:
    case DeckName::Lava:
    case DeckName::Event:
    case DeckName::Apocalypse:
        break;
    }
    return {nameOfCard(content, deck, card), iconOf(deck)};
}

/// The cards in the deck by sort, without their order. Everybody can count them: all there are, without those that lie
/// in the discards and in the open hands.
template <std::size_t N>
std::vector<TableShare> restOf(const Content &content, DeckName deck, const Pile<N> &pile)
{
    std::array<int, 256> counts{};
    for (std::size_t i = 0; i < pile.deckSize(); ++i)
        ++counts[pile.fromTop(i)];
    std::vector<TableShare> rest;
    for (std::size_t card = 0; card < counts.size(); ++card) {
        if (counts[card] == 0)
            continue;
        const Sort sort = sortOf(content, deck, static_cast<RowIndex>(card));
        const auto known = std::ranges::find(rest, sort.label, &TableShare::label);
        if (known == rest.end())
            rest.push_back({sort.label, sort.icon, counts[card]});
        else
            known->count += counts[card];
    }
    return rest;
}

template <std::size_t N>
void addPile(const Content &content, DeckName name, const Pile<N> &pile, Table &table)
{
    const std::string id(deckNames[static_cast<std::size_t>(name)]);
    const std::string label = tablePhrases().say(deckKeys[static_cast<std::size_t>(name)]);
    TablePile deck;
    deck.id = deck.kind = id;
    deck.label = label;
    deck.count = static_cast<int>(pile.deckSize());
    deck.top = {id, {}, "back"};
    deck.discards = id + "-discards";
    deck.left = restOf(content, name, pile);
    TablePile discards;
    discards.id = deck.discards;
    discards.label = tablePhrases().say("deck.discards", {{"deck", label}});
    discards.kind = id;
    discards.count = static_cast<int>(pile.discardSize());
    for (std::size_t i = 0; i < pile.discardSize(); ++i)
        discards.cards.push_back(content.cardId(name, pile.discardFromTop(i)));
    if (!discards.cards.empty())
        discards.top = {id, discards.cards.front(), {}};
    table.piles.push_back(std::move(deck));
    table.piles.push_back(std::move(discards));
}

} // namespace

void addPiles(const Content &content, const State &state, Table &table)
{
    for (const DeckName deck : allDecks)
        withPile(state, deck, [&](const auto &pile) { addPile(content, deck, pile, table); });
}

} // namespace cardquake::bugout
