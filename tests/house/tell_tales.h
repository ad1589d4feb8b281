// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

namespace cardquake {

// What gives away that a text is SQL, or that code reaches for the outside world. Short English sentences use many of
// the same words, so a sentence must be told from a statement: a checker that cries wolf is soon switched off.

bool looksLikeSql(const QString &literal);

/// Every use of files, console, clock, processes, or of chance that is not the engine's own.
QStringList reachesOutside(const QString &code);

} // namespace cardquake
