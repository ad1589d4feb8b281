// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "data/store/file_lock.h"
#include "data/store/open_options.h"
#include "data/store/sqlite_errors.h"
#include "data/store/temporary_folder.h"

#include <SQLiteCpp/SQLiteCpp.h>

#include <filesystem>
#include <memory>
#include <optional>
#include <utility>

namespace cardquake {

/// The open file and nothing of its meaning: finds out what may be done with it, creates it, brings it up to date, and
/// turns what SQLite throws into words.
class WorkshopFile {
public:
    WorkshopFile(const std::filesystem::path &path, const OpenOptions &options);
    ~WorkshopFile();
    WorkshopFile(const WorkshopFile &) = delete;
    WorkshopFile &operator=(const WorkshopFile &) = delete;

    const std::filesystem::path &path() const { return m_path; }
    const Access &access() const { return m_access; }

    /// Runs `work(database)` on one unchanging picture of the file. May be called inside a change.
    template <class Work>
    auto read(Work &&work) const
    {
        return guarded([&] {
            std::optional<SQLite::Transaction> picture;
            if (!isInTransaction())
                picture.emplace(*m_database);
            return std::forward<Work>(work)(*m_database);
        });
    }

    /// Runs `work(database, transaction)`; what it does not commit is rolled back.
    template <class Work>
    auto write(Work &&work)
    {
        requireWritable();
        return guarded([&] {
            SQLite::Transaction transaction(*m_database, SQLite::TransactionBehavior::IMMEDIATE);
            return std::forward<Work>(work)(*m_database, transaction);
        });
    }

    /// Makes the disk take in everything now. Edits do not wait for it: if the program ends, however it ends, nothing
    /// is lost; if the power fails, the last moments may be, but never the order of the file.
    void flush();

    /// A number that changes whenever another program has changed the file.
    std::int64_t outsideVersion() const;

private:
    template <class Work>
    auto guarded(Work &&work) const
    {
        try {
            return std::forward<Work>(work)();
        } catch (const SQLite::Exception &error) {
            throw toStoreError(error, m_path);
        }
    }

    Access findAccess(const OpenOptions &options);
    void create(const OpenOptions &options) const;
    std::unique_ptr<SQLite::Database> openForReading();
    std::unique_ptr<SQLite::Database> openCopy();
    void checkIdentity(const OpenOptions &options) const;
    void bringUpToDate(const OpenOptions &options) const;
    std::filesystem::path backUp(int version) const;
    std::string inWords() const;
    bool isInTransaction() const;
    void requireWritable() const;

    std::filesystem::path m_path;
    std::unique_ptr<FileLock> m_lock;        // outlives the database: freed last
    std::unique_ptr<TemporaryFolder> m_copy; // of a file that cannot be read where it is
    std::unique_ptr<SQLite::Database> m_database;
    Access m_access;
};

} // namespace cardquake
