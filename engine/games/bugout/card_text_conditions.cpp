// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/bugout/card_writer.h"

#include <algorithm>

namespace cardquake::bugout {
namespace {

/// A comparison in the words that read best: "more than 3" is "at least 4", and "not at least 4" is "at most 3".
struct Comparison {
    std::string key;
    long n = 0;
};

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

Comparison comparison(const std::string &op, long n)
{
    if (op == ">")
        return comparison(">=", n + 1);
    if (op == "<" && n > 0)
        return comparison("<=", n - 1);
    if (op == ">=")
        return {n == 1 ? "count.some" : "count.least", n};
    if (op == "<=" || op == "==")
        return {n == 0 ? "count.none" : op == "==" ? "count.exactly" : "count.most", n};
    if (op == "!=")
        return {n == 0 ? "count.some" : "count.not", n == 0 ? 1 : n};
    return {op == "<" ? "count.fewer" : "count.other", n};
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

std::string CardWriter::count(const Json &condition, bool isNegated)
{
    const Json &what = at(condition, "count");
    if (!what.is_object() || what.empty())
        return raw(what);
    const std::string kind = what.begin().key();
    const Json &selector = what.begin().value();
    const std::string op = isNegated ? opposite(raw(at(condition, "op"))) : raw(at(condition, "op"));
    const Json &limit = at(condition, "n");
    const bool isNumber = limit.is_number_integer();
    constexpr long mostRead = 1'000'000;
    const long n = isNumber ? std::clamp(limit.get<long>(), -mostRead, mostRead) : 2;
    const Comparison compared = isNumber ? comparison(op, n) : Comparison{"count.other", n};
    const std::string amount = say(compared.key, {{"n", isNumber ? std::to_string(compared.n) : raw(limit)},
                                                  {"op", op},
                                                  {"one", counted(kind, selector, 1)},
                                                  {"none", counted(kind, selector, 0)},
                                                  {"some", counted(kind, selector, compared.n)}});
    const Place count{"count", amount, compared.n};
    if (kind == "resources")
        return say(std::string("have.").append(raw(selector)), {count});
    if (kind == "deck")
        return say("count.deck", {count, {"deck", word("deck", selector)}});
    return say(kind == "graveyard" ? "count.graveyard" : "count.there", {count});
}

/// What is counted, in the form for that many.
std::string CardWriter::counted(const std::string &what, const Json &selector, long number)
{
    const Place n{"n", {}, number};
    if (what == "tiles")
        return tileNoun(selector, number);
    if (what == "survivors")
        return survivorNoun(selector, number, false);
    if (what == "tokens")
        return tokenNoun(selector, number, false);
    if (what == "disasters")
        return say("counted.disasters", {n, {"kind", word("hazard", selector)}});
    return word("counted", Json(what), number);
}

/// The tiles a card has just asked for, so that what follows can speak of "such tiles".
Json CardWriter::tilesAskedFor(const Json &condition)
{
    const Json &op = at(condition, "op");
    return op == ">=" || op == ">" ? at(at(condition, "count"), "tiles") : Json();
}

} // namespace cardquake::bugout
