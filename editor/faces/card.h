// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/faces/canvas.h"

#include <functional>

namespace cardquake {

/// Measures that all cards of 63 x 88 mm share.
namespace card {
inline constexpr double left = 3;
inline constexpr double width = 57;
inline constexpr double windowTop = 14.2;
inline constexpr double panelBottom = 82.8;
inline constexpr double corner = 2;
/// The usual read-out under a tall window.
inline const QRectF readOut{3, 71.7, 57, 11.1};

/// A window from the header down to a height.
inline QRectF window(double height)
{
    return {left, windowTop, width, height};
}
} // namespace card

/// The top of a card.
struct CardHeader {
    QString title;
    QString kicker;   ///< small capitals above the title; empty: the title stands alone
    std::string icon; ///< on the disc
    std::string_view hue;
    QString badge; ///< a number in a bar on the right; empty: none
    /// Paints the sign before the number, centred, for the badge.
    std::function<void(Canvas &, const QPointF &centre)> badgeSign;
    double titleWidth = 44.5; ///< less when something else stands on the right
};

/// Frame, header and footer. The window and the panels are the painter's own.
void paintCard(Canvas &canvas, const CardHeader &header);

/// The art window: a gradient from top to bottom.
void paintWindow(Canvas &canvas, const QRectF &window, const QColor &top, const QColor &bottom);

/// A panel for text.
void paintPanel(Canvas &canvas, const QRectF &panel);

/// The read-out below a window: a large line and a sentence, both centred.
void paintReadOut(Canvas &canvas, const KindColours &colours, const QString &line, const QString &sentence);

/// Body text in ink.
Paragraph bodyText(std::vector<double> sizes, Along along = Along::Left);

} // namespace cardquake
