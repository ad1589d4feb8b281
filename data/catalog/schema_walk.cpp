// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "data/catalog/schema_walk.h"

#include "data/catalog/wording.h"

#include <algorithm>
#include <charconv>

namespace cardquake {
namespace {

const Json nothing;

std::size_t toIndex(const std::string &step)
{
    std::size_t index = 0;
    std::from_chars(step.data(), step.data() + step.size(), index);
    return index;
}

/// `additionalItems`, `additionalProperties`: plain true or false says nothing about the value.
const Json *schemaOfOthers(const Json &schema, std::string_view word)
{
    const Json *others = wordOf(schema, word);
    return others && others->is_object() ? others : nullptr;
}

/// `items` is one schema for all entries, or a list of one each.
const Json *schemaOfItem(const Json &schema, std::size_t index)
{
    const Json *items = wordOf(schema, "items");
    if (!items || !items->is_array())
        return items;
    return index < items->size() ? &(*items)[index] : schemaOfOthers(schema, "additionalItems");
}

const Json *property(const Json &schema, const std::string &name)
{
    const Json *properties = wordOf(schema, "properties");
    return properties ? wordOf(*properties, name) : nullptr;
}

/// Its title, where the schema names the field; in a group of free names, `Cost.wood`.
std::string labelOfMember(const Place &parent, const Place &member, const std::string &name)
{
    const auto namesIt = [&](const Json *schema) { return property(*schema, name) != nullptr; };
    if (!member.schemas.empty() && std::ranges::none_of(parent.schemas, namesIt))
        return memberPath(parent.label, name);
    const Json *title = wordAt(member, "title");
    return title && title->is_string() ? title->get<std::string>() : name;
}

} // namespace

const Json *wordOf(const Json &schema, std::string_view word)
{
    if (!schema.is_object())
        return nullptr;
    const auto found = schema.find(word);
    return found == schema.end() ? nullptr : &*found;
}

const Json *wordAt(const Place &place, std::string_view word)
{
    for (const Json *schema : place.schemas)
        if (const Json *found = wordOf(*schema, word))
            return found;
    return nullptr;
}

std::string memberPath(const std::string &path, std::string_view name)
{
    return path.empty() ? std::string(name) : path + '.' + std::string(name);
}

std::string itemPath(const std::string &path, std::size_t index)
{
    return path + '[' + std::to_string(index) + ']';
}

SchemaWalk::SchemaWalk(const KindCatalog &catalog, const Kind &kind, SchemaCache &cache)
    : m_catalog(catalog)
    , m_kind(kind)
    , m_cache(cache)
{
}

Place SchemaWalk::root(const Json &fields) const
{
    return place("", capitalised(withArticle(inSentence(m_kind.title))), fields, m_kind.schema);
}

Place SchemaWalk::place(std::string path, std::string label, const Json &value, const Json &schema) const
{
    Place result{std::move(path), std::move(label), &value, {}};
    gather(schema, result);
    return result;
}

Place SchemaWalk::member(const Place &parent, const std::string &name) const
{
    const Json *value = wordOf(*parent.value, name);
    Place result{memberPath(parent.path, name), {}, value ? value : &nothing, {}};
    for (const Json *schema : parent.schemas)
        if (const Json *named = property(*schema, name))
            gather(*named, result);
        else if (const Json *others = schemaOfOthers(*schema, "additionalProperties"))
            gather(*others, result);
    result.label = labelOfMember(parent, result, name);
    return result;
}

Place SchemaWalk::item(const Place &parent, std::size_t index) const
{
    const bool exists = parent.value->is_array() && index < parent.value->size();
    Place result{
        itemPath(parent.path, index), itemPath(parent.label, index), exists ? &(*parent.value)[index] : &nothing, {}};
    for (const Json *schema : parent.schemas)
        if (const Json *inner = schemaOfItem(*schema, index))
            gather(*inner, result);
    return result;
}

Place SchemaWalk::follow(Place place, std::span<const std::string> steps) const
{
    for (const std::string &step : steps)
        place = place.value->is_array() ? item(place, toIndex(step)) : member(place, step);
    return place;
}

void SchemaWalk::visit(const Place &from, const std::function<void(const Place &)> &visitor) const
{
    if (from.schemas.empty())
        return;
    visitor(from);
    if (from.value->is_array())
        for (std::size_t i = 0; i < from.value->size(); ++i)
            visit(item(from, i), visitor);
    else if (from.value->is_object())
        for (const auto &[name, value] : from.value->items())
            visit(member(from, name), visitor);
}

const CompiledSchema &SchemaWalk::compiled(const Json &schema) const
{
    return m_cache.get(m_kind.game, schema);
}

void SchemaWalk::gather(const Json &schema, Place &into) const
{
    into.schemas.push_back(&schema);
    if (const Json *ref = wordOf(schema, "$ref"))
        return gatherReference(ref->get_ref<const std::string &>(), into);
    if (const Json *all = wordOf(schema, "allOf"))
        for (const Json &each : *all)
            gather(each, into);
    gatherCondition(schema, into);
    for (const char *word : {"anyOf", "oneOf"})
        if (const Json *alternatives = wordOf(schema, word))
            gatherAlternative(*alternatives, into);
}

void SchemaWalk::gatherReference(const std::string &ref, Place &into) const
{
    if (const Json *target = m_catalog.target(m_kind.game, ref))
        gather(*target, into);
}

void SchemaWalk::gatherCondition(const Json &schema, Place &into) const
{
    const Json *condition = wordOf(schema, "if");
    if (!condition)
        return;
    const bool holds = compiled(*condition).accepts(*into.value);
    const Json *consequence = wordOf(schema, holds ? "then" : "else");
    if (!consequence)
        return;
    // In front, because it says more about this value than what holds for all.
    Place special{{}, {}, into.value, {}};
    gather(*consequence, special);
    into.schemas.insert(into.schemas.begin(), special.schemas.begin(), special.schemas.end());
}

/// The forms that the value has. When it has none, the one form that it was probably meant to have.
void SchemaWalk::gatherAlternative(const Json &alternatives, Place &into) const
{
    std::vector<const Json *> meant;
    bool fits = false;
    for (const Json &form : alternatives) {
        if (compiled(form).accepts(*into.value)) {
            gather(form, into);
            fits = true;
        } else if (into.value->is_structured() && namesType(form, *into.value)) {
            meant.push_back(&form);
        }
    }
    if (!fits && meant.size() == 1)
        gather(*meant.front(), into);
}

/// Whether a form is for lists, or for groups of fields, as the value is.
bool SchemaWalk::namesType(const Json &schema, const Json &value) const
{
    if (const Json *ref = wordOf(schema, "$ref")) {
        const Json *target = m_catalog.target(m_kind.game, ref->get_ref<const std::string &>());
        return target && namesType(*target, value);
    }
    const Json *type = wordOf(schema, "type");
    return type && *type == (value.is_array() ? "array" : "object");
}

} // namespace cardquake
