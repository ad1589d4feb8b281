// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "data/transfer/imported.h"

namespace cardquake {

tl::unexpected<ImportFailure> importFailure(Diagnostics problems)
{
    ImportFailure failure;
    failure.code = "bad-pack";
    for (const Diagnostic &problem : problems) {
        failure.message += failure.message.empty() ? "" : "\n";
        failure.message += toText(problem);
    }
    failure.diagnostics = std::move(problems);
    return tl::unexpected(std::move(failure));
}

Diagnostic importProblem(std::string message, std::string fix)
{
    Diagnostic problem;
    problem.message = std::move(message);
    problem.fix = std::move(fix);
    return problem;
}

} // namespace cardquake
