// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/verb.h"

#include <algorithm>
#include <ostream>

namespace cardquake {

void print(std::ostream &out, const Diagnostics &diagnostics)
{
    for (const Diagnostic &diagnostic : diagnostics)
        out << toText(diagnostic) << '\n';
}

std::string countInWords(const Diagnostics &diagnostics)
{
    const auto errors = std::ranges::count(diagnostics, Severity::Error, &Diagnostic::severity);
    const auto warnings = std::ranges::count(diagnostics, Severity::Warning, &Diagnostic::severity);
    const auto say = [](auto n, const char *word) { return std::to_string(n) + ' ' + word + (n == 1 ? "" : "s"); };
    return say(errors, "error") + ", " + say(warnings, "warning");
}

} // namespace cardquake
