// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "data/store/search.h"

#include "data/store/sql.h"

namespace cardquake {
namespace {

bool separates(char c)
{
    return static_cast<unsigned char>(c) <= ' ' || c == '\x7f';
}

/// Each word as a quoted string of FTS5's language, the last one as a prefix. Empty when there is no word.
std::string toQuery(std::string_view text)
{
    std::string query;
    bool inWord = false;
    for (const char c : text) {
        if (separates(c) == inWord) { // a word begins or ends here
            query += inWord ? "\" " : "\"";
            inWord = !inWord;
        }
        if (inWord)
            query += c == '"' ? std::string("\"\"") : std::string(1, c);
    }
    if (inWord)
        query += "\" ";
    return query.empty() ? query : query + '*';
}

} // namespace

std::vector<SearchHit> searchRows(SQLite::Database &database, std::string_view text, const SearchScope &scope)
{
    std::vector<SearchHit> hits;
    const std::string query = toQuery(text);
    if (query.empty())
        return hits;
    SQLite::Statement select(
        database, "SELECT s.pack, s.kind, s.id, words.name FROM words JOIN searchable s ON s.doc = words.rowid "
                  "WHERE words MATCH ?1 AND ?2 IN ('', s.pack) AND ?3 IN ('', s.kind) "
                  "ORDER BY bm25(words, 10.0, 5.0, 1.0), s.pack, s.kind, s.id LIMIT ?4");
    bindAll(select, query, scope.pack, scope.kind, scope.limit);
    while (select.executeStep())
        hits.push_back({select.getColumn(0), select.getColumn(1), select.getColumn(2), select.getColumn(3)});
    return hits;
}

void rebuildSearch(SQLite::Database &database)
{
    database.exec("DELETE FROM words;"
                  "DELETE FROM searchable;"
                  "INSERT INTO searchable(pack, kind, id) SELECT pack, kind, id FROM row;"
                  "INSERT INTO words(rowid, id, name, text) SELECT doc, id, name, text FROM row_words");
}

} // namespace cardquake
