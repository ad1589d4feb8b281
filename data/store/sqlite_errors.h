// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "data/store/store_error.h"

#include <SQLiteCpp/Exception.h>

#include <filesystem>

namespace cardquake {

/// A full disk, a quota, or a limit on the size of files.
bool isOutOfSpace(const SQLite::Exception &error);

/// SQLite's complaint in a designer's words.
StoreError toStoreError(const SQLite::Exception &error, const std::filesystem::path &file);

/// Throws what a call of SQLite's C interface returned, unless it went well.
void checkSqlite(int result);

} // namespace cardquake
