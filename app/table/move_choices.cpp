// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/table/move_choices.h"

#include <algorithm>
#include <ranges>

namespace cardquake {
namespace {

bool hasWord(std::string_view text, std::string_view word)
{
    for (const auto part : std::views::split(text, ' '))
        if (std::ranges::equal(part, word))
            return true;
    return false;
}

bool fits(const TableMove &move, std::string_view word)
{
    return move.piece == word || move.space == word || hasWord(move.text, word);
}

/// A vehicle passes through spaces on its way: whoever clicks one of them means the moves that end there, if there are
/// any.
void preferThoseAt(std::string_view word, std::vector<const TableMove *> &moves)
{
    const auto endsThere = [&](const TableMove *move) { return move->space == word; };
    if (std::ranges::any_of(moves, endsThere))
        std::erase_if(moves, [&](const TableMove *move) { return !endsThere(move); });
}

} // namespace

void MoveChoices::setTable(Table table)
{
    m_table = std::move(table);
    const bool canGoOn =
        m_selection.size() == 1 && !m_table.moves.empty() && m_table.question.kind == "action" && !fitting().empty();
    if (!canGoOn)
        m_selection.clear();
}

bool MoveChoices::isSelected(std::string_view word) const
{
    return std::ranges::find(m_selection, word) != m_selection.end();
}

bool MoveChoices::stepBack()
{
    if (m_selection.empty())
        return false;
    m_selection.pop_back();
    return true;
}

std::optional<std::string> MoveChoices::tap(std::string_view word)
{
    if (const auto chosen = std::ranges::find(m_selection, word); chosen != m_selection.end()) {
        m_selection.erase(chosen, m_selection.end());
        return std::nullopt;
    }
    std::vector<std::string> words = m_selection;
    words.emplace_back(word);
    std::vector<const TableMove *> moves = fitting(words);
    if (moves.empty()) {
        words = {std::string(word)};
        moves = fitting(words);
    }
    if (moves.empty())
        return std::nullopt;
    // The first click of an action picks who acts; it must not act yet.
    const bool completes = words.size() > 1 || m_table.question.kind != "action";
    if (completes && moves.size() == 1)
        return moves.front()->text;
    m_selection = std::move(words);
    return std::nullopt;
}

bool MoveChoices::canTap(std::string_view word) const
{
    return std::ranges::any_of(m_table.moves, [&](const TableMove &move) { return fits(move, word); });
}

std::vector<const TableMove *> MoveChoices::fitting() const
{
    return fitting(m_selection);
}

std::vector<const TableMove *> MoveChoices::fitting(const std::vector<std::string> &words) const
{
    std::vector<const TableMove *> moves;
    for (const TableMove &move : m_table.moves)
        if (std::ranges::all_of(words, [&](const std::string &word) { return fits(move, word); }))
            moves.push_back(&move);
    if (!words.empty())
        preferThoseAt(words.back(), moves);
    return moves;
}

std::vector<MoveRow> MoveChoices::rows() const
{
    const bool isNarrowed = !m_selection.empty();
    std::vector<MoveRow> rows;
    for (const TableGroup &group : m_table.groups) {
        bool isFirst = true;
        const std::size_t begin = rows.size();
        for (const TableMove *move : fitting()) {
            // What pieces can do is told piece by piece, as soon as one is chosen.
            if (move->group != group.id || (!isNarrowed && !move->piece.empty() && m_table.question.kind == "action"))
                continue;
            const auto row =
                std::find_if(rows.begin() + static_cast<std::ptrdiff_t>(begin), rows.end(), [&](const MoveRow &other) {
                    const TableMove &like = *other.moves.front();
                    return like.verb == move->verb && like.label == move->label && like.piece == move->piece;
                });
            if (row != rows.end()) {
                row->moves.push_back(move);
                continue;
            }
            rows.push_back({group, isFirst, {move}});
            isFirst = false;
        }
    }
    return rows;
}

std::vector<Actor> MoveChoices::actors() const
{
    std::vector<Actor> actors;
    for (const TablePiece &piece : m_table.pieces) {
        const auto count =
            std::ranges::count_if(m_table.moves, [&](const TableMove &move) { return move.piece == piece.id; });
        if (count > 0)
            actors.push_back({&piece, static_cast<int>(count)});
    }
    return actors;
}

/// In an action nothing lights up before somebody is chosen: nearly every space would.
bool MoveChoices::showsOnBoard() const
{
    return !m_selection.empty() || m_table.question.kind != "action";
}

std::vector<const TableMove *> MoveChoices::at(std::string_view space) const
{
    std::vector<const TableMove *> moves;
    if (showsOnBoard())
        for (const TableMove *move : fitting())
            if (move->space == space)
                moves.push_back(move);
    return moves;
}

const TablePiece *MoveChoices::selectedPiece() const
{
    for (const std::string &word : m_selection)
        for (const TablePiece &piece : m_table.pieces)
            if (piece.id == word)
                return &piece;
    return nullptr;
}

} // namespace cardquake
