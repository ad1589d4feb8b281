// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "data/store/positions.h"

#include <algorithm>
#include <cstddef>

namespace cardquake {
namespace {

using Positions = std::vector<std::optional<std::int64_t>>;

/// Clears all but a longest increasing run: the most rows that can stay where they are (patience sorting).
void keepLongestRun(Positions &positions)
{
    std::vector<std::size_t> ends; // ends[n]: last place of the run of length n + 1 that ends lowest
    std::vector<std::optional<std::size_t>> previous(positions.size());
    for (std::size_t i = 0; i < positions.size(); ++i) {
        if (!positions[i])
            continue;
        const auto end =
            std::ranges::lower_bound(ends, *positions[i], {}, [&](std::size_t at) { return *positions[at]; });
        if (end != ends.begin())
            previous[i] = *std::prev(end);
        if (end == ends.end())
            ends.push_back(i);
        else
            *end = i;
    }
    std::vector<bool> kept(positions.size(), false);
    for (auto at = ends.empty() ? std::nullopt : std::optional(ends.back()); at; at = previous[*at])
        kept[*at] = true;
    for (std::size_t i = 0; i < positions.size(); ++i)
        if (!kept[i])
            positions[i].reset();
}

/// Fills positions[from, to), which lie between two kept rows or at an end. False when there is no room.
bool fill(Positions &positions, std::size_t from, std::size_t to)
{
    const auto count = static_cast<std::int64_t>(to - from);
    const bool hasLow = from > 0;
    const bool hasHigh = to < positions.size();
    std::int64_t step = positionStep;
    std::int64_t start = 0;
    if (hasLow && hasHigh) {
        step = (*positions[to] - *positions[from - 1]) / (count + 1);
        if (step == 0)
            return false;
    }
    if (hasLow)
        start = *positions[from - 1] + step;
    else if (hasHigh)
        start = *positions[to] - step * count;
    for (std::int64_t i = 0; i < count; ++i)
        positions[from + static_cast<std::size_t>(i)] = start + step * i;
    return true;
}

bool fillGaps(Positions &positions)
{
    for (std::size_t from = 0; from < positions.size(); ++from) {
        if (positions[from])
            continue;
        std::size_t to = from;
        while (to < positions.size() && !positions[to])
            ++to;
        if (!fill(positions, from, to))
            return false;
    }
    return true;
}

} // namespace

std::vector<std::int64_t> arrange(std::span<const std::optional<std::int64_t>> order)
{
    Positions positions(order.begin(), order.end());
    keepLongestRun(positions);
    if (!fillGaps(positions)) {
        positions.assign(order.size(), std::nullopt);
        fillGaps(positions);
    }
    std::vector<std::int64_t> result;
    result.reserve(positions.size());
    for (const auto &position : positions)
        result.push_back(position.value());
    return result;
}

} // namespace cardquake
