// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/table.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace cardquake {

/// A line of the list of moves: one verb, with a chip for each of its targets.
struct MoveRow {
    TableGroup group;
    bool isFirstOfGroup = false;
    std::vector<const TableMove *> moves; ///< never empty; alike but for target, note and cost
};

/// A piece that can do something, and how much.
struct Actor {
    const TablePiece *piece = nullptr;
    int moves = 0;
};

/// From clicks to moves, whatever the game: everything that is clicked is a word of the notation, and the legal moves
/// that fit what was clicked so far are the choices. Knows no rules.
class MoveChoices {
public:
    void setTable(Table table); ///< forgets what was selected, unless it can still act
    const Table &table() const { return m_table; }

    const std::vector<std::string> &selection() const { return m_selection; }
    bool isSelected(std::string_view word) const;
    void clear() { m_selection.clear(); }
    bool stepBack(); ///< takes the last word out of the selection; false: there was none

    /// What a click on a thing means: a move to play, when only one is left and it is not the first click of an action;
    /// otherwise the selection grows, starts anew with this word, or loses it.
    std::optional<std::string> tap(std::string_view word);

    bool canTap(std::string_view word) const; ///< whether a click on it leads anywhere

    std::vector<const TableMove *> fitting() const; ///< the moves that fit the selection
    std::vector<MoveRow> rows() const;              ///< of these, as the list shows them
    std::vector<Actor> actors() const;              ///< pieces that have moves, in the order of the table
    std::vector<const TableMove *> at(std::string_view space) const; ///< what is offered on a space of the board
    const TablePiece *selectedPiece() const;

private:
    std::vector<const TableMove *> fitting(const std::vector<std::string> &words) const;
    bool showsOnBoard() const;

    Table m_table;
    std::vector<std::string> m_selection;
};

} // namespace cardquake
