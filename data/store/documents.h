// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/json.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace SQLite {
class Database;
}

namespace cardquake {

enum class DocumentKind { SavedGame, Run };

struct DocumentInfo {
    std::string name; ///< unique among its kind
    std::string pack;
    std::string summary;   ///< a line for lists
    std::int64_t time = 0; ///< of the last save, milliseconds since 1970; set by the store

    bool operator==(const DocumentInfo &) const = default;
};

struct Document {
    DocumentInfo info;
    Json body;

    bool operator==(const Document &) const = default;
};

/// Saved games and playtest runs: named JSON documents that live in the file but not in its history.
class Documents {
public:
    Documents(SQLite::Database &database, DocumentKind kind);

    std::vector<DocumentInfo> list(std::string_view pack = {}) const; ///< newest first; all packs unless one is given
    std::optional<Document> find(std::string_view name) const;
    void save(const Document &document, std::int64_t now); ///< replaces the one of the same name
    void remove(std::string_view name);

private:
    std::string sql(std::string_view before, std::string_view after) const;

    SQLite::Database &m_database;
    std::string_view m_table;
    std::string_view m_inWords;
};

} // namespace cardquake
