// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/core/field_reader.h"

#include <algorithm>

namespace cardquake {

std::string FieldReader::text(const char *key) const
{
    const Json *value = find(key);
    if (value && value->is_string())
        return value->get<std::string>();
    if (value)
        fail(key, describe(value) + "; it must be a text.");
    return {};
}

bool FieldReader::flag(const char *key, bool otherwise) const
{
    const Json *value = find(key);
    if (!value)
        return otherwise;
    if (value->is_boolean())
        return value->get<bool>();
    fail(key, describe(value) + "; it must be true or false.");
    return otherwise;
}

int FieldReader::number(const char *key, int lowest, int highest, int otherwise) const
{
    const Json *value = find(key);
    if (!value)
        return otherwise;
    if (value->is_number_integer() && *value >= lowest && *value <= highest)
        return value->get<int>();
    fail(key, describe(value) + "; it can be " + std::to_string(lowest) + " to " + std::to_string(highest) + ".");
    return otherwise;
}

FieldReader FieldReader::object(const char *key) const
{
    static const Json nothing = Json::object();
    const Json *value = find(key);
    if (value && value->is_object())
        return below(*value, pathTo(key));
    fail(key, describe(value) + "; it must be a group of fields.");
    return below(nothing, pathTo(key));
}

std::vector<FieldReader> FieldReader::objects(const char *key) const
{
    std::vector<FieldReader> readers;
    const Json *list = find(key);
    if (list && !list->is_array())
        fail(key, describe(list) + "; it must be a list.");
    for (std::size_t i = 0; list && list->is_array() && i < list->size(); ++i) {
        const std::string item = std::string(key) + '[' + std::to_string(i) + ']';
        if ((*list)[i].is_object())
            readers.push_back(below((*list)[i], pathTo(item)));
        else
            fail(item, describe(&(*list)[i]) + "; it must be a group of fields.");
    }
    return readers;
}

std::vector<std::pair<std::string, std::string>> FieldReader::texts(const char *key) const
{
    std::vector<std::pair<std::string, std::string>> list;
    if (const Json *value = find(key); value && !value->is_array()) {
        fail(key, describe(value) + "; it must be a list.");
        return list;
    }
    for (const auto &[path, value] : oneOrMany(key)) {
        if (value->is_string())
            list.emplace_back(path, value->get<std::string>());
        else
            fail(path, describe(value) + "; it must be a text.");
    }
    return list;
}

std::vector<std::pair<std::string, const Json *>> FieldReader::oneOrMany(const char *key) const
{
    const Json *value = find(key);
    if (!value)
        return {};
    if (!value->is_array())
        return {{key, value}};
    std::vector<std::pair<std::string, const Json *>> items;
    for (std::size_t i = 0; i < value->size(); ++i)
        items.emplace_back(std::string(key) + '[' + std::to_string(i) + ']', &(*value)[i]);
    return items;
}

void FieldReader::limitSize(const char *key, std::size_t fewest, std::size_t most) const
{
    const Json *value = find(key);
    if (!value || !value->is_structured() || (value->size() >= fewest && value->size() <= most))
        return;
    fail(key, "It has " + std::to_string(value->size()) + (value->size() == 1 ? " entry" : " entries") +
                  "; it can have " + std::to_string(fewest) + " to " + std::to_string(most) + ".");
}

void FieldReader::allowOnly(std::initializer_list<std::string_view> keys) const
{
    for (const auto &[key, value] : m_json.items())
        if (std::ranges::find(keys, key) == keys.end())
            fail(key, "There is no field " + inQuotes(key) + " here; there can be " + joined(keys) + ".");
}

void FieldReader::fail(std::string_view key, std::string message) const
{
    m_diagnostics.push_back({Severity::Error, {}, m_kind, m_row, pathTo(key), std::move(message), {}});
}

const Json *FieldReader::find(const char *key) const
{
    if (!m_json.is_object())
        return nullptr;
    const auto found = m_json.find(key);
    return found == m_json.end() ? nullptr : &*found;
}

FieldReader FieldReader::below(const Json &json, const std::string &path) const
{
    return {json, m_kind, m_row, path, m_diagnostics};
}

std::string FieldReader::pathTo(std::string_view key) const
{
    if (m_path.empty() || key.empty())
        return m_path + std::string(key);
    return m_path + '.' + std::string(key);
}

std::string FieldReader::describe(const Json *value)
{
    return value ? "It is " + excerpt(*value) : std::string("It is missing");
}

} // namespace cardquake
