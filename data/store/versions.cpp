// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "data/store/versions.h"

#include "data/store/history.h"
#include "data/store/row_codec.h"
#include "data/store/sql.h"
#include "data/store/store_error.h"

#include <algorithm>
#include <cctype>
#include <charconv>

namespace cardquake {
namespace {

bool isNumber(std::string_view text)
{
    return !text.empty() && std::ranges::all_of(text, [](unsigned char c) { return std::isdigit(c) != 0; });
}

bool isNow(std::string_view text)
{
    std::string lower(text);
    std::ranges::transform(lower, lower.begin(), [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
    return lower == "head" || lower == "now";
}

StoreError unknownVersion(std::string_view version)
{
    return {StoreErrorCode::NotFound,
            "There is no version " + inQuotes(version) + " in this workshop file. The history shows those there are."};
}

} // namespace

std::vector<Version> Versions::list() const
{
    std::vector<Version> versions;
    SQLite::Statement select(m_database, "SELECT name, seq, time FROM version ORDER BY seq, name");
    while (select.executeStep())
        versions.push_back({select.getColumn(0), select.getColumn(1).getInt64(), select.getColumn(2).getInt64()});
    return versions;
}

void Versions::add(std::string_view name, std::int64_t position, std::int64_t now)
{
    requireName("version name", name);
    if (isNumber(name) || isNow(name))
        throw StoreError(StoreErrorCode::Invalid, "A version cannot be called " + inQuotes(name) +
                                                      ", since that already means a place in the history. "
                                                      "Choose another name.");
    if (exists(m_database, "SELECT 1 FROM version WHERE name = ?", name))
        throw StoreError(StoreErrorCode::Exists,
                         "There is already a version " + inQuotes(name) + ". Choose another name.");
    run(m_database, "INSERT INTO version(name, seq, time) VALUES(?, ?, ?)", name, position, now);
}

void Versions::remove(std::string_view name)
{
    if (!exists(m_database, "SELECT 1 FROM version WHERE name = ?", name))
        throw unknownVersion(name);
    run(m_database, "DELETE FROM version WHERE name = ?", name);
}

std::int64_t Versions::position(std::string_view version) const
{
    const History history(m_database);
    if (isNow(version))
        return history.head();
    if (isNumber(version)) {
        std::int64_t number = 0;
        const auto [end, error] = std::from_chars(version.data(), version.data() + version.size(), number);
        if (error != std::errc() || number > history.last())
            throw unknownVersion(version);
        return number;
    }
    SQLite::Statement select(m_database, "SELECT seq FROM version WHERE name = ?");
    bindAll(select, version);
    if (!select.executeStep())
        throw unknownVersion(version);
    return select.getColumn(0).getInt64();
}

std::string Versions::inWords(std::string_view version) const
{
    if (isNow(version) || isNumber(version))
        return "edit " + std::to_string(position(version));
    return "version " + inQuotes(version);
}

} // namespace cardquake
