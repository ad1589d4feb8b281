// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "data/catalog/explain.h"

#include <string>

namespace cardquake {

// What explain.cpp is put together from: one function for each rule, one file for each theme.

Diagnostics explainType(const Place &place);
Diagnostics explainValues(const Place &place);
Diagnostics explainPattern(const Place &place);
Diagnostics explainForm(const Place &place);
Diagnostics explainAlternatives(const Place &place);

Diagnostics explainRange(const Place &place);
Diagnostics explainStep(const Place &place);
Diagnostics explainLength(const Place &place, const Fault &fault);
Diagnostics explainItemCount(const Place &place, const Fault &fault);
Diagnostics explainFieldCount(const Place &place, const Fault &fault);
Diagnostics explainRepeats(const Place &place, const SchemaWalk &walk);

Diagnostics explainRequired(const Place &place, const Fault &fault, const SchemaWalk &walk);
Diagnostics explainUnwanted(const Place &place, const SchemaWalk &walk);
Diagnostics explainFieldName(const Place &place, const Fault &fault);

Diagnostic problem(const Place &place, std::string message, std::string fix = {});

/// `Population is 12; `: how most messages begin.
std::string found(const Place &place);

} // namespace cardquake
