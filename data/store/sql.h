// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <SQLiteCpp/SQLiteCpp.h>
#include <sqlite3.h>

#include <cstdint>
#include <limits>
#include <string>
#include <string_view>

// Short forms for the statements of the store: bind in order, run, reset.
namespace cardquake {

inline void bindOne(SQLite::Statement &statement, int index, std::string_view text)
{
    statement.bind(index, std::string(text));
}

inline void bindOne(SQLite::Statement &statement, int index, std::int64_t number)
{
    statement.bind(index, number);
}

/// SQLite counts bytes in int.
inline int sizeOf(const std::string &bytes)
{
    if (bytes.size() > static_cast<std::size_t>(std::numeric_limits<int>::max()))
        throw SQLite::Exception("too many bytes", SQLITE_TOOBIG);
    return static_cast<int>(bytes.size());
}

/// The bytes must outlive the statement's run.
inline void bindBlob(SQLite::Statement &statement, int index, const std::string &bytes)
{
    statement.bindNoCopy(index, static_cast<const void *>(bytes.data()), sizeOf(bytes));
}

template <class... Values>
void bindAll(SQLite::Statement &statement, const Values &...values)
{
    int index = 0;
    (bindOne(statement, ++index, values), ...);
}

/// Runs a prepared statement with new values.
template <class... Values>
void runAgain(SQLite::Statement &statement, const Values &...values)
{
    statement.reset();
    bindAll(statement, values...);
    statement.exec();
}

template <class... Values>
void run(SQLite::Database &database, const char *sql, const Values &...values)
{
    SQLite::Statement statement(database, sql);
    bindAll(statement, values...);
    statement.exec();
}

template <class... Values>
bool exists(SQLite::Database &database, const char *sql, const Values &...values)
{
    SQLite::Statement statement(database, sql);
    bindAll(statement, values...);
    return statement.executeStep();
}

} // namespace cardquake
