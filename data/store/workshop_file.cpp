// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "data/store/workshop_file.h"

#include "data/store/sql.h"

#include <array>
#include <cctype>
#include <cerrno>
#include <chrono>
#include <fcntl.h>
#include <fstream>
#include <system_error>
#include <unistd.h>

namespace cardquake {
namespace {

namespace fs = std::filesystem;

constexpr int applicationId = 0x43645170; // "CdQp"
constexpr int busyMilliseconds = 2000;    // for a backup tool or a database browser that looks in

fs::path beside(const fs::path &file, std::string_view suffix)
{
    fs::path path = file;
    return path += suffix;
}

bool isWritable(const fs::path &path)
{
    return access(path.c_str(), W_OK) == 0;
}

/// A URI, so that SQLite can be told that nobody writes here. Everything unusual is escaped.
std::string immutableUri(const fs::path &path)
{
    constexpr std::string_view digits = "0123456789ABCDEF";
    std::string uri = "file://";
    for (const char c : path.string()) {
        const auto byte = static_cast<unsigned char>(c);
        if (std::isalnum(byte) != 0 || c == '/' || c == '.' || c == '-' || c == '_')
            (uri += c);
        else
            ((uri += '%') += digits[byte >> 4U]) += digits[byte & 15U];
    }
    return uri + "?immutable=1";
}

void removeDatabase(const fs::path &path)
{
    std::error_code ignored; // what cannot be removed shows when the file is made anew
    for (const char *suffix : {"", "-journal", "-wal", "-shm"})
        fs::remove(beside(path, suffix), ignored);
}

/// Puts a complete file into its place, once the disk has all of it.
void moveInto(const fs::path &from, const fs::path &to)
{
    const int descriptor = open(from.c_str(), O_RDONLY | O_CLOEXEC);
    std::error_code error;
    if (descriptor < 0 || fsync(descriptor) != 0)
        error.assign(errno, std::generic_category());
    if (descriptor >= 0)
        close(descriptor);
    if (!error)
        fs::rename(from, to, error);
    if (error)
        throw StoreError(StoreErrorCode::Io, inQuotes(to.string()) + " cannot be written: " + error.message() + '.');
}

/// A link to a disk that is not there now must not become a new file: it would cut the user off from the old one.
void requireLinkTarget(const fs::path &path)
{
    std::error_code error;
    if (!fs::is_symlink(path, error) || fs::exists(path, error))
        return;
    if (error == std::errc::too_many_symbolic_link_levels)
        throw StoreError(StoreErrorCode::NotFound, inQuotes(path.string()) +
                                                       " is a link that leads back to itself and never to a file. "
                                                       "Delete the link to start with a new file, or choose another.");
    throw StoreError(StoreErrorCode::NotFound,
                     inQuotes(path.string()) + " is a link to " + inQuotes(fs::read_symlink(path, error).string()) +
                         ", which is not there. Perhaps it is on a disk that is not connected. Connect it, or "
                         "delete the link to start with a new file.");
}

void requireReadable(const fs::path &path)
{
    std::error_code error;
    if (!fs::is_regular_file(path, error))
        throw StoreError(StoreErrorCode::NotAWorkshop,
                         inQuotes(path.string()) + " is not a file. Choose a workshop file.");
    if (access(path.c_str(), R_OK) != 0)
        throw StoreError(StoreErrorCode::Io, inQuotes(path.string()) +
                                                 " cannot be opened: " + std::generic_category().message(errno) +
                                                 ". Check its permissions, or choose another file.");
    if (fs::file_size(path, error) == 0) // SQLite would take it for a new database and throw away a log beside it
        throw StoreError(StoreErrorCode::NotAWorkshop,
                         inQuotes(path.string()) + " is empty; perhaps it was not copied to the end. Copy it again, or "
                                                   "delete it to start with a new one.");
}

/// A copy that broke off inside its last page opens and reads well for a while; so count the bytes. While a log lies
/// beside the file, pages may still be on their way, and SQLite itself looks after them.
void requireWhole(const fs::path &path)
{
    std::error_code error;
    const fs::path log = beside(path, "-wal");
    if (fs::exists(log, error) && fs::file_size(log, error) > 0)
        return;
    std::array<char, 32> header{};
    std::ifstream file(path, std::ios::binary);
    if (!file.read(header.data(), header.size()))
        return; // too short to be a database: SQLite says so
    const auto number = [&](std::size_t at, std::size_t bytes) {
        std::uintmax_t value = 0;
        for (std::size_t i = at; i < at + bytes; ++i)
            value = value << 8U | static_cast<unsigned char>(header[i]);
        return value;
    };
    const std::uintmax_t pageSize = number(16, 2) == 1 ? 65536 : number(16, 2); // so the file format has it
    if (fs::file_size(path, error) < number(28, 4) * pageSize)
        throw StoreError(StoreErrorCode::Damaged,
                         inQuotes(path.string()) + " is cut off; perhaps it was not copied to the end. Copy it again, "
                                                   "or take a backup.");
}

void setUp(SQLite::Database &database)
{
    database.exec("PRAGMA foreign_keys = ON;"
                  "PRAGMA synchronous = NORMAL;" // no wait for the disk at every edit: see flush()
                  "PRAGMA journal_size_limit = 4194304");
}

} // namespace

std::int64_t systemTime()
{
    using namespace std::chrono;
    return duration_cast<milliseconds>(system_clock::now().time_since_epoch()).count();
}

WorkshopFile::WorkshopFile(const fs::path &path, const OpenOptions &options)
{
    requireLinkTarget(path);
    std::error_code error;
    m_path = fs::weakly_canonical(fs::absolute(path), error); // one file, one lock, whatever links lead to it
    if (error)
        m_path = fs::absolute(path);
    m_access = findAccess(options);
    try {
        if (!fs::exists(m_path, error))
            create(options);
        requireReadable(m_path);
        m_database = m_access.mode == AccessMode::ReadOnly
                         ? openForReading()
                         : std::make_unique<SQLite::Database>(m_path, SQLite::OPEN_READWRITE, busyMilliseconds);
        checkIdentity(options);
        requireWhole(m_path);
        if (m_access.mode == AccessMode::ReadWrite)
            bringUpToDate(options);
        setUp(*m_database);
    } catch (const SQLite::Exception &problem) {
        throw toStoreError(problem, m_path);
    }
}

WorkshopFile::~WorkshopFile()
{
    if (m_access.mode == AccessMode::ReadOnly)
        return;
    m_database->setBusyTimeout(0); // a reader elsewhere may hold the log; whoever opens the file next takes it in
    m_database->tryExec("PRAGMA wal_checkpoint(TRUNCATE)");
}

std::int64_t WorkshopFile::outsideVersion() const
{
    return guarded([&] { return m_database->execAndGet("PRAGMA data_version").getInt64(); });
}

void WorkshopFile::flush()
{
    m_database->tryExec("PRAGMA wal_checkpoint(PASSIVE)"); // a reader in the way only delays it
}

Access WorkshopFile::findAccess(const OpenOptions &options)
{
    if (options.readOnly)
        return {AccessMode::ReadOnly, ReadOnlyReason::Asked, inWords() + " was opened for reading only."};
    const fs::path folder = m_path.parent_path();
    std::error_code error;
    if (!fs::exists(folder, error))
        throw StoreError(StoreErrorCode::NotFound, "There is no folder " + inQuotes(folder.string()) +
                                                       ". Make it first, or choose another place.");
    if (!isWritable(folder) || (fs::exists(m_path, error) && !isWritable(m_path)))
        return {AccessMode::ReadOnly, ReadOnlyReason::NotWritable,
                inWords() + " or its folder cannot be written, so it is open for reading only. To change it, copy "
                            "it to a folder of your own."};
    m_lock = std::make_unique<FileLock>(beside(m_path, "-lock"));
    if (m_lock->isHeldElsewhere())
        return {AccessMode::ReadOnly, ReadOnlyReason::InUse,
                inWords() + " is open in another window or program, so it is open for reading only here. Close it "
                            "there and open it again to change it."};
    if (!m_lock->isHeld())
        return {AccessMode::ReadOnly, ReadOnlyReason::NotWritable,
                inWords() + " is on a disk where files cannot be locked, so it is open for reading only. To change "
                            "it, copy it to another disk."};
    return {};
}

/// A new file is made under another name and moved into place when it is complete: there is never half a file.
void WorkshopFile::create(const OpenOptions &options) const
{
    if (m_access.reason == ReadOnlyReason::Asked)
        throw StoreError(StoreErrorCode::NotFound, "There is no file " + inWords() + '.');
    if (m_access.reason == ReadOnlyReason::InUse)
        throw StoreError(StoreErrorCode::InUse,
                         "Another program is just making " + inWords() + ". Wait a moment and try again.");
    if (m_access.mode == AccessMode::ReadOnly)
        throw StoreError(StoreErrorCode::ReadOnly, inWords() + " cannot be made, since its folder cannot be "
                                                               "written. Choose another place.");
    const fs::path draft = beside(m_path, "-new");
    removeDatabase(draft);
    try {
        SQLite::Database database(draft, SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE);
        database.exec("PRAGMA synchronous = OFF; PRAGMA application_id = " + std::to_string(applicationId));
        migrate(database, options.migrations);
        database.exec("PRAGMA journal_mode = WAL");
    } catch (...) {
        removeDatabase(draft);
        throw;
    }
    moveInto(draft, m_path);
}

std::unique_ptr<SQLite::Database> WorkshopFile::openForReading()
{
    try {
        auto database = std::make_unique<SQLite::Database>(m_path, SQLite::OPEN_READONLY, busyMilliseconds);
        database->execAndGet("PRAGMA application_id"); // the first real look at the file
        return database;
    } catch (const SQLite::Exception &error) {
        const int family = error.getErrorCode() & 0xff;
        if (family != SQLITE_CANTOPEN && family != SQLITE_READONLY && !isOutOfSpace(error))
            throw;
    }
    // On a read-only or full disk SQLite cannot make the files it needs beside the database. Told that nothing will
    // ever change it can do without, but then it overlooks a log that was left behind.
    std::error_code error;
    const auto logSize = fs::file_size(beside(m_path, "-wal"), error);
    if (!error && logSize > 0)
        return openCopy();
    return std::make_unique<SQLite::Database>(immutableUri(m_path), SQLite::OPEN_READONLY | SQLite::OPEN_URI);
}

std::unique_ptr<SQLite::Database> WorkshopFile::openCopy()
{
    m_copy = std::make_unique<TemporaryFolder>();
    const fs::path copy = m_copy->path() / m_path.filename();
    for (const char *suffix : {"", "-wal"}) {
        std::error_code error;
        fs::copy_file(beside(m_path, suffix), beside(copy, suffix), error);
        if (error)
            throw StoreError(StoreErrorCode::Io, inWords() + " cannot be copied to a temporary folder to read it: " +
                                                     error.message() + '.');
    }
    return std::make_unique<SQLite::Database>(copy, SQLite::OPEN_READONLY);
}

void WorkshopFile::checkIdentity(const OpenOptions &options) const
{
    if (m_database->execAndGet("PRAGMA application_id").getInt() != applicationId)
        throw StoreError(StoreErrorCode::NotAWorkshop,
                         inWords() + " is a database of another program, not a Cardquake workshop file. It was left as "
                                     "it is. Choose another file.");
    const int version = schemaVersion(*m_database);
    const int known = options.migrations.back().version;
    if (version > known)
        throw StoreError(StoreErrorCode::Newer, inWords() + " was saved by a newer Cardquake (its format is " +
                                                    std::to_string(version) + ", this program knows up to " +
                                                    std::to_string(known) +
                                                    "). It was left as it is. Update Cardquake to open it.");
    if (version < known && m_access.mode == AccessMode::ReadOnly)
        throw StoreError(StoreErrorCode::Older,
                         inWords() +
                             " was saved by an older Cardquake and must be brought up to date first, which "
                             "is not possible while it can only be read. " +
                             m_access.sentence);
}

void WorkshopFile::bringUpToDate(const OpenOptions &options) const
{
    const int version = schemaVersion(*m_database);
    if (version < options.migrations.back().version) {
        const fs::path backup = backUp(version);
        std::error_code ignored; // a copy too many does no harm
        m_database->exec("PRAGMA foreign_keys = OFF");
        try {
            migrate(*m_database, options.migrations);
        } catch (const SQLite::Exception &) {
            if (schemaVersion(*m_database) == version) // nothing was done: every further try would leave one more
                fs::remove(backup, ignored);
            throw;
        }
    }
    m_database->exec("PRAGMA journal_mode = WAL"); // a backup that was put back is not in this mode
}

/// Beside earlier backups, never in their place.
fs::path WorkshopFile::backUp(int version) const
{
    const std::string suffix = ".backup-v" + std::to_string(version);
    fs::path backup = beside(m_path, suffix);
    std::error_code unreachable; // is nothing that could be overwritten
    for (int number = 2; fs::exists(fs::symlink_status(backup, unreachable)); ++number)
        backup = beside(m_path, suffix + '-' + std::to_string(number));
    const fs::path draft = beside(backup, "-new");
    removeDatabase(draft);
    try {
        run(*m_database, "VACUUM INTO ?", draft.string());
    } catch (...) {
        removeDatabase(draft);
        throw;
    }
    moveInto(draft, backup);
    return backup;
}

std::string WorkshopFile::inWords() const
{
    return inQuotes(m_path.string());
}

bool WorkshopFile::isInTransaction() const
{
    return sqlite3_get_autocommit(m_database->getHandle()) == 0;
}

void WorkshopFile::requireWritable() const
{
    if (m_access.mode == AccessMode::ReadOnly)
        throw StoreError(StoreErrorCode::ReadOnly, "Nothing can be changed now: " + m_access.sentence);
    if (isInTransaction())
        throw std::logic_error("a change of the workshop file was begun inside another one");
}

} // namespace cardquake
