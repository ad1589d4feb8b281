// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/table/seat_plan.h"

#include <algorithm>
#include <array>
#include <string_view>

namespace cardquake {
namespace {

constexpr std::array<std::string_view, 3> deciderNames = {"person", "greedy", "random"};

} // namespace

std::string_view toWord(Decider decider)
{
    return deciderNames[static_cast<std::size_t>(decider)];
}

std::optional<Decider> toDecider(std::string_view word)
{
    const auto found = std::ranges::find(deciderNames, word);
    if (found == deciderNames.end())
        return std::nullopt;
    return static_cast<Decider>(found - deciderNames.begin());
}

Json toJson(const std::vector<SeatPlan> &seats)
{
    Json json = Json::array();
    for (const SeatPlan &seat : seats)
        json.push_back({{"name", seat.name}, {"decider", toWord(seat.decider)}});
    return json;
}

Result<std::vector<SeatPlan>> readSeatPlans(const Json &json)
{
    if (!json.is_array())
        return failure("bad-save", "The saved game has no list \"seats\".");
    std::vector<SeatPlan> seats;
    for (const Json &seat : json) {
        const auto decider = seat.is_object() && seat.contains("decider")
                                 ? std::ranges::find(deciderNames, seat.at("decider"))
                                 : deciderNames.end();
        if (decider == deciderNames.end() || !seat.contains("name") || !seat.at("name").is_string())
            return failure("bad-save", "A seat of the saved game is not understood: " + excerpt(seat) + ".");
        seats.push_back({seat.at("name").get<std::string>(), static_cast<Decider>(decider - deciderNames.begin())});
    }
    return seats;
}

} // namespace cardquake
