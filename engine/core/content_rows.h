// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/json.h"

#include <cstddef>
#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace cardquake {

/// One component as a designer wrote it. `fields` is the whole object of the pack file, `id` included.
struct ContentRow {
    std::string id;
    Json fields;

    bool operator==(const ContentRow &) const = default;
};

/// The rows of a pack by kind, in the designer's order: what a game compiles its content from.
/// Rule constants are rows of the kind `constant` (id = key, field `value`).
class ContentRows {
public:
    static constexpr std::string_view constantKind = "constant";

    /// The rows of a kind; none when the pack has no such kind.
    const std::vector<ContentRow> &rows(std::string_view kind) const;
    const ContentRow *find(std::string_view kind, std::string_view id) const;
    std::vector<std::string> kinds() const;
    bool hasKind(std::string_view kind) const;

    /// Makes a kind known that may have no rows yet, so that a misspelt one can be told from it.
    void addKind(std::string_view kind);

    /// Adds a row, or replaces the one with this id, which keeps its place.
    void put(std::string_view kind, ContentRow row);

    /// The value of a rule constant, or null when the pack does not set it.
    const Json *constant(std::string_view key) const;
    void setConstant(std::string_view key, Json value);

    /// Equal content has equal hashes, on every machine. Names the content of a saved game.
    std::uint64_t hash() const;

    bool operator==(const ContentRows &) const = default;

private:
    struct Kind {
        std::vector<ContentRow> rows;
        std::map<std::string, std::size_t, std::less<>> placeOfId;

        bool operator==(const Kind &) const = default;
    };

    std::map<std::string, Kind, std::less<>> m_kinds;
};

} // namespace cardquake
