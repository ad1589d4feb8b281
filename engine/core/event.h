// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <vector>

namespace cardquake {

/// Something that happened while a move was carried out: a card was drawn, a tile was struck. `type` is the game's own
/// enumeration; the game turns an event into words and JSON. Small, because a long turn has hundreds of them.
struct Event {
    std::uint16_t type = 0;
    std::int16_t a = 0;
    std::int16_t b = 0;
    std::int16_t c = 0;
    std::int16_t d = 0;

    bool operator==(const Event &) const = default;
};

/// Where a game reports what happens. Playouts pass none: then nothing is recorded and nothing is paid for it.
using EventLog = std::vector<Event>;

} // namespace cardquake
