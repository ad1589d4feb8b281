// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/bugout/effect_targets.h"

#include "engine/games/bugout/board.h"
#include "engine/games/bugout/costs.h"

#include <algorithm>

namespace cardquake::bugout {
namespace {

template <class Set, class Test>
std::uint64_t keep(Set set, Test test)
{
    std::uint64_t bits = 0;
    for (const auto item : set)
        if (test(item))
            bits |= std::uint64_t{1} << static_cast<unsigned>(item);
    return bits;
}

CellSet cellsForVerb(const Content &content, const State &state, const Effect &effect, CellSet cells)
{
    const CellSet calm = allCells.without(state.activeTornadoes);
    switch (effect.verb) {
    case Verb::Damage:
        return CellSet(keep(cells & state.surfaces.damageable,
                            [&](Cell cell) { return !isImmune(content, state, cell, effect.cause); }));
    case Verb::Repair:
        return CellSet(keep(cells & state.surfaces.damageable, [&](Cell cell) { return hitsOf(state, cell) > 0; }));
    case Verb::Flood:
        return CellSet(keep(cells & state.surfaces.damageable, [&](Cell cell) {
            return frontOf(state, cell) != noTile && trackOf(content, state, cell).end == TrackEnd::Flip;
        }));
    case Verb::Drain:
        return cells & state.surfaces.flooded;
    case Verb::Destroy:
        return CellSet(keep(cells, [&](Cell cell) {
            return surfaceOf(state, cell) != TileType::Lava && surfaceOf(state, cell) != TileType::Empty;
        }));
    case Verb::Rebuild:
        return CellSet(keep(cells & calm, [&](Cell cell) { return canRebuildOn(content, state, cell); }));
    case Verb::PlaceBridge:
        return state.bridgePool == 0 ? CellSet() : CellSet(keep(cells & calm & state.surfaces.bridge, [&](Cell cell) {
            return !state.map[indexOf(cell)].layers.full();
        }));
    case Verb::PlaceVehicle:
        return firstVehicleInPool(content, state) ? cells & calm & state.surfaces.drive : CellSet();
    default: // let
        return cells;
    }
}

bool allowsVerb(const Content &content, const State &state, const Effect &effect, const Viewpoint &view,
                Survivor survivor)
{
    const Whereabouts where = whereIs(state, survivor);
    switch (effect.verb) {
    case Verb::Kill:
        return where != Whereabouts::graveyard();
    case Verb::Rescue:
        return where != Whereabouts::safe();
    default: // move-survivor
        return !destinations(content, state, effect, view, static_cast<std::uint8_t>(survivor)).empty();
    }
}

bool allowsVerb(const Content &content, const State &state, const Effect &effect, const Viewpoint &view, Token token)
{
    const TokenPlace place = whereIs(state, token);
    const bool isFlare = kindOf(token) == TokenKind::Flare;
    const CellSet quiet = state.surfaces.standable().without(state.activeTornadoes);
    switch (effect.verb) {
    case Verb::DestroyToken:
        return (!isFlare || state.lit.has(token)) && place != TokenPlace::graveyard();
    case Verb::Light:
        return isFlare && !state.lit.has(token) && place.isOnMap() && quiet.has(cellOf(state, token));
    case Verb::Reinforce:
        return kindOf(token) == TokenKind::Landmark && !state.reinforced.has(token) && place.isOnMap();
    default: // move-token
        return holdable(state).has(token) &&
               !destinations(content, state, effect, view, static_cast<std::uint8_t>(token)).empty();
    }
}

} // namespace

std::uint64_t candidates(const Content &content, const State &state, const Effect &effect, const Viewpoint &view)
{
    const Target &target = effect.target;
    switch (target.kind) {
    case TargetKind::Tiles:
        return cellsForVerb(content, state, effect, selectTiles(content, state, target.selector, view)).bits();
    case TargetKind::Survivors:
        return keep(selectSurvivors(content, state, target.selector, view),
                    [&](Survivor survivor) { return allowsVerb(content, state, effect, view, survivor); });
    case TargetKind::Tokens:
        break;
    }
    return keep(selectTokens(content, state, target.selector, view),
                [&](Token token) { return allowsVerb(content, state, effect, view, token); });
}

CellSet destinations(const Content &content, const State &state, const Effect &effect, const Viewpoint &view,
                     std::uint8_t piece)
{
    CellSet cells = selectTiles(content, state, effect.to, view) & state.surfaces.standable();
    cells = cells.without(state.activeTornadoes);
    if (effect.verb == Verb::MoveSurvivor) {
        const auto survivor = static_cast<Survivor>(piece);
        if (whereIs(state, survivor).isOnMap())
            cells.remove(cellOf(state, survivor));
        return cells & state.room;
    }
    const auto token = static_cast<Token>(piece);
    if (whereIs(state, token).isOnMap())
        cells.remove(cellOf(state, token));
    return cells;
}

bool isListPossible(const Content &content, const State &state, ListIndex list, const Viewpoint &view)
{
    const std::vector<Effect> &effects = content.effects.lists[list];
    return !effects.empty() && isPossible(content, state, effects.front(), view);
}

std::uint64_t possibleOptions(const Content &content, const State &state, const Effect &effect, const Viewpoint &view)
{
    std::uint64_t options = 0;
    for (std::size_t i = 0; i < effect.lists.size(); ++i)
        if (isListPossible(content, state, effect.lists[i], view))
            options |= std::uint64_t{1} << i;
    return options;
}

bool isPossible(const Content &content, const State &state, const Effect &effect, const Viewpoint &view)
{
    switch (effect.verb) {
    case Verb::ChooseOne:
        return possibleOptions(content, state, effect, view) != 0;
    case Verb::If:
        return isListPossible(content, state, effect.lists[holds(content, state, effect.condition, view) ? 0 : 1],
                              view);
    case Verb::May:
    case Verb::Repeat:
        return isListPossible(content, state, effect.lists.front(), view);
    case Verb::Gain:
        return !gainable(content, state, effect).empty();
    case Verb::Lose:
        return std::ranges::any_of(playersMeant(state, effect.who, view.user),
                                   [&](Player player) { return !losable(state, effect, player).empty(); });
    case Verb::EndDisaster:
        return !endableDisasters(content, state, effect, view.user).empty();
    case Verb::Scout:
        return cardsLeft(state, effect.deck) > 0;
    case Verb::Chopper:
        return !chopperCells(state).empty();
    case Verb::Keep:
    case Verb::Draw:
    case Verb::Disaster:
    case Verb::ExtraActions:
    case Verb::SkipTurn:
        return true;
    default:
        return candidates(content, state, effect, view) != 0;
    }
}

ResourceSet gainable(const Content &content, const State &state, const Effect &effect)
{
    ResourceSet resources;
    for (std::size_t i = 0; i < state.draw.discardSize(); ++i) {
        const DrawCard &card = content.draw[state.draw.discardFromTop(i)];
        if (card.kind == DrawKind::Resource)
            resources.add(card.resource);
    }
    if (effect.resourceChoice == ResourceChoice::Fixed)
        resources &= ResourceSet::of(effect.resource);
    return resources;
}

ResourceSet losable(const State &state, const Effect &effect, Player player)
{
    ResourceSet resources;
    for (std::size_t i = 0; i < maxResources; ++i)
        if (state.players[player].resources[i] > 0)
            resources.add(static_cast<ResourceIndex>(i));
    if (effect.resourceChoice == ResourceChoice::Fixed)
        resources &= ResourceSet::of(effect.resource);
    return resources;
}

Bag<DisasterChoice, maxDisastersInHands> endableDisasters(const Content &content, const State &state,
                                                          const Effect &effect, Player user)
{
    Bag<DisasterChoice, maxDisastersInHands> choices;
    Player player = user;
    for (std::size_t n = 0; n < state.options.players; ++n, player = playerAfter(state, player)) {
        for (const HeldDisaster &held : state.disasters) {
            const DisasterChoice choice{player, held.card};
            if (held.player == player && isDisaster(content.draw[held.card], effect.disaster) &&
                std::ranges::find(choices, choice) == choices.end())
                choices.push(choice);
        }
    }
    return choices;
}

CellSet chopperCells(const State &state)
{
    const bool night = state.has(Variant::NightExtraction);
    CellSet cells;
    for (const Cell cell : allCells) {
        if (state.survivorsOn[indexOf(cell)].empty())
            continue;
        const TokenSet flares = (state.tokensOn[indexOf(cell)] | heldOn(state, cell)) & state.lit;
        cells.set(cell, !night || surfaceOf(state, cell) == TileType::HighGround || !flares.empty());
    }
    return cells;
}

std::optional<Vehicle> firstVehicleInPool(const Content &content, const State &state)
{
    for (int i = 0; i < content.constants.vehicles; ++i)
        if (!state.vehicles[static_cast<std::size_t>(i)].onMap)
            return static_cast<Vehicle>(i);
    return std::nullopt;
}

std::optional<Token> firstLandmarkInGraveyard(const State &state)
{
    for (const Token token : tokensOf(TokenKind::Landmark) & state.tokensInGame)
        if (whereIs(state, token) == TokenPlace::graveyard())
            return token;
    return std::nullopt;
}

bool canRebuildOn(const Content &content, const State &state, Cell cell)
{
    const std::uint8_t front = frontOf(state, cell);
    if (front == noTile || !content.tiles[front].icons.has(Icon::Landmark) || !firstLandmarkInGraveyard(state))
        return false;
    const int standing = (state.tokensOn[indexOf(cell)] & tokensOf(TokenKind::Landmark)).size();
    return standing < content.constants.rebuildMaxPerTile;
}

} // namespace cardquake::bugout
