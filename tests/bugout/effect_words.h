// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/bugout/shipped_pack.h"

#include <functional>
#include <map>
#include <set>
#include <string>

namespace cardquake {

/// The words of which BUGOUT's effects are made, read out of their schema, so that a test need not list them again.
class EffectWords {
public:
    explicit EffectWords(const Json &schema)
        : m_schema(schema)
    {
        for (const auto &[name, definition] : m_schema.at("definitions").items())
            walk(name, name, definition);
    }

    /// The words of each list of words in the schema, by where it stands: "tile_type", "effect/disaster/deck".
    const std::map<std::string, std::set<std::string>> &lists() const { return m_lists; }

    /// What may stand in a field with this name, wherever it is: words, or ids of rows.
    const std::set<std::string> &forField(const std::string &name) { return m_byField[name]; }

private:
    void walk(const std::string &path, const std::string &field, const Json &schema)
    {
        if (!schema.is_object())
            return;
        if (schema.contains("enum"))
            addWords(path, field, schema["enum"]);
        if (schema.contains("x-ref"))
            for (const ContentRow &row : shippedBugout().rows(schema["x-ref"].get<std::string>()))
                m_byField[field].insert(row.id);
        if (schema.contains("x-ref-also"))
            for (const Json &word : schema["x-ref-also"])
                m_byField[field].insert(word.get<std::string>());
        if (schema.contains("$ref") && path != field)
            walkReferred(field, schema["$ref"].get<std::string>());
        if (schema.contains("properties"))
            for (const auto &[name, property] : schema["properties"].items())
                walk(std::string(path).append("/").append(name), name, property);
        for (const char *key : {"then", "else", "items"})
            if (schema.contains(key))
                walk(path, field, schema[key]);
        if (schema.contains("allOf"))
            for (const Json &branch : schema["allOf"])
                walk(path + nameOf(branch), field, branch);
    }

    /// A list of words that stands elsewhere counts for the field that refers to it.
    void walkReferred(const std::string &field, const std::string &reference)
    {
        const Json &referred = m_schema.at(Json::json_pointer(reference.substr(1)));
        for (const Json *words : {&referred, referred.contains("items") ? &referred["items"] : &referred})
            if (words->contains("enum"))
                addWords({}, field, (*words)["enum"]);
        if (referred.contains("x-ref"))
            for (const ContentRow &row : shippedBugout().rows(referred["x-ref"].get<std::string>()))
                m_byField[field].insert(row.id);
    }

    void addWords(const std::string &path, const std::string &field, const Json &words)
    {
        for (const Json &word : words) {
            if (!word.is_string())
                continue;
            m_byField[field].insert(word.get<std::string>());
            if (!path.empty())
                m_lists[path].insert(word.get<std::string>());
        }
    }

    /// "/gain" for the branch that says what `do: gain` takes.
    static std::string nameOf(const Json &branch)
    {
        for (const char *key : {"do", "mod"}) {
            const Json::json_pointer word(std::string("/if/properties/").append(key).append("/const"));
            if (branch.contains(word))
                return std::string("/").append(branch.at(word).get<std::string>());
        }
        return {};
    }

    const Json &m_schema;
    std::map<std::string, std::set<std::string>> m_lists;
    std::map<std::string, std::set<std::string>> m_byField;
};

} // namespace cardquake
