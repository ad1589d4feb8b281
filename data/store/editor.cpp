// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "data/store/editor.h"

#include "data/store/positions.h"
#include "data/store/row_codec.h"
#include "data/store/sql.h"
#include "data/store/store_error.h"

#include <SQLiteCpp/SQLiteCpp.h>

#include <algorithm>
#include <map>
#include <set>

namespace cardquake {
namespace {

std::string rowInWords(std::string_view pack, std::string_view kind, std::string_view id)
{
    return std::string(kind) + ' ' + inQuotes(id) + " in the pack " + inQuotes(pack);
}

} // namespace

Editor::Editor(SQLite::Database &database)
    : m_database(database)
    , m_content(database)
{
}

void Editor::createPack(const PackInfo &info)
{
    requirePackId(info.id);
    requireFreePack(info.id);
    run(m_database, "INSERT INTO pack(id, game, name, description) VALUES(?, ?, ?, ?)", info.id, info.game, info.name,
        info.description);
}

void Editor::copyPack(std::string_view from, const PackInfo &to)
{
    requirePack(from);
    createPack(to);
    run(m_database,
        "INSERT INTO row(pack, kind, id, position, name, copies, body) "
        "SELECT ?, kind, id, position, name, copies, body FROM row WHERE pack = ?",
        to.id, from);
    run(m_database, "INSERT INTO asset(pack, name, bytes) SELECT ?, name, bytes FROM asset WHERE pack = ?", to.id,
        from);
}

void Editor::updatePack(const PackInfo &info)
{
    requirePack(info.id);
    run(m_database, "UPDATE pack SET game = ?, name = ?, description = ? WHERE id = ?", info.game, info.name,
        info.description, info.id);
}

void Editor::renamePack(std::string_view id, std::string_view newId)
{
    requirePack(id);
    if (id == newId)
        return;
    PackInfo info = *m_content.packInfo(id);
    info.id = newId;
    createPack(info);
    run(m_database, "UPDATE row SET pack = ? WHERE pack = ?", newId, id);
    run(m_database, "UPDATE asset SET pack = ? WHERE pack = ?", newId, id);
    run(m_database, "DELETE FROM pack WHERE id = ?", id);
}

void Editor::deletePack(std::string_view id)
{
    requirePack(id);
    run(m_database, "DELETE FROM row WHERE pack = ?", id);
    run(m_database, "DELETE FROM asset WHERE pack = ?", id);
    run(m_database, "DELETE FROM pack WHERE id = ?", id);
}

void Editor::replacePack(const Pack &pack)
{
    const auto known = m_content.packInfo(pack.info.id);
    if (known)
        updatePack(pack.info);
    else
        createPack(pack.info);
    std::set<std::string> kinds;
    for (const RowSummary &row : m_content.list(pack.info.id))
        kinds.insert(row.kind);
    for (const std::string &kind : pack.rows.kinds())
        kinds.insert(kind);
    for (const std::string &kind : kinds)
        replaceRows(pack.info.id, kind, pack.rows.rows(kind));
    replaceAssets(pack.info.id, pack.assets);
}

void Editor::replaceRows(const std::string &pack, const std::string &kind, const std::vector<ContentRow> &rows)
{
    requireName("kind", kind);
    struct Known {
        std::int64_t position;
        std::string body;
    };
    std::map<std::string, Known> known;
    SQLite::Statement select(m_database, "SELECT id, position, body FROM row WHERE pack = ? AND kind = ?");
    bindAll(select, pack, kind);
    while (select.executeStep())
        known.try_emplace(select.getColumn(0), Known{select.getColumn(1).getInt64(), select.getColumn(2)});

    std::vector<std::optional<std::int64_t>> wanted;
    std::set<std::string> leaving;
    for (const auto &[id, row] : known)
        leaving.insert(id);
    for (const ContentRow &row : rows) {
        const auto found = known.find(row.id);
        wanted.push_back(found == known.end() ? std::nullopt : std::optional(found->second.position));
        leaving.erase(row.id);
    }
    const std::vector<std::int64_t> positions = arrange(wanted);

    SQLite::Statement remove(m_database, "DELETE FROM row WHERE pack = ? AND kind = ? AND id = ?");
    for (const std::string &id : leaving)
        runAgain(remove, pack, kind, id);
    SQLite::Statement put(m_database,
                          "INSERT INTO row(position, name, copies, body, pack, kind, id) "
                          "VALUES(?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO UPDATE SET position = excluded.position, "
                          "name = excluded.name, copies = excluded.copies, body = excluded.body");
    for (std::size_t i = 0; i < rows.size(); ++i) {
        const StoredRow stored = encodeRow(rows[i]);
        const auto found = known.find(rows[i].id);
        if (found == known.end() || found->second.position != positions[i] || found->second.body != stored.body)
            runAgain(put, positions[i], stored.name, stored.copies, stored.body, pack, kind, rows[i].id);
    }
}

void Editor::replaceAssets(const std::string &pack, const std::vector<Asset> &assets)
{
    std::set<std::string> wanted;
    for (const Asset &asset : assets) {
        if (!wanted.insert(asset.name).second)
            throw StoreError(StoreErrorCode::Exists, "The asset " + inQuotes(asset.name) +
                                                         " stands twice in the pack " + inQuotes(pack) +
                                                         ". Rename one of them.");
        setAsset(pack, asset);
    }
    for (const std::string &name : m_content.assetNames(pack))
        if (!wanted.contains(name))
            deleteAsset(pack, name);
}

void Editor::setRow(std::string_view pack, std::string_view kind, const ContentRow &row)
{
    requireRow(pack, kind, row.id);
    const StoredRow stored = encodeRow(row);
    run(m_database, "UPDATE row SET name = ?, copies = ?, body = ? WHERE pack = ? AND kind = ? AND id = ?", stored.name,
        stored.copies, stored.body, pack, kind, row.id);
}

void Editor::addRow(std::string_view pack, std::string_view kind, const ContentRow &row,
                    std::optional<std::size_t> index)
{
    requirePack(pack);
    requireName("kind", kind);
    requireFreeRow(pack, kind, row.id);
    const StoredRow stored = encodeRow(row);
    run(m_database,
        "INSERT INTO row(pack, kind, id, name, copies, body, position) SELECT ?1, ?2, ?3, ?4, ?5, ?6, "
        "(SELECT coalesce(max(position) + ?7, 0) FROM row WHERE pack = ?1 AND kind = ?2)",
        pack, kind, row.id, stored.name, stored.copies, stored.body, positionStep);
    if (index)
        moveRow(pack, kind, row.id, *index);
}

void Editor::deleteRow(std::string_view pack, std::string_view kind, std::string_view id)
{
    requireRow(pack, kind, id);
    run(m_database, "DELETE FROM row WHERE pack = ? AND kind = ? AND id = ?", pack, kind, id);
}

void Editor::renameRow(std::string_view pack, std::string_view kind, std::string_view id, std::string_view newId)
{
    requireRow(pack, kind, id);
    if (id == newId)
        return;
    requireName("row id", newId);
    requireFreeRow(pack, kind, newId);
    run(m_database, "UPDATE row SET id = ? WHERE pack = ? AND kind = ? AND id = ?", newId, pack, kind, id);
}

void Editor::moveRow(std::string_view pack, std::string_view kind, std::string_view id, std::size_t index)
{
    requireRow(pack, kind, id);
    std::vector<Placed> rows = order(pack, kind);
    const auto from = std::ranges::find(rows, id, &Placed::id);
    const auto to = rows.begin() + static_cast<std::ptrdiff_t>(std::min(index, rows.size() - 1));
    if (from == to)
        return;
    from->position.reset(); // this is the one to move, the others stay
    if (from < to)
        std::rotate(from, from + 1, to + 1);
    else
        std::rotate(to, from, from + 1);

    std::vector<std::optional<std::int64_t>> wanted;
    wanted.reserve(rows.size());
    for (const Placed &row : rows)
        wanted.push_back(row.position);
    const std::vector<std::int64_t> positions = arrange(wanted);
    for (std::size_t i = 0; i < rows.size(); ++i)
        if (rows[i].position != positions[i])
            run(m_database, "UPDATE row SET position = ? WHERE pack = ? AND kind = ? AND id = ?", positions[i], pack,
                kind, rows[i].id);
}

void Editor::copyRow(std::string_view pack, std::string_view kind, std::string_view id, std::string_view newId)
{
    requireRow(pack, kind, id);
    ContentRow copy = *m_content.row(pack, kind, id);
    copy.id = newId;
    const std::vector<Placed> rows = order(pack, kind);
    const auto original = std::ranges::find(rows, id, &Placed::id);
    addRow(pack, kind, copy, static_cast<std::size_t>(original - rows.begin()) + 1);
}

void Editor::setAsset(std::string_view pack, const Asset &asset)
{
    requirePack(pack);
    requireName("asset name", asset.name);
    SQLite::Statement put(m_database, "INSERT INTO asset(pack, name, bytes) VALUES(?, ?, ?) "
                                      "ON CONFLICT DO UPDATE SET bytes = excluded.bytes");
    bindAll(put, pack, asset.name);
    bindBlob(put, 3, asset.bytes);
    put.exec();
}

void Editor::deleteAsset(std::string_view pack, std::string_view name)
{
    if (!m_content.asset(pack, name))
        throw StoreError(StoreErrorCode::NotFound,
                         "There is no asset " + inQuotes(name) + " in the pack " + inQuotes(pack) + '.');
    run(m_database, "DELETE FROM asset WHERE pack = ? AND name = ?", pack, name);
}

std::vector<Editor::Placed> Editor::order(std::string_view pack, std::string_view kind) const
{
    std::vector<Placed> rows;
    SQLite::Statement select(m_database,
                             "SELECT id, position FROM row WHERE pack = ? AND kind = ? ORDER BY position, id");
    bindAll(select, pack, kind);
    while (select.executeStep())
        rows.push_back({select.getColumn(0), select.getColumn(1).getInt64()});
    return rows;
}

void Editor::requirePack(std::string_view id) const
{
    if (!m_content.packInfo(id))
        throw StoreError(StoreErrorCode::NotFound, "There is no pack " + inQuotes(id) + " in this workshop file.");
}

void Editor::requireFreePack(std::string_view id) const
{
    if (m_content.packInfo(id))
        throw StoreError(StoreErrorCode::Exists, "There is already a pack " + inQuotes(id) + ". Choose another id.");
}

void Editor::requireRow(std::string_view pack, std::string_view kind, std::string_view id) const
{
    if (!exists(m_database, "SELECT 1 FROM row WHERE pack = ? AND kind = ? AND id = ?", pack, kind, id))
        throw StoreError(StoreErrorCode::NotFound, "There is no " + rowInWords(pack, kind, id) + '.');
}

void Editor::requireFreeRow(std::string_view pack, std::string_view kind, std::string_view id) const
{
    if (exists(m_database, "SELECT 1 FROM row WHERE pack = ? AND kind = ? AND id = ?", pack, kind, id))
        throw StoreError(StoreErrorCode::Exists,
                         "The " + rowInWords(pack, kind, id) + " exists already. Choose another id.");
}

} // namespace cardquake
