// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/diagnostics.h"

#include <tl/expected.hpp>

namespace cardquake {

/// Why something could not be imported: every problem found, not only the first, so that a designer can mend them in
/// one go. `message` has them a line each; a Result<T> takes an Imported<T> where that is enough.
struct ImportFailure : Error {
    Diagnostics diagnostics;
};

template <class T>
using Imported = tl::expected<T, ImportFailure>;

tl::unexpected<ImportFailure> importFailure(Diagnostics problems);

/// An Error about the text as a whole.
Diagnostic importProblem(std::string message, std::string fix = {});

} // namespace cardquake
