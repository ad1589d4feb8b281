// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "data/catalog/explain.h"

#include "data/catalog/explain_parts.h"
#include "data/catalog/oversize.h"

#include <algorithm>
#include <initializer_list>
#include <string_view>
#include <utility>

namespace cardquake {
namespace {

bool hasWord(const Place &place, std::initializer_list<std::string_view> words)
{
    return std::ranges::any_of(words, [&](std::string_view word) { return wordAt(place, word) != nullptr; });
}

/// Whether a schema that applies here has the rule at all.
bool appliesAt(const Place &place, const Fault &fault)
{
    switch (fault.rule) {
    case Rule::Type:
        return hasWord(place, {"type"});
    case Rule::Values:
        return hasWord(place, {"enum", "const"});
    case Rule::Length:
        return hasWord(place, {"minLength", "maxLength", "pattern"});
    case Rule::Pattern:
        return hasWord(place, {"pattern"});
    case Rule::Range:
        return hasWord(place, {"minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum"});
    case Rule::Step:
        return hasWord(place, {"multipleOf"});
    case Rule::ItemCount:
        return hasWord(place, {"type", "minItems", "maxItems", "items"});
    case Rule::UniqueItems:
        return hasWord(place, {"uniqueItems"});
    case Rule::FieldCount:
        return hasWord(place, {"type", "minProperties", "maxProperties"});
    case Rule::RequiredField:
        return hasWord(place, {"required"});
    case Rule::UnwantedField:
        return hasWord(place, {"additionalProperties"});
    case Rule::Form:
        return hasWord(place, {"not", "contains", "oneOf"});
    case Rule::Alternatives:
        return hasWord(place, {"anyOf", "oneOf"});
    case Rule::Readable:
    case Rule::Depth:
    case Rule::FieldName:
        return true;
    }
    return false;
}

} // namespace

Diagnostic problem(const Place &place, std::string message, std::string fix)
{
    Diagnostic diagnostic;
    diagnostic.path = place.path;
    diagnostic.message = std::move(message);
    diagnostic.fix = std::move(fix);
    return diagnostic;
}

std::string found(const Place &place)
{
    return place.label + " is " + excerpt(*place.value) + "; ";
}

Diagnostics explain(const Fault &fault, const Place &place, const SchemaWalk &walk)
{
    if (!appliesAt(place, fault))
        return {};
    switch (fault.rule) {
    case Rule::Readable:
        return {problem(place, place.label + " contains characters that are not valid UTF-8.", "Type the text anew.")};
    case Rule::Depth:
        return {problem(place, place.label + " is nested too deeply; it can have up to " +
                                   std::to_string(deepestNesting) + " levels.")};
    case Rule::Type:
        return explainType(place);
    case Rule::Values:
        return explainValues(place);
    case Rule::Length:
        return explainLength(place, fault);
    case Rule::Pattern:
        return explainPattern(place);
    case Rule::Range:
        return explainRange(place);
    case Rule::Step:
        return explainStep(place);
    case Rule::ItemCount:
        return explainItemCount(place, fault);
    case Rule::UniqueItems:
        return explainRepeats(place, walk);
    case Rule::FieldCount:
        return explainFieldCount(place, fault);
    case Rule::FieldName:
        return explainFieldName(place, fault);
    case Rule::RequiredField:
        return explainRequired(place, fault, walk);
    case Rule::UnwantedField:
        return explainUnwanted(place, walk);
    case Rule::Form:
        return explainForm(place);
    case Rule::Alternatives:
        return explainAlternatives(place);
    }
    return {};
}

} // namespace cardquake
