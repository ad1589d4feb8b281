// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/core/diagnostics.h"

#include <algorithm>

namespace cardquake {

bool hasErrors(const Diagnostics &diagnostics)
{
    return std::ranges::any_of(diagnostics, [](const Diagnostic &d) { return d.severity == Severity::Error; });
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
            place += place.empty() ? *part : ' ' + *part;
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
