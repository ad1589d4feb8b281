// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "data/store/documents.h"

#include "data/store/row_codec.h"
#include "data/store/sql.h"
#include "data/store/store_error.h"

namespace cardquake {

Documents::Documents(SQLite::Database &database, DocumentKind kind)
    : m_database(database)
    , m_table(kind == DocumentKind::SavedGame ? "saved_game" : "run")
    , m_inWords(kind == DocumentKind::SavedGame ? "saved game" : "run")
{
}

std::vector<DocumentInfo> Documents::list(std::string_view pack) const
{
    std::vector<DocumentInfo> documents;
    SQLite::Statement select(
        m_database, sql("SELECT name, pack, summary, time FROM ", " WHERE ?1 IN ('', pack) ORDER BY time DESC, name"));
    bindAll(select, pack);
    while (select.executeStep())
        documents.push_back(
            {select.getColumn(0), select.getColumn(1), select.getColumn(2), select.getColumn(3).getInt64()});
    return documents;
}

std::optional<Document> Documents::find(std::string_view name) const
{
    SQLite::Statement select(m_database, sql("SELECT name, pack, summary, time, body FROM ", " WHERE name = ?"));
    bindAll(select, name);
    if (!select.executeStep())
        return std::nullopt;
    return Document{{select.getColumn(0), select.getColumn(1), select.getColumn(2), select.getColumn(3).getInt64()},
                    decodeJson(select.getColumn(4).getString())};
}

void Documents::save(const Document &document, std::int64_t now)
{
    requireName(std::string(m_inWords) + " name", document.info.name);
    const std::string statement = sql("INSERT INTO ", "(name, pack, summary, time, body) VALUES(?, ?, ?, ?, ?) "
                                                      "ON CONFLICT DO UPDATE SET pack = excluded.pack, summary = "
                                                      "excluded.summary, time = excluded.time, body = excluded.body");
    run(m_database, statement.c_str(), document.info.name, document.info.pack, document.info.summary, now,
        encodeJson(document.body));
}

void Documents::remove(std::string_view name)
{
    if (!find(name))
        throw StoreError(StoreErrorCode::NotFound,
                         "There is no " + std::string(m_inWords) + " " + inQuotes(name) + ".");
    run(m_database, sql("DELETE FROM ", " WHERE name = ?").c_str(), name);
}

std::string Documents::sql(std::string_view before, std::string_view after) const
{
    std::string text(before);
    return text.append(m_table).append(after);
}

} // namespace cardquake
