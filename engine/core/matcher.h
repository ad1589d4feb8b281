// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/json.h"

#include <string>
#include <vector>

namespace cardquake {

/// Compares a state with what a scenario expects of it: objects by the keys given, single values and lists equal, with
/// the matchers {"contains": [...]}, {"count": n}, {"set": [...]} and {"absent": true}.
/// Gives one line per difference, each naming the place; none when all is as expected.
std::vector<std::string> differences(const Json &expected, const Json &actual);

} // namespace cardquake
