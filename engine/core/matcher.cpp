// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/core/matcher.h"

#include <optional>

namespace cardquake {
namespace {

using Lines = std::vector<std::string>;

void compare(const std::string &place, const Json &expected, const Json &actual, Lines &lines);

void report(const std::string &place, const std::string &text, Lines &lines)
{
    lines.push_back((place.empty() ? std::string("the state") : place) + ": " + text);
}

bool matches(const Json &expected, const Json &actual)
{
    Lines lines;
    compare({}, expected, actual, lines);
    return lines.empty();
}

/// An object with the single key `name`: a matcher, unless the state itself has an object with such a key there.
const Json *matcher(const Json &expected, const char *name, const Json &actual)
{
    if (!expected.is_object() || expected.size() != 1 || !expected.contains(name))
        return nullptr;
    if (actual.is_object() && actual.contains(name))
        return nullptr;
    return &expected.at(name);
}

/// Gives each wanted item a different one of the list that fits, whenever that is possible at all: an item that finds
/// its place taken makes the one there look for another (Kuhn's augmenting paths).
class Assignment {
public:
    Assignment(const Json &list, const Json &wanted)
        : m_list(list)
        , m_wanted(wanted)
        , m_takenBy(list.size())
    {
    }

    Json missing()
    {
        Json without = Json::array();
        for (std::size_t item = 0; item < m_wanted.size(); ++item) {
            std::vector<bool> tried(m_list.size(), false);
            if (!place(item, tried))
                without.push_back(m_wanted[item]);
        }
        return without;
    }

private:
    bool place(std::size_t item, std::vector<bool> &tried)
    {
        for (std::size_t i = 0; i < m_list.size(); ++i) {
            if (tried[i] || !matches(m_wanted[item], m_list[i]))
                continue;
            tried[i] = true;
            if (!m_takenBy[i] || place(*m_takenBy[i], tried)) {
                m_takenBy[i] = item;
                return true;
            }
        }
        return false;
    }

    const Json &m_list;
    const Json &m_wanted;
    std::vector<std::optional<std::size_t>> m_takenBy;
};

bool compareByMatcher(const std::string &place, const Json &expected, const Json &actual, Lines &lines)
{
    if (const Json *count = matcher(expected, "count", actual)) {
        if (!actual.is_array() && !actual.is_object())
            report(place, "expected a list of " + toLine(*count) + ", found " + excerpt(actual), lines);
        else if (*count != actual.size())
            report(place, "expected " + toLine(*count) + " entries, found " + std::to_string(actual.size()), lines);
        return true;
    }
    for (const char *name : {"contains", "set"}) {
        const Json *wanted = matcher(expected, name, actual);
        if (!wanted || !wanted->is_array())
            continue;
        if (!actual.is_array()) {
            report(place, "expected a list, found " + excerpt(actual), lines);
            return true;
        }
        if (const Json missing = Assignment(actual, *wanted).missing(); !missing.empty())
            report(place, "missing " + toLine(missing) + " in " + toLine(actual), lines);
        else if (std::string_view(name) == "set" && actual.size() != wanted->size())
            report(place, "expected exactly " + toLine(*wanted) + ", found " + toLine(actual), lines);
        return true;
    }
    return false;
}

bool wantsAbsence(const Json &expected)
{
    return expected == Json{{"absent", true}};
}

void compareObjects(const std::string &place, const Json &expected, const Json &actual, Lines &lines)
{
    for (const auto &[key, value] : expected.items()) {
        std::string below = place;
        if (!below.empty())
            below += '.';
        below += key;
        const auto found = actual.find(key);
        if (wantsAbsence(value)) {
            if (found != actual.end())
                report(below, "expected nothing here, found " + excerpt(*found), lines);
        } else if (found == actual.end()) {
            report(below, "expected " + excerpt(value) + ", but there is no such entry", lines);
        } else {
            compare(below, value, *found, lines);
        }
    }
}

void compareLists(const std::string &place, const Json &expected, const Json &actual, Lines &lines)
{
    if (expected.size() != actual.size()) {
        report(place, "expected " + toLine(expected) + ", found " + toLine(actual), lines);
        return;
    }
    for (std::size_t i = 0; i < expected.size(); ++i)
        compare(place + '[' + std::to_string(i) + ']', expected[i], actual[i], lines);
}

void compare(const std::string &place, const Json &expected, const Json &actual, Lines &lines)
{
    if (compareByMatcher(place, expected, actual, lines))
        return;
    if (expected.is_object() && actual.is_object())
        compareObjects(place, expected, actual, lines);
    else if (expected.is_array() && actual.is_array())
        compareLists(place, expected, actual, lines);
    else if (expected != actual)
        report(place, "expected " + excerpt(expected) + ", found " + excerpt(actual), lines);
}

} // namespace

std::vector<std::string> differences(const Json &expected, const Json &actual)
{
    Lines lines;
    compare({}, expected, actual, lines);
    return lines;
}

} // namespace cardquake
