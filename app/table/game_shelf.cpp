// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/table/game_shelf.h"

#include "app/table/table_values.h"

#include <QDateTime>
#include <QLocale>

#include <algorithm>

namespace cardquake {
namespace {

using Role = KeyedList<SavedGameInfo>::Role;

QVariantList pictureOf(const SavedGameInfo &game)
{
    QVariantList spaces;
    for (const MiniSpace &space : game.picture)
        spaces.append(QVariantMap{{"x", space.x}, {"y", space.y}, {"face", qtText(space.face)}});
    return spaces;
}

std::vector<Role> roles()
{
    using Game = SavedGameInfo;
    return {{"name", [](const Game &game) -> QVariant { return qtText(game.name); }},
            {"pack", [](const Game &game) -> QVariant { return qtText(game.pack); }},
            {"summary", [](const Game &game) -> QVariant { return qtText(game.summary); }},
            {"damage", [](const Game &game) -> QVariant { return qtText(game.damage); }},
            {"picture", [](const Game &game) -> QVariant { return pictureOf(game); }},
            {"time", [](const Game &game) -> QVariant {
                 return QLocale().toString(QDateTime::fromMSecsSinceEpoch(game.time), QLocale::ShortFormat);
             }}};
}

} // namespace

GameShelf::GameShelf(Workshop &library, std::shared_ptr<FaceGallery> gallery, QObject *parent)
    : QObject(parent)
    , m_library(library)
    , m_gallery(std::move(gallery))
    , m_games([](const SavedGameInfo &game) { return game.name; }, roles())
{
}

void GameShelf::refresh()
{
    try {
        std::vector<SavedGameInfo> games = savedGames(m_library);
        for (const SavedGameInfo &game : games)
            showFacesOf(game.pack);
        m_games.assign(std::move(games));
    } catch (const StoreError &error) {
        emit notice(QString::fromUtf8(error.what()));
    }
    emit changed();
}

void GameShelf::showFacesOf(const std::string &pack)
{
    const auto packs = m_library.packs();
    if (m_faces.contains(pack) || std::ranges::find(packs, pack, &PackInfo::id) == packs.end())
        return;
    Pack loaded = m_library.load(pack);
    m_faces[pack] = std::make_shared<FaceSource>(loaded.info.game, std::move(loaded.rows), std::move(loaded.assets));
    m_gallery->show(QStringLiteral("pack-") + qtText(pack), m_faces[pack]);
}

QString GameShelf::newest() const
{
    return m_games.rowCount() > 0 ? qtText(m_games.at(0).name) : QString();
}

void GameShelf::remove(const QString &name)
{
    try {
        m_removed = m_library.document(DocumentKind::SavedGame, name.toStdString());
        m_library.deleteDocument(DocumentKind::SavedGame, name.toStdString());
        emit removed(name);
    } catch (const StoreError &error) {
        emit notice(QString::fromUtf8(error.what()));
    }
    refresh();
}

void GameShelf::putBack()
{
    if (!m_removed)
        return;
    try {
        m_library.saveDocument(DocumentKind::SavedGame, *m_removed);
        m_removed.reset();
    } catch (const StoreError &error) {
        emit notice(QString::fromUtf8(error.what()));
    }
    refresh();
}

} // namespace cardquake
