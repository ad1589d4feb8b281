// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/bugout/statistics.h"

#include "engine/games/bugout/board.h"
#include "engine/games/bugout/decks.h"
#include "engine/games/bugout/notation.h"

#include <algorithm>

namespace cardquake::bugout {
namespace {

enum HeatMap : std::size_t { Damage, Losses, Deaths };
constexpr std::size_t heatMapCount = 3;

std::size_t deckSize(const Content &content, DeckName deck)
{
    return withCards(content, deck, [](const auto &cards) { return cards.size(); });
}

/// Cards are numbered deck after deck, row after row.
std::size_t cardNumber(const Content &content, DeckName deck, std::size_t row)
{
    std::size_t number = row;
    for (const DeckName earlier : allDecks)
        if (earlier < deck)
            number += deckSize(content, earlier);
    return number;
}

std::size_t countTokens(const State &state, TokenKind kind, TokenPlace place)
{
    std::size_t count = 0;
    for (const Token token : tokensOf(kind) & state.tokensInGame)
        count += whereIs(state, token) == place;
    return count;
}

void addHeat(GameRecord &record, HeatMap map, std::int16_t cell, std::uint32_t amount = 1)
{
    if (cell >= 0 && static_cast<std::size_t>(cell) < cellCount)
        record.heat[map * cellCount + static_cast<std::size_t>(cell)] += amount;
}

void addEvent(const Content &content, const Event &event, GameRecord &record)
{
    switch (static_cast<EventType>(event.type)) {
    case EventType::CardDrawn:
        record.wasDrawn[cardNumber(content, static_cast<DeckName>(event.a), static_cast<std::size_t>(event.b))] = 1;
        return;
    case EventType::TileHit:
        return addHeat(record, Damage, event.a, static_cast<std::uint32_t>(event.b));
    case EventType::TileFlooded:
    case EventType::TileRemoved:
    case EventType::LavaPlaced:
        return addHeat(record, Losses, event.a);
    case EventType::SurvivorDied:
        return addHeat(record, Deaths, event.b);
    default:
        return;
    }
}

} // namespace

StatisticsLayout statisticsOf(const Content &content)
{
    StatisticsLayout layout;
    layout.endings.assign(reasonNames.begin() + 1, reasonNames.end()); // without the game that goes on
    layout.measures = {"rescued", "dead", "graveyard", "landmarks-lost", "landmarks-safe", "samples-safe", "maps-safe"};
    for (const Cell cell : allCells)
        layout.places.push_back(toText(cell));
    layout.heatMaps = {"damage", "tiles-lost", "deaths"};
    for (const DeckName deck : allDecks)
        for (std::size_t row = 0; row < deckSize(content, deck); ++row)
            layout.cards.push_back({std::string(deckNames[static_cast<std::size_t>(deck)]),
                                    content.cardId(deck, static_cast<RowIndex>(row))});
    return layout;
}

GameRecord recordOf(const Content &content, const State &state, const EventLog &events)
{
    GameRecord record;
    record.ending = static_cast<std::size_t>(state.result) - 1;
    record.won = state.isWon();
    record.turns = state.turn.number;
    const auto survivorsAt = [&](Whereabouts where) {
        return static_cast<std::size_t>(std::ranges::count(state.survivors, where));
    };
    record.measures = {survivorsAt(Whereabouts::safe()),
                       survivorsAt(Whereabouts::graveyard()),
                       static_cast<std::size_t>(graveyardUsed(state)),
                       countTokens(state, TokenKind::Landmark, TokenPlace::graveyard()),
                       countTokens(state, TokenKind::Landmark, TokenPlace::safe()),
                       countTokens(state, TokenKind::Sample, TokenPlace::safe()),
                       countTokens(state, TokenKind::Map, TokenPlace::safe())};
    record.heat.resize(heatMapCount * cellCount);
    record.wasDrawn.resize(cardNumber(content, DeckName::Apocalypse, content.apocalypse.size()));
    for (const Event &event : events)
        addEvent(content, event, record);
    return record;
}

} // namespace cardquake::bugout
