// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/games/bugout/phrases.h"
#include "engine/games/bugout/pictograms.h"

#include <string>
#include <vector>

namespace cardquake::bugout {

// What stands where on an event or Apocalypse card. The arrangement follows from the effects alone, whatever the card
// calls itself, so that a card always looks like what it does.

/// A box or band of a card: its words (marked, see marked_text.h) and signs.
struct CardPart {
    enum class Role {
        Effects, ///< all that the card does
        Option,  ///< one of several things to choose from
        Yes,     ///< the answers to the question
        No,
        WhileKept, ///< what a kept card changes
        Goes,      ///< when it goes by itself
        Used       ///< what happens when its owner uses it up, or when it goes
    };
    enum class Price { None, Free, Action };

    Role role = Role::Effects;
    std::string text;
    Pictogram pictogram;
    Price price = Price::None; ///< Of Used: what using it up costs.
    int turns = 0;             ///< Of Goes: after how many Disaster Phases.
    bool isForAll = false;     ///< Of WhileKept: for everyone.
};

struct CardParts {
    enum class Format {
        Plain,    ///< signs, and a text
        Choice,   ///< one of the options
        Question, ///< yes or no
        TwoSided, ///< a question, and either way the card is kept
        Kept      ///< kept at once
    };

    Format format = Format::Plain;
    std::vector<CardPart> parts;
    Pictogram pictogram; ///< Of the whole card.
    std::string question;
    Sign asked;            ///< What the question is about.
    std::string askedTile; ///< The id of the tile it is about, or
    std::string askedType; ///< the type of tile.
};

CardParts cardParts(const ContentRows &rows, const ContentRow &row, const Phrases &phrases);

/// What an Apocalypse card does to the map. A card can do anything that an event can: then it is of no special kind.
struct Doom {
    enum class Kind { Other, Damage, Destroy, Rescue };

    Kind kind = Kind::Other;
    long number = 1;                ///< Of hits, tiles or seats.
    std::vector<std::string> icons; ///< The kinds of tile that are hit.
    std::vector<std::string> cells; ///< Where tiles are destroyed; all cells when there are none.
    std::string text;               ///< Marked.
    std::string note;               ///< How to go about it.
};

Doom doomOf(const ContentRows &rows, const ContentRow &row, const Phrases &phrases);

} // namespace cardquake::bugout
