// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/faces/bugout/recorder.h"

#include "editor/faces/card.h"

#include <cmath>

namespace cardquake::bugout {
namespace {

constexpr double paperLeft = 3;
constexpr double paperWidth = 57;

/// How far the needle is off at a share of the way.
double deflection(Trace trace, double share, double x)
{
    const double waves = 0.72 * std::sin(x * 2.6) + 0.42 * std::sin(x * 4.3 + 1.3);
    switch (trace) {
    case Trace::Tremor:
        return 1.9 * waves * (0.35 + 0.65 * std::pow(std::sin(share * 9.4), 2));
    case Trace::Dying:
        return 13 * (0.72 * std::sin(x * 1.5 + 0.6) + 0.3 * std::sin(x * 4.1)) * std::exp(-3.4 * share) *
               (share < 0.9 ? 1 : std::max(0.0, (1 - share) * 10));
    case Trace::Quake:
        break;
    }
    const double fromPeak = (share - 0.72) / 0.16;
    return 12.5 * (0.78 * std::sin(x * 2.1) + 0.4 * std::sin(x * 3.4 + 0.6)) * std::exp(-fromPeak * fromPeak) +
           0.6 * std::sin(x * 1.7);
}

} // namespace

QPainterPath traceOf(Trace trace, double y)
{
    QPainterPath path;
    constexpr int steps = 285;
    for (int i = 0; i <= steps; ++i) {
        const double share = static_cast<double>(i) / steps;
        const QPointF point(paperLeft + share * paperWidth, y - deflection(trace, share, share * paperWidth));
        i == 0 ? path.moveTo(point) : path.lineTo(point);
    }
    return path;
}

void paintRecorderPaper(Canvas &canvas, const QRectF &window)
{
    paintWindow(canvas, window, QColor(0xEF, 0xE6, 0xDB), QColor(0xF7, 0xF1, 0xE8));
    const Clipped clipped(canvas, window, card::corner);
    const QColor line(0xDC, 0xC9, 0xB6);
    constexpr double pitch = 2.5;
    for (int i = 0; i * pitch <= window.width(); ++i) {
        const double x = window.left() + i * pitch;
        canvas.line({x, window.top()}, {x, window.bottom()}, penOf(line, i % 4 == 0 ? 0.3 : 0.15));
    }
    for (int i = 1; i * pitch < window.height(); ++i) {
        const double y = window.top() + i * pitch;
        canvas.line({window.left(), y}, {window.right(), y}, penOf(line, i % 4 == 0 ? 0.3 : 0.15));
    }
}

} // namespace cardquake::bugout
