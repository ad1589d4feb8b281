// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/games/bugout/content.h"
#include "engine/games/bugout/state.h"

namespace cardquake::bugout {

/// What the disasters at hand can do to each cell, by what everybody can count. The risk of a cell is the chance that
/// at least one of these strikes it if nobody reacts: one Rainstorm card, one Quake card, one Tornado card for each
/// active Tornado, and the next Lava tile of each Eruption in hands. Each card counts as drawn from what its deck still
/// holds, or from its discards when they are about to be shuffled.
class Risks {
public:
    Risks(const Content &content, const State &state);

    double of(Cell cell) const;
    std::string note(Cell cell) const; ///< the shares in words; empty: nothing can strike it

private:
    struct Threat {
        std::string_view phrase;
        std::string name; ///< of the Tornado
        int cards = 0;
        std::array<int, cellCount> strikes{}; ///< how many of the cards strike a cell
    };

    void addRain(const Content &content, const State &state);
    void addQuakes(const Content &content, const State &state);
    void addTornadoes(const Content &content, const State &state);
    void addLava(const Content &content, const State &state);

    std::vector<Threat> m_threats;
};

} // namespace cardquake::bugout
