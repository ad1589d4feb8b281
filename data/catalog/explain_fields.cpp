// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "data/catalog/explain_parts.h"

#include "data/catalog/closest.h"
#include "data/catalog/wording.h"

#include <algorithm>
#include <iterator>

namespace cardquake {

Diagnostics explainRequired(const Place &place, const Fault &fault, const SchemaWalk &walk)
{
    const bool broken = std::ranges::any_of(place.schemas, [&](const Json *schema) {
        const Json *required = wordOf(*schema, "required");
        return required && std::find(required->begin(), required->end(), fault.field) != required->end();
    });
    if (!broken)
        return {};
    const Place missing = walk.member(place, fault.field);
    return {problem(missing, place.label + " needs the field " + missing.label + ", which is missing.")};
}

/// valijson names only the first unwanted field; a designer wants to see all of them.
Diagnostics explainUnwanted(const Place &place, const SchemaWalk &walk)
{
    Diagnostics diagnostics;
    for (const Json *schema : place.schemas) {
        const Json *others = wordOf(*schema, "additionalProperties");
        if (!others || *others != false)
            continue;
        std::vector<std::string> known;
        if (const Json *properties = wordOf(*schema, "properties"))
            for (const auto &[name, inner] : properties->items())
                known.push_back(name);
        for (const auto &[name, value] : place.value->items())
            if (std::ranges::find(known, name) == known.end())
                diagnostics.push_back(
                    problem(walk.member(place, name),
                            place.label + " has no field \"" + name + "\"; it can have " + listed(known, "and") + '.',
                            didYouMean(name, known)));
    }
    return diagnostics;
}

Diagnostics explainFieldName(const Place &place, const Fault &fault)
{
    return {problem(place, place.label + " has a field whose name of " +
                               counted(fault.count, "character", "characters") + " cannot be used: " + fault.field +
                               '.')};
}

Diagnostics explainNames(const Place &place, const SchemaWalk &walk)
{
    Diagnostics diagnostics;
    for (const Json *schema : place.schemas) {
        if (*schema == false)
            diagnostics.push_back(problem(place, place.label + " does not belong here.", "Take it away."));
        const Json *names = wordOf(*schema, "propertyNames");
        if (!names || !place.value->is_object())
            continue;
        for (const auto &[name, value] : place.value->items()) {
            const Json text = name;
            const Place namePlace = walk.place(memberPath(place.path, name), "A name in " + place.label, text, *names);
            for (const Fault &fault : withoutConsequences(walk.compiled(*names).judge(text).faults))
                std::ranges::move(explain(fault, namePlace, walk), std::back_inserter(diagnostics));
        }
    }
    return diagnostics;
}

} // namespace cardquake
