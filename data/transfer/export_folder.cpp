// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "data/transfer/pack_folder.h"

#include "data/transfer/folder_names.h"
#include "data/transfer/safe_file.h"

#include <algorithm>
#include <set>

namespace cardquake {
namespace {

namespace fs = std::filesystem;

/// Puts the files of a pack into a folder: first everything that may refuse, then all new files beside the old ones,
/// then the change of places.
class FolderWriter {
public:
    FolderWriter(fs::path folder, const std::vector<PackFile> &files, const std::vector<const Kind *> &kinds)
        : m_folder(std::move(folder))
        , m_files(files)
    {
        for (const Kind *kind : kinds)
            m_kinds.insert(kind->id);
    }

    Result<Diagnostics> write(const std::string &packId)
    {
        return checkFolder(packId)
            .and_then([this] { return checkPlaces(); })
            .and_then([this] { return makeFolders(m_folder); })
            .and_then([this] { return StagingFolder::create(m_folder); })
            .and_then([this](const StagingFolder &staging) {
                return stage(staging.path()).and_then([&] { return moveIntoPlace(staging.path()); });
            })
            .and_then([this] { return tidyUp(); })
            .and_then([this] { return sync(); })
            .map([this] { return std::move(m_remarks); });
    }

private:
    bool hasAssets() const { return m_files.back().name.starts_with(assetPrefix); }

    Result<void> checkFolder(const std::string &packId) const
    {
        if (const Result<void> isFolder = checkIsFolder(m_folder); !isFolder)
            return isFolder.error().code == "no-folder" ? Result<void>() : isFolder;
        const Result<std::vector<std::string>> names = namesIn(m_folder);
        if (!names)
            return tl::unexpected(names.error());
        if (names->empty())
            return {};
        if (std::ranges::find(*names, packInfoFile) == names->end())
            return foreign("it is not empty and holds no pack.json");
        const Result<std::string> text = readFile(m_folder / packInfoFile);
        if (!text)
            return tl::unexpected(text.error());
        const Result<Json> info = parseJson(*text);
        if (!info || !info->is_object() || info->value("id", Json()) != packId)
            return foreign("its pack.json is not that of the pack \"" + packId + '"');
        return {};
    }

    tl::unexpected<Error> foreign(const std::string &reason) const
    {
        return failure("foreign-folder", "The folder " + m_folder.string() + " was left alone: " + reason +
                                             ". Choose an empty folder or one with an earlier export of this pack.");
    }

    /// A folder or a device under the name of one of our files would stop us halfway.
    Result<void> checkPlaces() const
    {
        std::error_code error;
        for (const PackFile &file : m_files) {
            const fs::file_status status = fs::symlink_status(m_folder / file.name, error);
            if (fs::exists(status) && !fs::is_regular_file(status) && !fs::is_symlink(status))
                return inTheWay(m_folder / file.name, "file");
        }
        const fs::file_status status = fs::symlink_status(m_folder / assetFolder, error);
        if (hasAssets() && fs::exists(status) && !fs::is_directory(status))
            return inTheWay(m_folder / assetFolder, "folder");
        return {};
    }

    static tl::unexpected<Error> inTheWay(const fs::path &path, const std::string &wanted)
    {
        return failure("in-the-way", path.string() + " is in the way: a " + wanted + " of this name is to be written.");
    }

    Result<void> makeFolders(const fs::path &parent) const
    {
        std::error_code error;
        fs::create_directories(hasAssets() ? parent / assetFolder : parent, error);
        if (error)
            return fileFailure("cannot-write", "could not be made", parent, error);
        return {};
    }

    Result<void> stage(const fs::path &staging) const
    {
        if (Result<void> made = makeFolders(staging); !made)
            return made;
        for (const PackFile &file : m_files)
            if (const std::error_code error = writeNewFile(staging / file.name, file.bytes))
                return fileFailure("cannot-write", "could not be written", m_folder / file.name, error);
        return {};
    }

    Result<void> moveIntoPlace(const fs::path &staging) const
    {
        std::error_code error;
        for (const PackFile &file : m_files) {
            fs::rename(staging / file.name, m_folder / file.name, error);
            if (error)
                return fileFailure("cannot-write", "could not be replaced", m_folder / file.name, error);
        }
        return {};
    }

    /// Removes what an earlier export left of kinds that are gone, and mentions what is not ours to remove.
    Result<void> tidyUp()
    {
        return forOthers({}, [this](const std::string &name) -> Result<void> {
            const fs::path path = m_folder / name;
            std::error_code error;
            if (name == assetFolder && fs::is_directory(path, error))
                return forOthers(assetPrefix, [this](const std::string &asset) -> Result<void> {
                    mention(Severity::Warning, asset + " does not belong to the pack. It was left alone; an import "
                                                       "would take it in.");
                    return {};
                });
            if (!isTextOfPack(name) || fs::is_directory(path, error))
                mention(Severity::Note, name + " does not belong to the pack. It was left alone.");
            else if (!m_kinds.contains(fs::path(name).stem().string()))
                mention(Severity::Warning, name + " is no kind of this game. It was left alone, but an import of this "
                                                  "folder will refuse it.");
            else if (!fs::remove(path, error))
                return fileFailure("cannot-write", "could not be removed", path, error);
            return {};
        });
    }

    /// Calls the action with each name below `prefix` that is none of our files.
    template <class Action>
    Result<void> forOthers(std::string_view prefix, Action action)
    {
        const Result<std::vector<std::string>> names = namesIn(m_folder / prefix);
        if (!names)
            return tl::unexpected(names.error());
        Result<void> result;
        for (auto name = names->begin(); result && name != names->end(); ++name)
            if (const std::string path = std::string(prefix) + *name;
                std::ranges::find(m_files, path, &PackFile::name) == m_files.end())
                result = action(path);
        return result;
    }

    void mention(Severity severity, std::string message)
    {
        m_remarks.push_back(importProblem(std::move(message)));
        m_remarks.back().severity = severity;
    }

    Result<void> sync() const
    {
        const Result<void> result = hasAssets() ? syncFolder(m_folder / assetFolder) : Result<void>();
        return result ? syncFolder(m_folder) : result;
    }

    fs::path m_folder;
    const std::vector<PackFile> &m_files;
    std::set<std::string> m_kinds;
    Diagnostics m_remarks;
};

} // namespace

Result<Diagnostics> exportPack(const KindCatalog &catalog, const Pack &pack, const fs::path &folder, PackFormat format)
{
    if (folder.empty())
        return failure("no-folder", "The folder to export to has no name.");
    const Result<std::vector<PackFile>> files = packToFiles(catalog, pack, format);
    if (!files)
        return tl::unexpected(files.error());
    return FolderWriter(folder, *files, catalog.kinds(pack.info.game)).write(pack.info.id);
}

} // namespace cardquake
