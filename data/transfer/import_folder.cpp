// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "data/transfer/pack_folder.h"

#include "data/transfer/folder_names.h"
#include "data/transfer/safe_file.h"

namespace cardquake {
namespace {

namespace fs = std::filesystem;

/// Gathers the files of a pack from a folder. All must be readable before any is looked into.
class FolderReader {
public:
    explicit FolderReader(fs::path folder)
        : m_folder(std::move(folder))
    {
    }

    Imported<ImportResult> read(const KindCatalog &catalog)
    {
        if (const Result<void> isFolder = checkIsFolder(m_folder); !isFolder)
            refuse(isFolder.error());
        else
            readFolder();
        if (!m_problems.empty())
            return importFailure(std::move(m_problems));
        Imported<ImportResult> result = packFromFiles(catalog, m_files);
        if (result)
            result->diagnostics.insert(result->diagnostics.end(), m_remarks.begin(), m_remarks.end());
        return result;
    }

private:
    void readFolder()
    {
        forNames(m_folder, [this](const std::string &name) {
            std::error_code error;
            if (name == assetFolder && fs::is_directory(m_folder / name, error))
                readAssets();
            else if (isTextOfPack(name))
                readOne(name);
            else
                leaveOut(Severity::Note, name + " is no file of a pack. It was left out.");
        });
    }

    void readAssets()
    {
        forNames(m_folder / assetFolder, [this](const std::string &name) {
            std::error_code error;
            if (fs::is_directory(m_folder / assetFolder / name, error))
                leaveOut(Severity::Warning, std::string(assetPrefix) + name + " is a folder. It was left out.");
            else
                readOne(std::string(assetPrefix) + name);
        });
    }

    template <class Action>
    void forNames(const fs::path &folder, Action action)
    {
        const Result<std::vector<std::string>> names = namesIn(folder);
        if (!names)
            return refuse(names.error());
        for (const std::string &name : *names)
            action(name);
    }

    void readOne(const std::string &name)
    {
        Result<std::string> bytes = readFile(m_folder / name);
        if (bytes)
            m_files.push_back({name, std::move(*bytes)});
        else
            refuse(bytes.error());
    }

    void refuse(const Error &error) { m_problems.push_back(importProblem(error.message)); }

    void leaveOut(Severity severity, std::string message)
    {
        m_remarks.push_back(importProblem(std::move(message)));
        m_remarks.back().severity = severity;
    }

    fs::path m_folder;
    std::vector<PackFile> m_files;
    Diagnostics m_problems;
    Diagnostics m_remarks;
};

} // namespace

Imported<ImportResult> importFolder(const KindCatalog &catalog, const fs::path &folder)
{
    return FolderReader(folder).read(catalog);
}

} // namespace cardquake
