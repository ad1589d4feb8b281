// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <initializer_list>
#include <map>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace cardquake::bugout {

/// What is put into a place of a pattern: a text, and the number that decides between singular and plural.
struct Slot {
    std::string_view name;
    std::string text;
    long number = 1;
};

/// How a language says one thing. The texts live as long as the program.
struct Phrase {
    std::string_view key;
    std::string_view pattern;
};

/// How one language says what cards do: patterns by key, and the few things a pattern cannot do. All that differs
/// between languages is here, so that a further language is one more file like phrases_en.cpp.
///
/// In a pattern `{name}` is a place to fill, and `{name:card|# cards}` one of several forms, chosen by the number in
/// that place, with the number itself for `#`. Places that are filled with nothing leave no double blanks behind. What
/// stands between two `*` is stressed, with the marks of marked_text.h.
class Phrases {
public:
    /// `pluralForm` tells which of the forms a number takes. `smooth` mends a whole text where words meet:
    /// "a Urban tile" in English, "de un" in French.
    Phrases(std::initializer_list<std::span<const Phrase>> tables, std::size_t (*pluralForm)(long number),
            std::string (*smooth)(std::string text));

    bool has(std::string_view key) const { return m_patterns.contains(key); }

    /// The pattern with its places filled. A key without a pattern gives its last word, as the designer wrote it.
    std::string say(std::string_view key, const std::vector<Slot> &places = {}) const;

    /// "a, b or c": pairs from the end by the pattern `<key>.last`, the others by `<key>.more`.
    std::string join(std::string_view key, const std::vector<std::string> &parts) const;

    std::string finish(std::string text) const { return m_finish(std::move(text)); }

private:
    std::string fillPlace(std::string_view place, const std::vector<Slot> &places) const;

    std::map<std::string_view, std::string_view> m_patterns;
    std::size_t (*m_pluralForm)(long number);
    std::string (*m_finish)(std::string text);
};

const Phrases &englishPhrases();

} // namespace cardquake::bugout
