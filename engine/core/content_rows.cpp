// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/core/content_rows.h"

namespace cardquake {
namespace {

/// FNV-1a, 64 bit: simple, and the same everywhere.
class Hash {
public:
    void add(std::string_view text)
    {
        for (const char c : text)
            step(static_cast<unsigned char>(c));
        step(0); // so that "ab"+"c" differs from "a"+"bc"
    }

    std::uint64_t value() const { return m_value; }

private:
    void step(unsigned char byte) { m_value = (m_value ^ byte) * 1099511628211ULL; }

    std::uint64_t m_value = 14695981039346656037ULL;
};

} // namespace

const std::vector<ContentRow> &ContentRows::rows(std::string_view kind) const
{
    static const std::vector<ContentRow> none;
    const auto found = m_kinds.find(kind);
    return found == m_kinds.end() ? none : found->second.rows;
}

const ContentRow *ContentRows::find(std::string_view kind, std::string_view id) const
{
    const auto found = m_kinds.find(kind);
    if (found == m_kinds.end())
        return nullptr;
    const auto place = found->second.placeOfId.find(id);
    return place == found->second.placeOfId.end() ? nullptr : &found->second.rows[place->second];
}

std::vector<std::string> ContentRows::kinds() const
{
    std::vector<std::string> names;
    for (const auto &[name, kind] : m_kinds)
        names.push_back(name);
    return names;
}

bool ContentRows::hasKind(std::string_view kind) const
{
    return m_kinds.contains(kind);
}

void ContentRows::addKind(std::string_view kind)
{
    m_kinds.try_emplace(std::string(kind));
}

void ContentRows::put(std::string_view kind, ContentRow row)
{
    Kind &target = m_kinds.try_emplace(std::string(kind)).first->second;
    const auto [place, isNew] = target.placeOfId.try_emplace(row.id, target.rows.size());
    if (isNew)
        target.rows.push_back(std::move(row));
    else
        target.rows[place->second] = std::move(row);
}

const Json *ContentRows::constant(std::string_view key) const
{
    const ContentRow *row = find(constantKind, key);
    if (!row)
        return nullptr;
    const auto value = row->fields.find("value");
    return value == row->fields.end() ? nullptr : &*value;
}

void ContentRows::setConstant(std::string_view key, Json value)
{
    const ContentRow *known = find(constantKind, key);
    Json fields = known ? known->fields : Json{{"id", key}};
    fields["value"] = std::move(value);
    put(constantKind, {std::string(key), std::move(fields)});
}

std::uint64_t ContentRows::hash() const
{
    Hash hash;
    for (const auto &[name, kind] : m_kinds) {
        if (kind.rows.empty())
            continue;
        hash.add(name);
        for (const ContentRow &row : kind.rows)
            hash.add(toLine(row.fields));
    }
    return hash.value();
}

} // namespace cardquake
