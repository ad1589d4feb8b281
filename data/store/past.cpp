// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "data/store/past.h"

#include "data/store/history.h"
#include "data/store/sqlite_errors.h"

#include <SQLiteCpp/Backup.h>
#include <sqlite3.h>

namespace cardquake {

Past::Past(SQLite::Database &present, std::int64_t position)
    : m_database(":memory:", SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE)
    , m_content(m_database)
{
    const int result = SQLite::Backup(m_database, present).executeStep();
    if (result != SQLITE_DONE)
        checkSqlite(result);
    const History history(present);
    history.between(history.head(), position).applyTo(m_database);
}

} // namespace cardquake
