// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "data/catalog/explain_parts.h"

#include "data/catalog/oversize.h"
#include "data/catalog/wording.h"

#include <algorithm>
#include <iterator>

namespace cardquake {
namespace {

/// The strictest limits of all schemas at a place.
struct Limits {
    const Json *lowest = nullptr;
    const Json *highest = nullptr;

    Limits(const Place &place, std::string_view lowestWord, std::string_view highestWord)
    {
        for (const Json *schema : place.schemas) {
            if (const Json *limit = wordOf(*schema, lowestWord); limit && (!lowest || *limit > *lowest))
                lowest = limit;
            if (const Json *limit = wordOf(*schema, highestWord); limit && (!highest || *limit < *highest))
                highest = limit;
        }
    }

    void atMost(const Json &limit) { highest = highest && *highest < limit ? highest : &limit; }
    bool allow(const Json &number) const { return (!lowest || *lowest <= number) && (!highest || number <= *highest); }
    std::string inWords() const { return rangeInWords(lowest, highest); }
};

/// `Cells has 7 entries; it can have 1 to 6.`, unless that is within the limits.
Diagnostics explainCount(const Place &place, std::size_t count, const Limits &limits, std::string_view one,
                         std::string_view many)
{
    if (limits.allow(count))
        return {};
    const std::string allowed = "; it can have " + limits.inWords();
    return {problem(place, count == 0 ? place.label + " is empty" + allowed + ' ' + std::string(many) + '.'
                                      : place.label + " has " + counted(count, one, many) + allowed + '.')};
}

} // namespace

Diagnostics explainRange(const Place &place)
{
    const Limits outside(place, "exclusiveMinimum", "exclusiveMaximum");
    if (outside.lowest && *place.value <= *outside.lowest)
        return {problem(place, found(place) + "it must be more than " + toLine(*outside.lowest) + '.')};
    if (outside.highest && *place.value >= *outside.highest)
        return {problem(place, found(place) + "it must be less than " + toLine(*outside.highest) + '.')};
    const Limits limits(place, "minimum", "maximum");
    if (limits.allow(*place.value))
        return {};
    return {problem(place, found(place) + "it can be " + limits.inWords() + '.')};
}

Diagnostics explainStep(const Place &place)
{
    return {problem(place, found(place) + "it must be a multiple of " + toLine(*wordAt(place, "multipleOf")) + '.')};
}

Diagnostics explainLength(const Place &place, const Fault &fault)
{
    if (!place.value->is_string())
        return {};
    const std::size_t length = fault.count > 0 ? fault.count : lengthOf(place.value->get_ref<const std::string &>());
    const Json safe = longestPatternText;
    Limits limits(place, "minLength", "maxLength");
    if (wordAt(place, "pattern"))
        limits.atMost(safe);
    return explainCount(place, length, limits, "character", "characters");
}

Diagnostics explainItemCount(const Place &place, const Fault &fault)
{
    const Json safe = mostEntries;
    Json oneEach;
    Limits limits(place, "minItems", "maxItems");
    limits.atMost(safe);
    if (const Json *items = wordAt(place, "items"); items && items->is_array()) {
        oneEach = items->size();
        limits.atMost(oneEach);
    }
    return explainCount(place, std::max(fault.count, place.value->size()), limits, "entry", "entries");
}

Diagnostics explainFieldCount(const Place &place, const Fault &fault)
{
    const Json safe = mostEntries;
    Limits limits(place, "minProperties", "maxProperties");
    limits.atMost(safe);
    return explainCount(place, std::max(fault.count, place.value->size()), limits, "field", "fields");
}

/// Each entry that stands earlier in the list as well; after a few of them the point is made.
Diagnostics explainRepeats(const Place &place, const SchemaWalk &walk)
{
    constexpr std::size_t mostRepeats = 5;
    Diagnostics diagnostics;
    const Json &list = *place.value;
    for (std::size_t i = 1; i < list.size() && diagnostics.size() < mostRepeats; ++i) {
        const auto entry = std::next(list.begin(), static_cast<std::ptrdiff_t>(i));
        const auto twin = std::find(list.begin(), entry, *entry);
        if (twin == entry)
            continue;
        const auto first = static_cast<std::size_t>(std::distance(list.begin(), twin));
        const Place repeated = walk.item(place, i);
        diagnostics.push_back(problem(repeated, repeated.label + " repeats " + itemPath(place.label, first) + " (" +
                                                    excerpt(*entry) + "); each entry can stand only once."));
    }
    return diagnostics;
}

} // namespace cardquake
