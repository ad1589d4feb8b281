// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/check_tools.h"

namespace cardquake::bugout {

/// Distress Signals: each pattern is a full rectangle with one helicopter, can be lit, and differs from the others.
void checkSignals(const ContentRows &rows, Findings &findings);

} // namespace cardquake::bugout
