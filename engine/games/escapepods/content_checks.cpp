// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/escapepods/content_checks.h"

#include "engine/core/check_tools.h"
#include "engine/games/escapepods/board_checks.h"
#include "engine/games/escapepods/refuge_checks.h"

#include <algorithm>
#include <cstdint>

namespace cardquake::escapepods {
namespace {

constexpr std::size_t mostPlayers = 5;

/// Rows that the rules know by name.
struct DemandedRows {
    std::string_view kind;
    std::vector<std::string> ids;
};

const std::vector<DemandedRows> &demandedRows()
{
    static const std::vector<DemandedRows> demanded = {
        {"crew-types", {"com", "sci", "eng"}},
        {"spots", {"r1", "r2", "r3", "r4"}},
        {"actions", {"embark", "accelerate", "spy", "minipod", "board", "pilot", "program", "refresh"}},
        {ContentRows::constantKind,
         {"turn.actions", "turn.limited-actions", "turn.limited-turns", "token.side", "token.central", "debris.supply",
          "explosions.revealed", "barrier.debris", "beacon.moves-per-turn", "end.triggering-player-plays",
          "end.idle-rounds", "end.max-turns", "score.modifiers", "score.floor", "solo.explosion-each-turn",
          "solo.retrieve-all"}},
    };
    return demanded;
}

void checkDemandedRows(const ContentRows &rows, Findings &findings)
{
    for (const auto &[kind, ids] : demandedRows()) {
        std::vector<std::string> missing;
        for (const std::string &id : ids)
            if (!rows.find(kind, id))
                missing.push_back(id);
        if (!missing.empty())
            findings.error({kind, {}, {}}, "The rules need " + inWords(missing) + " here.",
                           "Add " + inWords(missing) + ".");
    }
}

void checkExplosions(const ContentRows &rows, Findings &findings)
{
    const auto isForAll = [](const ContentRow &card) { return !flagField(card.fields, "solo"); };
    if (std::ranges::none_of(rows.rows("explosions"), isForAll))
        findings.warning({"explosions", {}, {}},
                         "No explosion card is used with 2 to 5 players, so debris never falls.",
                         "Add a card, or take the solo mark off some.");
}

void checkColours(const ContentRows &rows, Findings &findings)
{
    const std::size_t colours = rows.rows("colours").size();
    if (colours < mostPlayers)
        findings.warning({"colours", {}, {}},
                         "With " + counted(colours, "colour") + " no more than that many people can play.",
                         "Add colours until there are five.");
}

/// The colours in the order of their seats, equal seats as listed. Nothing when a seat cannot be read.
std::optional<std::vector<std::string>> seatingOrder(const ContentRows &rows)
{
    std::vector<std::pair<int, std::string>> seats;
    for (const ContentRow &colour : rows.rows("colours")) {
        const auto seat = numberField(colour.fields, "seat");
        if (!seat)
            return std::nullopt;
        seats.emplace_back(*seat, colour.id);
    }
    std::ranges::stable_sort(seats, {}, &std::pair<int, std::string>::first);
    std::vector<std::string> order(seats.size());
    std::ranges::transform(seats, order.begin(), &std::pair<int, std::string>::second);
    return order;
}

void checkBeacons(const ContentRows &rows, Findings &findings)
{
    const auto order = seatingOrder(rows);
    if (!order)
        return;
    for (const ContentRow &beacon : rows.rows("beacons")) {
        const std::vector<std::string> colours = textsField(beacon.fields, "colours");
        std::string name;
        std::size_t known = 0;
        for (const std::string &colour : *order)
            if (std::ranges::find(colours, colour) != colours.end())
                name += (known++ > 0 ? "-" : "") + colour;
        if (known > 0 && known == colours.size() && beacon.id != name)
            findings.warning({"beacons", beacon.id, "id"},
                             "This beacon shows " + inWords(colours) + ", which its id does not say in seating order.",
                             "Rename it to " + name + ".");
    }
}

/// The scores that earn a rank; a limit that is left open is one that no score reaches.
struct ScoreRange {
    static constexpr std::int64_t open = std::int64_t{1} << 40;

