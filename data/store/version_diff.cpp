// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "data/store/version_diff.h"

#include "data/store/changeset.h"
#include "data/store/row_codec.h"

#include <algorithm>
#include <set>
#include <tuple>

namespace cardquake {
namespace {

// The columns in the order of the schema.
namespace pack_column {
constexpr int id = 0, game = 1, name = 2, description = 3;
}
namespace row_column {
constexpr int pack = 0, kind = 1, id = 2, position = 3, body = 6;
}
namespace asset_column {
constexpr int pack = 0, name = 1;
}

Difference differenceOf(const Change &change)
{
    switch (change.operation()) {
    case Change::Operation::Insert:
        return Difference::Added;
    case Change::Operation::Delete:
        return Difference::Removed;
    case Change::Operation::Update:
        break;
    }
    return Difference::Changed;
}

PackDifference packDifference(const Change &change)
{
    PackDifference result{change.key(pack_column::id), differenceOf(change), {}};
    const std::pair<const char *, int> columns[] = {
        {"game", pack_column::game}, {"name", pack_column::name}, {"description", pack_column::description}};
    for (const auto &[field, column] : columns) {
        const auto before = change.before(column);
        const auto after = change.after(column);
        if (before || after)
            result.fields.push_back({field, before ? std::optional<Json>(*before) : std::nullopt,
                                     after ? std::optional<Json>(*after) : std::nullopt});
    }
    return result;
}

std::optional<Json> fieldOf(const Json &fields, const std::string &name)
{
    const auto found = fields.find(name);
    return found == fields.end() ? std::nullopt : std::optional<Json>(*found);
}

std::vector<FieldDifference> fieldDifferences(const Json &before, const Json &after)
{
    std::set<std::string> names;
    for (const Json *fields : {&before, &after})
        for (const auto &[name, value] : fields->items())
            names.insert(name);
    std::vector<FieldDifference> differences;
    for (const std::string &name : names) {
        FieldDifference difference{name, fieldOf(before, name), fieldOf(after, name)};
        if (difference.before != difference.after)
            differences.push_back(std::move(difference));
    }
    return differences;
}

RowDifference rowDifference(const Change &change)
{
    const auto before = change.before(row_column::body);
    const auto after = change.after(row_column::body);
    return {
        change.key(row_column::pack),
        change.key(row_column::kind),
        change.key(row_column::id),
        differenceOf(change),
        change.before(row_column::position) && change.after(row_column::position),
        fieldDifferences(before ? decodeJson(*before) : Json::object(), after ? decodeJson(*after) : Json::object())};
}

} // namespace

VersionDiff diffFrom(const Changeset &changes, std::string_view pack)
{
    VersionDiff diff;
    changes.forEach([&](const Change &change) {
        if (!pack.empty() && change.key(0) != pack)
            return;
        if (change.table() == "pack")
            diff.packs.push_back(packDifference(change));
        else if (change.table() == "row")
            diff.rows.push_back(rowDifference(change));
        else if (change.table() == "asset")
            diff.assets.push_back(
                {change.key(asset_column::pack), change.key(asset_column::name), differenceOf(change)});
    });
    std::ranges::sort(diff.packs, {}, &PackDifference::pack);
    std::ranges::sort(diff.rows, {}, [](const RowDifference &row) { return std::tie(row.pack, row.kind, row.id); });
    std::ranges::sort(diff.assets, {}, [](const AssetDifference &asset) { return std::tie(asset.pack, asset.name); });
    return diff;
}

} // namespace cardquake
