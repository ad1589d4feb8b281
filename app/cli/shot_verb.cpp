// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/shot_verb.h"

namespace cardquake {

ExitCode runShotVerb(const CliContext &context, const ShotArguments &arguments)
{
    if (!context.takeShot)
        throw BadInputError("This program was built without its window, so it cannot take pictures of it.");
    return context.takeShot(context, arguments);
}

} // namespace cardquake
