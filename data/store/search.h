// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace SQLite {
class Database;
}

namespace cardquake {

/// Where to look; an empty text means everywhere.
struct SearchScope {
    std::string pack;
    std::string kind;
    int limit = 200;
};

struct SearchHit {
    std::string pack;
    std::string kind;
    std::string id;
    std::string name;

    bool operator==(const SearchHit &) const = default;
};

/// Rows whose id, name or texts hold all the words; the last word may be the beginning of one. Best first.
/// Any text may be typed: nothing in it has a special meaning.
std::vector<SearchHit> searchRows(SQLite::Database &database, std::string_view text, const SearchScope &scope);

/// Derives the search index anew from the rows.
void rebuildSearch(SQLite::Database &database);

} // namespace cardquake
