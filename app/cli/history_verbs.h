// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/verb.h"

namespace cardquake {

struct HistoryArguments {
    std::string pack; ///< empty: all packs
    std::string name; ///< of a version
    std::string from;
    std::string to;
    std::string version;
    std::string kind;
    std::string id;
    bool json = false;
};

ExitCode listHistory(const CliContext &context, const HistoryArguments &arguments);
ExitCode undoEdit(const CliContext &context, const HistoryArguments &arguments);
ExitCode redoEdit(const CliContext &context, const HistoryArguments &arguments);
ExitCode tagVersion(const CliContext &context, const HistoryArguments &arguments);
ExitCode diffVersions(const CliContext &context, const HistoryArguments &arguments);
ExitCode restoreVersion(const CliContext &context, const HistoryArguments &arguments);

} // namespace cardquake
