// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "data/transfer/rows_csv.h"

#include "data/transfer/cell_text.h"
#include "data/transfer/csv.h"
#include "data/transfer/field_order.h"
#include "data/transfer/row_collector.h"

#include <algorithm>
#include <set>

namespace cardquake {
namespace {

struct Column {
    std::string field;
    CellType type = CellType::Any;
    bool isNamed = true; ///< a name may be empty, so that an empty one is not enough to tell
};

std::vector<Column> columnsFor(const KindCatalog &catalog, const Kind &kind, const std::vector<ContentRow> &rows)
{
    const FieldOrder order(&kind);
    std::vector<Column> columns;
    for (const std::string &field : order.known())
        columns.push_back({field, cellType(catalog, kind, field)});
    std::set<std::string> unknown;
    for (const ContentRow &row : rows)
        for (const auto &[field, value] : row.fields.items())
            if (!order.knows(field))
                unknown.insert(field);
    for (const std::string &field : unknown)
        columns.push_back({field, CellType::Any});
    return columns;
}

bool isBlank(const CsvRecord &record)
{
    return std::ranges::all_of(record.cells, &std::string::empty);
}

std::string ordinal(std::size_t index)
{
    return "column " + std::to_string(index + 1);
}

/// Turns a table into rows. Everything of a record must find its place, or the table is refused: what has no column
/// name would be lost.
class TableReader {
public:
    TableReader(const KindCatalog &catalog, const Kind &kind)
        : m_catalog(catalog)
        , m_kind(kind)
    {
    }

    Imported<CsvRows> read(const std::vector<CsvRecord> &records)
    {
        const auto header = std::ranges::find_if_not(records, isBlank);
        if (header == records.end())
            return importFailure({importProblem("The table is empty.", "Its first line must name the fields.")});
        readHeader(*header);
        if (!m_problems.empty())
            return importFailure(std::move(m_problems));
        for (auto record = std::next(header); record != records.end(); ++record)
            if (!isBlank(*record))
                readRecord(*record);
        Imported<std::vector<ContentRow>> rows = std::move(m_rows).finish();
        if (!rows)
            m_problems.insert(m_problems.end(), rows.error().diagnostics.begin(), rows.error().diagnostics.end());
        if (!m_problems.empty())
            return importFailure(std::move(m_problems));
        return CsvRows{std::move(*rows), std::move(m_remarks)};
    }

private:
    /// Names are written like cells of text, so that even an empty one survives.
    void readHeader(const CsvRecord &header)
    {
        std::set<std::string> seen;
        for (const std::string &cell : header.cells) {
            const Json name = cell.empty() ? Json() : fromCell(CellType::Text, cell).value;
            if (!name.is_string()) {
                m_columns.push_back({{}, CellType::Any, false});
                continue;
            }
            const auto field = name.get<std::string>();
            if (!seen.insert(field).second)
                refuse(header.line, "the column " + excerpt(name) + " stands twice");
            m_columns.push_back({field, cellType(m_catalog, m_kind, field)});
        }
        if (!seen.contains("id"))
            refuse(header.line, "the table has no column \"id\"");
        reportUnknownColumns();
    }

    void reportUnknownColumns()
    {
        const FieldOrder order(&m_kind);
        for (const Column &column : m_columns)
            if (column.isNamed && !order.knows(column.field))
                remark(Severity::Warning, column,
                       "The column " + excerpt(column.field) + " is not a field of this kind. It was kept.");
    }

    void readRecord(const CsvRecord &record)
    {
        Json fields = Json::object();
        const std::size_t remarksBefore = m_remarks.size();
        for (std::size_t i = 0; i < record.cells.size(); ++i) {
            const std::string &cell = record.cells[i];
            if (cell.empty())
                continue;
            if (i >= m_columns.size() || !m_columns[i].isNamed) {
                refuse(record.line, excerpt(cell) + " stands in " + ordinal(i) + ", which has no name in the header");
                continue;
            }
            fields[m_columns[i].field] = readCell(cell, m_columns[i], record.line);
        }
        const auto id = fields.find("id");
        for (std::size_t i = remarksBefore; i < m_remarks.size() && id != fields.end() && id->is_string(); ++i)
            m_remarks[i].row = id->get<std::string>();
        m_rows.add(std::move(fields), record.line);
    }

    Json readCell(const std::string &cell, const Column &column, std::size_t line)
    {
        CellValue value = fromCell(column.type, cell);
        if (value.isWrong)
            remark(Severity::Error, column,
                   "Line " + std::to_string(line) + ", column " + excerpt(column.field) + ": " + excerpt(cell) +
                       " is not " + std::string(inWords(column.type)) + ".");
        return std::move(value.value);
    }

    void remark(Severity severity, const Column &column, std::string message)
    {
        Diagnostic diagnostic = importProblem(std::move(message));
        diagnostic.severity = severity;
        diagnostic.path = column.field;
        m_remarks.push_back(std::move(diagnostic));
    }

    void refuse(std::size_t line, const std::string &reason)
    {
        m_problems.push_back(importProblem("Line " + std::to_string(line) + ": " + reason + "."));
    }

    const KindCatalog &m_catalog;
    const Kind &m_kind;
    std::vector<Column> m_columns;
    RowCollector m_rows;
    Diagnostics m_problems;
    Diagnostics m_remarks;
};

} // namespace

std::string rowsToCsv(const KindCatalog &catalog, const Kind &kind, const std::vector<ContentRow> &rows)
{
    const std::vector<Column> columns = columnsFor(catalog, kind, rows);
    std::vector<std::vector<std::string>> records(1);
    for (const Column &column : columns)
        records.front().push_back(toCell(CellType::Text, column.field));
    for (const ContentRow &row : rows) {
        std::vector<std::string> &cells = records.emplace_back();
        for (const Column &column : columns) {
            const auto value = row.fields.find(column.field);
            cells.push_back(value == row.fields.end() ? std::string() : toCell(column.type, *value));
        }
    }
    return writeCsv(records);
}

Imported<CsvRows> rowsFromCsv(const KindCatalog &catalog, const Kind &kind, std::string_view text)
{
    const Result<std::vector<CsvRecord>> records = readCsv(text);
    if (!records)
        return importFailure({importProblem(records.error().message)});
    return TableReader(catalog, kind).read(*records);
}

} // namespace cardquake
