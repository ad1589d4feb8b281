// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/json.h"

#include <string_view>
#include <vector>

namespace cardquake::bugout {

// How rows are read that may be faulty: what is not there, or is something else, is null or an empty list.

inline const Json &at(const Json &object, std::string_view key)
{
    static const Json nothing;
    const auto found = object.is_object() ? object.find(key) : object.end();
    return found == object.end() ? nothing : *found;
}

/// Fields that take one value or a list of them.
inline std::vector<Json> listOf(const Json &oneOrMany)
{
    if (oneOrMany.is_null())
        return {};
    if (!oneOrMany.is_array())
        return {oneOrMany};
    return {oneOrMany.begin(), oneOrMany.end()};
}

} // namespace cardquake::bugout
