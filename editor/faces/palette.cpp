// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/faces/palette.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

namespace cardquake {
namespace {

using Named = std::pair<std::string_view, QRgb>;

constexpr std::array<Named, 9> hues{{{"rain", 0x3E7CB1},
                                     {"quake", 0x8A5A44},
                                     {"tornado", 0x6C7A89},
                                     {"lava", 0xD9480F},
                                     {"event", 0x7A5CB0},
                                     {"apocalypse", 0x3B2A3A},
                                     {"resource", 0x4F7F52},
                                     {"signal", 0xC2255C},
                                     {"refuge", 0x0B7285}}};
constexpr std::array<Named, 5> seats{
    {{"red", 0xD1495B}, {"blue", 0x2E74B5}, {"yellow", 0xE3A008}, {"green", 0x2E9B6B}, {"purple", 0x8E5BB5}}};
constexpr QRgb grey = 0x5B6470;

template <std::size_t N>
QColor colourNamed(const std::array<Named, N> &table, std::string_view name)
{
    const auto found = std::ranges::find(table, name, &Named::first);
    return QColor(found == table.end() ? grey : found->second);
}

} // namespace

QColor mix(const QColor &from, const QColor &to, double share)
{
    const auto between = [share](int a, int b) { return static_cast<int>(std::lround(a + (b - a) * share)); };
    return {between(from.red(), to.red()), between(from.green(), to.green()), between(from.blue(), to.blue())};
}

QColor sheer(QColor colour, double opacity)
{
    colour.setAlphaF(static_cast<float>(opacity));
    return colour;
}

KindColours coloursOf(std::string_view hue)
{
    const QColor base = colourNamed(hues, hue);
    const auto dark = [&](double share) { return mix(base, ink::night, share); };
    return {base, dark(0.24), dark(0.18), dark(0.30), dark(0.52)};
}

QColor seatColour(std::string_view seat)
{
    return colourNamed(seats, seat);
}

} // namespace cardquake
