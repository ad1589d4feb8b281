// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "data/catalog/oversize.h"
#include "data/catalog/references.h"
#include "data/catalog/schema_walk.h"
#include "engine/core/content_rows.h"
#include "engine/core/diagnostics.h"

namespace cardquake {

/// All that is wrong with one row. The diagnostics name kind and row, in the order of the kind's fields.
class RowCheck {
public:
    /// The references are null where there is no pack to look ids up in.
    RowCheck(const Kind &kind, const SchemaWalk &walk, const ContentRow &row, const References *references);

    Diagnostics run();

private:
    void checkId();
    void checkSchema();
    void checkUnknownFields();
    void checkReferences();

    void add(Diagnostics diagnostics);
    bool isReported(const std::string &path) const;
    bool isReportedBelow(const std::string &path) const;
    void sortByField();

    const Kind &m_kind;
    const SchemaWalk &m_walk;
    const ContentRow &m_row;
    const References *m_references;
    TamedRow m_tamed;
    Place m_root;
    Diagnostics m_found;
};

} // namespace cardquake
