// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "data/transfer/imported.h"
#include "engine/core/content_rows.h"

#include <cstddef>
#include <map>
#include <string>
#include <vector>

namespace cardquake {

/// Gathers the rows of one file and says which of them cannot be taken at all: a row needs to be a group of fields
/// with an id of its own. Whether the fields make sense is not asked here.
class RowCollector {
public:
    void add(Json fields, std::size_t line);

    /// All rows in their order, or every reason why not.
    Imported<std::vector<ContentRow>> finish() &&;

private:
    void refuse(std::size_t line, const std::string &reason, std::string fix, std::string id = {});

    std::vector<ContentRow> m_rows;
    std::map<std::string, std::size_t> m_lineOfId;
    Diagnostics m_problems;
};

} // namespace cardquake
