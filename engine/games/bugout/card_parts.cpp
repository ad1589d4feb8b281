// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/bugout/card_parts.h"

#include "engine/games/bugout/card_writer.h"
#include "engine/games/bugout/pictogram_writer.h"

#include <algorithm>

namespace cardquake::bugout {
namespace {

using Format = CardParts::Format;
using Role = CardPart::Role;

bool isVerb(const Json &effect, std::string_view verb)
{
    return at(effect, "do") == verb;
}

/// Makes the parts of one card.
class PartMaker {
public:
    PartMaker(const ContentRows &rows, const ContentRow &row, const Phrases &phrases)
        : m_rows(rows)
        , m_phrases(phrases)
        , m_effects(at(row.fields, "effects"))
        , m_hand(at(row.fields, "hand"))
        , m_own(at(row.fields, "text"))
    {
        m_card.pictogram = pictogramOf(rows, m_effects, m_hand);
    }

    CardParts make()
    {
        const std::vector<Json> steps = listOf(m_effects);
        const Json only = steps.size() == 1 ? steps.front() : Json();
        if (m_own.is_string() && m_own != "")
            m_card.parts = {{Role::Effects, m_own.get<std::string>(), m_card.pictogram}};
        else if (isVerb(only, "choose-one") && listOf(at(only, "options")).size() > 1)
            makeChoice(only);
        else if (isVerb(only, "if"))
            makeQuestion(only);
        else if (isVerb(only, "keep") && keptForm(only).is_object())
            makeKept(keptForm(only));
        else
            m_card.parts = {part(Role::Effects, m_effects)};
        return m_card;
    }

private:
    CardWriter writer() const { return {m_rows, m_phrases, m_hand}; }

    CardPart part(Role role, const Json &effects) const
    {
        return {role, writer().card(effects), pictogramOf(m_rows, effects, m_hand)};
    }

    const Json &keptForm(const Json &keep) const
    {
        const Json &name = at(keep, "as");
        return at(m_hand, name.is_string() ? name.get_ref<const std::string &>() : std::string("main"));
    }

    void makeChoice(const Json &choice)
    {
        m_card.format = Format::Choice;
        for (const Json &option : listOf(at(choice, "options")))
            m_card.parts.push_back(part(Role::Option, at(option, "effects")));
    }

    bool isKeptBy(const Json &branch) const
    {
        const std::vector<Json> steps = listOf(branch);
        return steps.size() == 1 && isVerb(steps.front(), "keep");
    }

    void makeQuestion(const Json &question)
    {
        const Json &then = at(question, "then");
        const Json &otherwise = at(question, "else");
        m_card.format = isKeptBy(then) && isKeptBy(otherwise) ? Format::TwoSided : Format::Question;
        m_card.question = writer().question(at(question, "cond"));
        m_card.asked = askedSign(m_rows, at(question, "cond"));
        findAskedTile(at(question, "cond"));
        m_card.parts = {branch(Role::Yes, then), branch(Role::No, otherwise)};
    }

    /// An answer; where all it does is to keep the card, the form is said more briefly than on a card of its own.
    CardPart branch(Role role, const Json &steps) const
    {
        CardPart answer = part(role, steps);
        const Json form = isKeptBy(steps) ? keptForm(listOf(steps).front()) : Json();
        if (form.is_object() && !form.empty())
            answer.text = writer().kept(form, m_card.format != Format::TwoSided);
        return answer;
    }

    /// The tile or the type of tile that a condition names.
    void findAskedTile(const Json &condition)
    {
        const Json &count = at(condition, "count");
        const Json &tiles = count.is_object() && !count.contains("tiles") && !count.empty()
                                ? at(count.begin().value(), "on")
                                : at(count, "tiles");
        const std::vector<Json> ids = listOf(at(tiles, "tile"));
        const std::vector<Json> types = listOf(at(tiles, "type"));
        if (!ids.empty() && ids.front().is_string())
            m_card.askedTile = ids.front().get<std::string>();
        if (!types.empty() && types.front().is_string())
            m_card.askedType = types.front().get<std::string>();
    }

