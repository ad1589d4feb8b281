// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/bugout/card_writer.h"

#include <algorithm>

namespace cardquake::bugout {

/// A selector without what the verb says already: only damaged tiles can be repaired, for instance.
Json CardWriter::without(Json selector, const Implied &implied)
{
    if (!implied.key.empty() && at(selector, implied.key) == implied.value)
        selector.erase(std::string(implied.key));
    return selector;
}

/// "2 Survivors", "every Survivor", "up to 2 Survivors"... The manner chooses between wordings for the verb at hand.
CardWriter::Target CardWriter::pick(const Json &target, const NounForms &noun, const std::string &manner) const
{
    const Json &picked = at(target, "pick");
    const Json &random = at(picked, "random");
    const bool isOptional = at(target, "optional") == true;
    const auto said = [&](const std::string &key, const Number &n) {
        const std::string special = key + manner;
        return Target{
            say(m_phrases.has(special) ? special : key, {placeFor("n", n), {"one", noun(1)}, {"some", noun(n.value)}}),
            n.value != 1};
    };
    if (picked == "all")
        return {said("pick.all", {"", 1}).text, true};
    if (!random.is_null())
        return said(random == 1 ? "pick.random" : "pick.randoms", number(random));
    if (!picked.is_null() && !picked.is_number_integer())
        return {say("pick.other", {{"pick", raw(picked)}, {"some", noun(2)}}), true};
    const Number n = number(picked);
    if (isOptional)
        return said("pick.upto", n);
    return said(n.value == 1 ? "pick.one" : "pick.some", n);
}

CardWriter::Target CardWriter::tileTarget(const Json &target, const std::string &manner, const Implied &implied)
{
    const Json selector = without(at(target, "tiles"), implied);
    const bool isOptional = at(target, "optional") == true;
    if (!selector.is_object())
        return {raw(selector)};
    if (std::optional<std::string> known = knownTile(selector); known && !isOptional)
        return {*known};
    if (!selector.empty() && selector == without(m_such, implied)) {
        const bool isOne = at(target, "pick").is_null() || at(target, "pick") == 1;
        return pick(
            target,
            [&](long n) {
                return say("tile.such", {{"n", {}, n}});
            },
            isOne ? ".such" : manner);
    }
    return pick(
        target, [&](long n) { return tileNoun(selector, n); }, manner);
}

CardWriter::Target CardWriter::survivorTarget(const Json &target, bool moves)
{
    const Json &selector = at(target, "survivors");
    if (!selector.is_object())
        return {raw(selector)};
    const Json &who = at(selector, "who");
    const bool isOwn = who == "active";
    return pick(
        target, [&](long n) { return survivorNoun(selector, n, moves, isOwn ? "own" : "who"); },
        isOwn                           ? ".own"
        : who.is_null() || who == "any" ? ".anyone"
                                        : "");
}

CardWriter::Target CardWriter::tokenTarget(const Json &target, bool moves, const Implied &implied)
{
    const Json selector = without(at(target, "tokens"), implied);
    if (!selector.is_object())
        return {raw(selector)};
    return pick(
        target, [&](long n) { return tokenNoun(selector, n, moves); }, "");
}

/// The tile itself, where the selector leaves no choice: "the Garden", "that tile".
std::optional<std::string> CardWriter::knownTile(const Json &selector) const
{
    if (!selector.is_object() || selector.size() != 1)
        return std::nullopt;
    if (at(selector, "ref").is_string())
        return rememberedTile(raw(at(selector, "ref")));
    if (at(selector, "tile").is_string())
        return say("tile.the", {{"name", nameOf("map", at(selector, "tile"))}});
    return std::nullopt;
}

std::string CardWriter::rememberedTile(const std::string &name) const
{
    const auto found = std::find(m_remembered.rbegin(), m_remembered.rend(), name);
    if (found == m_remembered.rend())
        return say("ref.unknown", {{"name", name}});
    if (m_remembered.size() == 1)
        return say("ref.only");
    const std::string place = std::to_string(m_remembered.rend() - found);
    const std::string key = "ref." + place;
    return m_phrases.has(key) ? say(key) : say("ref.n", {{"n", place}});
}

std::string CardWriter::someTile(const Json &selector)
{
    if (!selector.is_object())
        return raw(selector);
    if (std::optional<std::string> known = knownTile(selector))
        return *known;
    return say("pick.one", {{"one", tileNoun(selector, 1)}});
}

} // namespace cardquake::bugout
