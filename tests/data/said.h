// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/diagnostics.h"

#include <QStringList>

namespace cardquake {

/// Each diagnostic as `path: severity: message fix`, the form in which tests expect them.
inline QStringList said(Diagnostics diagnostics)
{
    QStringList lines;
    for (Diagnostic &diagnostic : diagnostics) {
        diagnostic.pack.clear();
        diagnostic.kind.clear();
        diagnostic.row.clear();
        lines << QString::fromStdString(toText(diagnostic));
    }
    return lines;
}

} // namespace cardquake
