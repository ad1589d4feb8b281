// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "data/catalog/pack.h"
#include "data/store/content_reader.h"
#include "data/store/documents.h"
#include "data/store/editor.h"
#include "data/store/history.h"
#include "data/store/open_options.h"
#include "data/store/search.h"
#include "data/store/store_error.h"
#include "data/store/version_diff.h"
#include "data/store/versions.h"

#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace cardquake {

class WorkshopFile;

/// A project in one file: packs, rows, assets, their whole history, saved games and playtest runs. Everything that
/// changes content goes through here as a labelled edit that can be undone, today or after a restart.
///
/// Every function may throw a StoreError; the file is then as it was before the call. One thread at a time.
/// Where a version is asked for, a name, a number (a position of the history), `head` or `now` will do.
class Workshop {
public:
    /// Opens the file, and makes it first when there is none. Only one program at a time may write: see access().
    static Workshop open(const std::filesystem::path &path, const OpenOptions &options = {});
    ~Workshop();
    Workshop(Workshop &&) noexcept;
    Workshop &operator=(Workshop &&) noexcept;

    const std::filesystem::path &path() const;
    const Access &access() const;

    /// Whether nothing was ever put into the file: the caller should seed it.
    bool isNew() const;

    /// Puts the first packs into a new file. They are its original content, not an edit: it cannot be undone, and the
    /// version `original` names it.
    void seed(const std::vector<Pack> &packs);

    /// True when another program has changed the file since the last call (or since it was opened).
    bool changedOutside();

    // Content
    std::vector<PackInfo> packs() const;
    Pack load(std::string_view pack) const;
    std::vector<RowSummary> list(std::string_view pack) const;
    std::vector<ContentRow> rows(std::string_view pack, std::string_view kind) const;
    std::optional<ContentRow> row(std::string_view pack, std::string_view kind, std::string_view id) const;
    std::vector<std::string> assetNames(std::string_view pack) const;
    std::optional<Asset> asset(std::string_view pack, std::string_view name) const;
    std::vector<SearchHit> search(std::string_view text, const SearchScope &scope = {}) const;

    // Edits
    /// Makes one edit of what `change` does, and one line in the history; all of it or, when `change` throws, none.
    /// False when it left everything as it was: then there is no line either.
    bool edit(const EditInfo &info, const std::function<void(Editor &)> &change);
    bool importPack(const Pack &pack, std::string_view label); ///< Editor::replacePack as an edit

    // History
    std::vector<HistoryEntry> history(std::string_view pack = {}) const; ///< see History::entries
    std::optional<HistoryEntry> nextUndo() const;
    std::optional<HistoryEntry> nextRedo() const;
    std::optional<HistoryEntry> undo(); ///< gives what was undone; nothing when there was nothing to undo
    std::optional<HistoryEntry> redo();

    // Versions
    std::vector<Version> versions() const;
    void tag(std::string_view name); ///< names the content as it stands
    void deleteTag(std::string_view name);
    VersionDiff diff(std::string_view from, std::string_view to, std::string_view pack = {}) const;
    Pack contentAt(std::string_view version, std::string_view pack) const;
    std::vector<Pack> contentAt(std::string_view version) const; ///< every pack there was

    /// Each is a new edit; false when the content is the same already. What did not exist in that version is deleted.
    bool restore(std::string_view version);
    bool restore(std::string_view version, std::string_view pack);
    bool restoreRow(std::string_view version, std::string_view pack, std::string_view kind, std::string_view id);

    // Saved games and runs
    std::vector<DocumentInfo> documents(DocumentKind kind, std::string_view pack = {}) const;
    std::optional<Document> document(DocumentKind kind, std::string_view name) const;
    void saveDocument(DocumentKind kind, const Document &document);
    void deleteDocument(DocumentKind kind, std::string_view name);

private:
    Workshop(std::unique_ptr<WorkshopFile> file, Clock clock);

    bool record(const EditInfo &info, const std::function<void(SQLite::Database &)> &change);
    std::string inWords(std::string_view version) const;

    std::unique_ptr<WorkshopFile> m_file;
    Clock m_clock;
    std::int64_t m_outsideVersion = 0;
};

} // namespace cardquake
