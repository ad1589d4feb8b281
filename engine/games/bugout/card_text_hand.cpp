// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/bugout/card_writer.h"
#include "engine/games/bugout/icons.h"
#include "engine/games/bugout/marked_text.h"

#include <algorithm>
#include <limits>
#include <utility>

namespace cardquake::bugout {
namespace {

std::string formName(const Json &keepEffect)
{
    const auto name = keepEffect.find("as");
    return name != keepEffect.end() && name->is_string() ? name->get<std::string>() : "main";
}

void collectKept(const Json &value, std::vector<std::string> &names, int depth)
{
    constexpr int deepest = 100;
    if (depth > deepest || !value.is_structured())
        return;
    if (value.is_object() && value.contains("do") && value["do"] == "keep") {
        const std::string name = formName(value);
        if (std::ranges::find(names, name) == names.end())
            names.push_back(name);
        return;
    }
    for (const Json &part : value)
        collectKept(part, names, depth + 1);
}

} // namespace

std::vector<std::string> CardWriter::keptForms(const Json &effects)
{
    std::vector<std::string> names;
    collectKept(effects, names, 0);
    return names;
}

/// "Keep this card". What a single form does stands in sentences of its own below; of several, each where it is kept.
std::string CardWriter::keep(const Json &effect)
{
    const std::string name = formName(effect);
    const Json &form = at(m_hand, name);
    if (!form.is_object())
        return name == "main" ? say("verb.keep") : say("verb.keep.as", {{"name", name}});
    if (m_isDiscarding || m_kept.size() < 2)
        return say("verb.keep");
    const std::string changed = rules(form);
    std::vector<std::string> parts{changed.empty() ? say("verb.keep") : say("verb.keep.rules", {{"rules", changed}})};
    if (!leaveAlike())
        for (const std::string &sentence : leavingSentences(form))
            parts.push_back(say("brackets", {{"text", sentence}}));
    return m_phrases.join("aside", parts);
}

bool CardWriter::leaveAlike()
{
    return std::ranges::all_of(m_kept, [&](const std::string &name) {
        return leavingSentences(at(m_hand, name)) == leavingSentences(at(m_hand, m_kept.front()));
    });
}

/// What is said of the kept card after the effects.
std::vector<std::string> CardWriter::keptSentences()
{
    std::vector<std::string> sentences;
    if (m_kept.empty())
        return sentences;
    const Json &form = at(m_hand, m_kept.front());
    if (m_kept.size() == 1) {
        if (const std::string changed = rules(form); !changed.empty())
            sentences.push_back(say("form.rules", {{"rules", changed}}));
    } else if (!leaveAlike()) {
        return sentences;
    }
    for (const std::string &sentence : leavingSentences(form))
        sentences.push_back(sentence);
    return sentences;
}

bool CardWriter::isPlayed(const Json &form)
{
    const Json &discard = at(form, "discard");
    return !discard.is_null() && discard != "none";
}

/// When the card goes by itself.
std::vector<std::string> CardWriter::goingTimes(const Json &form)
{
    std::vector<std::string> times;
    const Json &turns = at(form, "turns");
    if (const Json &until = at(form, "until"); !until.is_null())
        times.push_back(say("form.until", {{"cond", condition(until)}}));
    if (!turns.is_null()) {
        const std::string key = "form.turns." + raw(turns);
        times.push_back(say(m_phrases.has(key) ? key : std::string("form.turns"), {placeFor("n", number(turns))}));
    }
    return times;
}

/// What happens when the card leaves the hand, as a clause.
std::string CardWriter::happensThen(const Json &form)
{
    const Json &effectsThen = at(form, "on_discard");
    if (effectsThen.empty())
        return {};
    const std::vector<std::string> remembered = std::exchange(m_remembered, {});
    m_isDiscarding = true;
    m_inActionPhase = isPlayed(form);
    std::string happens = effects(effectsThen).text;
    m_inActionPhase = m_isDiscarding = false;
    m_remembered = remembered;
    return happens;
}

/// When and how the card leaves the hand, and what happens then.
std::vector<std::string> CardWriter::leavingSentences(const Json &form)
{
    std::vector<std::string> sentences;
    for (const std::string &time : goingTimes(form))
        sentences.push_back(say("form.goes", {{"when", time}}));
    const bool leavesByItself = !sentences.empty();
    const std::string happens = happensThen(form);
    const std::string played = isPlayed(form) ? word("discard", at(form, "discard")) : std::string();
    if (!played.empty() && !leavesByItself && !happens.empty()) {
        sentences.push_back(say("form.play", {{"discard", played}, {"effects", happens}}));
        return sentences;
    }
    if (!played.empty())
        sentences.push_back(say("form.may-play", {{"discard", played}}));
    if (!happens.empty())
        sentences.push_back(say("form.leaves", {{"effects", happens}}));
    return sentences;
}

std::string CardWriter::kept(const Json &form, bool saysKeep)
{
    const std::string changed = rules(form);
    std::vector<std::string> sentences;
    if (saysKeep)
        sentences.push_back(changed.empty() ? say("verb.keep") : say("verb.keep.rules", {{"rules", changed}}));
    else if (!changed.empty())
        sentences.push_back(changed);
    for (std::string &sentence : leavingSentences(form))
        sentences.push_back(std::move(sentence));
    return m_phrases.finish(inSentences(sentences));
}

std::string CardWriter::changes(const Json &form)
{
    const std::string changed = rules(form);
    return m_phrases.finish(changed.empty() ? changed : asSentence(changed));
}

std::string CardWriter::whenItGoes(const Json &form)
{
    return m_phrases.finish(inSentences(goingTimes(form)));
}

std::string CardWriter::uses(const Json &form)
{
    const std::string happens = happensThen(form);
    const bool onlyWhenPlayed = isPlayed(form) && goingTimes(form).empty();
    if (!happens.empty())
        return m_phrases.finish(asSentence(onlyWhenPlayed ? happens : say("form.leaves", {{"effects", happens}})));
    return isPlayed(form) ? asSentence(say("form.may-play", {{"discard", word("discard", at(form, "discard"))}}))
                          : std::string();
}

/// The rules a form changes. Neighbours that change the price of several actions alike are said together.
std::string CardWriter::rules(const Json &form)
{
    std::vector<std::string> said;
    const std::vector<Json> modifiers = listOf(at(form, "passive"));
    for (std::size_t i = 0; i < modifiers.size();) {
        Json alike = modifiers[i];
        std::vector<Json> actions{at(alike, "action")};
        const bool hasAction = alike.is_object() && alike.contains("action");
        for (++i; hasAction && i < modifiers.size(); ++i) {
            alike["action"] = at(modifiers[i], "action");
            if (alike != modifiers[i])
                break;
            actions.push_back(at(modifiers[i], "action"));
        }
        said.push_back(rule(modifiers[i - actions.size()], actions, at(form, "scope")));
    }
    return m_phrases.join("and", said);
}

/// A rule as it holds for the owner or for everybody.
std::string CardWriter::scoped(const std::string &key, const Json &scope, const Places &places) const
{
    const std::string whom = scope.is_null() ? "owner" : raw(scope);
    const std::string exact = key + "." + whom;
    if (m_phrases.has(exact))
        return say(exact, places);
    return whom + ": " + say(key + ".owner", places);
}

std::string CardWriter::rule(const Json &modifier, const std::vector<Json> &actions, const Json &scope)
{
    std::string mod = raw(at(modifier, "mod"));
    if (!modifier.is_object())
        return raw(modifier);
    if (mod == "cost")
        return cost(modifier, actions, scope);
    if (mod == "forbid") {
        const bool isEverything = actions.size() == 1 && actions.front() == "*";
        return scoped(isEverything ? "mod.forbid.everything" : "mod.forbid", scope,
                      {{"actions", words("action", actions)}});
    }
    if (mod == "actions" || mod == "draws" || mod == "hand-limit")
        return scoped("mod." + mod, scope, {{"change", change(mod, at(modifier, "add"))}});
    const std::string causes = words("cause", at(modifier, "cause"));
    if (mod == "immune")
        return say("mod.immune", {{"tiles", tileNoun(at(modifier, "tiles"), 2)}, {"causes", causes}});
    if (mod == "extra-damage")
        return say("mod.extra-damage", {{"change", change(mod, at(modifier, "add"))}, {"causes", causes}});
    return mod;
}

std::string CardWriter::cost(const Json &modifier, const std::vector<Json> &actions, const Json &scope) const
{
    const Slot who{"actions", words("action", actions, 1, "and"), static_cast<long>(actions.size())};
    std::vector<std::string> prices;
    const Json &set = at(modifier, "set");
    const Json &add = at(modifier, "add");
    if (set.is_object() && set.empty() && add.is_null())
        return scoped("mod.cost.free", scope, {who});
    if (!set.is_null())
        prices.push_back(price(set, false));
    if (!add.is_null())
        prices.push_back(price(add, true));
    return scoped("mod.cost", scope, {who, {"cost", m_phrases.join("and", prices)}});
}

/// "1 Gas and 2 Tools", or as a change "1 extra Gas".
std::string CardWriter::price(const Json &cost, bool isChange) const
{
    if (!cost.is_object())
        return raw(cost);
    const Slot anyIcon{"icon", iconMark(iconOf("resource", "any"))};
    std::vector<std::string> parts;
    for (const auto &[resource, amount] : cost.items()) {
        const Amount change = amountOf(amount);
        const std::string kind = !isChange ? "price" : change.isLess ? "price-less" : "price-more";
        parts.push_back(resource == "any" ? say(kind + ".any", {placeFor("n", change.number), anyIcon})
                                          : say(kind + ".named", {placeFor("n", change.number),
                                                                  {"name", nameOf("resource", Json(resource))}}));
    }
    return parts.empty() ? say("price.nothing") : m_phrases.join("and", parts);
}

CardWriter::Amount CardWriter::amountOf(const Json &change)
{
    const Number n = number(change, 0);
    if (!change.is_number_integer() || n.value >= 0)
        return {n, false};
    return {{n.text.substr(1), n.value == std::numeric_limits<long>::min() ? n.value : -n.value}, true};
}

std::string CardWriter::change(const std::string &what, const Json &add) const
{
    const Amount amount = amountOf(add);
    return say("change." + what + (amount.isLess ? ".less" : ".more"), {placeFor("n", amount.number)});
}

} // namespace cardquake::bugout
