// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/playtest/report.h"

#include <iosfwd>

namespace cardquake {

/// The figures of a playtest as a designer reads them in a terminal.
void printReport(std::ostream &out, const PlaytestReport &report);

} // namespace cardquake
