// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/content_rows.h"
#include "engine/core/diagnostics.h"

namespace cardquake::escapepods {

/// What no schema of a single row can say about an Escape Pods pack: rows that do not fit together (V-1 to V-7 of the
/// rules). Fields that cannot be read are passed over in silence, as the schema has already complained about them.
Diagnostics checkContent(const ContentRows &rows);

} // namespace cardquake::escapepods
