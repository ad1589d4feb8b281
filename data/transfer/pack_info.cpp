// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "data/transfer/pack_info.h"

#include "data/transfer/utf8.h"

#include <algorithm>
#include <set>

namespace cardquake {
namespace {

/// Reads the fields one by one and remembers what is wrong with each.
class InfoReader {
public:
    InfoReader(const KindCatalog &catalog, const Json &fields)
        : m_catalog(catalog)
        , m_fields(fields)
    {
    }

    Imported<ReadInfo> read()
    {
        readFormat();
        ReadInfo result{{text("id"), text("game"), text("name"), {}}, {}};
        if (m_fields.contains("description"))
            result.info.description = text("description");
        checkId(result.info.id);
        checkGame(result.info.game);
        if (!m_problems.empty())
            return importFailure(std::move(m_problems));
        reportUnknown(result.diagnostics);
        return result;
    }

private:
    void readFormat()
    {
        const auto format = m_fields.find("format");
        if (format == m_fields.end())
            refuse("format", "The format is missing.", "Add \"format\": " + std::to_string(packFormat) + ".");
        else if (!format->is_number_integer() || *format < 1)
            refuse("format", "The format must be a whole number from 1 up, but it is " + excerpt(*format) + ".",
                   "This program writes format " + std::to_string(packFormat) + ".");
        else if (*format > packFormat)
            refuse("format",
                   "This pack has format " + excerpt(*format) +
                       ", which a newer Cardquake wrote. This one reads up to " + std::to_string(packFormat) + ".",
                   "Please update Cardquake.");
    }

    std::string text(const std::string &field)
    {
        const auto found = m_fields.find(field);
        if (found == m_fields.end())
            refuse(field, "The field \"" + field + "\" is missing.", {});
        else if (!found->is_string())
            refuse(field,
                   "The field \"" + field + "\" must be a text, but it is " + std::string(typeInWords(*found)) + ".",
                   "Put it in quotes.");
        else
            return found->get<std::string>();
        return {};
    }

    void checkId(const std::string &id)
    {
        if (isProper("id") && !isPlainName(id))
            refuse("id", "The id " + excerpt(id) + " cannot name a pack.", "Use letters, digits and dashes.");
    }

    void checkGame(const std::string &game)
    {
        const std::vector<std::string> games = m_catalog.games();
        if (!isProper("game") || std::ranges::find(games, game) != games.end())
            return;
        std::string known;
        for (const std::string &name : games)
            known += (known.empty() ? "" : ", ") + name;
        refuse("game", "There is no game " + excerpt(game) + ".", "Known games: " + known + ".");
    }

    /// Whether a field can be looked at; if not, that was said already.
    bool isProper(const std::string &field) const { return m_fields.contains(field) && m_fields[field].is_string(); }

    void reportUnknown(Diagnostics &remarks) const
    {
        static const std::set<std::string> known = {"format", "id", "game", "name", "description"};
        for (const auto &[field, value] : m_fields.items())
            if (!known.contains(field)) {
                Diagnostic remark =
                    importProblem("The field " + excerpt(field) + " is not known here. It was left out.");
                remark.severity = Severity::Warning;
                remark.path = field;
                remarks.push_back(std::move(remark));
            }
    }

    void refuse(const std::string &field, std::string message, std::string fix)
    {
        Diagnostic problem = importProblem(std::move(message), std::move(fix));
        problem.path = field;
        m_problems.push_back(std::move(problem));
    }

    const KindCatalog &m_catalog;
    const Json &m_fields;
    Diagnostics m_problems;
};

} // namespace

std::string infoToJson(const PackInfo &info)
{
    return "{\n  \"format\": " + std::to_string(packFormat) + ",\n  \"id\": " + toLine(info.id) +
           ",\n  \"game\": " + toLine(info.game) + ",\n  \"name\": " + toLine(info.name) +
           ",\n  \"description\": " + toLine(info.description) + "\n}\n";
}

Imported<ReadInfo> infoFromJson(const KindCatalog &catalog, std::string_view text)
{
    const Result<Json> fields = parseJson(text);
    if (!fields)
        return importFailure({importProblem(fields.error().message)});
    if (!fields->is_object())
        return importFailure({importProblem("The file must hold a group of fields in { }, but it holds " +
                                            std::string(typeInWords(*fields)) + ".")});
    return InfoReader(catalog, *fields).read();
}

bool isPlainName(std::string_view name)
{
    const auto leadsAway = [](char c) { return c == '/' || c == '\\' || static_cast<unsigned char>(c) < 0x20U; };
    return !name.empty() && name.front() != '.' && std::ranges::none_of(name, leadsAway) && !firstBadUtf8(name);
}

} // namespace cardquake
