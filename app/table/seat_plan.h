// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/json.h"
#include "engine/core/result.h"

#include <string>
#include <vector>

namespace cardquake {

/// Who decides for a seat.
enum class Decider { Person, GreedyBot, RandomBot };

/// Who sits at the table, one for each seat in order.
struct SeatPlan {
    std::string name; ///< empty: the game's own name of the seat
    Decider decider = Decider::Person;

    bool operator==(const SeatPlan &) const = default;
};

Json toJson(const std::vector<SeatPlan> &seats);
Result<std::vector<SeatPlan>> readSeatPlans(const Json &json);

} // namespace cardquake
