// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/core/diagnostics.h"

#include "engine/core/text.h"

#include <algorithm>

namespace cardquake {
namespace {

/// Whether one path is the other or leads to it: `effects` and `effects[0].do`, but not `cell` and `cells`.
bool areOnOnePath(std::string_view a, std::string_view b)
{
    if (a.size() > b.size())
        std::swap(a, b);
    const bool endsAtAStep = a.size() == b.size() || a.empty() || b[a.size()] == '.' || b[a.size()] == '[';
    return b.starts_with(a) && endsAtAStep;
}

} // namespace

bool hasErrors(const Diagnostics &diagnostics)
{
    return std::ranges::any_of(diagnostics, [](const Diagnostic &d) { return d.severity == Severity::Error; });
}

void addUnsaid(Diagnostics &said, Diagnostics more)
{
    const auto known = static_cast<std::ptrdiff_t>(said.size());
    for (Diagnostic &candidate : more) {
        const bool isSaid = std::any_of(said.begin(), said.begin() + known, [&](const Diagnostic &earlier) {
            const bool isSamePlace =
                earlier.row.empty() ? earlier.path == candidate.path : areOnOnePath(earlier.path, candidate.path);
            return earlier.severity == Severity::Error && earlier.kind == candidate.kind &&
                   earlier.row == candidate.row && isSamePlace;
        });
        if (!isSaid)
            said.push_back(std::move(candidate));
    }
}

std::string_view toWord(Severity severity)
{
    switch (severity) {
    case Severity::Error:
        return "error";
    case Severity::Warning:
        return "warning";
    case Severity::Note:
        return "note";
    }
    return "";
}

std::string toText(const Diagnostic &diagnostic)
{
    std::string place;
    for (const std::string *part : {&diagnostic.pack, &diagnostic.kind, &diagnostic.row, &diagnostic.path})
        if (!part->empty())
            place += (place.empty() ? "" : " ") + onOneLine(shortened(*part));
    std::string text = place.empty() ? std::string() : place + ": ";
    text += std::string(toWord(diagnostic.severity)) + ": " + diagnostic.message;
    if (!diagnostic.fix.empty())
        text += ' ' + diagnostic.fix;
    return text;
}

Json toJson(const Diagnostic &diagnostic)
{
    return {{"severity", toWord(diagnostic.severity)},
            {"pack", diagnostic.pack},
            {"kind", diagnostic.kind},
            {"row", diagnostic.row},
            {"path", diagnostic.path},
            {"message", diagnostic.message},
            {"fix", diagnostic.fix}};
}

Json toJson(const Diagnostics &diagnostics)
{
    Json list = Json::array();
    for (const Diagnostic &diagnostic : diagnostics)
        list.push_back(toJson(diagnostic));
    return list;
}

} // namespace cardquake
