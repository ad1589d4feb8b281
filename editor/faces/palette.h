// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>

#include <string_view>

namespace cardquake {

/// Colours of faces. They are print colours: no theme changes them.
namespace ink {
inline const QColor paper{0xFB, 0xFA, 0xF6};
inline const QColor black{0x1B, 0x1F, 0x24};
inline const QColor muted{0x5B, 0x64, 0x70};
inline const QColor good{0x2E, 0x8B, 0x57};
inline const QColor bad{0xC4, 0x3C, 0x3C};
inline const QColor everyone{0xB3, 0x26, 0x1E};
inline const QColor night{0x0D, 0x11, 0x17};
inline const QColor white{0xFF, 0xFF, 0xFF};
} // namespace ink

/// The colour a share of the way from one to the other.
QColor mix(const QColor &from, const QColor &to, double share);

/// The same colour, see-through.
QColor sheer(QColor colour, double opacity);

/// A kind has one base colour; all others of its faces come from it.
struct KindColours {
    QColor base;
    QColor frame;
    QColor back;
    QColor label;
    QColor deep;

    QColor tint(double share) const { return mix(base, ink::paper, share); }
};

/// By the `x-hue` of a kind: rain, quake, tornado, lava, event, apocalypse, resource, signal, refuge. Grey for others.
KindColours coloursOf(std::string_view hue);

/// A seat's colour: red, blue, yellow, green, purple. Grey for others.
QColor seatColour(std::string_view seat);

} // namespace cardquake
