// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/bugout/table_risk.h"

#include "engine/games/bugout/board.h"
#include "engine/games/bugout/costs.h"
#include "engine/games/bugout/lava.h"
#include "engine/games/bugout/table_words.h"

namespace cardquake::bugout {
namespace {

/// Calls `visit(card)` for every card that the next one can be.
template <std::size_t N, class Visit>
int forNextCards(const Pile<N> &pile, bool isReshuffled, Visit visit)
{
    const bool fromDiscards = pile.deckEmpty() && isReshuffled;
    const std::size_t count = fromDiscards ? pile.discardSize() : pile.deckSize();
    for (std::size_t i = 0; i < count; ++i)
        visit(fromDiscards ? pile.discardFromTop(i) : pile.fromTop(i));
    return static_cast<int>(count);
}

/// The cells that a hit of that cause hurts as they lie now.
CellSet vulnerable(const Content &content, const State &state, Cause cause)
{
    CellSet cells = state.surfaces.damageable;
    if (cause == Cause::Quake)
        cells = cells & state.surfaces.structure;
    if (damageOf(content, state, cause, 1) <= 0)
        return {};
    for (const Cell cell : cells)
        cells.set(cell, !isImmune(content, state, cell, cause));
    return cells;
}

} // namespace

Risks::Risks(const Content &content, const State &state)
{
    addRain(content, state);
    addQuakes(content, state);
    addTornadoes(content, state);
    addLava(content, state);
}

void Risks::addRain(const Content &content, const State &state)
{
    const CellSet open = vulnerable(content, state, Cause::Rain);
    Threat threat;
    threat.phrase = "risk.rain";
    threat.cards = forNextCards(state.rainstorm, true, [&](RowIndex card) {
        for (const Cell cell : content.rainstorm[card].cells &open)
            ++threat.strikes[indexOf(cell)];
    });
    m_threats.push_back(std::move(threat));
}

void Risks::addQuakes(const Content &content, const State &state)
{
    const CellSet open = vulnerable(content, state, Cause::Quake);
    Threat threat;
    threat.phrase = "risk.quake";
    threat.cards = forNextCards(state.quake, true, [&](RowIndex card) {
        if (content.quake[card].kind == QuakeKind::Fault)
            for (const Cell cell : content.quake[card].cells &open)
                ++threat.strikes[indexOf(cell)];
    });
    m_threats.push_back(std::move(threat));
}

void Risks::addTornadoes(const Content &content, const State &state)
{
    for (std::size_t i = 0; i < tornadoCount; ++i) {
        const TornadoState &tornado = state.tornadoes[i];
        if (!tornado.onMap || !tornado.active)
            continue;
        Threat threat;
        threat.phrase = "risk.tornado";
        threat.name = nameOf(static_cast<Tornado>(i));
        threat.cards = forNextCards(state.tornado, false, [&](RowIndex card) {
            if (const std::optional<Cell> next = neighbour(tornado.at, content.tornado[card].direction))
                ++threat.strikes[indexOf(*next)];
        });
        m_threats.push_back(std::move(threat));
    }
}

void Risks::addLava(const Content &content, const State &state)
{
    for (const HeldDisaster &held : state.disasters) {
        const DrawCard &card = content.draw[held.card];
        if (card.kind != DrawKind::Eruption || state.lava.deckEmpty())
            continue;
        const Flow flow = traceLavaFlow(content, state, card.direction);
        if (flow.end != FlowEnd::Place || surfaceOf(state, flow.cell) == TileType::Rope) // it flows beneath
            continue;
        Threat threat;
        threat.phrase = "risk.lava";
        threat.cards = threat.strikes[indexOf(flow.cell)] = 1;
        m_threats.push_back(std::move(threat));
    }
}

double Risks::of(Cell cell) const
{
    double spared = 1;
    for (const Threat &threat : m_threats)
        if (threat.cards > 0)
            spared *= 1 - static_cast<double>(threat.strikes[indexOf(cell)]) / threat.cards;
    return 1 - spared;
}

std::string Risks::note(Cell cell) const
{
    std::vector<std::string> shares;
    for (const Threat &threat : m_threats)
        if (const int strikes = threat.strikes[indexOf(cell)]; strikes > 0)
            shares.push_back(tablePhrases().say(threat.phrase, {{"n", std::to_string(strikes), strikes},
                                                                {"all", std::to_string(threat.cards)},
                                                                {"tornado", threat.name}}));
    return tablePhrases().join("aside", shares);
}

} // namespace cardquake::bugout
