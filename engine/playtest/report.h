// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/playtest/statistics.h"

#include <string>
#include <vector>

namespace cardquake {

/// A card of the content, as figures name it.
struct CardName {
    std::string kind; ///< `event`
    std::string id;

    bool operator==(const CardName &) const = default;
};

/// What can be counted in games with one content. The lists give the order of the figures in a record.
struct StatisticsLayout {
    std::vector<std::string> endings;  ///< reasons why a game ends
    std::vector<std::string> measures; ///< `rescued`, `graveyard`: one number a game
    std::vector<std::string> places;   ///< `A1`...
    std::vector<std::string> heatMaps; ///< what is counted at each place: `damage`, `deaths`
    std::vector<CardName> cards;

    bool operator==(const StatisticsLayout &) const = default;
};

/// What one game leaves behind.
struct GameRecord {
    bool won = false;
    std::size_t ending = 0; ///< of `endings`
    std::size_t turns = 0;
    std::vector<std::size_t> measures;
    std::vector<std::uint32_t> heat;    ///< map after map, place after place
    std::vector<std::uint8_t> wasDrawn; ///< by card
};

/// A game that was broken off because it did not end, and how to find it again.
struct UnfinishedGame {
    std::uint64_t game = 0; ///< of the plan, counted from 1
    std::uint64_t seed = 0; ///< of its set-up

    auto operator<=>(const UnfinishedGame &) const = default;
};

/// The games of a playtest, added up. Everything is whole numbers, so that parts join exactly, in any order.
class PlaytestReport {
public:
    explicit PlaytestReport(StatisticsLayout layout = {});

    void add(const GameRecord &record, std::size_t decisions);
    /// Counts a game that is in no other figure, because it did not end.
    void addUnfinished(UnfinishedGame game, std::size_t decisions);
    /// Pre: the same layout.
    void join(const PlaytestReport &other);

    const StatisticsLayout &layout() const { return m_layout; }
    std::uint64_t games() const { return m_games; }
    std::uint64_t wins() const { return m_wins; }
    std::uint64_t unfinished() const { return m_unfinished; }
    const std::vector<UnfinishedGame> &firstUnfinished() const { return m_firstUnfinished; } ///< a few, by number
    std::uint64_t decisions() const { return m_decisions; }
    Share winRate() const { return wilson(m_wins, m_games); }
    const std::vector<std::uint64_t> &endings() const { return m_endings; }
    const Distribution &turns() const { return m_turns; }
    const std::vector<Distribution> &measures() const { return m_measures; }
    std::uint64_t heat(std::size_t map, std::size_t place) const
    {
        return m_heat[map * m_layout.places.size() + place];
    }

    /// Games in which a card was drawn, and how they ended.
    struct Exposure {
        std::uint64_t drawn = 0;
        std::uint64_t drawnAndWon = 0;

        bool operator==(const Exposure &) const = default;
    };
    const std::vector<Exposure> &cards() const { return m_cards; }

    bool operator==(const PlaytestReport &) const = default;

private:
    friend Result<PlaytestReport> reportFromJson(const Json &json);

    void keepFirstUnfinished();

    StatisticsLayout m_layout;
    std::uint64_t m_games = 0;
    std::uint64_t m_wins = 0;
    std::uint64_t m_unfinished = 0;
    std::vector<UnfinishedGame> m_firstUnfinished;
    std::uint64_t m_decisions = 0;
    std::vector<std::uint64_t> m_endings;
    Distribution m_turns;
    std::vector<Distribution> m_measures;
    std::vector<std::uint64_t> m_heat;
    std::vector<Exposure> m_cards;
};

Json toJson(const PlaytestReport &report);
Result<PlaytestReport> reportFromJson(const Json &json);

} // namespace cardquake
