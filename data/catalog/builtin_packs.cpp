// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "data/catalog/builtin_packs.h"

#include <algorithm>

namespace cardquake {
namespace {

constexpr std::string_view packsFolder = "packs/";
constexpr std::string_view infoFile = "/pack.json";
constexpr int knownFormat = 1;

tl::unexpected<Error> fault(const std::string &path, const std::string &what)
{
    return failure("bad-pack", path + ": " + what);
}

Result<Json> readFile(const EmbeddedFile &file)
{
    auto value = parseJson(file.text);
    if (!value)
        return fault(std::string(file.path), value.error().message);
    return value;
}

Result<PackInfo> readInfo(const std::string &path, const Json &value, std::string_view id)
{
    if (!value.is_object() || value.value("format", Json()) != knownFormat)
        return fault(path, "format must be " + std::to_string(knownFormat) + '.');
    for (const char *name : {"id", "game", "name", "description"})
        if (!value.contains(name) || !value[name].is_string())
            return fault(path, std::string(name) + " must be a text.");
    if (value["id"] != id)
        return fault(path, "the id is " + excerpt(value["id"]) + ", but the folder is \"" + std::string(id) + "\".");
    return PackInfo{value["id"], value["game"], value["name"], value["description"]};
}

Result<void> readRows(const std::string &path, Json value, std::string_view kind, ContentRows &rows)
{
    if (!value.is_array())
        return fault(path, "this must be a list of rows, but it is " + std::string(typeInWords(value)) + '.');
    for (Json &fields : value) {
        if (!fields.is_object() || !fields.contains("id") || !fields["id"].is_string())
            return fault(path, "a row has no id: " + excerpt(fields));
        const std::string id = fields["id"];
        if (rows.find(kind, id))
            return fault(path, "the id \"" + id + "\" stands twice.");
        rows.put(kind, {id, std::move(fields)});
    }
    return {};
}

} // namespace

std::vector<std::string> builtInPackIds()
{
    std::vector<std::string> ids;
    for (const EmbeddedFile &file : embeddedFiles())
        if (file.path.starts_with(packsFolder) && file.path.ends_with(infoFile))
            ids.emplace_back(
                file.path.substr(packsFolder.size(), file.path.size() - packsFolder.size() - infoFile.size()));
    return ids;
}

Result<Pack> builtInPack(const KindCatalog &catalog, std::string_view id)
{
    return readPack(catalog, embeddedFiles(), id);
}

Result<Pack> readPack(const KindCatalog &catalog, std::span<const EmbeddedFile> files, std::string_view id)
{
    const std::string folder = std::string(packsFolder) + std::string(id);
    const auto info = std::ranges::find(files, folder + std::string(infoFile), &EmbeddedFile::path);
    if (info == files.end())
        return failure("no-such-pack", "There is no pack \"" + std::string(id) + "\".");
    Pack pack;
    if (const auto value = readFile(*info); !value)
        return tl::unexpected(value.error());
    else if (auto read = readInfo(std::string(info->path), *value, id); !read)
        return tl::unexpected(read.error());
    else
        pack.info = std::move(*read);

    for (const EmbeddedFile &file : files) {
        if (!file.path.starts_with(folder + '/') || !file.path.ends_with(".json") || file.path == info->path)
            continue;
        const std::string_view kind = file.path.substr(folder.size() + 1, file.path.size() - folder.size() - 6);
        const std::string path(file.path);
        if (!catalog.find(pack.info.game, kind))
            return fault(path, "the game " + pack.info.game + " has no kind \"" + std::string(kind) + "\".");
        auto value = readFile(file);
        if (!value)
            return tl::unexpected(value.error());
        if (const auto fine = readRows(path, std::move(*value), kind, pack.rows); !fine)
            return tl::unexpected(fine.error());
    }
    return pack;
}

} // namespace cardquake
