// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/bugout/signal_checks.h"

#include <map>
#include <set>
#include <utility>
#include <vector>

namespace cardquake::bugout {
namespace {

constexpr std::string_view signalKind = "signal";

struct Pattern {
    std::vector<std::pair<int, int>> helicopters; ///< row, column
    std::vector<std::pair<int, int>> flares;
    bool isRectangle = true;
};

std::optional<Pattern> readPattern(const ContentRow &card)
{
    Pattern pattern;
    const Json &rows = listField(card.fields, "rows");
    for (std::size_t row = 0; row < rows.size(); ++row) {
        if (!rows[row].is_string())
            return std::nullopt;
        const auto &line = rows[row].get_ref<const std::string &>();
        pattern.isRectangle &= line.size() == rows[0].get_ref<const std::string &>().size();
        for (std::size_t column = 0; column < line.size(); ++column) {
            const std::pair place{static_cast<int>(row), static_cast<int>(column)};
            if (line[column] == 'H')
                pattern.helicopters.push_back(place);
            else if (line[column] == 'F')
                pattern.flares.push_back(place);
        }
    }
    return rows.empty() ? std::nullopt : std::optional(pattern);
}

/// The Flares as seen from the helicopter: two cards with the same set ask for the same thing.
std::set<std::pair<int, int>> seenFromHelicopter(const Pattern &pattern)
{
    std::set<std::pair<int, int>> offsets;
    const auto [row, column] = pattern.helicopters.front();
    for (const auto &[flareRow, flareColumn] : pattern.flares)
        offsets.emplace(flareRow - row, flareColumn - column);
    return offsets;
}

void checkPattern(const ContentRow &card, const Pattern &pattern, std::optional<int> tokens, Findings &findings)
{
    const Spot spot{signalKind, card.id, "rows"};
    const int flares = static_cast<int>(pattern.flares.size());
    if (!pattern.isRectangle)
        findings.error(spot, "The rows of the pattern are not equally long.", "Fill the short rows up with dots.");
    if (pattern.helicopters.size() != 1)
        findings.error(spot, "A pattern has exactly one helicopter, this one has " +
                                 std::to_string(pattern.helicopters.size()) + ".");
    if (tokens && flares > *tokens)
        findings.error(spot,
                       "The pattern asks for " + counted(flares, "Flare") + ", but the box holds " +
                           std::to_string(*tokens) + ".",
                       "Take Flares away, or raise tokens.flares.");
    if (flares == 0)
        findings.warning(spot, "Without a Flare in the pattern the helicopter lands anywhere from the start.",
                         "Add Flares.");
}

} // namespace

void checkSignals(const ContentRows &rows, Findings &findings)
{
    const std::optional<int> tokens = figure(rows, "tokens.flares");
    std::map<std::set<std::pair<int, int>>, std::string> cardOfPattern;
    std::set<std::string> difficulties;
    for (const ContentRow &card : rows.rows(signalKind)) {
        difficulties.insert(textField(card.fields, "difficulty").value_or(""));
        const std::optional<Pattern> pattern = readPattern(card);
        if (!pattern)
            continue;
        checkPattern(card, *pattern, tokens, findings);
        if (pattern->helicopters.size() != 1)
            continue;
        const auto [first, isNew] = cardOfPattern.try_emplace(seenFromHelicopter(*pattern), card.id);
        if (!isNew)
            findings.warning({signalKind, card.id, "rows"}, "The pattern is the same as that of " + first->second + ".",
                             "Change one of the two.");
    }
    for (const char *difficulty : {"easy", "medium", "hard"})
        if (!difficulties.contains(difficulty))
            findings.error({signalKind, {}, "difficulty"},
                           std::string("No Distress Signal is ") + difficulty +
                               ", so that difficulty cannot be played.",
                           std::string("Add a signal with the difficulty ") + difficulty + ".");
}

} // namespace cardquake::bugout
