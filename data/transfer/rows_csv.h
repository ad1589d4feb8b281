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

/// Rows from a spreadsheet, with what a designer should look at: unknown columns (kept, a Warning) and cells that do
/// not fit their column (kept as text, an Error).
struct CsvRows {
    std::vector<ContentRow> rows;
    Diagnostics diagnostics;
};

/// The rows of a kind as a table for spreadsheets: a column for every field of the schema and for every other field
/// that a row has, in FieldOrder. How a value stands in a cell is told at toCell (cell_text.h).
std::string rowsToCsv(const KindCatalog &catalog, const Kind &kind, const std::vector<ContentRow> &rows);

/// Reads such a table back, its columns in any order. A blank cell, or a column that is not there, leaves the field to
/// its default; lines without any cell filled, which spreadsheets like to add, are skipped.
Imported<CsvRows> rowsFromCsv(const KindCatalog &catalog, const Kind &kind, std::string_view text);

} // namespace cardquake
