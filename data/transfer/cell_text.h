// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "data/catalog/kind_catalog.h"

#include <string>
#include <string_view>

namespace cardquake {

/// What the cells of a column hold, as the schema types the field.
enum class CellType { Text, Number, Boolean, Nested, Any };

/// Follows `$ref` into the schema itself and into the game's shared definitions. A field that the schema does not
/// know, or that may have several types, is Any; `id` is always Text.
CellType cellType(const KindCatalog &catalog, const Kind &kind, std::string_view field);

/// The value that a cell with something in it stands for.
struct CellValue {
    Json value;
    bool isWrong = false; ///< the cell does not fit its column; its text was kept as it is
};

/// How a value stands in a cell, in a form that reads back as exactly this value. A blank cell means that the row has
/// no such field; it is never written for a value. By the type of the column:
///  - Text: the text as it is, also when it looks like a number or like JSON. It is a JSON string in quotes instead
///    (`""`, `"=1"`) when it is empty, would be taken for such a string, holds control characters, or begins with
///    `=`, `+`, `-` or `@`, which spreadsheets take for a formula. A value that is no text is `json:` and its JSON.
///  - Number, Boolean, Nested: JSON. Also `TRUE` and `FALSE`, as spreadsheets write them. What is not JSON is wrong.
///  - Any: JSON, `TRUE` and `FALSE`, or a plain text where it cannot be mistaken for these. What begins like JSON but
///  is broken is wrong.
std::string toCell(CellType type, const Json &value);
CellValue fromCell(CellType type, std::string_view cell);

/// "a number", "yes or no"...: what a column of this type takes, in a designer's words.
std::string_view inWords(CellType type);

} // namespace cardquake
