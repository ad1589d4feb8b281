// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/field_reader.h"
#include "engine/games/bugout/content.h"

#include <map>

namespace cardquake::bugout {

/// What the parts of the compiler share while they turn rows into content.
struct CompileContext {
    const ContentRows &rows;
    Diagnostics &diagnostics;
    Content &content;
    std::map<std::string, CellSet, std::less<>> regions;

    /// A fault of a kind as a whole, or of a row that is not there or not in itself wrong.
    void fail(std::string_view kind, std::string message, std::string_view row = {}) const
    {
        diagnostics.push_back({Severity::Error, {}, std::string(kind), std::string(row), {}, std::move(message), {}});
    }
};

/// The place of the row with this id in a list of compiled rows.
template <class Row>
std::optional<RowIndex> findRow(const std::vector<Row> &rows, std::string_view id)
{
    for (std::size_t i = 0; i < rows.size(); ++i)
        if (rows[i].id == id)
            return static_cast<RowIndex>(i);
    return std::nullopt;
}

CellSet readCells(const FieldReader &row, const char *key);

/// A cost object: `{"pipe": 1, "any": 1}`. Parts below 0 are allowed in modifiers.
Cost readCost(const CompileContext &context, const FieldReader &owner, const char *key, int lowest);

void compileConstants(CompileContext &context);
void compileBoard(CompileContext &context); ///< resources, tiles, bridges, vehicles, actions, regions, layouts
void compileDecks(CompileContext &context); ///< all decks and the signals; effects of cards included

/// The effects in a field of a card, as a list of the library.
ListIndex compileEffects(CompileContext &context, const FieldReader &card, const char *key,
                         const std::vector<HandForm> &forms);
std::vector<HandForm> compileForms(CompileContext &context, const FieldReader &card);

} // namespace cardquake::bugout
