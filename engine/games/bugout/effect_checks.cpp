// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/bugout/effect_checks.h"

#include <set>

namespace cardquake::bugout {
namespace {

using Names = std::set<std::string, std::less<>>;

std::string item(const std::string &path, std::size_t index)
{
    return path + '[' + std::to_string(index) + ']';
}

std::string member(std::string path, const std::string &key)
{
    return path.append(1, '.').append(key);
}

/// Walks the effects of one card in the order in which they happen, so that it knows which tiles are remembered.
class CardChecker {
public:
    CardChecker(std::string_view kind, const ContentRow &card, Findings &findings)
        : m_kind(kind)
        , m_card(card)
        , m_forms(objectField(card.fields, "hand"))
        , m_findings(findings)
    {
    }

    void run()
    {
        checkList(listField(m_card.fields, "effects"), {}, "effects");
        m_inDiscardEffect = true;
        for (const auto &[name, form] : m_forms.items()) {
            checkForm(form, "hand." + name);
            if (!m_keptAs.contains(name))
                m_findings.warning(spot("hand." + name), "The card is never kept in the form " + name + ".",
                                   "Keep the card as " + name + " in an effect, or remove the form.");
        }
    }

private:
    Spot spot(std::string path) const { return {m_kind, m_card.id, std::move(path)}; }

    /// Gives the names of the tiles that may be remembered afterwards.
    Names checkList(const Json &effects, Names names, const std::string &path)
    {
        if (effects.is_array())
            for (std::size_t i = 0; i < effects.size(); ++i)
                if (effects[i].is_object())
                    names = checkEffect(effects[i], names, item(path, i));
        return names;
    }

    Names checkEffect(const Json &effect, const Names &names, const std::string &path)
    {
        for (const char *key : {"target", "to", "cond"})
            if (const auto found = effect.find(key); found != effect.end())
                checkSelection(*found, names, member(path, key));

        const std::optional<std::string> verb = textField(effect, "do");
        if (verb == "keep")
            checkKeep(textField(effect, "as").value_or("main"), path);
        Names after = checkBranches(effect, names, path);
        if (verb == "let")
            if (std::optional<std::string> name = textField(effect, "as"))
                after.insert(*name);
        return after;
    }

    /// A tile remembered in one branch is unknown in the others, but may be spoken of afterwards.
    Names checkBranches(const Json &effect, const Names &names, const std::string &path)
    {
        Names after = names;
        for (const char *key : {"effects", "then", "else"})
            if (const auto found = effect.find(key); found != effect.end())
                after.merge(checkList(*found, names, member(path, key)));
        const Json &options = listField(effect, "options");
        for (std::size_t i = 0; i < options.size(); ++i)
            after.merge(checkList(listField(options[i], "effects"), names, item(path + ".options", i) + ".effects"));
        return after;
    }

    /// Targets, selectors and conditions, however deep they are nested.
    void checkSelection(const Json &value, const Names &names, const std::string &path)
    {
        if (value.is_array())
            for (std::size_t i = 0; i < value.size(); ++i)
                checkSelection(value[i], names, item(path, i));
        if (!value.is_object())
            return;
        if (const auto name = textField(value, "ref"); name && !names.contains(*name))
            m_findings.error(spot(path + ".ref"), "No tile was remembered as " + *name + " before this point.",
                             "Let an earlier effect of this card remember a tile as " + *name + ".");
        for (const auto &[key, inner] : value.items())
            checkSelection(inner, names, member(path, key));
    }

    void checkKeep(const std::string &form, const std::string &path)
    {
        if (m_kind == "apocalypse" || m_inDiscardEffect) {
            m_findings.warning(spot(path),
                               m_inDiscardEffect ? "A card that is being discarded cannot be kept; this does nothing."
                                                 : "An Apocalypse card cannot be kept; this does nothing.",
                               "Remove it.");
            return;
        }
        m_keptAs.insert(form);
        if (!m_forms.contains(form))
            m_findings.warning(spot(path),
                               "The card is kept in the form " + form +
                                   ", but has no such form in hand, so it is discarded.",
                               "Add the form " + form + ", or keep the card in one of its forms.");
    }

    void checkForm(const Json &form, const std::string &path)
    {
        checkSelection(listField(form, "passive"), {}, path + ".passive");
        checkSelection(objectField(form, "until"), {}, path + ".until");
        checkList(listField(form, "on_discard"), {}, path + ".on_discard");
    }

    std::string_view m_kind;
    const ContentRow &m_card;
    const Json &m_forms;
    Findings &m_findings;
    Names m_keptAs;
    bool m_inDiscardEffect = false;
};

} // namespace

void checkEffects(const ContentRows &rows, Findings &findings)
{
    for (const std::string_view kind : {"event", "apocalypse"})
        for (const ContentRow &card : rows.rows(kind))
            CardChecker(kind, card, findings).run();
}

} // namespace cardquake::bugout
