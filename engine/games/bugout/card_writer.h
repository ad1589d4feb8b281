// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/content_rows.h"
#include "engine/games/bugout/json_tree.h"
#include "engine/games/bugout/phrases.h"

#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace cardquake::bugout {

/// Turns the effects of one card into text. It reads the row as the designer wrote it, not the compiled content,
/// because a card with faults is shown and printed too. One object writes one card: it remembers the tiles the card
/// names.
class CardWriter {
public:
    CardWriter(const ContentRows &rows, const Phrases &phrases, const Json &hand);

    /// The whole card, in sentences. All texts are marked, as marked_text.h says.
    std::string card(const Json &effects);

    /// A condition as a question.
    std::string question(const Json &condition);

    /// All about a form in which the card is kept, briefly; whether it is kept need not be said where that is plain.
    std::string kept(const Json &form, bool saysKeep);

    /// The parts of a form in which the card is kept: what it changes, when it goes by itself, what happens when the
    /// player uses it up or when it goes. Empty for what there is not.
    std::string changes(const Json &form);
    std::string whenItGoes(const Json &form);
    std::string uses(const Json &form);

private:
    /// Part of a sentence. A command ("destroy a tile") can follow "you may"; a compound needs brackets inside another.
    struct Clause {
        std::string text;
        bool isCommand = true;
        bool isCompound = false;
    };

    struct Number {
        std::string text;
        long value = 1;
    };

    /// A number that is added: how much, and whether it is taken away instead.
    struct Amount {
        Number number;
        bool isLess = false;
    };

    struct Target {
        std::string text;
        bool isSeveral = false;
    };

    /// A key of a selector that the verb demands anyway, so that it need not be said.
    struct Implied {
        std::string_view key;
        bool value;
    };

    using Places = std::vector<Slot>;
    using NounForms = std::function<std::string(long number)>;
    class Deeper;

    // Words and effects (card_writer.cpp)
    std::string say(std::string_view key, const Places &places = {}) const { return m_phrases.say(key, places); }
    std::string word(std::string_view family, const Json &value, long number = 1,
                     std::string_view iconFamily = {}) const;
    std::string words(std::string_view family, const Json &oneOrMany, long number = 1, std::string_view joined = "or",
                      std::string_view iconFamily = {}) const;
    std::string nameOf(std::string_view kind, const Json &id) const;
    static std::string raw(const Json &value);
    static Number number(const Json &value, long otherwise = 1);
    static Slot placeFor(std::string_view name, const Number &number) { return {name, number.text, number.value}; }
    static std::string capital(std::string clause);
    static std::string asSentence(std::string clause);
    static std::string inSentences(const std::vector<std::string> &sentences);
    std::string inBrackets(const Clause &clause) const;
    Clause effect(const Json &effect);
    Clause effects(const Json &list);
    Clause chooseOne(const Json &effect);
    Clause conditional(const Json &effect);
    Clause may(const Json &effect);
    Clause repeat(const Json &effect);

    // Verbs (card_text_verbs.cpp); nothing when the verb is of another family
    std::optional<Clause> playerVerb(const std::string &verb, const Json &effect) const;
    std::optional<std::string> deckVerb(const std::string &verb, const Json &effect) const;
    std::optional<std::string> pieceVerb(const std::string &verb, const Json &effect);
    std::optional<std::string> tileVerb(const std::string &verb, const Json &effect);
    std::optional<std::string> repeatedHit(const Number &times, const Json &effect);
    Clause byPlayers(const std::string &verb, const Json &who, Places places) const;
    std::string resources(const Json &effect) const;
    std::string move(const std::string &verb, const Target &target, const Json &to);
    std::string let(const Json &effect);
    std::string place(const std::string &key, const std::string &thing, const Json &target);
    std::string damage(const Json &effect, const Number &amount) const;
    std::string save(const Json &effect) const;

    // Targets (card_text_targets.cpp)
    Target tileTarget(const Json &target, const std::string &manner, const Implied &implied = {});
    Target survivorTarget(const Json &target, bool moves);
    Target tokenTarget(const Json &target, bool moves, const Implied &implied = {});
    Target pick(const Json &target, const NounForms &noun, const std::string &manner) const;
    static Json without(Json selector, const Implied &implied);
    std::optional<std::string> knownTile(const Json &selector) const;
    std::string rememberedTile(const std::string &name) const;
    std::string someTile(const Json &selector);

    // Selectors (card_text_nouns.cpp)
    std::string tileNoun(const Json &selector, long number);
    std::string survivorNoun(const Json &selector, long number, bool moves = false, std::string_view family = "who");
    std::string tokenNoun(const Json &selector, long number, bool moves = false);
    std::string tileKind(const Json &selector) const;
    std::string tilePlace(const Json &selector) const;
    std::string tileContents(const Json &selector) const;
    std::string tileNature(const Json &selector) const;
    std::string whereabouts(const Json &selector, bool moves);
    std::string yesOrNo(std::string_view family, std::string_view key, const Json &selector) const;
    std::string strangers(const Json &selector, std::initializer_list<std::string_view> known) const;

    // Conditions (card_text_conditions.cpp)
    std::string condition(const Json &condition, bool isNegated = false, bool isInside = false);
    std::string count(const Json &condition, bool isNegated, std::string_view manner = {});
    std::string counted(const std::string &what, const Json &selector, long number);
    std::string existing(const std::string &what, const Json &selector, long number);
    static Json tilesAskedFor(const Json &condition);

    // Kept cards (card_text_hand.cpp)
    static std::vector<std::string> keptForms(const Json &effects);
    std::string keep(const Json &effect);
    bool leaveAlike();
    std::vector<std::string> keptSentences();
    std::vector<std::string> leavingSentences(const Json &form);
    std::vector<std::string> goingTimes(const Json &form);
    std::string happensThen(const Json &form);
    static bool isPlayed(const Json &form);
    std::string rules(const Json &form);
    std::string rule(const Json &modifier, const std::vector<Json> &actions, const Json &scope);
    std::string scoped(const std::string &key, const Json &scope, const Places &places) const;
    std::string cost(const Json &modifier, const std::vector<Json> &actions, const Json &scope) const;
    std::string price(const Json &cost, bool isChange) const;
    std::string change(const std::string &what, const Json &add) const;
    static Amount amountOf(const Json &change);

    const ContentRows &m_rows;
    const Phrases &m_phrases;
    const Json &m_hand;
    std::vector<std::string> m_kept;       ///< The forms in which the card may be kept.
    std::vector<std::string> m_remembered; ///< The names of the tiles chosen so far, in order.
    Json m_such;                           ///< The tiles the condition around asked for.
    bool m_isDiscarding = false;           ///< What is written happens when the kept card leaves the hand.
    bool m_inActionPhase = false;          ///< ... and that can be in the owner's Action Phase.
    int m_depth = 0;
};

/// Counts how deep the writer is inside, so that rows nested without end still get a text.
class CardWriter::Deeper {
public:
    explicit Deeper(CardWriter &writer)
        : m_writer(writer)
    {
        ++m_writer.m_depth;
    }
    ~Deeper() { --m_writer.m_depth; }
    Deeper(const Deeper &) = delete;
    Deeper &operator=(const Deeper &) = delete;

    bool isTooDeep() const { return m_writer.m_depth > 40; }

private:
    CardWriter &m_writer;
};

} // namespace cardquake::bugout
