// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "data/catalog/references.h"

#include "data/catalog/closest.h"
#include "data/catalog/explain_parts.h"
#include "data/catalog/wording.h"

#include <algorithm>

namespace cardquake {
namespace {

std::vector<std::string> wordsIn(const Json *value)
{
    if (!value)
        return {};
    return value->is_array() ? value->get<std::vector<std::string>>() : std::vector{value->get<std::string>()};
}

} // namespace

Diagnostics References::check(const Place &place) const
{
    Diagnostics diagnostics;
    for (const Json *schema : place.schemas) {
        const Json *values = wordOf(*schema, "x-ref");
        const Json *keys = wordOf(*schema, "x-ref-keys");
        const std::vector<std::string> also = wordsIn(wordOf(*schema, "x-ref-also"));
        if (keys && keys->is_boolean())
            keys = *keys == true ? std::exchange(values, nullptr) : nullptr;
        if (values)
            checkValues(place, {wordsIn(values), also}, diagnostics);
        if (keys && place.value->is_object())
            for (const auto &[name, value] : place.value->items())
                checkId({memberPath(place.path, name), "A name in " + place.label, nullptr, {}}, name,
                        {wordsIn(keys), also}, diagnostics);
    }
    return diagnostics;
}

void References::checkValues(const Place &place, const Target &target, Diagnostics &diagnostics) const
{
    const Json &value = *place.value;
    if (value.is_string())
        checkId(place, value.get_ref<const std::string &>(), target, diagnostics);
    else if (value.is_array())
        for (std::size_t i = 0; i < value.size(); ++i)
            checkValues({itemPath(place.path, i), itemPath(place.label, i), &value[i], {}}, target, diagnostics);
    else if (value.is_object())
        for (const auto &[name, inner] : value.items())
            checkValues({memberPath(place.path, name), memberPath(place.label, name), &inner, {}}, target, diagnostics);
}

void References::checkId(const Place &place, const std::string &id, const Target &target,
                         Diagnostics &diagnostics) const
{
    const auto hasRow = [&](const std::string &kind) { return m_pack.rows.find(kind, id) != nullptr; };
    if (std::ranges::any_of(target.kinds, hasRow) || std::ranges::find(target.also, id) != target.also.end())
        return;
    std::vector<std::string> candidates = target.also;
    for (const std::string &kind : target.kinds)
        for (const ContentRow &row : m_pack.rows.rows(kind))
            candidates.push_back(row.id);
    const std::string others = target.also.empty() ? "" : ", and it is not " + listed(target.also, "or") + " either";
    diagnostics.push_back(problem(
        place, place.label + " is " + excerpt(id) + "; there is no " + nounFor(target) + " with that id" + others + '.',
        didYouMean(id, candidates)));
}

/// `map tile or refuge`
std::string References::nounFor(const Target &target) const
{
    std::vector<std::string> nouns;
    for (const std::string &id : target.kinds)
        if (const Kind *kind = m_catalog.find(m_pack.info.game, id))
            nouns.push_back(inSentence(kind->title));
    return listed(nouns, "or");
}

} // namespace cardquake
