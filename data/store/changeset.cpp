// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "data/store/changeset.h"

#include "data/store/sql.h"
#include "data/store/sqlite_errors.h"

namespace cardquake {
namespace {

/// Tables are recorded by name: recording all of them would take in the insides of the search index.
constexpr const char *recordedTables[] = {"pack", "row", "asset"};

/// A buffer that SQLite allocated.
struct Buffer {
    Buffer() = default;
    ~Buffer() { sqlite3_free(data); }
    Buffer(const Buffer &) = delete;
    Buffer &operator=(const Buffer &) = delete;

    Changeset toChangeset() const
    {
        return size == 0 ? Changeset()
                         : Changeset(std::string(static_cast<const char *>(data), static_cast<std::size_t>(size)));
    }

    int size = 0;
    void *data = nullptr;
};

/// SQLite takes no const, though it only reads.
struct View {
    explicit View(const std::string &bytes)
        : size(sizeOf(bytes))
        , data(const_cast<char *>(bytes.data()))
    {
    }

    int size;
    void *data;
};

std::optional<std::string_view> toText(sqlite3_value *value)
{
    if (!value)
        return std::nullopt;
    const auto *text = reinterpret_cast<const char *>(sqlite3_value_text(value)); // before bytes(): it may convert
    return std::string_view(text ? text : "", static_cast<std::size_t>(sqlite3_value_bytes(value)));
}

/// Nothing in the recorded tables changes behind the history's back, so any conflict means that history and content
/// do not belong together. Better to stop than to guess.
int refuseConflict(void *, int, sqlite3_changeset_iter *)
{
    return SQLITE_CHANGESET_ABORT;
}

} // namespace

Change::Change(sqlite3_changeset_iter *iterator)
    : m_iterator(iterator)
{
    const char *table = nullptr;
    int columns = 0;
    int operation = 0;
    checkSqlite(sqlite3changeset_op(iterator, &table, &columns, &operation, nullptr));
    m_table = table;
    m_operation = operation == SQLITE_INSERT   ? Operation::Insert
                  : operation == SQLITE_DELETE ? Operation::Delete
                                               : Operation::Update;
}

std::optional<std::string_view> Change::before(int column) const
{
    if (m_operation == Operation::Insert)
        return std::nullopt;
    sqlite3_value *value = nullptr;
    checkSqlite(sqlite3changeset_old(m_iterator, column, &value));
    return toText(value);
}

std::optional<std::string_view> Change::after(int column) const
{
    if (m_operation == Operation::Delete)
        return std::nullopt;
    sqlite3_value *value = nullptr;
    checkSqlite(sqlite3changeset_new(m_iterator, column, &value));
    return toText(value);
}

std::string Change::key(int column) const
{
    const auto value = m_operation == Operation::Insert ? after(column) : before(column);
    return std::string(value.value_or(""));
}

std::int64_t Changeset::checksum() const
{
    std::uint64_t sum = 14695981039346656037U; // FNV-1a
    for (const char c : m_bytes)
        sum = (sum ^ static_cast<unsigned char>(c)) * 1099511628211U;
    return static_cast<std::int64_t>(sum);
}

Changeset Changeset::inverted() const
{
    const View view(m_bytes);
    Buffer result;
    checkSqlite(sqlite3changeset_invert(view.size, view.data, &result.size, &result.data));
    return result.toChangeset();
}

void Changeset::forEach(const std::function<void(const Change &)> &visit) const
{
    const View view(m_bytes);
    sqlite3_changeset_iter *raw = nullptr;
    checkSqlite(sqlite3changeset_start(&raw, view.size, view.data));
    const std::unique_ptr<sqlite3_changeset_iter, int (*)(sqlite3_changeset_iter *)> iterator(
        raw, sqlite3changeset_finalize);
    int step = sqlite3changeset_next(raw);
    for (; step == SQLITE_ROW; step = sqlite3changeset_next(raw))
        visit(Change(raw));
    if (step != SQLITE_DONE)
        checkSqlite(step);
}

void Changeset::applyTo(SQLite::Database &database) const
{
    const View view(m_bytes);
    const int result =
        sqlite3changeset_apply(database.getHandle(), view.size, view.data, nullptr, refuseConflict, nullptr);
    if (result == SQLITE_ABORT)
        throw SQLite::Exception("its history does not fit its content", SQLITE_CORRUPT);
    database.check(result);
}

Recorder::Recorder(SQLite::Database &database)
    : m_session(nullptr, sqlite3session_delete)
{
    sqlite3_session *raw = nullptr;
    checkSqlite(sqlite3session_create(database.getHandle(), "main", &raw));
    m_session.reset(raw);
    for (const char *table : recordedTables)
        checkSqlite(sqlite3session_attach(raw, table));
}

Changeset Recorder::changes() const
{
    Buffer result;
    checkSqlite(sqlite3session_changeset(m_session.get(), &result.size, &result.data));
    return result.toChangeset();
}

ChangeGroup::ChangeGroup()
    : m_group(nullptr, sqlite3changegroup_delete)
{
    sqlite3_changegroup *raw = nullptr;
    checkSqlite(sqlite3changegroup_new(&raw));
    m_group.reset(raw);
}

void ChangeGroup::add(const Changeset &changes)
{
    const View view(changes.bytes());
    checkSqlite(sqlite3changegroup_add(m_group.get(), view.size, view.data));
}

Changeset ChangeGroup::combined() const
{
    Buffer result;
    checkSqlite(sqlite3changegroup_output(m_group.get(), &result.size, &result.data));
    return result.toChangeset();
}

} // namespace cardquake
