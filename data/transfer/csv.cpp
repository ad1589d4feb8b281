// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "data/transfer/csv.h"

#include "data/transfer/utf8.h"

#include <algorithm>

namespace cardquake {
namespace {

constexpr std::string_view byteOrderMark = "\xEF\xBB\xBF";
constexpr std::string_view separators = ",;\t";

/// The separator that stands most often in the header line, outside of quotes; `,` when in doubt.
char separatorOf(std::string_view text)
{
    text.remove_prefix(std::min(text.find_first_not_of("\r\n"), text.size()));
    bool quoted = false;
    std::size_t counts[separators.size()] = {};
    for (const char c : text) {
        if (c == '"')
            quoted = !quoted;
        else if (!quoted && (c == '\n' || c == '\r'))
            break;
        else if (const std::size_t which = separators.find(c); !quoted && which != std::string_view::npos)
            ++counts[which];
    }
    return separators[static_cast<std::size_t>(std::ranges::max_element(counts) - counts)];
}

/// Walks once over a text. Positions are bytes; they become lines and columns only when something is wrong.
class CsvReader {
public:
    explicit CsvReader(std::string_view text)
        : m_text(text)
        , m_separator(separatorOf(text))
        , m_cellEnds{m_separator, '\r', '\n'}
    {
    }

    Result<std::vector<CsvRecord>> read()
    {
        std::vector<CsvRecord> records;
        std::size_t line = 1;
        while (m_at < m_text.size()) {
            const std::size_t start = m_at;
            CsvRecord record{line, {}};
            do {
                Result<std::string> cell = readCell();
                if (!cell)
                    return tl::unexpected(std::move(cell).error());
                record.cells.push_back(std::move(*cell));
            } while (skip(m_separator));
            skipLineEnd();
            line += countLineEnds(m_text.substr(start, m_at - start));
            records.push_back(std::move(record));
        }
        return records;
    }

private:
    Result<std::string> readCell()
    {
        if (m_at < m_text.size() && m_text[m_at] == '"')
            return readQuotedCell();
        const std::size_t start = m_at;
        m_at = std::min(m_text.find_first_of(m_cellEnds, m_at), m_text.size());
        return std::string(m_text.substr(start, m_at - start));
    }

    Result<std::string> readQuotedCell()
    {
        const std::size_t opening = m_at++;
        std::string cell;
        while (true) {
            const std::size_t quote = m_text.find('"', m_at);
            if (quote == std::string_view::npos)
                return badCsv("The quote that opens at " + placeInText(m_text, opening) + " is never closed.");
            cell += m_text.substr(m_at, quote - m_at);
            m_at = quote + 1;
            if (!skip('"'))
                break;
            cell += '"';
        }
        if (m_at < m_text.size() && m_cellEnds.find(m_text[m_at]) == std::string::npos)
            return badCsv("At " + placeInText(m_text, m_at) +
                          " something follows a closing quote. A quote inside a quoted cell must be doubled.");
        return cell;
    }

    bool skip(char wanted)
    {
        const bool found = m_at < m_text.size() && m_text[m_at] == wanted;
        m_at += found ? 1 : 0;
        return found;
    }

    void skipLineEnd()
    {
        skip('\r');
        skip('\n');
    }

    static tl::unexpected<Error> badCsv(std::string message) { return failure("bad-csv", std::move(message)); }

    std::string_view m_text;
    char m_separator;
    std::string m_cellEnds;
    std::size_t m_at = 0;
};

bool needsQuotes(std::string_view cell)
{
    return cell.find_first_of("\",;\t\r\n") != std::string_view::npos;
}

void appendCell(std::string &text, std::string_view cell)
{
    if (!needsQuotes(cell)) {
        text += cell;
        return;
    }
    text += '"';
    for (const char c : cell) {
        if (c == '"')
            text += '"';
        text += c;
    }
    text += '"';
}

bool isAscii(std::string_view text)
{
    return std::ranges::all_of(text, [](char c) { return static_cast<unsigned char>(c) < 0x80U; });
}

} // namespace

Result<std::vector<CsvRecord>> readCsv(std::string_view text)
{
    if (text.starts_with(byteOrderMark))
        text.remove_prefix(byteOrderMark.size());
    if (const auto bad = firstBadUtf8(text))
        return failure("bad-csv", "At " + placeInText(text, *bad) +
                                      " the text is not UTF-8. Save it as \"CSV UTF-8\" in the spreadsheet.");
    return CsvReader(text).read();
}

std::string writeCsv(const std::vector<std::vector<std::string>> &records)
{
    std::string text;
    for (const std::vector<std::string> &record : records) {
        const char *separator = "";
        for (const std::string &cell : record) {
            text += separator;
            appendCell(text, cell);
            separator = ",";
        }
        text += '\n';
    }
    return isAscii(text) ? text : std::string(byteOrderMark) + text;
}

} // namespace cardquake
