// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/json.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace cardquake {

class Changeset;

enum class Difference { Added, Removed, Changed };

/// A field that differs; nothing on the side where it (or the whole row) is absent.
struct FieldDifference {
    std::string field;
    std::optional<Json> before;
    std::optional<Json> after;

    bool operator==(const FieldDifference &) const = default;
};

struct PackDifference {
    std::string pack;
    Difference difference = Difference::Changed;
    std::vector<FieldDifference> fields; ///< `game`, `name`, `description`

    bool operator==(const PackDifference &) const = default;
};

struct RowDifference {
    std::string pack;
    std::string kind;
    std::string id;
    Difference difference = Difference::Changed;
    bool moved = false;                  ///< it has another place among its kind
    std::vector<FieldDifference> fields; ///< sorted by field, `id` left out; all of them when added or removed

    bool operator==(const RowDifference &) const = default;
};

struct AssetDifference {
    std::string pack;
    std::string name;
    Difference difference = Difference::Changed;

    bool operator==(const AssetDifference &) const = default;
};

/// What is different between two versions, each list sorted. A row that got another id is one removed and one added.
struct VersionDiff {
    std::vector<PackDifference> packs;
    std::vector<RowDifference> rows;
    std::vector<AssetDifference> assets;

    bool isEmpty() const { return packs.empty() && rows.empty() && assets.empty(); }
    bool operator==(const VersionDiff &) const = default;
};

/// Reads the differences from the changes between the two versions; with a pack, only those in it.
VersionDiff diffFrom(const Changeset &changes, std::string_view pack = {});

} // namespace cardquake
