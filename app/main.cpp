// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/command_line.h"
#include "app/library.h"
#include "app/shot/shot.h"
#include "app/window.h"

#include <iostream>

#include <unistd.h>

using namespace cardquake;

int main(int argc, char **argv)
{
    std::ostream *terminal = isatty(STDERR_FILENO) == 1 ? &std::cerr : nullptr;
    CliContext context{std::cin, std::cout, std::cerr, shippedGames(), defaultLibraryPath(), terminal, takeShot};
    if (const auto code = runCommandLine(context, {argv + 1, argv + argc}))
        return static_cast<int>(*code);
    return runWindow(argc, argv, context.library);
}
