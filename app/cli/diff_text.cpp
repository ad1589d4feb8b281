// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/diff_text.h"

#include <algorithm>
#include <ostream>
#include <set>

namespace cardquake {
namespace {

std::string_view toWord(Difference difference)
{
    switch (difference) {
    case Difference::Added:
        return "added";
    case Difference::Removed:
        return "removed";
    case Difference::Changed:
        return "changed";
    }
    return "";
}

Json toJson(const std::vector<FieldDifference> &fields)
{
    Json list = Json::array();
    for (const FieldDifference &field : fields) {
        Json entry = {{"field", field.field}};
        if (field.before)
            entry["before"] = *field.before;
        if (field.after)
            entry["after"] = *field.after;
        list.push_back(std::move(entry));
    }
    return list;
}

std::optional<Json> partOf(const Json &object, const std::string &key)
{
    const auto found = object.find(key);
    return found == object.end() ? std::nullopt : std::optional<Json>(*found);
}

std::optional<Json> partOf(const Json &list, std::size_t index)
{
    return index < list.size() ? std::optional<Json>(list[index]) : std::nullopt;
}

/// Goes down into lists and groups of fields, as far as both sides have the same form.
void findParts(const FieldDifference &whole, std::vector<FieldDifference> &parts)
{
    if (whole.before == whole.after)
        return;
    const bool areBothThere = whole.before && whole.after;
    if (areBothThere && whole.before->is_object() && whole.after->is_object()) {
        std::set<std::string> keys;
        for (const Json *side : {&*whole.before, &*whole.after})
            for (const auto &[key, value] : side->items())
                keys.insert(key);
        for (const std::string &key : keys)
            findParts({whole.field + '.' + key, partOf(*whole.before, key), partOf(*whole.after, key)}, parts);
    } else if (areBothThere && whole.before->is_array() && whole.after->is_array()) {
        for (std::size_t i = 0; i < std::max(whole.before->size(), whole.after->size()); ++i)
            findParts({whole.field + '[' + std::to_string(i) + ']', partOf(*whole.before, i), partOf(*whole.after, i)},
                      parts);
    } else {
        parts.push_back(whole);
    }
}

/// Where two long texts begin to differ, less a few words to recognise the place by.
std::size_t startOfDifference(const std::string &before, const std::string &after)
{
    constexpr std::size_t context = 20;
    const auto [end, ignored] = std::ranges::mismatch(before, after);
    auto start = static_cast<std::size_t>(end - before.begin());
    start = start < 2 * context ? 0 : start - context;
    while (start > 0 && (static_cast<unsigned char>(before[start]) & 0xC0U) == 0x80U) // not inside a UTF-8 sign
        --start;
    return start;
}

/// The difference of two texts must not lie behind the place where messages cut them.
void printTexts(std::ostream &out, const std::string &before, const std::string &after)
{
    const std::size_t start = startOfDifference(before, after);
    const auto print = [&](const std::string &text) {
        out << (start > 0 ? "..." : "") << excerpt(Json(text.substr(start)));
    };
    print(before);
    out << " -> ";
    print(after);
}

void printFields(std::ostream &out, const std::vector<FieldDifference> &fields)
{
    const auto side = [](const std::optional<Json> &value) { return value ? excerpt(*value) : std::string("nothing"); };
    std::vector<FieldDifference> parts;
    for (const FieldDifference &field : fields)
        findParts(field, parts);
    for (const FieldDifference &part : parts) {
        out << "    " << part.field << ": ";
        if (part.before && part.after && part.before->is_string() && part.after->is_string())
            printTexts(out, part.before->get<std::string>(), part.after->get<std::string>());
        else
            out << side(part.before) << " -> " << side(part.after);
        out << '\n';
    }
}

} // namespace

Json toJson(const VersionDiff &diff)
{
    Json json = {{"packs", Json::array()}, {"rows", Json::array()}, {"assets", Json::array()}};
    for (const PackDifference &pack : diff.packs)
        json["packs"].push_back(
            {{"pack", pack.pack}, {"difference", toWord(pack.difference)}, {"fields", toJson(pack.fields)}});
    for (const RowDifference &row : diff.rows)
        json["rows"].push_back({{"pack", row.pack},
                                {"kind", row.kind},
                                {"id", row.id},
                                {"difference", toWord(row.difference)},
                                {"moved", row.moved},
                                {"fields", toJson(row.fields)}});
    for (const AssetDifference &asset : diff.assets)
        json["assets"].push_back(
            {{"pack", asset.pack}, {"name", asset.name}, {"difference", toWord(asset.difference)}});
    return json;
}

void printDiff(std::ostream &out, const VersionDiff &diff)
{
    for (const PackDifference &pack : diff.packs) {
        out << toWord(pack.difference) << "  pack " << pack.pack << '\n';
        printFields(out, pack.fields);
    }
    for (const RowDifference &row : diff.rows) {
        const bool onlyMoved = row.difference == Difference::Changed && row.fields.empty();
        const bool alsoMoved = row.moved && !onlyMoved;
        out << (onlyMoved ? "moved" : toWord(row.difference)) << (alsoMoved ? " and moved  " : "  ") << row.pack << ' '
            << row.kind << ' ' << row.id << '\n';
        if (row.difference == Difference::Changed)
            printFields(out, row.fields);
    }
    for (const AssetDifference &asset : diff.assets)
        out << toWord(asset.difference) << "  " << asset.pack << " asset " << asset.name << '\n';
    if (diff.isEmpty())
        out << "no difference\n";
}

} // namespace cardquake
