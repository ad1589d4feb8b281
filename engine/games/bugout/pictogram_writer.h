// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/games/bugout/json_tree.h"
#include "engine/games/bugout/pictograms.h"

#include <map>

namespace cardquake::bugout {

/// Turns the effects of one card into signs, as CardWriter does into words. It reads the row as the designer wrote it.
class PictogramWriter {
public:
    PictogramWriter(const ContentRows &rows, const Json &hand)
        : m_rows(rows)
        , m_hand(hand)
    {
    }

    Pictogram effects(const Json &list);
    Pictogram form(const Json &form);
    Sign asked(const Json &condition);
    std::vector<std::string> tileIcons(const Json &selector) const;

private:
    using Signs = std::vector<Sign>;

    // Steps (pictogram_writer.cpp)
    Pictogram effect(const Json &effect);
    Pictogram chooseOne(const Json &effect);
    Pictogram conditional(const Json &effect);
    Pictogram repeat(const Json &effect);
    Pictogram keep(const Json &effect);
    Pictogram modifier(const Json &modifier);
    Pictogram cost(const Json &modifier);
    static void add(Pictogram &all, Pictogram step);
    static Pictogram cut(Pictogram all);

    // Verbs (pictogram_verbs.cpp); nothing when the verb is of another family
    Pictogram verb(const std::string &verb, const Json &effect);
    Pictogram playerVerb(const std::string &verb, const Json &effect);
    Pictogram deckVerb(const std::string &verb, const Json &effect);
    Pictogram pieceVerb(const std::string &verb, const Json &effect);
    Pictogram tileVerb(const std::string &verb, const Json &effect);
    Pictogram damage(const Json &effect, long times);
    Pictogram gain(const Json &effect);
    Pictogram lose(const Json &effect);

    // Nouns (pictogram_nouns.cpp)
    Signs tiles(const Json &target, Badge badge) const;
    Signs tileKinds(const Json &selector, Badge badge, long number) const;
    Signs survivors(const Json &target) const;
    Signs tokens(const Json &target, Badge badge) const;
    Signs actions(const Json &oneOrMany, Badge badge) const;
    Sign word(std::string_view family, const Json &word, Badge badge = Badge::None) const;
    std::string typeOfTile(const Json &id) const;

    const ContentRows &m_rows;
    const Json &m_hand;
    std::map<std::string, Json> m_remembered; ///< What `let` chose, by its name.
    int m_depth = 0;
    bool m_isDiscarding = false;
};

/// A number in an effect: 1 when it is not written, 2 when it is none.
long numberOf(const Json &value, long otherwise = 1);

/// "+2" or "−1".
std::string withSign(const Json &change, bool isTaken = false);

/// A sign so often: drawn so often while that is few, else once with its number.
std::vector<Sign> severalOf(const Sign &sign, long number);

} // namespace cardquake::bugout
