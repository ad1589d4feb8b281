// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/bugout/check.h"

#include "engine/games/bugout/board.h"
#include "engine/games/bugout/flow.h"

#include <map>

namespace cardquake::bugout {
namespace {

using Faults = std::vector<std::string>;
using CardCounts = std::map<RowIndex, int>;

template <std::size_t N>
CardCounts countPile(const Pile<N> &pile)
{
    CardCounts counts;
    for (std::size_t i = 0; i < pile.deckSize(); ++i)
        ++counts[pile.fromTop(i)];
    for (std::size_t i = 0; i < pile.discardSize(); ++i)
        ++counts[pile.discardFromTop(i)];
    return counts;
}

template <class Card>
void compareCounts(const char *deck, const std::vector<Card> &cards, CardCounts counts, Faults &faults)
{
    for (std::size_t i = 0; i < cards.size(); ++i)
        if (counts[static_cast<RowIndex>(i)] != cards[i].copies)
            faults.push_back(std::string(deck) + " card " + cards[i].id + ": " +
                             std::to_string(counts[static_cast<RowIndex>(i)]) + " instead of " +
                             std::to_string(cards[i].copies));
}

void checkDrawCards(const Content &content, const State &state, Faults &faults)
{
    CardCounts counts = countPile(state.draw);
    for (const HeldDisaster &held : state.disasters)
        ++counts[held.card];
    for (Player player = 0; player < state.options.players; ++player)
        for (std::size_t i = 0; i < content.resources.size(); ++i)
            counts[content.cardOfResource[i]] += state.players[player].resources[i];
    for (const Frame &frame : state.stack)
        if (kindOf(frame) == FrameKind::EruptionDrawn)
            ++counts[frame.b];
    if (state.has(Variant::FirstGame))
        for (std::size_t i = 0; i < content.draw.size(); ++i)
            if (content.draw[i].kind == DrawKind::Tornado || content.draw[i].kind == DrawKind::Eruption)
                counts[static_cast<RowIndex>(i)] += content.draw[i].copies;
    compareCounts("draw", content.draw, std::move(counts), faults);
}

void checkCards(const Content &content, const State &state, Faults &faults)
{
    checkDrawCards(content, state, faults);
    compareCounts("rainstorm", content.rainstorm, countPile(state.rainstorm), faults);
    compareCounts("quake", content.quake, countPile(state.quake), faults);
    compareCounts("tornado", content.tornado, countPile(state.tornado), faults);
    CardCounts events = countPile(state.event);
    for (const KeptEvent &kept : state.events)
        ++events[kept.card];
    for (const Frame &frame : state.stack)
        if (kindOf(frame) == FrameKind::Card && frame.c == static_cast<std::uint8_t>(CardSource::Event))
            ++events[frame.b];
    compareCounts("event", content.events, std::move(events), faults);
    CardCounts apocalypse = countPile(state.apocalypseDeck);
    for (const RowIndex card : state.rescuePool)
        ++apocalypse[card];
    compareCounts("apocalypse", content.apocalypse, std::move(apocalypse), faults);
}

void checkLava(const Content &content, const State &state, Faults &faults)
{
    std::size_t total = 0;
    for (const LavaCard &card : content.lava)
        total += card.copies;
    std::size_t found = state.lava.deckSize();
    int bridges = state.bridgePool;
    for (const CellStack &stack : state.map)
        for (const Layer layer : stack.layers)
            layer.isLava() ? ++found : static_cast<std::size_t>(++bridges);
    if (found != total)
        faults.push_back("Lava tiles were lost or doubled");
    if (bridges != content.constants.bridges)
        faults.push_back("Bridges were lost or doubled");
}

void checkTiles(const Content &content, const State &state, Faults &faults)
{
    std::uint64_t seen = 0;
    State copy = state;
    for (const Cell cell : allCells) {
        const CellStack &stack = state.map[indexOf(cell)];
        if (stack.tile != noTile) {
            if ((seen >> stack.tile & 1U) != 0)
                faults.push_back("the map tile " + content.tiles[stack.tile].id + " lies twice");
            seen |= std::uint64_t{1} << stack.tile;
            const int length = content.tiles[stack.tile].track.length;
            if (stack.hits > 0 && stack.hits >= length)
                faults.push_back("the map tile " + content.tiles[stack.tile].id + " has too many hits");
        }
        refreshSurface(content, copy, cell);
    }
    if (!(copy.surfaces == state.surfaces))
        faults.push_back("the surfaces are not those of the stacks");
}

void checkPieces(const State &state, Faults &faults)
{
    SurvivorSet onMap;
    SurvivorSet inVehicles;
    SurvivorSet holders;
    std::array<SurvivorSet, cellCount> on{};
    for (const Survivor survivor : allSurvivors) {
        const Whereabouts where = whereIs(state, survivor);
        if (where == Whereabouts::box() && state.turn.phase != Phase::Setup)
            faults.push_back(toText(survivor) + " is nowhere");
        if (where.isInVehicle() && !state.vehicles[indexOf(where.vehicle())].onMap)
            faults.push_back(toText(survivor) + " sits in a vehicle that is in the pool");
        onMap.set(survivor, where.isOnMap());
        inVehicles.set(survivor, where.isInVehicle());
        if (where.isOnMap())
            on[indexOf(cellOf(state, survivor))].add(survivor);
        const Token token = state.holds[indexOf(survivor)];
        holders.set(survivor, token != noToken);
        if (token != noToken && whereIs(state, token) != TokenPlace::heldBy(survivor))
            faults.push_back(toText(survivor) + " holds a token that is elsewhere");
    }
    if (onMap != state.onMap || inVehicles != state.inVehicles || on != state.survivorsOn)
        faults.push_back("the sets of Survivors are not where the Survivors are");
    if (holders != state.holders)
        faults.push_back("those who hold something are not known");
    std::array<TokenSet, cellCount> lying{};
    for (const Token token : state.tokensInGame)
        if (whereIs(state, token).isLying())
            lying[indexOf(whereIs(state, token).cell())].add(token);
    if (lying != state.tokensOn)
        faults.push_back("the sets of tokens are not where the tokens are");
}

void checkRoom(const Content &content, const State &state, Faults &faults)
{
    for (const Cell cell : allCells) {
        const int count = state.survivorsOn[indexOf(cell)].size();
        const bool onWater = surfaceOf(state, cell) == TileType::Flooded; // limited by the seats of vehicles
        if (state.occupied.has(cell) != (count > 0) || state.room.has(cell) != (roomOn(state, cell) > 0))
            faults.push_back("the room on " + toText(cell) + " is not known");
        if (!onWater && count > rulesOf(content, state, cell).capacity && state.turn.phase != Phase::Setup)
            faults.push_back("too many Survivors on " + toText(cell));
    }
}

} // namespace

std::vector<std::string> findFaults(const Content &content, const State &state)
{
    Faults faults;
    checkCards(content, state, faults);
    checkLava(content, state, faults);
    checkTiles(content, state, faults);
    checkPieces(state, faults);
    checkRoom(content, state, faults);
    if (state.nestedTooDeep)
        faults.push_back("effects nest deeper than can be played");
    if (!state.isOver() && state.stack.empty())
        faults.push_back("nothing is being done, but the game is not over");
    return faults;
}

} // namespace cardquake::bugout
