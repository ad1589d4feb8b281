// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "data/catalog/pack.h"
#include "data/store/content_reader.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace SQLite {
class Database;
}

namespace cardquake {

/// The hand that changes content inside one edit (Workshop::edit). A call that cannot be done throws a StoreError
/// (NotFound, Exists, Invalid); unless the caller catches it, the whole edit is undone.
class Editor {
public:
    explicit Editor(SQLite::Database &database);

    /// The content as it stands now, changes of this edit included.
    const ContentReader &content() const { return m_content; }

    void createPack(const PackInfo &info);
    void copyPack(std::string_view from, const PackInfo &to); ///< rows and assets of `from` under the new name
    void updatePack(const PackInfo &info);                    ///< game, name and description of the pack `info.id`
    void renamePack(std::string_view id, std::string_view newId);
    void deletePack(std::string_view id);

    /// Makes the pack exactly this, new or not. What is the same already is not touched.
    void replacePack(const Pack &pack);

    void setRow(std::string_view pack, std::string_view kind, const ContentRow &row); ///< its id must exist
    /// At the end, or so that it becomes number `index`.
    void addRow(std::string_view pack, std::string_view kind, const ContentRow &row,
                std::optional<std::size_t> index = {});
    void deleteRow(std::string_view pack, std::string_view kind, std::string_view id);
    void renameRow(std::string_view pack, std::string_view kind, std::string_view id, std::string_view newId);
    void moveRow(std::string_view pack, std::string_view kind, std::string_view id, std::size_t index);
    void copyRow(std::string_view pack, std::string_view kind, std::string_view id, std::string_view newId);

    void setAsset(std::string_view pack, const Asset &asset); ///< adds or replaces
    void deleteAsset(std::string_view pack, std::string_view name);

private:
    struct Placed {
        std::string id;
        std::optional<std::int64_t> position;
    };

    std::vector<Placed> order(std::string_view pack, std::string_view kind) const;
    void replaceRows(const std::string &pack, const std::string &kind, const std::vector<ContentRow> &rows);
    void replaceAssets(const std::string &pack, const std::vector<Asset> &assets);
    void requirePack(std::string_view id) const;
    void requireFreePack(std::string_view id) const;
    void requireRow(std::string_view pack, std::string_view kind, std::string_view id) const;
    void requireFreeRow(std::string_view pack, std::string_view kind, std::string_view id) const;

    SQLite::Database &m_database;
    ContentReader m_content;
};

} // namespace cardquake
