// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/workbench.h"

#include "app/faces/face_provider.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QQmlEngine>

#include <algorithm>

namespace cardquake {
namespace {

QVariantMap described(const PackInfo &pack)
{
    return {{"packId", QString::fromStdString(pack.id)},
            {"name", QString::fromStdString(pack.name)},
            {"game", QString::fromStdString(pack.game)},
            {"description", QString::fromStdString(pack.description)}};
}

} // namespace

Workbench::Workbench(Workshop &library, QObject *parent)
    : QObject(parent)
    , m_library(library)
    , m_libraryPath(QString::fromStdString(library.path().string()))
    , m_gallery(std::make_shared<FaceGallery>())
    , m_table(library, m_gallery)
    , m_newGame(library, m_table)
    , m_shelf(library, m_gallery)
{
    if (library.access().reason != ReadOnlyReason::Asked) // what we asked for ourselves is no news
        m_notice = QString::fromStdString(library.access().sentence);
    for (const PackInfo &pack : library.packs())
        m_packs.append(described(pack));
    if (!m_packs.isEmpty())
        m_pack = m_packs.first().toMap().value("packId").toString();
}

void Workbench::serve(QQmlEngine &engine) const
{
    engine.addImageProvider(QStringLiteral("face"), new FaceProvider(m_gallery)); // the engine deletes it
}

Result<PlayedGame> Workbench::startGame(const std::string &pack, GameStart start, std::vector<SeatPlan> seats) const
{
    const auto packs = m_library.packs();
    const auto info = std::ranges::find(packs, pack, &PackInfo::id);
    if (info == packs.end())
        return failure("unknown-pack", "There is no pack \"" + pack + "\" in this library.");
    return cardquake::startGame(m_library, info->game, {pack, Json(), {}}, std::move(start), std::move(seats));
}

void Workbench::copy(const QString &text) const
{
    QGuiApplication::clipboard()->setText(text);
}

QStringList Workbench::packNames() const
{
    QStringList names;
    for (const QVariant &pack : m_packs)
        names.append(pack.toMap().value("name").toString());
    return names;
}

void Workbench::setPack(const QString &id)
{
    const auto isIt = [&](const QVariant &pack) { return pack.toMap().value("packId") == id; };
    if (id == m_pack || std::ranges::none_of(m_packs, isIt))
        return;
    m_pack = id;
    emit packChanged();
}

QString Workbench::of(const QString &field) const
{
    for (const QVariant &pack : m_packs)
        if (pack.toMap().value("packId") == m_pack)
            return pack.toMap().value(field).toString();
    return {};
}

} // namespace cardquake
