// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "data/store/migrations.h"

#include <cstdint>
#include <functional>
#include <string>
#include <vector>

namespace cardquake {

/// Milliseconds since 1970.
using Clock = std::function<std::int64_t()>;

std::int64_t systemTime();

struct OpenOptions {
    bool readOnly = false;
    Clock clock = systemTime; ///< tests bring their own
    std::vector<Migration> migrations = builtInMigrations();
};

enum class AccessMode { ReadWrite, ReadOnly };

enum class ReadOnlyReason {
    None,
    Asked,      ///< by the options
    InUse,      ///< another program has it open for writing
    NotWritable ///< the file or its folder
};

/// What may be done with an open file, and why no more than that.
struct Access {
    AccessMode mode = AccessMode::ReadWrite;
    ReadOnlyReason reason = ReadOnlyReason::None;
    std::string sentence; ///< for people; empty when reading and writing are possible
};

} // namespace cardquake
