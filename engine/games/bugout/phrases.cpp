// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/bugout/phrases.h"

#include "engine/games/bugout/marked_text.h"

#include <algorithm>

namespace cardquake::bugout {
namespace {

/// Appends a piece of a pattern or a filling; an empty filling between two blanks leaves only one of them.
void append(std::string &text, std::string_view piece)
{
    const std::size_t last = text.find_last_not_of(marks::stressBegin);
    if (piece.starts_with(' ') && (last == std::string::npos || text[last] == ' '))
        piece.remove_prefix(1);
    text += piece;
}

void trimEnd(std::string &text)
{
    while (text.ends_with(' '))
        text.pop_back();
}

/// Stress that nothing is left of leaves no marks either.
void endStress(std::string &text)
{
    trimEnd(text);
    if (text.ends_with(marks::stressBegin))
        text.pop_back();
    else
        text += marks::stressEnd;
}

/// The form with this number out of "card|cards"; the last when there are fewer.
std::string_view formAt(std::string_view forms, std::size_t index)
{
    for (; index > 0; --index) {
        const std::size_t bar = forms.find('|');
        if (bar == std::string_view::npos)
            break;
        forms.remove_prefix(bar + 1);
    }
    return forms.substr(0, forms.find('|'));
}

} // namespace

Phrases::Phrases(std::initializer_list<std::span<const Phrase>> tables, std::size_t (*pluralForm)(long number),
                 std::string (*smooth)(std::string text))
    : m_pluralForm(pluralForm)
    , m_finish(smooth)
{
    for (const std::span<const Phrase> table : tables)
        for (const Phrase &phrase : table)
            m_patterns.emplace(phrase.key, phrase.pattern);
}

std::string Phrases::fillPlace(std::string_view place, const std::vector<Slot> &places) const
{
    const std::size_t colon = place.find(':');
    const auto found = std::ranges::find(places, place.substr(0, colon), &Slot::name);
    if (found == places.end())
        return {};
    if (colon == std::string_view::npos)
        return found->text;
    std::string form(formAt(place.substr(colon + 1), m_pluralForm(found->number)));
    if (const std::size_t sign = form.find('#'); sign != std::string::npos)
        form.replace(sign, 1, found->text);
    return form;
}

std::string Phrases::say(std::string_view key, const std::vector<Slot> &places) const
{
    const auto found = m_patterns.find(key);
    if (found == m_patterns.end())
        return std::string(key.substr(key.find('.') + 1));
    std::string text;
    std::string_view rest = found->second;
    bool isStressed = false;
    while (!rest.empty()) {
        const std::size_t open = rest.find_first_of("{*");
        append(text, rest.substr(0, open));
        if (open == std::string_view::npos)
            break;
        if (rest[open] == '*') {
            if (isStressed)
                endStress(text);
            else
                text += marks::stressBegin;
            isStressed = !isStressed;
            rest.remove_prefix(open + 1);
            continue;
        }
        const std::size_t close = rest.find('}', open);
        if (close == std::string_view::npos)
            break;
        append(text, fillPlace(rest.substr(open + 1, close - open - 1), places));
        rest.remove_prefix(close + 1);
    }
    trimEnd(text);
    return text;
}

std::string Phrases::join(std::string_view key, const std::vector<std::string> &parts) const
{
    if (parts.empty())
        return {};
    std::string text = parts.back();
    for (std::size_t i = parts.size() - 1; i > 0; --i) {
        const bool isLastPair = i + 1 == parts.size();
        text = say(std::string(key).append(isLastPair ? ".last" : ".more"), {{"a", parts[i - 1]}, {"b", text}});
    }
    return text;
}

} // namespace cardquake::bugout