    std::string rank;
    std::int64_t from = -open;
    std::int64_t to = open;
};

std::string inWords(std::int64_t from, std::int64_t to)
{
    if (from == -ScoreRange::open && to == ScoreRange::open)
        return "Every score";
    if (from == -ScoreRange::open)
        return "A score of " + std::to_string(to) + " or less";
    if (to == ScoreRange::open)
        return "A score of " + std::to_string(from) + " or more";
    if (from == to)
        return "A score of " + std::to_string(from);
    return "A score from " + std::to_string(from) + " to " + std::to_string(to);
}

/// The range of every rank; nothing when a limit cannot be read.
std::optional<std::vector<ScoreRange>> scoreRanges(const ContentRows &rows)
{
    std::vector<ScoreRange> ranges;
    for (const ContentRow &rank : rows.rows("ranks")) {
        ScoreRange range{rank.id};
        for (const auto &[field, limit] : {std::pair("min", &range.from), std::pair("max", &range.to)}) {
            const auto value = rank.fields.find(field);
            if (value == rank.fields.end() || value->is_null())
                continue;
            const auto number = numberField(rank.fields, field);
            if (!number)
                return std::nullopt;
            *limit = *number;
        }
        ranges.push_back(range);
    }
    return ranges;
}

/// RU-40: the first fitting row is taken, so an overlap can be played but is hardly meant.
void checkOverlaps(const std::vector<ScoreRange> &ranges, Findings &findings)
{
    for (auto range = ranges.begin(); range != ranges.end(); ++range) {
        if (range->from > range->to)
            findings.warning({"ranks", range->rank, "max"}, "No score earns this rank: it ends below its beginning.",
                             "Exchange the two limits.");
        for (auto earlier = ranges.begin(); earlier != range; ++earlier) {
            const auto from = std::max(earlier->from, range->from);
            const auto to = std::min(earlier->to, range->to);
            if (from <= to)
                findings.warning({"ranks", range->rank, {}},
                                 inWords(from, to) + " fits this rank and " + earlier->rank + ", which stands first.",
                                 "Change the limits so that they do not overlap.");
        }
    }
}

/// RU-40: a score between two ranks earns none.
void checkGaps(std::vector<ScoreRange> ranges, std::int64_t lowestScore, Findings &findings)
{
    std::erase_if(ranges, [](const ScoreRange &range) { return range.from > range.to; });
    std::ranges::sort(ranges, {}, &ScoreRange::from);
    ranges.push_back({{}, ScoreRange::open + 1, ScoreRange::open + 1}); // so that the last gap ends like the others
    std::int64_t next = lowestScore;
    for (const ScoreRange &range : ranges) {
        if (range.from > next)
            findings.warning({"ranks", {}, {}}, inWords(next, range.from - 1) + " earns no rank.",
                             "Change the limits of the neighbouring ranks.");
        next = std::max(next, range.to + 1);
    }
}

void checkRanks(const ContentRows &rows, Findings &findings)
{
    const auto ranges = scoreRanges(rows);
    if (!ranges)
        return;
    const bool canBeNegative = figure(rows, "score.floor").value_or(0) < 0;
    checkOverlaps(*ranges, findings);
    checkGaps(*ranges, canBeNegative ? -ScoreRange::open : 0, findings);
}

} // namespace

Diagnostics checkContent(const ContentRows &rows)
{
    Findings findings;
    checkDemandedRows(rows, findings);
    checkRefuges(rows, findings);
    checkExplosions(rows, findings);
    checkBoard(rows, findings);
    checkColours(rows, findings);
    checkBeacons(rows, findings);
    checkRanks(rows, findings);
    return findings.take();
}

} // namespace cardquake::escapepods
