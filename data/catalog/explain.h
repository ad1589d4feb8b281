// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "data/catalog/fault.h"
#include "data/catalog/schema_walk.h"
#include "engine/core/diagnostics.h"

namespace cardquake {

/// Says what was found at a place and what is allowed there, in a designer's words. The diagnostics carry path,
/// message and fix. None when no schema that applies at the place has the broken rule: then it belongs to an
/// alternative that was not meant.
Diagnostics explain(const Fault &fault, const Place &place, const SchemaWalk &walk);

/// What is wrong with the names of the fields at a place, and whether the place should be there at all. These two
/// valijson refuses without saying where.
Diagnostics explainNames(const Place &place, const SchemaWalk &walk);

} // namespace cardquake
