// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/json.h"
#include "engine/core/result.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace cardquake {

/// Who decides for a seat.
enum class Decider { Person, GreedyBot, RandomBot };

std::string_view toWord(Decider decider); ///< `person`, `greedy` or `random`
std::optional<Decider> toDecider(std::string_view word);

/// Who sits at the table, one for each seat in order.
struct SeatPlan {
    std::string name; ///< empty: the game's own name of the seat
    Decider decider = Decider::Person;

    bool operator==(const SeatPlan &) const = default;
};

Json toJson(const std::vector<SeatPlan> &seats);
Result<std::vector<SeatPlan>> readSeatPlans(const Json &json);

} // namespace cardquake
