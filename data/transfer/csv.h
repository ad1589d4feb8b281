// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/result.h"

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace cardquake {

/// One record of a CSV text, with the line it begins on: a cell may itself hold line ends.
struct CsvRecord {
    std::size_t line = 1;
    std::vector<std::string> cells;

    bool operator==(const CsvRecord &) const = default;
};

/// Reads CSV as RFC 4180 describes it and as spreadsheets write it: a byte order mark, line ends of any system, and
/// `;` or tab as separator where the header line shows that. A quote inside an unquoted cell is taken as it stands.
/// Cells come out byte for byte; the text must be UTF-8.
Result<std::vector<CsvRecord>> readCsv(std::string_view text);

/// Separated by `,`, lines end in LF. A text beyond ASCII starts with a byte order mark, without which some
/// spreadsheets take it for another encoding.
std::string writeCsv(const std::vector<std::vector<std::string>> &records);

} // namespace cardquake
