// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "data/store/changeset.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace cardquake {

/// What an edit is called, and with which others it may become one.
struct EditInfo {
    std::string label;    ///< what a designer reads in the history: "Change the name of Beach"
    std::string mergeKey; ///< edits that follow each other with the same key merge, e.g. while one field is typed in
};

/// One line of the history.
struct HistoryEntry {
    std::int64_t position = 0; ///< 1, 2, 3...; the content after this edit is the version of this number
    std::string label;
    std::string pack;      ///< empty when the edit touched several packs
    std::int64_t time = 0; ///< milliseconds since 1970
    bool applied = true;   ///< false: undone, can be redone
    bool crossable = true; ///< false: recorded with another schema of the file; cannot be undone or redone

    bool operator==(const HistoryEntry &) const = default;
};

/// How long after an edit another one with its merge key still joins it.
constexpr std::int64_t mergeWindowMilliseconds = 2000;

/// The edits of a file in a line, from position 0 (nothing recorded yet) to the last; the content stands at the head.
/// Undo and redo only walk along this line, so a position always means the same content.
///
/// A new edit after undo would cut off the part behind the head. That is done as in any editor, unless a version points
/// into that part: then nothing may be lost. The part stays, followed by one entry that leads back from its end to
/// where we are ("Went back 3 edits"), and the new edit comes after that.
///
/// All functions expect to run in a transaction of the caller's.
class History {
public:
    explicit History(SQLite::Database &database)
        : m_database(database)
    {
    }

    std::int64_t head() const;
    std::int64_t last() const;

    /// Oldest first; with a pack, only the edits that touched it or several packs.
    std::vector<HistoryEntry> entries(std::string_view pack = {}) const;
    std::optional<HistoryEntry> entry(std::int64_t position) const;

    /// Records an edit that was just made at the head.
    void append(const EditInfo &info, const Changeset &changes, std::int64_t now);

    /// Moves the head, and the content with it, one step. Gives the entry that was undone or redone, if there was one.
    std::optional<HistoryEntry> undo();
    std::optional<HistoryEntry> redo();

    /// What turns the content of one position into that of another.
    Changeset between(std::int64_t from, std::int64_t to) const;

private:
    struct Stretch {
        Changeset changes;
        int schema = 0;
    };

    Stretch combine(std::int64_t after, std::int64_t upTo) const;
    bool mergeIntoHead(const EditInfo &info, const Changeset &changes, std::int64_t now);
    void leaveRedoBehind(std::int64_t now);
    void insert(const EditInfo &info, const Changeset &changes, int schema, std::int64_t now);
    void step(std::int64_t to);
    void setHead(std::int64_t position);

    SQLite::Database &m_database;
};

} // namespace cardquake
