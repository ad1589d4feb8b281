// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "data/catalog/explain_parts.h"

#include "data/catalog/closest.h"
#include "data/catalog/wording.h"

#include <algorithm>
#include <array>
#include <utility>

namespace cardquake {
namespace {

using Words = std::vector<std::string>;

bool hasType(const Json &value, std::string_view type)
{
    return (type == "string" && value.is_string()) || (type == "integer" && value.is_number_integer()) ||
           (type == "number" && value.is_number()) || (type == "boolean" && value.is_boolean()) ||
           (type == "array" && value.is_array()) || (type == "object" && value.is_object()) ||
           (type == "null" && value.is_null());
}

std::string wordsForType(std::string_view type)
{
    using Entry = std::pair<std::string_view, std::string_view>;
    constexpr auto entries = std::to_array<Entry>({{"string", "a text"},
                                                   {"integer", "a whole number"},
                                                   {"number", "a number"},
                                                   {"boolean", "true or false"},
                                                   {"array", "a list"},
                                                   {"object", "a group of fields"},
                                                   {"null", "empty"}});
    for (const auto &[name, words] : entries)
        if (name == type)
            return std::string(words);
    return std::string(type);
}

/// `type` is one name or a list of names.
Words typesOf(const Json &schema)
{
    const Json *type = wordOf(schema, "type");
    if (!type)
        return {};
    return type->is_array() ? type->get<Words>() : Words{type->get<std::string>()};
}

std::string typesInWords(Words types)
{
    std::ranges::transform(types, types.begin(), wordsForType);
    return listed(types, "or");
}

std::string typeFound(const Json &value)
{
    if (value.is_null())
        return "it is empty";
    if (value.is_boolean())
        return "it is " + toLine(value);
    return "it is " + std::string(typeInWords(value)) + " (" + excerpt(value) + ')';
}

/// What `const` or `enum` let one choose from.
std::vector<Json> choicesOf(const Json &schema)
{
    if (const Json *only = wordOf(schema, "const"))
        return {*only};
    const Json *choices = wordOf(schema, "enum");
    return choices ? choices->get<std::vector<Json>>() : std::vector<Json>();
}

Words inWords(const std::vector<Json> &choices)
{
    Words words;
    for (const Json &choice : choices)
        words.push_back(choiceInWords(choice));
    return words;
}

std::string fixFor(const Json &value, const Words &choices)
{
    return value.is_string() ? didYouMean(value.get_ref<const std::string &>(), choices) : std::string();
}

std::string textAt(const Place &place, std::string_view word)
{
    const Json *found = wordAt(place, word);
    return found && found->is_string() ? found->get<std::string>() : std::string();
}

/// One of several forms, as far as it can be said in few words.
std::string formInWords(const Json &form)
{
    if (const Words choices = inWords(choicesOf(form)); !choices.empty())
        return choices.size() == 1 ? choices.front() : "one of " + listed(choices, "");
    const Json *lowest = wordOf(form, "minimum");
    const Json *highest = wordOf(form, "maximum");
    const std::string limits = lowest || highest ? " (" + rangeInWords(lowest, highest) + ')' : std::string();
    return typesInWords(typesOf(form)) + limits;
}

} // namespace

Diagnostics explainType(const Place &place)
{
    for (const Json *schema : place.schemas) {
        const Words types = typesOf(*schema);
        const bool fits = std::ranges::any_of(types, [&](const auto &type) { return hasType(*place.value, type); });
        if (!types.empty() && !fits)
            return {problem(place, place.label + " must be " + typesInWords(types) + ", but " +
                                       typeFound(*place.value) + '.')};
    }
    return {};
}

/// Where several lists of choices are broken, the shortest says most.
Diagnostics explainValues(const Place &place)
{
    Words allowed;
    Words otherTypes; // a field that can be a text or a number, say, has choices for its texts only
    for (const Json *schema : place.schemas) {
        for (const auto &type : typesOf(*schema))
            if (!hasType(*place.value, type))
                otherTypes.push_back(type);
        const std::vector<Json> choices = choicesOf(*schema);
        const bool broken = !choices.empty() && std::ranges::find(choices, *place.value) == choices.end();
        if (broken && (allowed.empty() || choices.size() < allowed.size()))
            allowed = inWords(choices);
    }
    if (allowed.empty())
        return {};
    std::string advice = allowed.size() == 1 ? "it must be " + allowed.front() : "choose one of " + listed(allowed, "");
    if (!otherTypes.empty())
        advice += ", or write " + typesInWords(otherTypes);
    return {problem(place, found(place) + advice + '.', fixFor(*place.value, allowed))};
}

/// A pattern is not made for people: its examples are, or else the description of the field.
Diagnostics explainPattern(const Place &place)
{
    if (const Json *examples = wordAt(place, "examples"); examples && examples->is_array() && !examples->empty())
        return {problem(place, found(place) + "it should look like " + listed(inWords(*examples), "or") + '.')};
    const std::string description = textAt(place, "description");
    return {problem(place, found(place) + "it does not have the right form" +
                               (description.empty() ? " (" + textAt(place, "pattern") + ")." : ". " + description))};
}

Diagnostics explainForm(const Place &place)
{
    const std::string description = textAt(place, "description");
    return {
        problem(place, found(place) + "that is not allowed here." + (description.empty() ? "" : ' ' + description))};
}

Diagnostics explainAlternatives(const Place &place)
{
    if (place.value->is_structured())
        return explainForm(place);
    Words forms;
    Words choices;
    for (const char *word : {"anyOf", "oneOf"})
        if (const Json *alternatives = wordAt(place, word))
            for (const Json &form : *alternatives) {
                const std::string words = formInWords(form);
                if (words.empty())
                    return explainForm(place);
                forms.push_back(words);
                std::ranges::move(inWords(choicesOf(form)), std::back_inserter(choices));
            }
    return {problem(place, found(place) + "it can be " + listed(forms, "or") + '.', fixFor(*place.value, choices))};
}

} // namespace cardquake
