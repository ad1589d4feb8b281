// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/content_rows.h"
#include "engine/core/diagnostics.h"
#include "engine/core/text.h"

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace cardquake {

/// The words a field may hold and what each means.
template <class T>
using WordList = std::span<const std::pair<std::string_view, T>>;

/// Reads the fields of a row, or of an object inside it, into typed values. What does not fit becomes a diagnostic that
/// names the place, and a harmless value is given instead, so that one pass finds all faults.
class FieldReader {
public:
    FieldReader(std::string_view kind, const ContentRow &row, Diagnostics &diagnostics)
        : FieldReader(row.fields, std::string(kind), row.id, {}, diagnostics)
    {
    }

    bool has(const char *key) const { return find(key) != nullptr; }
    const Json &json() const { return m_json; }
    const std::string &rowId() const { return m_row; }

    std::string text(const char *key) const;
    bool flag(const char *key, bool otherwise) const;
    int number(const char *key, int lowest, int highest, int otherwise) const;

    /// One of the words; a missing field gives `otherwise`, or a fault when there is none.
    template <class T>
    T word(const char *key, WordList<T> words, std::optional<T> otherwise = {}) const
    {
        const Json *value = find(key);
        if (!value && otherwise)
            return *otherwise;
        const std::optional<T> meaning = value ? meaningOf(*value, words) : std::nullopt;
        if (!meaning)
            fail(key, describe(value) + "; it can be " + wordsOf(words) + ".");
        return meaning.value_or(words.front().second);
    }

    /// One word or a list of them.
    template <class T>
    std::vector<T> words(const char *key, WordList<T> words) const
    {
        std::vector<T> meanings;
        for (const auto &[path, value] : oneOrMany(key)) {
            if (const std::optional<T> meaning = meaningOf(*value, words))
                meanings.push_back(*meaning);
            else
                fail(path, describe(value) + "; it can be " + wordsOf(words) + ".");
        }
        return meanings;
    }

    /// The object in a field, or an empty one after a fault.
    FieldReader object(const char *key) const;
    /// The objects of a list; a missing field is an empty list.
    std::vector<FieldReader> objects(const char *key) const;
    /// The texts of a list, each with its path; a missing field is an empty list.
    std::vector<std::pair<std::string, std::string>> texts(const char *key) const;
    /// The value itself or the items of a list, each with its path.
    std::vector<std::pair<std::string, const Json *>> oneOrMany(const char *key) const;

    /// Reports a list or group that is there and has too few or too many parts.
    void limitSize(const char *key, std::size_t fewest, std::size_t most) const;
    /// Reports every field whose name is not in the list.
    void allowOnly(std::initializer_list<std::string_view> keys) const;

    /// Reports a fault at a field of this object (or an empty key: at the object itself).
    void fail(std::string_view key, std::string message) const;

private:
    FieldReader(const Json &json, std::string kind, std::string row, std::string path, Diagnostics &diagnostics)
        : m_json(json)
        , m_kind(std::move(kind))
        , m_row(std::move(row))
        , m_path(std::move(path))
        , m_diagnostics(diagnostics)
    {
    }

    template <class T>
    static std::optional<T> meaningOf(const Json &value, WordList<T> words)
    {
        if (value.is_string())
            for (const auto &[word, meaning] : words)
                if (value.get_ref<const std::string &>() == word)
                    return meaning;
        return std::nullopt;
    }

    template <class T>
    static std::string wordsOf(WordList<T> words)
    {
        std::vector<std::string> list;
        for (const auto &[word, meaning] : words)
            list.emplace_back(word);
        return joined(list);
    }

    const Json *find(const char *key) const;
    FieldReader below(const Json &json, const std::string &path) const;
    std::string pathTo(std::string_view key) const;
    static std::string describe(const Json *value);

    const Json &m_json;
    std::string m_kind;
    std::string m_row;
    std::string m_path;
    Diagnostics &m_diagnostics;
};

} // namespace cardquake
