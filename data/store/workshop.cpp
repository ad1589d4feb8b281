// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "data/store/workshop.h"

#include "data/store/past.h"
#include "data/store/workshop_file.h"

#include <algorithm>
#include <utility>

namespace cardquake {
namespace {

StoreError noSuchPack(std::string_view pack)
{
    return {StoreErrorCode::NotFound, "There is no pack " + inQuotes(pack) + " in this workshop file."};
}

bool wasNeverFilled(SQLite::Database &database)
{
    return ContentReader(database).packs().empty() && History(database).last() == 0 &&
           Versions(database).list().empty();
}

std::unique_ptr<Past> pastAt(const WorkshopFile &file, std::string_view version)
{
    return file.read(
        [&](auto &database) { return std::make_unique<Past>(database, Versions(database).position(version)); });
}

/// Makes the row what it was; a row that has gone since comes back to about its old place.
void bringBack(Editor &editor, const ContentReader &past, std::string_view pack, std::string_view kind,
               std::string_view id)
{
    const auto then = past.row(pack, kind, id);
    const auto now = editor.content().row(pack, kind, id);
    if (then && now) {
        editor.setRow(pack, kind, *then);
    } else if (then) {
        const std::vector<ContentRow> rows = past.rows(pack, kind);
        const auto place = std::ranges::find(rows, id, &ContentRow::id) - rows.begin();
        editor.addRow(pack, kind, *then, static_cast<std::size_t>(place));
    } else {
        editor.deleteRow(pack, kind, id); // says so when there is no such row now either
    }
}

} // namespace

Workshop Workshop::open(const std::filesystem::path &path, const OpenOptions &options)
{
    return Workshop(std::make_unique<WorkshopFile>(path, options), options.clock);
}

Workshop::Workshop(std::unique_ptr<WorkshopFile> file, Clock clock)
    : m_file(std::move(file))
    , m_clock(std::move(clock))
    , m_outsideVersion(m_file->outsideVersion())
{
}

Workshop::~Workshop() = default;
Workshop::Workshop(Workshop &&) noexcept = default;
Workshop &Workshop::operator=(Workshop &&) noexcept = default;

const std::filesystem::path &Workshop::path() const
{
    return m_file->path();
}

const Access &Workshop::access() const
{
    return m_file->access();
}

bool Workshop::isNew() const
{
    return m_file->read(wasNeverFilled);
}

void Workshop::seed(const std::vector<Pack> &packs)
{
    m_file->write([&](auto &database, auto &transaction) {
        if (!wasNeverFilled(database))
            throw StoreError(StoreErrorCode::Exists,
                             "This workshop file already has content; only a new one takes its first "
                             "packs this way. Import them instead.");
        Editor editor(database);
        for (const Pack &pack : packs)
            editor.replacePack(pack);
        Versions(database).add("original", 0, m_clock());
        transaction.commit();
    });
}

bool Workshop::changedOutside()
{
    const std::int64_t version = m_file->outsideVersion();
    return std::exchange(m_outsideVersion, version) != version;
}

std::vector<PackInfo> Workshop::packs() const
{
    return m_file->read([](auto &database) { return ContentReader(database).packs(); });
}

Pack Workshop::load(std::string_view pack) const
{
    auto found = m_file->read([&](auto &database) { return ContentReader(database).pack(pack); });
    if (!found)
        throw noSuchPack(pack);
    return std::move(*found);
}

std::vector<RowSummary> Workshop::list(std::string_view pack) const
{
    return m_file->read([&](auto &database) { return ContentReader(database).list(pack); });
}

std::vector<ContentRow> Workshop::rows(std::string_view pack, std::string_view kind) const
{
    return m_file->read([&](auto &database) { return ContentReader(database).rows(pack, kind); });
}

std::optional<ContentRow> Workshop::row(std::string_view pack, std::string_view kind, std::string_view id) const
{
    return m_file->read([&](auto &database) { return ContentReader(database).row(pack, kind, id); });
}

std::vector<std::string> Workshop::assetNames(std::string_view pack) const
{
    return m_file->read([&](auto &database) { return ContentReader(database).assetNames(pack); });
}

std::optional<Asset> Workshop::asset(std::string_view pack, std::string_view name) const
{
    return m_file->read([&](auto &database) { return ContentReader(database).asset(pack, name); });
}

std::vector<SearchHit> Workshop::search(std::string_view text, const SearchScope &scope) const
{
    return m_file->read([&](auto &database) { return searchRows(database, text, scope); });
}

bool Workshop::edit(const EditInfo &info, const std::function<void(Editor &)> &change)
{
    return record(info, [&](SQLite::Database &database) {
        Editor editor(database);
        change(editor);
    });
}

bool Workshop::importPack(const Pack &pack, std::string_view label)
{
    return edit({std::string(label), {}}, [&](Editor &editor) { editor.replacePack(pack); });
}

std::vector<HistoryEntry> Workshop::history(std::string_view pack) const
{
    return m_file->read([&](auto &database) { return History(database).entries(pack); });
}

std::optional<HistoryEntry> Workshop::nextUndo() const
{
    return m_file->read([](auto &database) { return History(database).entry(History(database).head()); });
}

std::optional<HistoryEntry> Workshop::nextRedo() const
{
    return m_file->read([](auto &database) { return History(database).entry(History(database).head() + 1); });
}

std::optional<HistoryEntry> Workshop::undo()
{
    return m_file->write([](auto &database, auto &transaction) {
        auto undone = History(database).undo();
        transaction.commit();
        return undone;
    });
}

std::optional<HistoryEntry> Workshop::redo()
{
    return m_file->write([](auto &database, auto &transaction) {
        auto redone = History(database).redo();
        transaction.commit();
        return redone;
    });
}

std::vector<Version> Workshop::versions() const
{
    return m_file->read([](auto &database) { return Versions(database).list(); });
}

void Workshop::tag(std::string_view name)
{
    m_file->write([&](auto &database, auto &transaction) {
        Versions(database).add(name, History(database).head(), m_clock());
        transaction.commit();
    });
    m_file->flush(); // who names a version wants to be sure of it
}

void Workshop::deleteTag(std::string_view name)
{
    m_file->write([&](auto &database, auto &transaction) {
        Versions(database).remove(name);
        transaction.commit();
    });
}

VersionDiff Workshop::diff(std::string_view from, std::string_view to, std::string_view pack) const
{
    return m_file->read([&](auto &database) {
        const Versions versions(database);
        return diffFrom(History(database).between(versions.position(from), versions.position(to)), pack);
    });
}

Pack Workshop::contentAt(std::string_view version, std::string_view pack) const
{
    auto found = pastAt(*m_file, version)->content().pack(pack);
    if (!found)
        throw noSuchPack(pack);
    return std::move(*found);
}

std::vector<Pack> Workshop::contentAt(std::string_view version) const
{
    const auto past = pastAt(*m_file, version);
    std::vector<Pack> packs;
    for (const PackInfo &info : past->content().packs())
        packs.push_back(past->content().pack(info.id).value());
    return packs;
}

bool Workshop::restore(std::string_view version)
{
    return record({"Restored " + inWords(version), {}}, [&](SQLite::Database &database) {
        const History history(database);
        history.between(history.head(), Versions(database).position(version)).applyTo(database);
    });
}

bool Workshop::restore(std::string_view version, std::string_view pack)
{
    const std::string label = "Restored the pack " + inQuotes(pack) + " from " + inWords(version);
    const auto then = pastAt(*m_file, version)->content().pack(pack);
    return edit({label, {}}, [&](Editor &editor) {
        if (then)
            editor.replacePack(*then);
        else
            editor.deletePack(pack); // says so when there is no such pack now either
    });
}

bool Workshop::restoreRow(std::string_view version, std::string_view pack, std::string_view kind, std::string_view id)
{
    const std::string label = "Restored " + std::string(kind) + " " + inQuotes(id) + " from " + inWords(version);
    const auto past = pastAt(*m_file, version);
    return edit({label, {}}, [&](Editor &editor) { bringBack(editor, past->content(), pack, kind, id); });
}

std::vector<DocumentInfo> Workshop::documents(DocumentKind kind, std::string_view pack) const
{
    return m_file->read([&](auto &database) { return Documents(database, kind).list(pack); });
}

std::optional<Document> Workshop::document(DocumentKind kind, std::string_view name) const
{
    return m_file->read([&](auto &database) { return Documents(database, kind).find(name); });
}

void Workshop::saveDocument(DocumentKind kind, const Document &document)
{
    m_file->write([&](auto &database, auto &transaction) {
        Documents(database, kind).save(document, m_clock());
        transaction.commit();
    });
}

void Workshop::deleteDocument(DocumentKind kind, std::string_view name)
{
    m_file->write([&](auto &database, auto &transaction) {
        Documents(database, kind).remove(name);
        transaction.commit();
    });
}

/// The one way content changes: begin, watch, change, write down, commit. Any exception on the way rolls all back.
bool Workshop::record(const EditInfo &info, const std::function<void(SQLite::Database &)> &change)
{
    return m_file->write([&](auto &database, auto &transaction) {
        const Recorder recorder(database);
        change(database);
        const Changeset changes = recorder.changes();
        if (changes.isEmpty())
            return false;
        History(database).append(info, changes, m_clock());
        transaction.commit();
        return true;
    });
}

std::string Workshop::inWords(std::string_view version) const
{
    return m_file->read([&](auto &database) { return Versions(database).inWords(version); });
}

} // namespace cardquake
