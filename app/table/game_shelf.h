// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/faces/face_gallery.h"
#include "app/table/keyed_list.h"
#include "app/table/saved_game.h"

#include <QObject>
#include <qqml.h>

namespace cardquake {

/// The saved games of the library, for the window.
class GameShelf : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The workbench has its shelf.")
    Q_PROPERTY(QAbstractItemModel *games READ games CONSTANT)
    Q_PROPERTY(int count READ count NOTIFY changed)

public:
    GameShelf(Workshop &library, std::shared_ptr<FaceGallery> gallery, QObject *parent = nullptr);

    QAbstractItemModel *games() { return &m_games; }
    int count() const { return m_games.rowCount(); }

    Q_INVOKABLE void refresh();
    Q_INVOKABLE void remove(const QString &name); ///< until `putBack`
    Q_INVOKABLE void putBack();                   ///< what was removed last
    Q_INVOKABLE QString newest() const;           ///< empty: there is none

signals:
    void changed();
    void removed(const QString &name);
    void notice(const QString &sentence);

private:
    void showFacesOf(const std::string &pack); ///< so that small pictures of games can be painted

    Workshop &m_library;
    std::shared_ptr<FaceGallery> m_gallery;
    std::map<std::string, FaceGallery::Source> m_faces;
    KeyedList<SavedGameInfo> m_games;
    std::optional<Document> m_removed;
};

} // namespace cardquake
