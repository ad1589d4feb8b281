// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "data/catalog/embedded.h"
#include "engine/core/content_rows.h"

#include <stdexcept>
#include <string>

namespace cardquake {

inline Json parsed(const EmbeddedFile &file)
{
    Result<Json> json = parseJson(file.text);
    if (!json)
        throw std::runtime_error(std::string(file.path) + ": " + json.error().message);
    return *json;
}

/// The files `<folder>/<name>.json`, not those in folders below; gives them to `use(name, json)`.
template <class Use>
void forEachFile(std::string_view folder, Use use)
{
    for (const EmbeddedFile &file : embeddedFiles()) {
        if (!file.path.starts_with(folder))
            continue;
        const std::string_view name = file.path.substr(folder.size() + 1);
        if (name.ends_with(".json") && name.find('/') == std::string_view::npos)
            use(std::string(name.substr(0, name.size() - 5)), parsed(file));
    }
}

/// The rows of a built-in pack, read without the catalog, so that its tests stand on their own.
inline ContentRows embeddedPack(const std::string &pack)
{
    ContentRows content;
    forEachFile("packs/" + pack, [&](const std::string &kind, const Json &rows) {
        if (kind == "pack")
            return;
        for (const Json &row : rows)
            content.put(kind, {row.at("id").get<std::string>(), row});
    });
    return content;
}

} // namespace cardquake
