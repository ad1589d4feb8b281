// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace cardquake {

/// The distance between rows that were put one after another: wide, so that a row put between two others leaves them
/// untouched (forty times at the same spot), and small enough for eight million rows.
constexpr std::int64_t positionStep = std::int64_t{1} << 40;

/// Positions for rows in the given order. A row that has a position keeps it where that is possible, so that a change
/// of order touches as few rows as it can: history and comparison of versions then name only what was moved.
std::vector<std::int64_t> arrange(std::span<const std::optional<std::int64_t>> order);

} // namespace cardquake
