// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace SQLite {
class Database;
}

namespace cardquake {

/// A name for a position in the history.
struct Version {
    std::string name;
    std::int64_t position = 0;
    std::int64_t time = 0; ///< when it was named, milliseconds since 1970

    bool operator==(const Version &) const = default;
};

/// The named versions of a file. A version can also be said as a number (a position of the history), or as `head` or
/// `now` (the content as it stands), so these words are no names.
class Versions {
public:
    explicit Versions(SQLite::Database &database)
        : m_database(database)
    {
    }

    std::vector<Version> list() const; ///< by position, then by name

    void add(std::string_view name, std::int64_t position, std::int64_t now);
    void remove(std::string_view name);

    std::int64_t position(std::string_view version) const;

    /// `version "first print"`, `edit 12`: as it stands in a label.
    std::string inWords(std::string_view version) const;

private:
    SQLite::Database &m_database;
};

} // namespace cardquake
