// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/workbench.h"

#include "data/store/workshop.h"

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

Workbench::Workbench(const Workshop &library, QObject *parent)
    : QObject(parent)
    , m_libraryPath(QString::fromStdString(library.path().string()))
{
    if (library.access().reason != ReadOnlyReason::Asked) // what we asked for ourselves is no news
        m_notice = QString::fromStdString(library.access().sentence);
    for (const PackInfo &pack : library.packs())
        m_packs.append(described(pack));
    if (!m_packs.isEmpty())
        m_pack = m_packs.first().toMap().value("packId").toString();
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
