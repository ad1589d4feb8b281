// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/bugout/pictogram_writer.h"

#include "engine/games/bugout/icons.h"

#include <algorithm>

namespace cardquake::bugout {
namespace {

constexpr int deepestPictogram = 40;

Sign partingSign(Sign::Shape shape)
{
    Sign sign;
    sign.shape = shape;
    return sign;
}

/// Counts how deep the writer is inside, so that rows nested without end still get a pictogram.
class OneDeeper {
public:
    explicit OneDeeper(int &depth)
        : m_depth(++depth)
    {
    }
    ~OneDeeper() { --m_depth; }
    OneDeeper(const OneDeeper &) = delete;
    OneDeeper &operator=(const OneDeeper &) = delete;

private:
    int &m_depth;
};

std::string textOf(const Json &value)
{
    return value.is_string() ? value.get<std::string>() : std::string();
}

} // namespace

void PictogramWriter::add(Pictogram &all, Pictogram step)
{
    if (step.isEmpty())
        return;
    if (all.isEmpty()) {
        all = std::move(step);
        return;
    }
    all.strip.insert(all.strip.end(), step.strip.begin(), step.strip.end());
    if (all.whom != step.whom)
        all.whom.clear();
}

/// What has too many icons ends where they become too many.
Pictogram PictogramWriter::cut(Pictogram all)
{
    std::size_t icons = 0;
    const auto tooMany = std::ranges::find_if(
        all.strip, [&](const Sign &sign) { return sign.isIcon() && ++icons > Pictogram::mostIcons; });
    all.strip.erase(tooMany, all.strip.end());
    while (!all.strip.empty() && !all.strip.back().isIcon() && all.strip.back().shape != Sign::Shape::Figure)
        all.strip.pop_back();
    return all;
}

Pictogram PictogramWriter::effects(const Json &list)
{
    Pictogram all;
    const OneDeeper deeper(m_depth);
    if (m_depth > deepestPictogram)
        return all;
    for (const Json &step : listOf(list))
        add(all, effect(step));
    return cut(std::move(all));
}

Pictogram PictogramWriter::effect(const Json &effect)
{
    const std::string name = textOf(at(effect, "do"));
    if (name == "choose-one")
        return chooseOne(effect);
    if (name == "if")
        return conditional(effect);
    if (name == "may")
        return effects(at(effect, "effects"));
    if (name == "repeat")
        return repeat(effect);
    if (name == "keep")
        return keep(effect);
    if (name == "let") {
        m_remembered[textOf(at(effect, "as"))] = at(at(effect, "target"), "tiles");
        return {};
    }
    return verb(name, effect);
}

Pictogram PictogramWriter::chooseOne(const Json &effect)
{
    Pictogram all;
    for (const Json &option : listOf(at(effect, "options"))) {
        const Pictogram next = effects(at(option, "effects"));
        if (!all.isEmpty() && !next.isEmpty())
            all.strip.push_back(partingSign(Sign::Shape::Or));
        add(all, next);
    }
    return all;
}

Pictogram PictogramWriter::conditional(const Json &effect)
{
    Pictogram all;
    Sign question = asked(at(effect, "cond"));
    question.badge = Badge::Asked;
    all.strip = {question, partingSign(Sign::Shape::Arrow)};
    const bool isTurned = at(effect, "then").empty();
    const Pictogram then = effects(at(effect, isTurned ? "else" : "then"));
    all.brief = then.isEmpty() ? question : then.brief;
    all.strip.insert(all.strip.end(), then.strip.begin(), then.strip.end());
    return cut(std::move(all));
}

Pictogram PictogramWriter::repeat(const Json &effect)
{
    const std::vector<Json> steps = listOf(at(effect, "effects"));
    const long times = numberOf(at(effect, "n"));
    if (steps.size() == 1 && at(steps.front(), "do") == "damage")
        return damage(steps.front(), times);
    Pictogram all = effects(at(effect, "effects"));
    if (times == 1 || all.isEmpty())
        return all;
    if (all.strip.front().shape == Sign::Shape::Figure) {
        Sign often = partingSign(Sign::Shape::Figure);
        often.figure = "×" + std::to_string(times);
        all.strip.push_back(often);
    }
    for (Sign *sign : {&all.strip.front(), &all.brief})
        if (sign->shape == Sign::Shape::Icon)
            sign->figure = std::to_string(times);
    return all;
}

/// A kept card is shown by what it does while or when it is kept.
Pictogram PictogramWriter::keep(const Json &effect)
{
    const Json &name = at(effect, "as");
    if (m_isDiscarding)
        return {}; // keeping does nothing there
    Pictogram kept = form(at(m_hand, name.is_string() ? name.get_ref<const std::string &>() : std::string("main")));
    if (kept.isEmpty()) {
        kept.brief.icon = "kind-event";
        kept.brief.badge = Badge::Gained;
        kept.strip = {kept.brief};
    }
    return kept;
}

Pictogram PictogramWriter::form(const Json &form)
{
    Pictogram all;
    for (const Json &rule : listOf(at(form, "passive")))
        add(all, modifier(rule));
    if (at(form, "scope") == "all" && !all.isEmpty())
        all.whom = "all";
    if (all.isEmpty()) {
        m_isDiscarding = true;
        all = effects(at(form, "on_discard"));
        m_isDiscarding = false;
    }
    return cut(std::move(all));
}

Pictogram PictogramWriter::modifier(const Json &modifier)
{
    const std::string mod = textOf(at(modifier, "mod"));
    Pictogram all;
    if (mod == "cost")
        return cost(modifier);
    if (mod == "forbid") {
        all.strip = actions(at(modifier, "action"), Badge::TakenAway);
    } else if (mod == "actions" || mod == "draws" || mod == "hand-limit") {
        Sign figure = partingSign(Sign::Shape::Figure);
        figure.figure = withSign(at(modifier, "add"));
        figure.word = mod == "hand-limit" ? "hand" : "action";
        if (mod == "draws") {
            figure.icon = "kind-draw";
            figure.word.clear();
        }
        all.strip = {figure};
    } else if (mod == "immune" || mod == "extra-damage") {
        for (const Json &cause : listOf(at(modifier, "cause")))
            all.strip.push_back(word("cause", cause));
        const bool isSafe = mod == "immune";
        all.strip.push_back(partingSign(isSafe ? Sign::Shape::Arrow : Sign::Shape::Plus));
        Sign harm;
        harm.icon = "explosion";
        harm.figure = isSafe ? std::string() : withSign(at(modifier, "add"));
        const Signs hit = isSafe ? tileKinds(at(modifier, "tiles"), Badge::Safe, 1) : Signs{harm};
        all.strip.insert(all.strip.end(), hit.begin(), hit.end());
        all.brief = hit.front();
        return all;
    } else {
        all.strip = {Sign{}};
    }
    if (all.strip.empty())
        all.strip = {Sign{}};
    all.brief = all.strip.front();
    return all;
}

/// An action, and what is paid for it: more, something else, or nothing any more of what the action cost.
Pictogram PictogramWriter::cost(const Json &modifier)
{
    Pictogram all;
    const Json &action = at(modifier, "action");
    all.strip = actions(action, Badge::None);
    if (all.strip.empty())
        all.strip = {Sign{}};
    all.brief = all.strip.front();
    const auto pay = [&](const Json &cost, Sign::Shape shape, bool isOff) {
        for (const auto &[resource, amount] : cost.items()) {
            const bool isLess = isOff || (amount.is_number_integer() && amount.get<long>() < 0);
            all.strip.push_back(partingSign(shape));
            Sign paid = word("resource", Json(resource), isLess ? Badge::TakenAway : Badge::None);
            if (!isOff && numberOf(amount) > 1)
                paid.figure = std::to_string(numberOf(amount));
            all.strip.push_back(paid);
        }
    };
    const Json &set = at(modifier, "set");
    const ContentRow *row = action.is_string() ? m_rows.find("action", textOf(action)) : nullptr;
    const Json usual = row ? at(row->fields, "cost") : Json();
    if (set.is_object())
        pay(set.empty() && usual.is_object() ? usual : set, Sign::Shape::Arrow, set.empty());
    if (at(modifier, "add").is_object())
        pay(at(modifier, "add"), Sign::Shape::Plus, false);
    return all;
}

Sign PictogramWriter::asked(const Json &condition)
{
    const OneDeeper deeper(m_depth);
    Sign sign;
    if (m_depth > deepestPictogram || !condition.is_object())
        return sign;
    for (const char *key : {"not", "all", "any"})
        if (const std::vector<Json> parts = listOf(at(condition, key)); !parts.empty())
            return asked(parts.front());
    const Json &count = at(condition, "count");
    if (!count.is_object() || count.empty())
        return sign;
    const std::string what = count.begin().key();
    const Json &counted = count.begin().value();
    if (what == "tiles")
        sign.icon = tileIcons(counted).front();
    if (what == "survivors")
        sign.icon = at(counted, "in") == "safe" ? "act-rescue" : survivors({{"survivors", counted}}).front().icon;
    if (what == "tokens")
        sign.icon = tokens({{"tokens", counted}}, Badge::None).front().icon;
    if (what == "resources")
        sign.icon = "resource-any";
    if (what == "disasters")
        sign.icon = word("hazard", counted).icon;
    if (what == "graveyard")
        sign.icon = "grave";
    if (what == "deck")
        sign.icon = word("deck", counted).icon;
    return sign;
}

Pictogram pictogramOf(const ContentRows &rows, const Json &effects, const Json &hand)
{
    return PictogramWriter(rows, hand).effects(effects);
}

Pictogram keptPictogram(const ContentRows &rows, const Json &form)
{
    const Json noHand;
    return PictogramWriter(rows, noHand).form(form);
}

Sign askedSign(const ContentRows &rows, const Json &condition)
{
    const Json noHand;
    return PictogramWriter(rows, noHand).asked(condition);
}

std::vector<std::string> tileIcons(const ContentRows &rows, const Json &selector)
{
    const Json noHand;
    return PictogramWriter(rows, noHand).tileIcons(selector);
}

} // namespace cardquake::bugout
