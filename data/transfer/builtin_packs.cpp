// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "data/transfer/builtin_packs.h"

#include "data/transfer/pack_files.h"
#include "engine/core/text.h"

namespace cardquake {
namespace {

constexpr std::string_view packsFolder = "packs/";

} // namespace

std::vector<std::string> builtInPackIds()
{
    std::vector<std::string> ids;
    for (const EmbeddedFile &file : embeddedFiles()) {
        const std::size_t slash = file.path.rfind('/');
        if (file.path.starts_with(packsFolder) && file.path.substr(slash + 1) == packInfoFile)
            ids.emplace_back(file.path.substr(packsFolder.size(), slash - packsFolder.size()));
    }
    return ids;
}

Result<Pack> builtInPack(const KindCatalog &catalog, std::string_view id)
{
    const std::string folder = std::string(packsFolder).append(id).append("/");
    std::vector<PackFile> files;
    for (const EmbeddedFile &file : embeddedFiles())
        if (file.path.starts_with(folder))
            files.push_back({std::string(file.path.substr(folder.size())), std::string(file.text)});
    if (files.empty())
        return failure("no-such-pack", "There is no pack " + inQuotes(id) + ".");
    auto imported = packFromFiles(catalog, files);
    if (!imported)
        return tl::unexpected<Error>(imported.error());
    return std::move(imported->pack);
}

} // namespace cardquake
