// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "data/store/sqlite_errors.h"

#include <sqlite3.h>

namespace cardquake {
namespace {

StoreErrorCode codeOf(const SQLite::Exception &error)
{
    switch (error.getErrorCode() & 0xff) { // the low byte is the family
    case SQLITE_NOTADB:
        return StoreErrorCode::NotAWorkshop;
    case SQLITE_FULL:
        return StoreErrorCode::DiskFull;
    case SQLITE_READONLY:
        return StoreErrorCode::ReadOnly;
    case SQLITE_BUSY:
    case SQLITE_LOCKED:
        return StoreErrorCode::InUse;
    case SQLITE_TOOBIG:
        return StoreErrorCode::Invalid;
    case SQLITE_IOERR:
    case SQLITE_CANTOPEN:
    case SQLITE_PERM:
    case SQLITE_AUTH:
    case SQLITE_NOMEM:
        return isOutOfSpace(error) ? StoreErrorCode::DiskFull : StoreErrorCode::Io;
    default: // CORRUPT, and a missing table or a broken constraint, which only a damaged file has
        return StoreErrorCode::Damaged;
    }
}

} // namespace

bool isOutOfSpace(const SQLite::Exception &error)
{
    return (error.getErrorCode() & 0xff) == SQLITE_FULL || error.getExtendedErrorCode() == SQLITE_IOERR_WRITE ||
           error.getExtendedErrorCode() == SQLITE_IOERR_SHMSIZE;
}

StoreError toStoreError(const SQLite::Exception &error, const std::filesystem::path &file)
{
    const std::string name = inQuotes(file.string());
    const StoreErrorCode code = codeOf(error);
    switch (code) {
    case StoreErrorCode::NotAWorkshop:
        return {code, name + " is not a Cardquake workshop file, or it is damaged beyond recognition. "
                             "It was left as it is. Choose another file."};
    case StoreErrorCode::DiskFull:
        return {code, "The disk that holds " + name +
                          " is full or takes nothing more. This change was not saved; everything before it is "
                          "safe. Free some space and try again."};
    case StoreErrorCode::ReadOnly:
        return {code,
                name + " cannot be written. Check the permissions of the file and its folder, or work on a copy."};
    case StoreErrorCode::InUse:
        return {code, "Another program is writing to " + name + ". Wait a moment and try again, or close it there."};
    case StoreErrorCode::Invalid:
        return {code, "This is too big for " + name + ". Make it smaller and try again."};
    case StoreErrorCode::Io:
        return {code, name + " cannot be read or written: " + error.what() +
                          ". Check that the file and its folder are there and yours, then try again."};
    default:
        return {code, name + " is damaged: " + error.what() +
                          ". Nothing was changed now. Put a backup copy in its place, or make a new file."};
    }
}

void checkSqlite(int result)
{
    if (result != SQLITE_OK)
        throw SQLite::Exception(sqlite3_errstr(result), result);
}

} // namespace cardquake
