// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/bugout/card_writer.h"

#include "engine/games/bugout/icons.h"
#include "engine/games/bugout/marked_text.h"

#include <algorithm>
#include <utility>

namespace cardquake::bugout {
namespace {

bool isAsciiSmall(char c)
{
    return c >= 'a' && c <= 'z';
}

} // namespace

CardWriter::CardWriter(const ContentRows &rows, const Phrases &phrases, const Json &hand)
    : m_rows(rows)
    , m_phrases(phrases)
    , m_hand(hand)
{
}

std::string CardWriter::raw(const Json &value)
{
    if (value.is_null())
        return "...";
    return value.is_string() ? value.get<std::string>() : excerpt(value);
}

CardWriter::Number CardWriter::number(const Json &value, long otherwise)
{
    if (value.is_null())
        return {std::to_string(otherwise), otherwise};
    constexpr long several = 2;
    return {raw(value), value.is_number_integer() ? value.get<long>() : several};
}

/// A word with its icon: where the pattern has a place for it, else behind.
std::string CardWriter::word(std::string_view family, const Json &value, long number, std::string_view iconFamily) const
{
    if (!value.is_string())
        return raw(value);
    const auto &name = value.get_ref<const std::string &>();
    const std::string key = std::string(family).append(".").append(name);
    if (!m_phrases.has(key))
        return raw(value);
    const std::string icon = iconMark(iconOf(iconFamily.empty() ? family : iconFamily, name));
    std::string text = say(key, {{"n", {}, number}, {"icon", icon}});
    return text.find(icon) == std::string::npos ? text.append(icon) : text;
}

std::string CardWriter::words(std::string_view family, const Json &oneOrMany, long number, std::string_view joined,
                              std::string_view iconFamily) const
{
    std::vector<std::string> parts;
    for (const Json &value : listOf(oneOrMany))
        parts.push_back(word(family, value, number, iconFamily));
    return m_phrases.join(joined, parts);
}

std::string CardWriter::nameOf(std::string_view kind, const Json &id) const
{
    const ContentRow *row = id.is_string() ? m_rows.find(kind, id.get_ref<const std::string &>()) : nullptr;
    const Json &name = row ? at(row->fields, "name") : id;
    if (!row || !name.is_string())
        return raw(id);
    const bool isShared = std::ranges::any_of(m_rows.rows(kind), [&](const ContentRow &other) {
        return other.id != row->id && at(other.fields, "name") == name;
    });
    const std::string said = isShared ? say("shared-name", {{"name", raw(name)}, {"id", row->id}}) : raw(name);
    return said + iconMark(iconOf(kind, row->id));
}

std::string CardWriter::capital(std::string clause)
{
    const std::size_t first = firstLetter(clause);
    if (first < clause.size() && isAsciiSmall(clause[first]))
        clause[first] = static_cast<char>(clause[first] - 'a' + 'A');
    return clause;
}

std::string CardWriter::asSentence(std::string clause)
{
    clause = capital(std::move(clause));
    return clause.ends_with('.') ? clause : clause.append(".");
}

std::string CardWriter::inSentences(const std::vector<std::string> &sentences)
{
    std::string text;
    for (const std::string &sentence : sentences)
        text.append(text.empty() ? "" : " ").append(asSentence(sentence));
    return text;
}

std::string CardWriter::card(const Json &effects)
{
    m_kept = keptForms(effects);
    std::vector<std::string> sentences;
    for (const Json &step : listOf(effects))
        sentences.push_back(effect(step).text);
    if (sentences.empty())
        sentences.push_back(say("nothing"));
    for (std::string &sentence : keptSentences())
        sentences.push_back(std::move(sentence));
    return m_phrases.finish(inSentences(sentences));
}

CardWriter::Clause CardWriter::effect(const Json &effect)
{
    const Deeper deeper(*this);
    if (deeper.isTooDeep() || !effect.is_object())
        return {deeper.isTooDeep() ? raw(nullptr) : raw(effect)};
    const std::string verb = raw(at(effect, "do"));
    if (verb == "choose-one")
        return chooseOne(effect);
    if (verb == "if")
        return conditional(effect);
    if (verb == "may")
        return may(effect);
    if (verb == "repeat")
        return repeat(effect);
    if (verb == "keep")
        return {keep(effect)};
    if (std::optional<Clause> clause = playerVerb(verb, effect))
        return *clause;
    if (std::optional<std::string> text = deckVerb(verb, effect))
        return {*text};
    if (std::optional<std::string> text = pieceVerb(verb, effect))
        return {*text, verb != "chopper"};
    if (std::optional<std::string> text = tileVerb(verb, effect))
        return {*text};
    return {verb};
}

std::string CardWriter::inBrackets(const Clause &clause) const
{
    return clause.isCompound ? say("brackets", {{"text", clause.text}}) : clause.text;
}

CardWriter::Clause CardWriter::effects(const Json &list)
{
    std::vector<Clause> clauses;
    for (const Json &step : listOf(list))
        clauses.push_back(effect(step));
    if (clauses.empty())
        return {say("nothing"), false};
    if (clauses.size() == 1)
        return clauses.front();
    std::vector<std::string> texts(clauses.size());
    std::ranges::transform(clauses, texts.begin(), [&](const Clause &clause) { return inBrackets(clause); });
    return {m_phrases.join("then", texts), clauses.front().isCommand};
}

CardWriter::Clause CardWriter::chooseOne(const Json &effect)
{
    std::vector<std::string> options;
    for (const Json &option : listOf(at(effect, "options"))) {
        const std::vector<std::string> remembered = m_remembered;
        options.push_back(option.is_object() ? inBrackets(effects(at(option, "effects"))) : raw(option));
        m_remembered = remembered;
    }
    return {say("verb.choose-one", {{"options", m_phrases.join("choose", options)}}), false, true};
}

CardWriter::Clause CardWriter::conditional(const Json &effect)
{
    const Json &asked = at(effect, "cond");
    const Json *then = &at(effect, "then");
    const Json *otherwise = &at(effect, "else");
    // The question is turned round where only its no matters, and where the card is kept, because what is said of the
    // kept card follows at the end.
    const bool isTurned =
        !otherwise->empty() &&
        (then->empty() || (!keptForms(*then).empty() && m_kept.size() == 1 && keptForms(*otherwise).empty()));
    if (isTurned)
        std::swap(then, otherwise);
    const Json suchAround = std::exchange(m_such, isTurned ? Json() : tilesAskedFor(asked));
    const std::vector<std::string> remembered = m_remembered;
    Places places{{"cond", condition(asked, isTurned)}, {"then", inBrackets(effects(*then))}};
    m_such = suchAround;
    if (otherwise->empty())
        return {say("verb.if", places), false, true};
    m_remembered = remembered;
    places.push_back({"else", inBrackets(effects(*otherwise))});
    return {say("verb.if.else", places), false, true};
}

CardWriter::Clause CardWriter::may(const Json &effect)
{
    const Clause inner = effects(at(effect, "effects"));
    const bool isSimple = inner.isCommand && !inner.isCompound;
    return {say(isSimple ? "verb.may" : "verb.may.this", {{"effects", inner.text}}), false,
            !isSimple || listOf(at(effect, "effects")).size() > 1};
}

CardWriter::Clause CardWriter::repeat(const Json &effect)
{
    const Number times = number(at(effect, "n"));
    const std::vector<Json> steps = listOf(at(effect, "effects"));
    if (times.value == 1)
        return effects(at(effect, "effects"));
    if (steps.size() == 1) {
        if (std::optional<std::string> text = repeatedHit(times, steps.front()))
            return {*text};
    }
    return {say("verb.repeat", {placeFor("n", times), {"effects", effects(at(effect, "effects")).text}}), true, true};
}

} // namespace cardquake::bugout
