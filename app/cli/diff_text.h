// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "data/store/version_diff.h"

#include <iosfwd>

namespace cardquake {

/// Whole values before and after, for scripts.
Json toJson(const VersionDiff &diff);

/// For people: of a nested field only the parts that differ, `effects[0].to.type: "urban" -> "terrain"`.
void printDiff(std::ostream &out, const VersionDiff &diff);

} // namespace cardquake
