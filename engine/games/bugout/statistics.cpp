// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/bugout/statistics.h"

#include "engine/games/bugout/board.h"
#include "engine/games/bugout/notation.h"

#include <algorithm>

namespace cardquake::bugout {
namespace {

enum HeatMap : std::size_t { Damage, Losses, Deaths };
constexpr std::size_t heatMapCount = 3;

constexpr std::array<std::pair<Reason, std::string_view>, 5> endings = {
    {{Reason::LastRescue, "last-rescue"},
     {Reason::SafeMargin, "safe-margin"},
     {Reason::Graveyard, "graveyard"},
     {Reason::NoSurvivors, "no-survivors"},
     {Reason::ApocalypseExhausted, "apocalypse-exhausted"}}};

/// Cards that are drawn, deck after deck; a card is found by its deck's first number plus its row.
std::size_t deckSize(const Content &content, DeckName deck)
{
    switch (deck) {
    case DeckName::Draw:
        return content.draw.size();
    case DeckName::Rainstorm:
        return content.rainstorm.size();
    case DeckName::Quake:
        return content.quake.size();
    case DeckName::Tornado:
        return content.tornado.size();
    case DeckName::Lava:
        return content.lava.size();
    case DeckName::Event:
        return content.events.size();
    case DeckName::Apocalypse:
        break;
    }
    return content.apocalypse.size();
}

std::size_t cardNumber(const Content &content, DeckName deck, std::size_t row)
{
    std::size_t number = row;
    for (std::size_t i = 0; i < static_cast<std::size_t>(deck); ++i)
        number += deckSize(content, static_cast<DeckName>(i));
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
    for (const auto &[reason, name] : endings)
        layout.endings.emplace_back(name);
    layout.measures = {"rescued", "dead", "graveyard", "landmarks-lost", "landmarks-safe", "samples-safe", "maps-safe"};
    for (const Cell cell : allCells)
        layout.places.push_back(toText(cell));
    layout.heatMaps = {"damage", "tiles-lost", "deaths"};
    for (std::size_t deck = 0; deck < deckNames.size(); ++deck)
        for (std::size_t row = 0; row < deckSize(content, static_cast<DeckName>(deck)); ++row)
            layout.cards.push_back({std::string(deckNames[deck]),
                                    content.cardId(static_cast<DeckName>(deck), static_cast<RowIndex>(row))});
    return layout;
}

GameRecord recordOf(const Content &content, const State &state, const EventLog &events)
{
    GameRecord record;
    const auto ending = std::ranges::find(endings, state.result, [](const auto &entry) { return entry.first; });
    record.ending = static_cast<std::size_t>(ending - endings.begin());
    record.won = state.result == Reason::LastRescue || state.result == Reason::SafeMargin;
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
