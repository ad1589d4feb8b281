// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "data/catalog/pack.h"
#include "data/catalog/schema_walk.h"
#include "engine/core/diagnostics.h"

#include <span>

namespace cardquake {

/// Whether the ids that a row mentions are there, as the hints of its schema demand:
/// `x-ref`: one kind or a list of kinds; the value, each entry of the list or each value of the group is an id of them.
/// `x-ref-keys`: the same for the names in a group, either kinds again or `true` for those of `x-ref`.
/// `x-ref-also`: words that may stand in place of an id.
class References {
public:
    References(const KindCatalog &catalog, const Pack &pack)
        : m_catalog(catalog)
        , m_pack(pack)
    {
    }

    Diagnostics check(const Place &place) const;

private:
    struct Target {
        std::vector<std::string> kinds;
        std::vector<std::string> also;
    };

    void checkValues(const Place &place, const Target &target, Diagnostics &diagnostics) const;
    void checkId(const Place &place, const std::string &id, const Target &target, Diagnostics &diagnostics) const;
    std::string nounFor(const Target &target) const;

    const KindCatalog &m_catalog;
    const Pack &m_pack;
};

} // namespace cardquake
