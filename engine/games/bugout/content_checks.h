// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/content_rows.h"
#include "engine/core/diagnostics.h"

namespace cardquake::bugout {

/// What no schema can say, because it spans several rows or several places of one row: exactly one Volcano, as many
/// Flare icons as Flares, an effect that names a region which exists. Fields of a wrong type are passed over; `pack` is
/// left empty.
Diagnostics checkContent(const ContentRows &rows);

} // namespace cardquake::bugout
