// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/json.h"

#include <string>
#include <vector>

namespace cardquake {

enum class Severity { Error, Warning, Note };

/// One thing wrong with a pack, and where. Content is never refused by an exception: an invalid pack still opens,
/// edits and prints; it only cannot be played while an Error is in its list.
struct Diagnostic {
    Severity severity = Severity::Error;
    std::string pack;
    std::string kind;
    std::string row;
    std::string path;    ///< the field, e.g. `cells[2]` or `effects[0].options[1].do`; empty: the row as a whole
    std::string message; ///< what was found and what is allowed, as one or two sentences
    std::string fix;     ///< what to do about it; empty when there is no single answer

    bool operator==(const Diagnostic &) const = default;
};

using Diagnostics = std::vector<Diagnostic>;

bool hasErrors(const Diagnostics &diagnostics);

/// Adds what was not said yet: a field that is known to be wrong needs no second complaint in other words.
void addUnsaid(Diagnostics &said, Diagnostics more);

std::string_view toWord(Severity severity);

/// `bugout rainstorm r-07 cells[2]: error: ...`: what a compiler would print.
std::string toText(const Diagnostic &diagnostic);

Json toJson(const Diagnostic &diagnostic);
Json toJson(const Diagnostics &diagnostics);

} // namespace cardquake
