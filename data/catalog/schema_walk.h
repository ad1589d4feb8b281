// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "data/catalog/compiled_schema.h"
#include "data/catalog/kind_catalog.h"

#include <functional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace cardquake {

/// A value inside a row, and all schemas that speak about it.
struct Place {
    std::string path;                  ///< `effects[0].options[1].do`
    std::string label;                 ///< what a designer calls it: `Population`, `Cells[2]`, `Cost.wood`
    const Json *value = nullptr;       ///< in the row
    std::vector<const Json *> schemas; ///< `$ref`, `allOf`, `if` and so on are already followed
};

/// A word of a schema; null when it is not there.
const Json *wordOf(const Json &schema, std::string_view word);
/// The first of a place's schemas that has the word decides; null when none has.
const Json *wordAt(const Place &place, std::string_view word);

std::string memberPath(const std::string &path, std::string_view name);
std::string itemPath(const std::string &path, std::size_t index);

/// Goes down into a row and its kind's schema at the same time, and knows at each value which parts of the schema apply
/// to it: the answer to "what would have been allowed here?".
class SchemaWalk {
public:
    SchemaWalk(const KindCatalog &catalog, const Kind &kind, SchemaCache &cache);

    Place root(const Json &fields) const;
    Place member(const Place &parent, const std::string &name) const;
    Place item(const Place &parent, std::size_t index) const;
    /// The place that the steps of a fault lead to.
    Place follow(Place place, std::span<const std::string> steps) const;

    /// A place for a value that does not stand in the row itself, e.g. the name of a field.
    Place place(std::string path, std::string label, const Json &value, const Json &schema) const;

    /// All places from here down that any schema speaks about.
    void visit(const Place &from, const std::function<void(const Place &)> &visitor) const;

    const CompiledSchema &compiled(const Json &schema) const;

private:
    void gather(const Json &schema, Place &into) const;
    void gatherReference(const std::string &ref, Place &into) const;
    void gatherCondition(const Json &schema, Place &into) const;
    void gatherAlternative(const Json &alternatives, Place &into) const;
    bool namesType(const Json &schema, const Json &value) const;

    const KindCatalog &m_catalog;
    const Kind &m_kind;
    SchemaCache &m_cache;
};

} // namespace cardquake
