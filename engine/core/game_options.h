// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/json.h"

#include <string>
#include <vector>

namespace cardquake {

/// One of the values that an option can take.
struct OptionChoice {
    std::string id;
    std::string label;
    std::string note; ///< what it means, in a few words; may be empty

    bool operator==(const OptionChoice &) const = default;
};

/// Something to be settled before a game: a difficulty, a map, a variant. A form for a new game is made from these.
struct GameOption {
    enum class Kind {
        Choice, ///< one of the choices
        Number, ///< a whole number from `lowest` to `highest`
        Variant ///< on or off: its id stands in the list `variants` or not
    };

    std::string id; ///< the key among the options, or the id of the variant
    std::string label;
    std::string note;
    Kind kind = Kind::Choice;
    std::vector<OptionChoice> choices;
    int lowest = 0;
    int highest = 0;
    Json usual;           ///< the value unless another is chosen
    std::string group;    ///< options of a group are shown together, e.g. `map`
    std::string effort;   ///< `harder` or `easier`; empty: neither
    std::string variant;  ///< counts only with this variant; empty: always
    bool isState = false; ///< laid over the set-up as a field of the state instead of being an option of the rules

    bool operator==(const GameOption &) const = default;
};

/// Who can sit at the table, and what else can be settled before a game.
struct GameOptions {
    std::vector<OptionChoice> colours; ///< ids as in the option `colors`; empty: seats have no colours to choose
    std::string unplayed;              ///< what becomes of a colour that nobody plays, e.g. `Civilians`
    std::vector<OptionChoice>
        tables; ///< for each number of players from the lowest on: what differs; `id` is the number
    std::vector<GameOption> options;
    Json firstGame; ///< option -> value, for people who have never played it; what is not named stays usual
};

} // namespace cardquake
