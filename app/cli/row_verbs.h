// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/verb.h"

namespace cardquake {

struct RowArguments {
    std::string pack;
    std::string kind;
    std::string id;
    std::string newId;
    std::string body;                     ///< a whole row as JSON
    std::vector<std::string> assignments; ///< FIELD=JSON
    bool anyway = false;                  ///< make the edit although the row then breaks the rules of its kind
    bool json = false;
};

ExitCode listRows(const CliContext &context, const RowArguments &arguments);
ExitCode getRow(const CliContext &context, const RowArguments &arguments);
ExitCode setRowFields(const CliContext &context, const RowArguments &arguments);
ExitCode addRow(const CliContext &context, const RowArguments &arguments);
ExitCode copyRow(const CliContext &context, const RowArguments &arguments);
ExitCode deleteRow(const CliContext &context, const RowArguments &arguments);

} // namespace cardquake
