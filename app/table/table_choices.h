// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/table/move_choices.h"

#include <QObject>
#include <QStringList>
#include <QVariantList>
#include <QVariantMap>
#include <qqml.h>

namespace cardquake {

/// What can be done at the table now, for the list of moves and for the board: see MoveChoices.
class TableChoices : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("A game table has its choices.")
    Q_PROPERTY(QVariant selection READ selection NOTIFY changed)
    Q_PROPERTY(QVariant selectedPiece READ selectedPiece NOTIFY changed)
    Q_PROPERTY(QVariant rows READ rows NOTIFY changed)
    Q_PROPERTY(QVariant actors READ actors NOTIFY changed)
    Q_PROPERTY(QVariant offers READ offers NOTIFY changed)
    Q_PROPERTY(QVariant movable READ movable NOTIFY changed)

public:
    using QObject::QObject;

    void setTable(Table table);
    const Table &table() const { return m_choices.table(); }

    QStringList selection() const;
    QVariantMap selectedPiece() const; ///< id, label, icon, number, space and its label; empty when none is selected
    QVariantList rows() const;         ///< a line of the list each: group, label, icon, cost, note, moves
    QVariantList actors() const;       ///< pieces that have moves: id, label, icon, number, on, count
    QVariantMap offers() const;        ///< space -> moves that are offered on it
    QStringList movable() const;       ///< the pieces that have moves

    Q_INVOKABLE void tap(const QString &word);
    Q_INVOKABLE void tapPiece(const QString &piece); ///< one that means nothing now is a click on its space
    Q_INVOKABLE void dropOn(const QString &piece, const QString &space); ///< it was dragged there
    Q_INVOKABLE void play(const QString &move);                          ///< one of the moves of the rows
    Q_INVOKABLE void playNumber(int number); ///< the move with this digit in the list, counted from 1
    Q_INVOKABLE void clear();
    Q_INVOKABLE bool stepBack();
    Q_INVOKABLE void selectNextActor(int direction);

signals:
    void changed();
    void chosen(const QString &move);  ///< somebody made a move
    void refused(const QString &word); ///< a click that leads to no move

private:
    MoveChoices m_choices;
};

} // namespace cardquake
