// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "data/transfer/pack_files.h"

#include "data/transfer/pack_info.h"
#include "data/transfer/pack_text.h"
#include "data/transfer/rows_csv.h"

#include <algorithm>
#include <map>
#include <set>

namespace cardquake {
namespace {

constexpr std::string_view infoExample =
    R"({"format": 1, "id": "my-pack", "game": "bugout", "name": "My pack", "description": ""})";

/// Puts a pack together file by file, and says of every problem in which file it is.
class PackReader {
public:
    explicit PackReader(const KindCatalog &catalog)
        : m_catalog(catalog)
    {
    }

    Imported<ImportResult> read(const std::vector<PackFile> &files)
    {
        const auto info = std::ranges::find(files, packInfoFile, &PackFile::name);
        if (info == files.end())
            return importFailure({missingInfo(files)});
        readInfo(*info);
        if (m_problems.empty()) // without the game no kind is known
            for (const PackFile &file : files)
                if (file.name != packInfoFile)
                    readFile(file);
        if (!m_problems.empty())
            return importFailure(std::move(m_problems));
        return std::move(m_result);
    }

private:
    static Diagnostic missingInfo(const std::vector<PackFile> &files)
    {
        if (files.empty())
            return importProblem("There is no pack here: no pack.json, and no other file of a pack.");
        return importProblem("There is no pack.json here, so it is not known which game this is for.",
                             "Add a file pack.json with " + std::string(infoExample) + ".");
    }

    void readInfo(const PackFile &file)
    {
        Imported<ReadInfo> read = infoFromJson(m_catalog, file.bytes);
        if (!read)
            return report(m_problems, std::move(read.error().diagnostics), file, {});
        m_result.pack.info = std::move(read->info);
        report(m_result.diagnostics, std::move(read->diagnostics), file, {});
    }

    void readFile(const PackFile &file)
    {
        if (file.name.starts_with(assetPrefix))
            return readAsset(file);
        const std::size_t dot = std::min(file.name.rfind('.'), file.name.size());
        const std::string kindId = file.name.substr(0, dot);
        const Kind *kind = m_catalog.find(m_result.pack.info.game, kindId);
        if (!kind)
            return report(m_problems, {unknownKind(kindId)}, file, {});
        const auto [other, isFirst] = m_fileOfKind.try_emplace(kindId, file.name);
        if (!isFirst)
            return report(m_problems,
                          {importProblem("The same kind is also in " + other->second + ".",
                                         "Keep the file that you want to import.")},
                          file, kindId);
        if (file.name.ends_with(".csv"))
            takeRows(file, *kind, rowsFromCsv(m_catalog, *kind, file.bytes));
        else
            takeRows(file, *kind, rowsFromJson(file.bytes).map([](std::vector<ContentRow> &&rows) {
                return CsvRows{std::move(rows), {}};
            }));
    }

    void takeRows(const PackFile &file, const Kind &kind, Imported<CsvRows> &&read)
    {
        if (!read)
            return report(m_problems, std::move(read.error().diagnostics), file, kind.id);
        report(m_result.diagnostics, std::move(read->diagnostics), file, kind.id);
        for (ContentRow &row : read->rows)
            m_result.pack.rows.put(kind.id, std::move(row));
    }

    void readAsset(const PackFile &file)
    {
        const std::string name = file.name.substr(assetPrefix.size());
        if (!isPlainName(name))
            report(m_problems, {importProblem("This name cannot be used for an asset.", "Rename the file.")}, file, {});
        else if (!m_assets.insert(name).second)
            report(m_problems, {importProblem("There are two assets of this name.")}, file, {});
        else
            m_result.pack.assets.push_back({name, file.bytes});
    }

    Diagnostic unknownKind(const std::string &kindId) const
    {
        std::string known;
        for (const Kind *kind : m_catalog.kinds(m_result.pack.info.game))
            known += (known.empty() ? "" : ", ") + kind->id;
        return importProblem("The game " + m_result.pack.info.game + " has no kind " + excerpt(kindId) + ".",
                             "Rename or remove the file. Kinds of this game: " + known + ".");
    }

    void report(Diagnostics &target, Diagnostics &&found, const PackFile &file, const std::string &kind) const
    {
        for (Diagnostic &diagnostic : found) {
            diagnostic.pack = m_result.pack.info.id;
            diagnostic.kind = kind;
            diagnostic.message = file.name + ": " + diagnostic.message;
            target.push_back(std::move(diagnostic));
        }
    }

    const KindCatalog &m_catalog;
    ImportResult m_result;
    Diagnostics m_problems;
    std::map<std::string, std::string> m_fileOfKind;
    std::set<std::string> m_assets;
};

/// What `files` lose of `pack`, as a sentence; empty when they give it back exactly.
std::string lossOf(const KindCatalog &catalog, const Pack &pack, const std::vector<PackFile> &files)
{
    const Imported<ImportResult> readBack = packFromFiles(catalog, files);
    if (!readBack) {
        const Diagnostic &problem = readBack.error().diagnostics.front();
        return problem.fix.empty() ? problem.message : problem.message + ' ' + problem.fix;
    }
    if (readBack->pack == pack)
        return {};
    for (const std::string &kind : pack.rows.kinds())
        for (const ContentRow &row : pack.rows.rows(kind))
            if (const ContentRow *found = readBack->pack.rows.find(kind, row.id); !found || *found != row)
                return "The row " + excerpt(row.id) + " of the kind " + kind +
                       " holds something that no text file can, such as bytes that are no UTF-8 or an endless number.";
    return "Its id, name or description holds bytes that are no UTF-8.";
}

} // namespace

Result<std::vector<PackFile>> packToFiles(const KindCatalog &catalog, const Pack &pack, PackFormat format)
{
    std::vector<PackFile> files = {{std::string(packInfoFile), infoToJson(pack.info)}};
    for (const std::string &kindId : pack.rows.kinds()) {
        const std::vector<ContentRow> &rows = pack.rows.rows(kindId);
        const Kind *kind = catalog.find(pack.info.game, kindId);
        if (kind && format == PackFormat::CsvFiles)
            files.push_back({kindId + ".csv", rowsToCsv(catalog, *kind, rows)});
        else
            files.push_back({kindId + ".json", rowsToJson(kind, rows)});
    }
    for (const Asset &asset : pack.assets)
        files.push_back({std::string(assetPrefix) + asset.name, asset.bytes});
    if (const std::string loss = lossOf(catalog, pack, files); !loss.empty())
        return failure("not-exact", "The pack cannot be exported as it is. " + loss);
    return files;
}

Imported<ImportResult> packFromFiles(const KindCatalog &catalog, const std::vector<PackFile> &files)
{
    return PackReader(catalog).read(files);
}

} // namespace cardquake