    void makeKept(const Json &form)
    {
        m_card.format = Format::Kept;
        const bool isForAll = at(form, "scope") == "all";
        if (std::string changes = writer().changes(form); !changes.empty())
            m_card.parts.push_back({Role::WhileKept, changes, m_card.pictogram, {}, 0, isForAll});
        if (std::string times = writer().whenItGoes(form); !times.empty()) {
            m_card.parts.push_back({Role::Goes, times, {}});
            const Json &turns = at(form, "turns");
            m_card.parts.back().turns = static_cast<int>(std::clamp(numberOf(turns, 0), 0L, 9L));
        }
        if (std::string uses = writer().uses(form); !uses.empty()) {
            m_card.parts.push_back({Role::Used, uses, pictogramOf(m_rows, at(form, "on_discard"), m_hand)});
            const Json &discard = at(form, "discard");
            m_card.parts.back().price = discard == "free"     ? CardPart::Price::Free
                                        : discard == "action" ? CardPart::Price::Action
                                                              : CardPart::Price::None;
        }
        if (m_card.parts.empty())
            m_card.parts = {part(Role::Effects, m_effects)};
    }

    const ContentRows &m_rows;
    const Phrases &m_phrases;
    const Json &m_effects;
    const Json &m_hand;
    const Json &m_own;
    CardParts m_card;
};

/// The cells of a selector that names nothing but a place; nothing when it names more.
std::vector<std::string> cellsOf(const ContentRows &rows, const Json &selector)
{
    std::vector<std::string> cells;
    const Json &region = at(selector, "region");
    const ContentRow *row = region.is_string() ? rows.find("region", region.get_ref<const std::string &>()) : nullptr;
    for (const Json &cell : listOf(row ? at(row->fields, "cells") : at(selector, "cells")))
        if (cell.is_string())
            cells.push_back(cell.get<std::string>());
    return cells;
}

} // namespace

CardParts cardParts(const ContentRows &rows, const ContentRow &row, const Phrases &phrases)
{
    return PartMaker(rows, row, phrases).make();
}

Doom doomOf(const ContentRows &rows, const ContentRow &row, const Phrases &phrases)
{
    Doom doom;
    const Json &own = at(row.fields, "text");
    const bool hasOwnText = own.is_string() && own != "";
    CardWriter writer(rows, phrases, at(row.fields, "hand"));
    doom.text = hasOwnText ? own.get<std::string>() : writer.card(at(row.fields, "effects"));
    std::vector<Json> steps = listOf(at(row.fields, "effects"));
    long times = 1;
    if (steps.size() == 1 && isVerb(steps.front(), "repeat")) {
        times = numberOf(at(steps.front(), "n"));
        const std::vector<Json> repeated = listOf(at(steps.front(), "effects"));
        steps = repeated;
    }
    if (steps.size() != 1)
        return doom;
    const Json &effect = steps.front();
    const Json &selector = at(at(effect, "target"), "tiles");
    const bool isSingle = at(at(effect, "target"), "pick").is_null();
    if (isVerb(effect, "damage") && isSingle && numberOf(at(effect, "n")) == 1) {
        doom.kind = Doom::Kind::Damage;
        doom.icons = tileIcons(rows, selector);
        doom.note = phrases.say(at(effect, "save").is_null() ? "note.damage" : "note.damage.save");
    } else if (isVerb(effect, "destroy") && isSingle) {
        doom.kind = Doom::Kind::Destroy;
        doom.cells = cellsOf(rows, selector);
        doom.note = phrases.say("note.destroy");
    } else if (isVerb(effect, "chopper")) {
        doom.kind = Doom::Kind::Rescue;
        times = numberOf(at(effect, "seats"));
    }
    doom.number = times;
    if (hasOwnText)
        doom.note.clear();
    return doom;
}

} // namespace cardquake::bugout
