// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/json.h"

namespace cardquake {

/// Lays a partial state over a whole one: objects merge key by key, lists and single values replace whole.
Json mergeOver(Json whole, const Json &partial);

} // namespace cardquake
