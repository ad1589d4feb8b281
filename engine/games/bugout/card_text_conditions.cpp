// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/bugout/card_writer.h"

namespace cardquake::bugout {
namespace {

std::string opposite(const std::string &op)
{
    if (op == ">=")
        return "<";
    if (op == "<")
        return ">=";
    if (op == "<=")
        return ">";
    if (op == ">")
        return "<=";
    return op == "==" ? "!=" : "not " + op;
}

/// The pattern for a comparison: "no tiles" and "a tile" read better than "at most 0 tiles" and "at least 1 tile".
std::string_view patternFor(std::string_view op, long n)
{
    const bool isSome = (op == ">=" && n == 1) || ((op == ">" || op == "!=") && n == 0);
    const bool isNone = (op == "<" && n == 1) || ((op == "<=" || op == "==") && n == 0);
    if (isSome || isNone)
        return isSome ? "count.some" : "count.none";
    if (op == ">=" || op == "<=")
        return op == ">=" ? "count.least" : "count.most";
    if (op == ">" || op == "<")
        return op == ">" ? "count.more" : "count.fewer";
    if (op == "==" || op == "!=")
        return op == "==" ? "count.exactly" : "count.not";
    return "count.other";
}

} // namespace

std::string CardWriter::condition(const Json &condition, bool isNegated, bool isInside)
{
    const Deeper deeper(*this);
    if (deeper.isTooDeep() || !condition.is_object())
        return raw(deeper.isTooDeep() ? Json() : condition);
    if (condition.contains("not"))
        return this->condition(at(condition, "not"), !isNegated, isInside);
    for (const bool wantsAll : {true, false}) {
        const char *key = wantsAll ? "all" : "any";
        if (!condition.contains(key))
            continue;
        std::vector<std::string> parts;
        for (const Json &part : listOf(at(condition, key)))
            parts.push_back(this->condition(part, isNegated, true));
        // Not all of them is the same as: one of them is not.
        const std::string text = m_phrases.join(wantsAll != isNegated ? "cond-all" : "cond-any", parts);
        return isInside && parts.size() > 1 ? say("brackets", {{"text", text}}) : text;
    }
    return count(condition, isNegated);
}

std::string CardWriter::question(const Json &condition)
{
    const bool isPlain = at(condition, "count").is_object() && at(condition, "n").is_number_integer();
    return m_phrases.finish(
        capital(isPlain ? count(condition, false, "ask.") : say("ask", {{"cond", this->condition(condition)}})));
}

/// A count, as a statement or in another manner such as "ask.".
std::string CardWriter::count(const Json &condition, bool isNegated, std::string_view manner)
{
    const std::string start(manner);
    const Json &what = at(condition, "count");
    if (!what.is_object() || what.empty())
        return raw(what);
    const std::string kind = what.begin().key();
    const Json &selector = what.begin().value();
    const std::string op = isNegated ? opposite(raw(at(condition, "op"))) : raw(at(condition, "op"));
    const Json &limit = at(condition, "n");
    const Number n = number(limit, 0);
    const std::string_view pattern = limit.is_number_integer() ? patternFor(op, n.value) : "count.other";
    const bool isOneOrNone = pattern == "count.some" || pattern == "count.none";
    const Slot count{"count",
                     say(pattern, {placeFor("n", n),
                                   {"op", op},
                                   {"one", existing(kind, selector, 1)},
                                   {"none", existing(kind, selector, kind == "resources" || kind == "deck" ? 0 : 1)},
                                   {"some", counted(kind, selector, n.value)}}),
                     isOneOrNone ? 1 : n.value};
    if (kind == "resources")
        return say(start + "have." + raw(selector), {count});
    if (kind == "deck")
        return say(start + "count.deck", {count, {"deck", word("deck", selector)}});
    return say(start + (kind == "graveyard" && selector == true ? "count.graveyard" : "count.there"), {count});
}

/// What is counted, in the form for that many.
std::string CardWriter::counted(const std::string &what, const Json &selector, long number)
{
    const Slot n{"n", {}, number};
    if (what == "tiles")
        return tileNoun(selector, number);
    if (what == "survivors")
        return survivorNoun(selector, number);
    if (what == "tokens")
        return tokenNoun(selector, number);
    if (what == "disasters")
        return say("counted.disasters", {n, {"kind", word("hazard", selector)}});
    return word("counted", Json(what), number);
}

/// The same where it only matters whether there is one: a tile with a Tornado is then simply a Tornado.
std::string CardWriter::existing(const std::string &what, const Json &selector, long number)
{
    const Json &tornado = at(selector, "tornado");
    if (what == "tiles" && selector.size() == 1 && tornado.is_string() && tornado != "none")
        return word("tornado-there", tornado, number);
    return counted(what, selector, number);
}

/// The tiles a card has just asked for, so that what follows can speak of "such tiles".
Json CardWriter::tilesAskedFor(const Json &condition)
{
    const Json &op = at(condition, "op");
    return op == ">=" || op == ">" ? at(at(condition, "count"), "tiles") : Json();
}

} // namespace cardquake::bugout
