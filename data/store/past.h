// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "data/store/content_reader.h"

#include <SQLiteCpp/Database.h>

#include <cstdint>

namespace cardquake {

/// The content as it was (or, after undo, will be) at a position of the history: a copy of the file in memory, led
/// there by the combined changes. The file itself is not touched; it must not be in the middle of a change.
class Past {
public:
    Past(SQLite::Database &present, std::int64_t position);

    const ContentReader &content() const { return m_content; }

private:
    SQLite::Database m_database;
    ContentReader m_content;
};

} // namespace cardquake
