// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "data/transfer/row_collector.h"

namespace cardquake {

void RowCollector::add(Json fields, std::size_t line)
{
    if (!fields.is_object())
        return refuse(line, "a row must be a group of fields in { }, but this is " + std::string(typeInWords(fields)),
                      "");
    const auto id = fields.find("id");
    if (id != fields.end() && !id->is_string())
        return refuse(line, "an id must be a text, but " + excerpt(*id) + " is " + std::string(typeInWords(*id)),
                      "Put it in quotes.");
    std::string name = fields.value("id", std::string());
    if (name.empty())
        return refuse(line, "this row has no id", "Give it a short name of its own, such as \"r-07\".");
    const auto [first, isNew] = m_lineOfId.try_emplace(name, line);
    if (!isNew)
        return refuse(line, "the id " + excerpt(*id) + " is already used on line " + std::to_string(first->second),
                      "Give one of the two rows another id.", std::move(name));
    m_rows.push_back({std::move(name), std::move(fields)});
}

Imported<std::vector<ContentRow>> RowCollector::finish() &&
{
    if (!m_problems.empty())
        return importFailure(std::move(m_problems));
    return std::move(m_rows);
}

void RowCollector::refuse(std::size_t line, const std::string &reason, std::string fix, std::string id)
{
    Diagnostic problem = importProblem("Line " + std::to_string(line) + ": " + reason + ".", std::move(fix));
    problem.row = std::move(id);
    m_problems.push_back(std::move(problem));
}

} // namespace cardquake
