// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "data/store/history.h"

#include "data/store/migrations.h"
#include "data/store/sql.h"
#include "data/store/store_error.h"

#include <algorithm>

namespace cardquake {
namespace {

constexpr const char *entryColumns = "SELECT seq, label, pack, time, seq <= (SELECT head FROM place), "
                                     "schema = (SELECT user_version FROM pragma_user_version) FROM history ";

HistoryEntry entryFrom(const SQLite::Statement &select)
{
    return {select.getColumn(0).getInt64(),
            select.getColumn(1),
            select.getColumn(2),
            select.getColumn(3).getInt64(),
            select.getColumn(4).getInt() != 0,
            select.getColumn(5).getInt() != 0};
}

/// From the columns `changes` and `checksum`, the first of them at `column`.
Changeset changesFrom(const SQLite::Statement &select, int column)
{
    Changeset changes(select.getColumn(column).getString());
    if (changes.checksum() != select.getColumn(column + 1).getInt64())
        throw SQLite::Exception("an edit in its history cannot be read", SQLITE_CORRUPT);
    return changes;
}

/// The pack all changes are in; empty when there are several.
std::string packOf(const Changeset &changes)
{
    std::optional<std::string> pack;
    bool several = false;
    changes.forEach([&](const Change &change) {
        several = several || (pack && *pack != change.key(0));
        pack = change.key(0);
    });
    return several ? std::string() : pack.value_or("");
}

[[noreturn]] void refuseOtherSchema()
{
    throw StoreError(
        StoreErrorCode::SchemaBarrier,
        "These edits were recorded before the workshop file was brought up to date by a newer Cardquake, so "
        "they cannot be undone, redone or compared any more. Nothing was changed. The backup that was made "
        "then, beside the file, still holds them.");
}

} // namespace

std::int64_t History::head() const
{
    return m_database.execAndGet("SELECT head FROM place").getInt64();
}

std::int64_t History::last() const
{
    return m_database.execAndGet("SELECT coalesce(max(seq), 0) FROM history").getInt64();
}

std::vector<HistoryEntry> History::entries(std::string_view pack) const
{
    std::vector<HistoryEntry> list;
    SQLite::Statement select(m_database, std::string(entryColumns) + "WHERE ?1 = '' OR pack IN ('', ?1) ORDER BY seq");
    bindAll(select, pack);
    while (select.executeStep())
        list.push_back(entryFrom(select));
    return list;
}

std::optional<HistoryEntry> History::entry(std::int64_t position) const
{
    SQLite::Statement select(m_database, std::string(entryColumns) + "WHERE seq = ?");
    bindAll(select, position);
    return select.executeStep() ? std::optional(entryFrom(select)) : std::nullopt;
}

void History::append(const EditInfo &info, const Changeset &changes, std::int64_t now)
{
    if (mergeIntoHead(info, changes, now))
        return;
    leaveRedoBehind(now);
    insert(info, changes, schemaVersion(m_database), now);
}

/// Joins the edit with the one before it when nothing came between them: no undo, no version, no long pause.
/// An edit that takes the one before it back leaves neither of them.
bool History::mergeIntoHead(const EditInfo &info, const Changeset &changes, std::int64_t now)
{
    const std::int64_t position = head();
    if (info.mergeKey.empty() || position != last())
        return false;
    SQLite::Statement select(m_database,
                             "SELECT changes, checksum FROM history WHERE seq = ?1 AND merge_key = ?2 AND schema = ?3 "
                             "AND time BETWEEN ?4 - ?5 AND ?4 AND NOT EXISTS (SELECT 1 FROM version WHERE seq = ?1)");
    bindAll(select, position, info.mergeKey, schemaVersion(m_database), now, mergeWindowMilliseconds);
    if (!select.executeStep())
        return false;
    ChangeGroup group;
    group.add(changesFrom(select, 0));
    group.add(changes);
    select.reset();
    setHead(position - 1);
    run(m_database, "DELETE FROM history WHERE seq = ?", position);
    if (const Changeset combined = group.combined(); !combined.isEmpty())
        insert(info, combined, schemaVersion(m_database), now);
    return true;
}

void History::leaveRedoBehind(std::int64_t now)
{
    const std::int64_t position = head();
    const std::int64_t end = last();
    if (!exists(m_database, "SELECT 1 FROM version WHERE seq > ?", position)) {
        run(m_database, "DELETE FROM history WHERE seq > ?", position);
        return;
    }
    const Stretch tail = combine(position, end);
    setHead(end);
    if (tail.changes.isEmpty())
        return;
    const std::int64_t count = end - position;
    const std::string label = "Went back " + std::to_string(count) + (count == 1 ? " edit" : " edits");
    insert({label, ""}, tail.changes.inverted(), tail.schema, now);
}

void History::insert(const EditInfo &info, const Changeset &changes, int schema, std::int64_t now)
{
    const std::int64_t position = head() + 1;
    SQLite::Statement insert(m_database,
                             "INSERT INTO history(seq, label, pack, time, schema, merge_key, checksum, changes) "
                             "VALUES(?, ?, ?, ?, ?, ?, ?, ?)");
    bindAll(insert, position, info.label, packOf(changes), now, schema, info.mergeKey, changes.checksum());
    bindBlob(insert, 8, changes.bytes());
    insert.exec();
    setHead(position);
}

std::optional<HistoryEntry> History::undo()
{
    auto undone = entry(head());
    if (!undone)
        return std::nullopt;
    step(undone->position - 1);
    undone->applied = false;
    return undone;
}

std::optional<HistoryEntry> History::redo()
{
    auto redone = entry(head() + 1);
    if (!redone)
        return std::nullopt;
    step(redone->position);
    redone->applied = true;
    return redone;
}

void History::step(std::int64_t to)
{
    between(head(), to).applyTo(m_database);
    setHead(to);
    // Somebody looked back: what comes next is a new thought, not more of the old one.
    run(m_database, "UPDATE history SET merge_key = '' WHERE seq = ?", to);
}

Changeset History::between(std::int64_t from, std::int64_t to) const
{
    if (from == to)
        return {};
    const Stretch stretch = combine(std::min(from, to), std::max(from, to));
    if (stretch.schema != schemaVersion(m_database))
        refuseOtherSchema();
    return from < to ? stretch.changes : stretch.changes.inverted();
}

History::Stretch History::combine(std::int64_t after, std::int64_t upTo) const
{
    ChangeGroup group;
    std::optional<int> schema;
    SQLite::Statement select(m_database,
                             "SELECT schema, changes, checksum FROM history WHERE seq > ? AND seq <= ? ORDER BY seq");
    bindAll(select, after, upTo);
    while (select.executeStep()) {
        if (schema && *schema != select.getColumn(0).getInt())
            refuseOtherSchema();
        schema = select.getColumn(0).getInt();
        group.add(changesFrom(select, 1));
    }
    return {group.combined(), schema.value_or(schemaVersion(m_database))};
}

void History::setHead(std::int64_t position)
{
    run(m_database, "UPDATE place SET head = ?", position);
}

} // namespace cardquake
