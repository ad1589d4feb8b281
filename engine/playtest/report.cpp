// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/playtest/report.h"

#include "engine/core/text.h"

#include <algorithm>

namespace cardquake {
namespace {

Json shareJson(std::uint64_t hits, std::uint64_t games)
{
    const Share share = wilson(hits, games);
    return {
        {"games", games}, {"wins", hits}, {"win_rate", share.value}, {"win_low", share.low}, {"win_high", share.high}};
}

/// Reads the whole numbers of a report; what is missing or no number is remembered as one error.
class NumberReader {
public:
    explicit NumberReader(const Json &json)
        : m_json(json)
    {
    }

    std::uint64_t number(const Json &object, const std::string &key)
    {
        const auto found = object.is_object() ? object.find(key) : object.end();
        if (object.is_object() && found != object.end() && found->is_number_unsigned())
            return found->get<std::uint64_t>();
        fail("The report has no whole number " + inQuotes(key) + ".");
        return 0;
    }

    const Json &part(const std::string &key, Json::value_t type)
    {
        static const Json none;
        const auto found = m_json.is_object() ? m_json.find(key) : m_json.end();
        if (m_json.is_object() && found != m_json.end() && found->type() == type)
            return *found;
        fail("This is no report of a playtest: " + inQuotes(key) + " is missing.");
        return none;
    }

    void fail(std::string message)
    {
        if (!error)
            error = Error{"bad-report", std::move(message)};
    }

