// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "data/store/content_reader.h"

#include "data/store/row_codec.h"
#include "data/store/sql.h"

namespace cardquake {
namespace {

std::string_view view(const SQLite::Column &column)
{
    const char *text = column.getText(); // before getBytes(): it may convert
    return {text, static_cast<std::size_t>(column.getBytes())};
}

PackInfo packFrom(const SQLite::Statement &select)
{
    return {select.getColumn(0), select.getColumn(1), select.getColumn(2), select.getColumn(3)};
}

} // namespace

std::vector<PackInfo> ContentReader::packs() const
{
    std::vector<PackInfo> list;
    SQLite::Statement select(m_database, "SELECT id, game, name, description FROM pack ORDER BY id");
    while (select.executeStep())
        list.push_back(packFrom(select));
    return list;
}

std::optional<PackInfo> ContentReader::packInfo(std::string_view pack) const
{
    SQLite::Statement select(m_database, "SELECT id, game, name, description FROM pack WHERE id = ?");
    bindAll(select, pack);
    return select.executeStep() ? std::optional(packFrom(select)) : std::nullopt;
}

std::optional<Pack> ContentReader::pack(std::string_view pack) const
{
    const auto info = packInfo(pack);
    if (!info)
        return std::nullopt;
    Pack result{*info, {}, {}};
    SQLite::Statement rows(m_database, "SELECT kind, id, body FROM row WHERE pack = ? ORDER BY kind, position, id");
    bindAll(rows, info->id);
    while (rows.executeStep())
        result.rows.put(view(rows.getColumn(0)), decodeRow(rows.getColumn(1), view(rows.getColumn(2))));
    SQLite::Statement assets(m_database, "SELECT name, bytes FROM asset WHERE pack = ? ORDER BY name");
    bindAll(assets, info->id);
    while (assets.executeStep())
        result.assets.push_back({assets.getColumn(0), assets.getColumn(1).getString()});
    return result;
}

std::vector<RowSummary> ContentReader::list(std::string_view pack) const
{
    std::vector<RowSummary> list;
    SQLite::Statement select(m_database,
                             "SELECT kind, id, name, copies FROM row WHERE pack = ? ORDER BY kind, position, id");
    bindAll(select, pack);
    while (select.executeStep())
        list.push_back({select.getColumn(0), select.getColumn(1), select.getColumn(2), select.getColumn(3).getInt64()});
    return list;
}

std::vector<ContentRow> ContentReader::rows(std::string_view pack, std::string_view kind) const
{
    std::vector<ContentRow> list;
    SQLite::Statement select(m_database, "SELECT id, body FROM row WHERE pack = ? AND kind = ? ORDER BY position, id");
    bindAll(select, pack, kind);
    while (select.executeStep())
        list.push_back(decodeRow(select.getColumn(0), view(select.getColumn(1))));
    return list;
}

std::optional<ContentRow> ContentReader::row(std::string_view pack, std::string_view kind, std::string_view id) const
{
    SQLite::Statement select(m_database, "SELECT body FROM row WHERE pack = ? AND kind = ? AND id = ?");
    bindAll(select, pack, kind, id);
    if (!select.executeStep())
        return std::nullopt;
    return decodeRow(std::string(id), view(select.getColumn(0)));
}

std::vector<std::string> ContentReader::assetNames(std::string_view pack) const
{
    std::vector<std::string> names;
    SQLite::Statement select(m_database, "SELECT name FROM asset WHERE pack = ? ORDER BY name");
    bindAll(select, pack);
    while (select.executeStep())
        names.push_back(select.getColumn(0));
    return names;
}

std::optional<Asset> ContentReader::asset(std::string_view pack, std::string_view name) const
{
    SQLite::Statement select(m_database, "SELECT bytes FROM asset WHERE pack = ? AND name = ?");
    bindAll(select, pack, name);
    if (!select.executeStep())
        return std::nullopt;
    return Asset{std::string(name), select.getColumn(0).getString()};
}

} // namespace cardquake
