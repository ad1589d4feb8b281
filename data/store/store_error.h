// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/text.h"

#include <stdexcept>
#include <string>

namespace cardquake {

enum class StoreErrorCode {
    NotAWorkshop, ///< the file is something else
    Damaged,      ///< it was a workshop file once
    Newer,        ///< a later program wrote it
    Older,        ///< it must be brought up to date first, which needs the right to write
    ReadOnly,     ///< a change was asked for, and the file can only be read
    InUse,        ///< another program writes to it
    DiskFull,
    NotFound,      ///< no such file, pack, row, version...
    Exists,        ///< an id or a name that is taken
    Invalid,       ///< an id, name or value that the file cannot hold
    SchemaBarrier, ///< the history was recorded by an older program and cannot be crossed
    Io
};

/// What the store cannot go on from. The message is for people: which file, what happened, what can be done.
/// Whatever was being written is rolled back before it is thrown.
class StoreError : public std::runtime_error {
public:
    StoreError(StoreErrorCode code, const std::string &message)
        : std::runtime_error(message)
        , m_code(code)
    {
    }

    StoreErrorCode code() const { return m_code; }

private:
    StoreErrorCode m_code;
};

} // namespace cardquake
