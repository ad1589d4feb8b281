// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/games/bugout/effect_targets.h"
#include "engine/games/bugout/flow.h"

namespace cardquake::bugout {

// What is asked at the present decision, read off the top frame: for the move list, the notation and the State JSON.

/// A reaction that is offered.
struct Reaction {
    Player player = 0;
    Cell cell{};
    Action action = Action::SaveRain;
    std::string_view word; ///< `rain`, `quake`, `tornado`
};
Reaction reactionAsked(const State &state);

enum class ChoiceOf : std::uint8_t { Tile, Survivor, Token, Option, Resource, Card, Disaster, May };

/// A cell, Survivor, token... by number; for a disaster card its player, and the card.
struct Candidate {
    std::uint8_t item = 0;
    std::uint8_t card = 0;

    bool operator==(const Candidate &) const = default;
};

/// A `choose` decision, its candidates in canonical order.
struct Choice {
    ChoiceOf what = ChoiceOf::Tile;
    Player player = 0;
    bool optional = false;
    Bag<Candidate, 64> candidates;
};
Choice choiceAsked(const Content &content, const State &state);
Player chooserOf(const State &state); ///< who is asked then

/// The reason that the State JSON names: a card's id, `excess` or `vehicle`.
std::string reasonOf(const Content &content, const State &state);

} // namespace cardquake::bugout
