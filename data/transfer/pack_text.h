// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "data/catalog/kind_catalog.h"
#include "data/transfer/imported.h"
#include "engine/core/content_rows.h"

#include <string>
#include <string_view>
#include <vector>

namespace cardquake {

/// A value on one line, made to be read: a blank after `:` and `,`; what an object is comes before what it has
/// (`id`, `do`, `mod`, `verb`, `label`), the rest alphabetically.
std::string compactJson(const Json &value);

/// The rows of a kind as their file holds them: one field a line in FieldOrder, nested values compact, made for diffs.
/// Everything in a row is written, also a field that equals its default: what is read back must be the same row.
std::string rowsToJson(const Kind *kind, const std::vector<ContentRow> &rows);

/// The rows of such a file, however it is laid out.
Imported<std::vector<ContentRow>> rowsFromJson(std::string_view text);

} // namespace cardquake
