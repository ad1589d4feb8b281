// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/workbench.h"

#include "data/store/workshop.h"

namespace cardquake {

Workbench::Workbench(const Workshop &library, QObject *parent)
    : QObject(parent)
    , m_libraryPath(QString::fromStdString(library.path().string()))
    , m_notice(QString::fromStdString(library.access().sentence))
{
    for (const PackInfo &pack : library.packs())
        m_packNames.append(QString::fromStdString(pack.name));
}

} // namespace cardquake
