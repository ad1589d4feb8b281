// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/bugout/compile_parts.h"
#include "engine/games/bugout/content_checks.h"
#include "engine/games/bugout/decks.h"

namespace cardquake::bugout {

const std::array<std::string_view, actionCount> actionNames = {
    "move",  "rescue",    "grab",       "give",          "enter",        "drop",      "exit",
    "drain", "relight",   "drive",      "repair",        "rebuild",      "reinforce", "pull",
    "throw", "climb",     "swing",      "bridge-sturdy", "bridge-rope",  "vehicle",   "tow",
    "loot",  "save-rain", "save-quake", "save-tornado",  "enter-tornado"};

const std::string &Content::cardId(DeckName deck, RowIndex card) const
{
    return *withCards(*this, deck, [&](const auto &cards) { return &cards[card].id; });
}

CellSet readCells(const FieldReader &row, const char *key)
{
    CellSet cells;
    for (const auto &[path, text] : row.texts(key)) {
        if (const std::optional<Cell> cell = cellFromText(text))
            cells.add(*cell);
        else
            row.fail(path, "It is " + inQuotes(text) + "; the map has columns A to F and rows 1 to 6.");
    }
    return cells;
}

Cost readCost(const CompileContext &context, const FieldReader &owner, const char *key, int lowest)
{
    Cost cost;
    const FieldReader reader = owner.object(key);
    for (const auto &[name, value] : reader.json().items()) {
        const auto amount = static_cast<std::int8_t>(reader.number(name.c_str(), lowest, maxAmount, 0));
        if (name == "any")
            cost.any = amount;
        else if (const auto resource = findRow(context.content.resources, name))
            cost.of[*resource] = amount;
        else
            reader.fail(name, "There is no resource " + inQuotes(name) + ".");
    }
    return cost;
}

std::shared_ptr<const Content> compile(const ContentRows &rows, Diagnostics &diagnostics)
{
    Diagnostics faults;
    const auto content = std::make_shared<Content>();
    CompileContext context{rows, faults, *content, {}};
    compileConstants(context);
    compileBoard(context);
    compileDecks(context);
    Diagnostics found = checkContent(rows);
    addUnsaid(found, std::move(faults));
    const bool playable = !hasErrors(found);
    diagnostics.insert(diagnostics.end(), std::make_move_iterator(found.begin()), std::make_move_iterator(found.end()));
    return playable ? content : nullptr;
}

} // namespace cardquake::bugout
