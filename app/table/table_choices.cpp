// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/table/table_choices.h"

#include "app/table/table_values.h"

#include <algorithm>

namespace cardquake {
namespace {

QVariantMap toMap(const TableMove &move)
{
    return {{"text", qtText(move.text)},   {"words", qtText(move.words)}, {"verb", qtText(move.verb)},
            {"label", qtText(move.label)}, {"icon", qtText(move.icon)},   {"piece", qtText(move.piece)},
            {"space", qtText(move.space)}, {"note", qtText(move.note)},   {"target", qtText(move.target)},
            {"cost", toList(move.cost)}};
}

QVariantMap toMap(const MoveRow &row, int &number)
{
    const TableMove &first = *row.moves.front();
    QVariantList moves;
    for (const TableMove *move : row.moves) {
        QVariantMap shown = toMap(*move);
        shown.insert("number", ++number);
        moves.append(shown);
    }
    return {{"group", qtText(row.group.label)},     {"groupNote", qtText(row.group.note)},
            {"isFirstOfGroup", row.isFirstOfGroup}, {"verb", qtText(first.verb)},
            {"label", qtText(first.label)},         {"icon", qtText(first.icon)},
            {"piece", qtText(first.piece)},         {"moves", moves}};
}

/// Where a piece stands, through whatever carries it.
const std::string &spaceUnder(const Table &table, const TablePiece &piece)
{
    const auto carrier = std::ranges::find(table.pieces, piece.on, &TablePiece::id);
    return carrier == table.pieces.end() ? piece.on : spaceUnder(table, *carrier);
}

QVariantMap toMap(const Table &table, const TablePiece &piece)
{
    const std::string &space = spaceUnder(table, piece);
    const auto found = std::ranges::find(table.spaces, space, &TableSpace::id);
    return {
        {"id", qtText(piece.id)},     {"label", qtText(piece.label)},
        {"icon", qtText(piece.icon)}, {"number", qtText(piece.number)},
        {"space", qtText(space)},     {"spaceLabel", found == table.spaces.end() ? QString() : qtText(found->label)}};
}

} // namespace

void TableChoices::setTable(Table table)
{
    m_choices.setTable(std::move(table));
    emit changed();
}

QStringList TableChoices::selection() const
{
    return toList(m_choices.selection());
}

QVariantMap TableChoices::selectedPiece() const
{
    const TablePiece *piece = m_choices.selectedPiece();
    return piece ? toMap(table(), *piece) : QVariantMap();
}

QVariantList TableChoices::rows() const
{
    QVariantList rows;
    int number = 0;
    for (const MoveRow &row : m_choices.rows())
        rows.append(toMap(row, number));
    return rows;
}

QVariantList TableChoices::actors() const
{
    QVariantList actors;
    for (const Actor &actor : m_choices.actors()) {
        QVariantMap shown = toMap(table(), *actor.piece);
        shown.insert("count", actor.moves);
        actors.append(shown);
    }
    return actors;
}

QVariantMap TableChoices::offers() const
{
    QVariantMap offers;
    for (const TableSpace &space : table().spaces) {
        QVariantList moves;
        for (const TableMove *move : m_choices.at(space.id))
            moves.append(toMap(*move));
        if (!moves.isEmpty())
            offers.insert(qtText(space.id), moves);
    }
    return offers;
}

QStringList TableChoices::movable() const
{
    QStringList pieces;
    for (const Actor &actor : m_choices.actors())
        pieces.append(qtText(actor.piece->id));
    return pieces;
}

void TableChoices::tap(const QString &word)
{
    const std::string text = word.toStdString();
    const bool wasSelected = m_choices.isSelected(text);
    const std::vector<std::string> before = m_choices.selection();
    if (const std::optional<std::string> move = m_choices.tap(text)) {
        emit chosen(qtText(*move));
        return;
    }
    if (!wasSelected && m_choices.selection() == before)
        emit refused(word);
    emit changed();
}

void TableChoices::tapPiece(const QString &piece)
{
    const std::string id = piece.toStdString();
    if (m_choices.isSelected(id) || m_choices.canTap(id)) {
        tap(piece);
        return;
    }
    const auto found = std::ranges::find(table().pieces, id, &TablePiece::id);
    if (found != table().pieces.end())
        tap(qtText(spaceUnder(table(), *found)));
}

void TableChoices::dropOn(const QString &piece, const QString &space)
{
    if (!m_choices.isSelected(piece.toStdString()))
        tapPiece(piece);
    const TablePiece *selected = m_choices.selectedPiece();
    if (selected && !space.isEmpty() && space != qtText(spaceUnder(table(), *selected)))
        tap(space);
}

void TableChoices::play(const QString &move)
{
    emit chosen(move);
}

void TableChoices::playNumber(int number)
{
    for (const MoveRow &row : m_choices.rows())
        for (const TableMove *move : row.moves)
            if (--number == 0) {
                emit chosen(qtText(move->text));
                return;
            }
}

void TableChoices::clear()
{
    m_choices.clear();
    emit changed();
}

bool TableChoices::stepBack()
{
    const bool had = m_choices.stepBack();
    emit changed();
    return had;
}

void TableChoices::selectNextActor(int direction)
{
    const std::vector<Actor> actors = m_choices.actors();
    if (actors.empty())
        return;
    const TablePiece *now = m_choices.selectedPiece();
    const auto found = std::ranges::find(actors, now, &Actor::piece);
    const auto count = std::ssize(actors);
    const auto at = found == actors.end() ? (direction > 0 ? -1 : 0) : found - actors.begin();
    m_choices.clear();
    m_choices.tap(actors[static_cast<std::size_t>((at + direction + count) % count)].piece->id);
    emit changed();
}

} // namespace cardquake
