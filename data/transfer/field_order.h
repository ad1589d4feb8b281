// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "data/catalog/kind_catalog.h"

#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace cardquake {

/// The one order of fields that all files follow, so that a change of a row is a change of few lines:
/// `id`, then the schema's fields as it names them, then fields that the schema does not know, alphabetically.
class FieldOrder {
public:
    /// Without a kind only `id` is known.
    explicit FieldOrder(const Kind *kind);

    const std::vector<std::string> &known() const { return m_known; }
    bool knows(std::string_view field) const { return m_lookup.contains(field); }

private:
    std::vector<std::string> m_known;
    std::set<std::string, std::less<>> m_lookup;
};

} // namespace cardquake
