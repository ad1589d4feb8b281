// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "data/store/migrations.h"

#include "data/catalog/embedded.h"
#include "data/store/search.h"

#include <SQLiteCpp/SQLiteCpp.h>
#include <sqlite3.h>

#include <charconv>
#include <span>

namespace cardquake {

std::span<const EmbeddedFile> schemaFiles(); // written by the build from schema/*.sql

namespace {

/// Rows from before an ADD COLUMN do not hold the new column, and the session extension then records its old value as
/// null instead of the default. Written once more, they hold it.
void writeRowsAnew(SQLite::Database &database)
{
    database.exec("UPDATE pack SET id = id; UPDATE row SET id = id; UPDATE asset SET name = name");
}

void checkForeignKeys(SQLite::Database &database)
{
    if (SQLite::Statement(database, "PRAGMA foreign_key_check").executeStep())
        throw SQLite::Exception("a row belongs to no pack", SQLITE_CONSTRAINT_FOREIGNKEY);
}

} // namespace

std::vector<Migration> builtInMigrations()
{
    std::vector<Migration> list;
    for (const EmbeddedFile &file : schemaFiles()) {
        Migration migration;
        std::from_chars(file.path.data(), file.path.data() + file.path.size(), migration.version);
        migration.sql = file.text;
        list.push_back(std::move(migration));
    }
    return list;
}

int schemaVersion(SQLite::Database &database)
{
    return database.execAndGet("PRAGMA user_version").getInt();
}

void migrate(SQLite::Database &database, const std::vector<Migration> &migrations)
{
    for (const Migration &migration : migrations) {
        SQLite::Transaction transaction(database, SQLite::TransactionBehavior::IMMEDIATE);
        if (migration.version <= schemaVersion(database))
            continue;
        database.exec(migration.sql);
        writeRowsAnew(database);
        checkForeignKeys(database);
        rebuildSearch(database);
        database.exec("PRAGMA user_version = " + std::to_string(migration.version));
        transaction.commit();
    }
}

} // namespace cardquake
