// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

#include <span>

namespace cardquake {

/// A rule of the house that a machine can check: what is wrong with one file, in sentences; nothing when all is well.
/// Rules see a path (from the root of the tree) and a text, so that a test can plant what they must find.
struct HouseRule {
    const char *name;
    QStringList (*complaints)(const QString &path, const QString &text);
};

std::span<const HouseRule> houseRules();

} // namespace cardquake
