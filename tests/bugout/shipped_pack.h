// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "data/transfer/builtin_packs.h"
#include "engine/core/content_rows.h"

namespace cardquake {

/// The rows of BUGOUT as they ship.
inline const ContentRows &shippedBugout()
{
    static const ContentRows rows = builtInPack(KindCatalog::load(embeddedFiles()).value(), "bugout").value().rows;
    return rows;
}

} // namespace cardquake
