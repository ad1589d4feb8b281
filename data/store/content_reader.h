// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "data/catalog/pack.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace SQLite {
class Database;
}

namespace cardquake {

/// A row as it stands in a list.
struct RowSummary {
    std::string kind;
    std::string id;
    std::string name;
    std::int64_t copies = 1;

    bool operator==(const RowSummary &) const = default;
};

/// Reads packs, rows and assets from a database: the open file, or a picture of its past.
class ContentReader {
public:
    explicit ContentReader(SQLite::Database &database)
        : m_database(database)
    {
    }

    std::vector<PackInfo> packs() const; ///< sorted by id
    std::optional<PackInfo> packInfo(std::string_view pack) const;
    std::optional<Pack> pack(std::string_view pack) const;

    std::vector<RowSummary> list(std::string_view pack) const; ///< by kind, then in the designer's order
    std::vector<ContentRow> rows(std::string_view pack, std::string_view kind) const;
    std::optional<ContentRow> row(std::string_view pack, std::string_view kind, std::string_view id) const;

    std::vector<std::string> assetNames(std::string_view pack) const; ///< sorted
    std::optional<Asset> asset(std::string_view pack, std::string_view name) const;

private:
    SQLite::Database &m_database;
};

} // namespace cardquake
