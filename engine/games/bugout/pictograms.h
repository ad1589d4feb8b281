// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/content_rows.h"

#include <string>
#include <vector>

namespace cardquake::bugout {

// What cards do, in signs. They are made from the same effects as the texts, so that neither can disagree with what the
// engine does. A word that means nothing gives a question mark.

/// A small sign at the corner of an icon.
enum class Badge {
    None,
    TakenAway, ///< a cross
    Gained,    ///< a plus
    Safe,      ///< a shield
    Asked      ///< a question mark
};

/// One sign in a row of signs.
struct Sign {
    enum class Shape {
        Icon,
        Arrow, ///< one thing becomes or reaches another
        Plus,  ///< and this too
        Or,    ///< one or the other
        Figure ///< a number of something: of the icon, or of the word where that has no icon
    };

    Shape shape = Shape::Icon;
    std::string icon;   ///< Its name; an Icon without one is a question mark.
    std::string figure; ///< Of a Figure: "+2". Of an Icon: how many of it, where there are too many to draw.
    std::string word;   ///< Of a Figure without an icon: the key of what is counted, such as "action".
    Badge badge = Badge::None;

    bool isIcon() const { return shape == Shape::Icon || !icon.empty(); }
    bool operator==(const Sign &) const = default;
};

/// What something does, as a strip of signs, and in a single one where there is no room for a strip.
struct Pictogram {
    /// More than these nobody reads at a glance; the text says the rest.
    static constexpr std::size_t mostIcons = 4;

    std::vector<Sign> strip;
    Sign brief;
    std::string whom; ///< The players it is done to, where not the one who uses the card: all, others, next.

    bool isEmpty() const { return strip.empty(); }
    bool operator==(const Pictogram &) const = default;
};

/// What a list of effects does. `hand` are the forms in which the card can be kept.
Pictogram pictogramOf(const ContentRows &rows, const Json &effects, const Json &hand);

/// What a kept card does: the rules it changes, or else what happens when it is used up.
Pictogram keptPictogram(const ContentRows &rows, const Json &form);

/// What a condition asks about.
Sign askedSign(const ContentRows &rows, const Json &condition);

/// The icons of the tiles that a selector can mean, at least one.
std::vector<std::string> tileIcons(const ContentRows &rows, const Json &selector);

} // namespace cardquake::bugout
