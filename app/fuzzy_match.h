// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <optional>

namespace cardquake {

/// How well a text fits what somebody typed in haste: every letter in order, not necessarily side by side. More is
/// better: beginnings of words and letters that stand together count. Nothing when it does not fit.
std::optional<int> fuzzyScore(const QString &typed, const QString &text);

} // namespace cardquake
