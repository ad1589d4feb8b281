// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/content_rows.h"

#include <cstdint>
#include <string>
#include <string_view>

namespace cardquake {

/// A row as the table holds it: the fields as compact JSON without the `id`, which is the key, and copies of two fields
/// for lists and search.
struct StoredRow {
    std::string name;
    std::int64_t copies = 1;
    std::string body;
};

/// The only place where the copied columns are made. Refuses what the file could not give back unchanged.
StoredRow encodeRow(const ContentRow &row);

ContentRow decodeRow(std::string id, std::string_view body);

/// JSON as it is stored: compact, keys sorted. Refuses text that is not UTF-8.
std::string encodeJson(const Json &value);

/// JSON that the store itself has written.
Json decodeJson(std::string_view text);

/// Refuses an id or a name that is empty or not UTF-8. `what` names it in the message, e.g. "row id".
void requireName(std::string_view what, std::string_view name);

/// Throws when a pack cannot have this id: it names folders, and is typed on the command line.
void requirePackId(std::string_view id);

} // namespace cardquake
