// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPainterPath>
#include <QRectF>

#include <string_view>

namespace cardquake {

/// The fine pattern of a kind, symmetric about its centre so that a back looks the same turned by half.
struct Pattern {
    QPainterPath lines;
    QPainterPath dots;
    double pen = 0.28;
};

/// Covers the area around the centre of `face` (a header shows a strip of it). Hues without a pattern have none.
Pattern patternOf(std::string_view hue, const QRectF &face);

} // namespace cardquake
