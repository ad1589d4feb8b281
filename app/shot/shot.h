// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/shot_verb.h"

namespace cardquake {

/// Paints a screen of the window into a file, without a display.
ExitCode takeShot(const CliContext &context, const ShotArguments &arguments);

} // namespace cardquake
