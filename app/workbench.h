// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/faces/face_gallery.h"
#include "app/table/game_shelf.h"
#include "app/table/game_table.h"
#include "app/table/new_game.h"

#include <QObject>
#include <QString>
#include <QStringList>
#include <QVariantList>
#include <qqml.h>

#include <memory>

class QQmlEngine;

namespace cardquake {

/// What the window works on: the open library, and the pack of it that is open in all rooms. Made by main() and handed
/// to the window, so tests can make their own.
class Workbench : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The program makes the one workbench of a window.")
    Q_PROPERTY(QString libraryPath READ libraryPath CONSTANT)
    Q_PROPERTY(QString notice READ notice CONSTANT)
    Q_PROPERTY(QStringList packNames READ packNames CONSTANT)
    Q_PROPERTY(QVariantList packs READ packs CONSTANT)
    Q_PROPERTY(QString pack READ pack WRITE setPack NOTIFY packChanged)
    Q_PROPERTY(QString packName READ packName NOTIFY packChanged)
    Q_PROPERTY(QString game READ game NOTIFY packChanged)
    Q_PROPERTY(cardquake::GameTable *table READ table CONSTANT)
    Q_PROPERTY(cardquake::NewGame *newGame READ newGame CONSTANT)
    Q_PROPERTY(cardquake::GameShelf *shelf READ shelf CONSTANT)

public:
    explicit Workbench(Workshop &library, QObject *parent = nullptr);

    void serve(QQmlEngine &engine) const; ///< gives it the pictures of faces

    QString libraryPath() const { return m_libraryPath; }
    QString notice() const { return m_notice; } ///< what the user should know, e.g. why it is read-only
    QStringList packNames() const;
    QVariantList packs() const { return m_packs; } ///< `packId`, `name`, `game`, `description` of each

    QString pack() const { return m_pack; } ///< the id of the open one; empty when the library has none
    void setPack(const QString &id);        ///< an id that is not there changes nothing
    QString packName() const { return of("name"); }
    QString game() const { return of("game"); }

    GameTable *table() { return &m_table; }
    NewGame *newGame() { return &m_newGame; }
    GameShelf *shelf() { return &m_shelf; }
    /// With the open pack or another one of the library, as it stands.
    Result<PlayedGame> startGame(const std::string &pack, GameStart start, std::vector<SeatPlan> seats) const;
    Q_INVOKABLE void copy(const QString &text) const; ///< to the clipboard

signals:
    void packChanged();

private:
    QString of(const QString &field) const;

    const Workshop &m_library;
    QString m_libraryPath;
    QString m_notice;
    QVariantList m_packs;
    QString m_pack;
    std::shared_ptr<FaceGallery> m_gallery;
    GameTable m_table;
    NewGame m_newGame;
    GameShelf m_shelf;
};

} // namespace cardquake
