// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/content_rows.h"

#include <string>
#include <vector>

namespace cardquake {

struct PackInfo {
    std::string id;   ///< kebab-case, unique in a workshop file
    std::string game; ///< the game whose kinds its rows follow
    std::string name;
    std::string description;

    bool operator==(const PackInfo &) const = default;
};

/// A picture or another file that rows refer to by name.
struct Asset {
    std::string name;
    std::string bytes;

    bool operator==(const Asset &) const = default;
};

/// A whole pack as a value: what is imported, exported, validated and compiled.
struct Pack {
    PackInfo info;
    ContentRows rows;
    std::vector<Asset> assets;

    bool operator==(const Pack &) const = default;
};

} // namespace cardquake
