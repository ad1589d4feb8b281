// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/core/merge.h"

namespace cardquake {

Json mergeOver(Json whole, const Json &partial)
{
    if (!whole.is_object() || !partial.is_object())
        return partial;
    for (const auto &[key, value] : partial.items()) {
        Json &target = whole[key];
        target = mergeOver(std::move(target), value);
    }
    return whole;
}

} // namespace cardquake
