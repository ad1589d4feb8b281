// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

namespace SQLite {
class Database;
}

namespace cardquake {

/// One step of the file's schema: the text of `schema/<version>_<what>.sql`. Never edited once released.
struct Migration {
    int version = 0;
    std::string sql;
};

/// The steps that are compiled into the program, 1, 2, 3...
std::vector<Migration> builtInMigrations();

int schemaVersion(SQLite::Database &database);

/// Takes the steps that the file has not seen, each in a transaction of its own: a step is done or it was not begun.
/// Foreign keys must be off, since a step may rebuild a table that others refer to.
void migrate(SQLite::Database &database, const std::vector<Migration> &migrations);

} // namespace cardquake
