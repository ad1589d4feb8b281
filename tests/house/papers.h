// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

namespace cardquake {

/// The paths of this tree that a paper in Markdown (README, CONTRIBUTING) names: the first word of each line of a
/// ```text block (the map), and what looks like a path in ```sh blocks and inline code. `<game>` becomes `*`, any name.
QStringList namedPaths(const QString &markdown);

} // namespace cardquake
