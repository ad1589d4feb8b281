// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/house/house_rules.h"

#include <QList>
#include <QMetaType>

namespace cardquake {

/// A file made up to try the rules on: it breaks exactly one of them, or none.
struct Planted {
    const char *brokenRule = nullptr;
    const char *path = nullptr;
    QString text;

    bool breaks(const HouseRule &rule) const;
};

QList<Planted> plantedFaults();

/// Files that look suspicious and are well: a rule that complains about them would be in the way.
QList<Planted> plantedInnocents();

} // namespace cardquake

Q_DECLARE_METATYPE(cardquake::Planted)
