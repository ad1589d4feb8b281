// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

struct sqlite3_changegroup;
struct sqlite3_changeset_iter;
struct sqlite3_session;

namespace SQLite {
class Database;
}

namespace cardquake {

/// One row of one table in a changeset. Valid only while Changeset::forEach visits it.
class Change {
public:
    enum class Operation { Insert, Update, Delete };

    explicit Change(sqlite3_changeset_iter *iterator);

    std::string_view table() const { return m_table; }
    Operation operation() const { return m_operation; }

    /// The value of a column before and after the change; nothing where there was no row, and in an update where the
    /// column kept its value (the columns of the key are always there before).
    std::optional<std::string_view> before(int column) const;
    std::optional<std::string_view> after(int column) const;

    /// A column of the key, whatever the operation.
    std::string key(int column) const;

private:
    sqlite3_changeset_iter *m_iterator;
    std::string_view m_table;
    Operation m_operation = Operation::Insert;
};

/// What an edit did to the recorded tables, as SQLite's session extension writes it down: a value that can be stored,
/// turned round and applied. It holds only for the schema it was recorded with; the caller must know that they match,
/// since SQLite quietly skips what does not fit.
class Changeset {
public:
    Changeset() = default;
    explicit Changeset(std::string bytes)
        : m_bytes(std::move(bytes))
    {
    }

    bool isEmpty() const { return m_bytes.empty(); }
    const std::string &bytes() const { return m_bytes; }

    /// Tells a changeset that was damaged in the file from a sound one: SQLite reads past the end of a damaged one.
    std::int64_t checksum() const;

    Changeset inverted() const;
    void forEach(const std::function<void(const Change &)> &visit) const;

    /// Applies all of it, or throws and has applied nothing.
    void applyTo(SQLite::Database &database) const;

private:
    std::string m_bytes;
};

/// Watches the recorded tables from its making on.
class Recorder {
public:
    explicit Recorder(SQLite::Database &database);

    /// The net change since then; empty when everything is as it was.
    Changeset changes() const;

private:
    std::unique_ptr<sqlite3_session, void (*)(sqlite3_session *)> m_session;
};

/// Changesets that follow each other, combined into one. Work done and undone between them cancels out.
class ChangeGroup {
public:
    ChangeGroup();

    void add(const Changeset &changes);
    Changeset combined() const;

private:
    std::unique_ptr<sqlite3_changegroup, void (*)(sqlite3_changegroup *)> m_group;
};

} // namespace cardquake
