// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "data/catalog/row_check.h"

#include "data/catalog/closest.h"
#include "data/catalog/explain_parts.h"
#include "data/catalog/wording.h"

#include <algorithm>
#include <exception>
#include <iterator>

namespace cardquake {
namespace {

bool standsBelow(std::string_view path, std::string_view parent)
{
    if (!path.starts_with(parent))
        return false;
    return parent.empty() || path.size() == parent.size() || path[parent.size()] == '.' || path[parent.size()] == '[';
}

} // namespace

RowCheck::RowCheck(const Kind &kind, const SchemaWalk &walk, const ContentRow &row, const References *references)
    : m_kind(kind)
    , m_walk(walk)
    , m_row(row)
    , m_references(references)
    , m_tamed(row.fields)
{
}

Diagnostics RowCheck::run()
{
    if (m_row.fields.is_object()) {
        try {
            m_root = m_walk.root(m_tamed.fields());
            checkId();
            checkSchema();
            checkUnknownFields();
            checkReferences();
        } catch (const std::exception &error) { // from valijson, about a schema it cannot use
            add({problem(m_root, "This row could not be checked: " + std::string(error.what()))});
        }
    } else {
        add({problem(m_root,
                     "A row must be a group of fields, but it is " + std::string(typeInWords(m_row.fields)) + '.')});
    }
    sortByField();
    return std::move(m_found);
}

void RowCheck::checkId()
{
    const Json *id = wordOf(m_row.fields, "id");
    const Place place{"id", "The id", id, {}};
    if (!id)
        add({problem(place, m_root.label + " needs an id, which is missing.")});
    else if (!id->is_string())
        add({problem(place, "The id must be a text, but it is " + std::string(typeInWords(*id)) + '.')});
    else if (*id != m_row.id)
        add({problem(place, "The id is " + excerpt(*id) + ", but the row is kept as " + excerpt(m_row.id) + '.')});
}

void RowCheck::checkSchema()
{
    const auto verdict = m_walk.compiled(m_kind.schema).judge(m_tamed.fields());
    std::vector<Fault> faults = m_tamed.faults(); // first, for they know the true sizes
    faults.insert(faults.end(), verdict.faults.begin(), verdict.faults.end());
    const std::size_t before = m_found.size();
    std::vector<Place> alternatives;
    for (const Fault &fault : withoutConsequences(faults)) {
        const Place place = m_walk.follow(m_root, fault.steps);
        if (fault.rule == Rule::Alternatives)
            alternatives.push_back(place);
        else
            add(explain(fault, place, m_walk));
    }
    if (verdict.accepted)
        return;
    m_walk.visit(m_root, [this](const Place &place) { add(explainNames(place, m_walk)); });
    // Of several forms the meant one may have told more already.
    for (const Place &place : alternatives)
        if (!isReportedBelow(place.path))
            add(explain({{}, Rule::Alternatives, {}, 0}, place, m_walk));
    if (m_found.size() == before && !isReported("id"))
        add({problem(m_root, m_root.label + " must follow its schema, and this one does not.")});
}

void RowCheck::checkUnknownFields()
{
    std::vector<std::string> known;
    for (const Json *schema : m_root.schemas)
        if (const Json *properties = wordOf(*schema, "properties"))
            for (const auto &[name, inner] : properties->items())
                known.push_back(name);
    for (const auto &[name, value] : m_tamed.fields().items()) {
        if (std::ranges::find(known, name) != known.end())
            continue;
        Diagnostic diagnostic = problem(
            {name, name, &value, {}}, m_root.label + " has no field \"" + name + "\"; it is kept, but nothing uses it.",
            didYouMean(name, known));
        diagnostic.severity = Severity::Warning;
        add({diagnostic});
    }
}

void RowCheck::checkReferences()
{
    if (!m_references)
        return;
    Diagnostics missing;
    m_walk.visit(m_root, [&](const Place &place) {
        std::ranges::move(m_references->check(place), std::back_inserter(missing));
    });
    // A value that is wrong by itself need not be looked up.
    std::erase_if(missing, [this](const Diagnostic &diagnostic) { return isReported(diagnostic.path); });
    add(std::move(missing));
}

void RowCheck::add(Diagnostics diagnostics)
{
    for (Diagnostic &diagnostic : diagnostics) {
        diagnostic.kind = m_kind.id;
        diagnostic.row = m_row.id;
        const bool told = std::ranges::find(m_found, diagnostic) != m_found.end();
        if (!told && !(diagnostic.path == "id" && isReported("id")))
            m_found.push_back(std::move(diagnostic));
    }
}

bool RowCheck::isReported(const std::string &path) const
{
    return std::ranges::find(m_found, path, &Diagnostic::path) != m_found.end();
}

bool RowCheck::isReportedBelow(const std::string &path) const
{
    return std::ranges::any_of(m_found, [&](const Diagnostic &found) { return standsBelow(found.path, path); });
}

void RowCheck::sortByField()
{
    const auto placeOf = [this](const Diagnostic &diagnostic) {
        const std::string field = diagnostic.path.substr(0, diagnostic.path.find_first_of(".["));
        return field.empty() ? -1 : std::ranges::find(m_kind.fields, field) - m_kind.fields.begin();
    };
    std::ranges::stable_sort(m_found, {}, placeOf);
}

} // namespace cardquake