    std::optional<Error> error;

private:
    const Json &m_json;
};

} // namespace

PlaytestReport::PlaytestReport(StatisticsLayout layout)
    : m_layout(std::move(layout))
    , m_endings(m_layout.endings.size())
    , m_measures(m_layout.measures.size())
    , m_heat(m_layout.heatMaps.size() * m_layout.places.size())
    , m_cards(m_layout.cards.size())
{
}

void PlaytestReport::add(const GameRecord &record, std::size_t decisions)
{
    ++m_games;
    m_wins += record.won;
    m_decisions += decisions;
    ++m_endings[record.ending];
    m_turns.add(record.turns);
    for (std::size_t i = 0; i < m_measures.size(); ++i)
        m_measures[i].add(record.measures[i]);
    for (std::size_t i = 0; i < m_heat.size(); ++i)
        m_heat[i] += record.heat[i];
    for (std::size_t i = 0; i < m_cards.size(); ++i) {
        m_cards[i].drawn += record.wasDrawn[i];
        m_cards[i].drawnAndWon += record.wasDrawn[i] && record.won;
    }
}

void PlaytestReport::addUnfinished(UnfinishedGame game, std::size_t decisions)
{
    ++m_unfinished;
    m_firstUnfinished.push_back(game);
    keepFirstUnfinished();
    m_decisions += decisions;
}

void PlaytestReport::keepFirstUnfinished()
{
    constexpr std::size_t most = 10; // enough to look into; the lowest ones, whoever played them first
    std::ranges::sort(m_firstUnfinished);
    m_firstUnfinished.resize(std::min(most, m_firstUnfinished.size()));
}

void PlaytestReport::join(const PlaytestReport &other)
{
    m_games += other.m_games;
    m_wins += other.m_wins;
    m_unfinished += other.m_unfinished;
    m_firstUnfinished.insert(m_firstUnfinished.end(), other.m_firstUnfinished.begin(), other.m_firstUnfinished.end());
    keepFirstUnfinished();
    m_decisions += other.m_decisions;
    for (std::size_t i = 0; i < m_endings.size(); ++i)
        m_endings[i] += other.m_endings[i];
    m_turns.join(other.m_turns);
    for (std::size_t i = 0; i < m_measures.size(); ++i)
        m_measures[i].join(other.m_measures[i]);
    for (std::size_t i = 0; i < m_heat.size(); ++i)
        m_heat[i] += other.m_heat[i];
    for (std::size_t i = 0; i < m_cards.size(); ++i) {
        m_cards[i].drawn += other.m_cards[i].drawn;
        m_cards[i].drawnAndWon += other.m_cards[i].drawnAndWon;
    }
}

Json toJson(const PlaytestReport &report)
{
    const StatisticsLayout &layout = report.layout();
    Json json = shareJson(report.wins(), report.games());
    json["unfinished"] = report.unfinished();
    json["unfinished_games"] = Json::array();
    for (const UnfinishedGame &game : report.firstUnfinished())
        json["unfinished_games"].push_back({{"game", game.game}, {"seed", game.seed}});
    json["decisions"] = report.decisions();
    json["turns"] = toJson(report.turns());
    json["endings"] = Json::array();
    for (std::size_t i = 0; i < layout.endings.size(); ++i)
        json["endings"].push_back({{"reason", layout.endings[i]}, {"games", report.endings()[i]}});
    json["measures"] = Json::array();
    for (std::size_t i = 0; i < layout.measures.size(); ++i) {
        Json measure = toJson(report.measures()[i]);
        measure["name"] = layout.measures[i];
        json["measures"].push_back(std::move(measure));
    }
    json["places"] = layout.places;
    json["heat_maps"] = Json::array();
    for (std::size_t map = 0; map < layout.heatMaps.size(); ++map) {
        Json counts = Json::array();
        for (std::size_t place = 0; place < layout.places.size(); ++place)
            counts.push_back(report.heat(map, place));
        json["heat_maps"].push_back({{"name", layout.heatMaps[map]}, {"counts", std::move(counts)}});
    }
    json["cards"] = Json::array();
    for (std::size_t i = 0; i < layout.cards.size(); ++i) {
        const PlaytestReport::Exposure &card = report.cards()[i];
        json["cards"].push_back(
            {{"kind", layout.cards[i].kind},
             {"id", layout.cards[i].id},
             {"drawn", shareJson(card.drawnAndWon, card.drawn)},
             {"not_drawn", shareJson(report.wins() - card.drawnAndWon, report.games() - card.drawn)}});
    }
    return json;
}

Result<PlaytestReport> reportFromJson(const Json &json)
{
    NumberReader read(json);
    StatisticsLayout layout;
    for (const Json &place : read.part("places", Json::value_t::array))
        layout.places.push_back(place.is_string() ? place.get<std::string>() : std::string());
    const auto names = [&](const char *list, const char *key, std::vector<std::string> &into) {
        for (const Json &entry : read.part(list, Json::value_t::array)) {
            const Json name = entry.is_object() ? entry.value(key, Json()) : Json();
            if (!name.is_string())
                read.fail("An entry of " + inQuotes(list) + " has no " + inQuotes(key) + ".");
            into.push_back(name.is_string() ? name.get<std::string>() : std::string());
        }
    };
    names("endings", "reason", layout.endings);
    names("measures", "name", layout.measures);
    names("heat_maps", "name", layout.heatMaps);
    std::vector<std::string> kinds;
    std::vector<std::string> ids;
    names("cards", "kind", kinds);
    names("cards", "id", ids);
    if (read.error)
        return tl::unexpected(*read.error);
    for (std::size_t i = 0; i < ids.size(); ++i)
        layout.cards.push_back({kinds[i], ids[i]});

    PlaytestReport report(layout);
    report.m_games = read.number(json, "games");
    report.m_wins = read.number(json, "wins");
    report.m_unfinished = read.number(json, "unfinished");
    for (const Json &game : read.part("unfinished_games", Json::value_t::array))
        report.m_firstUnfinished.push_back({read.number(game, "game"), read.number(game, "seed")});
    report.m_decisions = read.number(json, "decisions");
    for (std::size_t i = 0; i < layout.endings.size(); ++i)
        report.m_endings[i] = read.number(json["endings"][i], "games");
    const auto distribution = [&](const Json &part, Distribution &into) {
        if (Result<Distribution> found = distributionFromJson(part))
            into = std::move(*found);
        else
            read.fail(found.error().message);
    };
    distribution(read.part("turns", Json::value_t::object), report.m_turns);
    for (std::size_t i = 0; i < layout.measures.size(); ++i)
        distribution(json["measures"][i], report.m_measures[i]);
    for (std::size_t map = 0; map < layout.heatMaps.size(); ++map) {
        const Json counts = json["heat_maps"][map].value("counts", Json());
        for (std::size_t place = 0; place < layout.places.size(); ++place) {
            if (counts.is_array() && place < counts.size() && counts[place].is_number_unsigned())
                report.m_heat[map * layout.places.size() + place] = counts[place].get<std::uint64_t>();
            else
                read.fail("A heat map does not have a count for each place.");
        }
    }
    for (std::size_t i = 0; i < layout.cards.size(); ++i) {
        const Json drawn = json["cards"][i].value("drawn", Json());
        report.m_cards[i] = {read.number(drawn, "games"), read.number(drawn, "wins")};
    }
    if (read.error)
        return tl::unexpected(*read.error);
    return report;
}

} // namespace cardquake
