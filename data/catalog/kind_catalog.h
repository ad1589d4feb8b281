// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "data/catalog/embedded.h"
#include "engine/core/json.h"

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace cardquake {

/// A kind of component as its JSON Schema declares it: the one source of validation, forms, columns and documentation.
struct Kind {
    std::string game;
    std::string id;
    std::string title;
    std::string plural;
    std::string description;
    int order = 0;                   ///< place in lists
    std::vector<std::string> fields; ///< in the order the schema names them, `id` first
    std::string copiesField;         ///< empty when rows of this kind have no copies
    std::optional<int> rows;         ///< exact number of rows that the rules demand
    std::optional<int> total;        ///< number of components in the box, copies counted
    Json schema;                     ///< every `$ref` in it names its file, see KindCatalog::target
};

/// All kinds of all games. Immutable once loaded.
class KindCatalog {
public:
    /// Reads the schemas among the files (`kinds/<game>/<kind>.json`, shared definitions in `kinds/<game>/shared/`).
    static Result<KindCatalog> load(std::span<const EmbeddedFile> files);

    std::vector<std::string> games() const;
    std::vector<const Kind *> kinds(std::string_view game) const; ///< in their `order`
    const Kind *find(std::string_view game, std::string_view kind) const;

    /// A schema file of a game, e.g. `map.json` or `shared/effects.json`; null when there is none.
    const Json *file(std::string_view game, std::string_view path) const;

    /// What a `$ref` in a schema of this game points at. A loaded catalog has no `$ref` that points nowhere.
    const Json *target(std::string_view game, std::string_view ref) const;

private:
    struct SharedFile {
        std::string game;
        std::string path;
        Json schema;
    };

    Result<void> addFile(std::string_view path, std::string_view text);
    Result<void> checkReferences();

    std::vector<Kind> m_kinds; // sorted by game, then order
    std::vector<SharedFile> m_shared;
};

} // namespace cardquake
