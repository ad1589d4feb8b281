// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/bugout/selectors.h"

#include "engine/games/bugout/board.h"
#include "engine/games/bugout/decks.h"

#include <algorithm>

namespace cardquake::bugout {
namespace {

/// Keeps of the cells those in (or, for No, not in) the set.
void narrow(CellSet &cells, Wanted wanted, CellSet having)
{
    if (wanted == Wanted::Yes)
        cells &= having;
    else if (wanted == Wanted::No)
        cells = cells.without(having);
}

/// Pre: `atLeast` is more than 0.
CellSet cellsWithSurvivors(const State &state, SurvivorSet who, int atLeast)
{
    CellSet cells;
    for (const Cell cell : state.occupied)
        cells.set(cell, (state.survivorsOn[indexOf(cell)] & who).size() >= atLeast);
    return cells;
}

CellSet cellsWithToken(const State &state, TokenKind kind)
{
    CellSet cells;
    for (const Token token : tokensOf(kind) & state.tokensInGame)
        if (whereIs(state, token).isOnMap())
            cells.add(cellOf(state, token));
    return cells;
}

CellSet cellsWithTornado(const State &state, TornadoThere wanted)
{
    CellSet active = state.activeTornadoes;
    CellSet inert;
    for (const TornadoState &tornado : state.tornadoes)
        if (tornado.onMap && !tornado.active)
            inert.add(tornado.at);
    switch (wanted) {
    case TornadoThere::Active:
        return active;
    case TornadoThere::Inert:
        return inert;
    case TornadoThere::None:
        return allCells.without(active | inert);
    case TornadoThere::Either:
        break;
    }
    return allCells;
}

CellSet cellsOccupied(const State &state, Occupied wanted, Player user)
{
    switch (wanted) {
    case Occupied::Any:
        return state.occupied;
    case Occupied::None:
        return allCells.without(state.occupied);
    case Occupied::Active:
        return cellsWithSurvivors(state, heroesOf(state, user), 1);
    case Occupied::Civilian:
        return cellsWithSurvivors(state, civilians(state), 1);
    case Occupied::Either:
        break;
    }
    return allCells;
}

CellSet cellsOfType(const State &state, const TileSelector &selector, CellSet among)
{
    if (selector.types == anyType && !selector.needsTile)
        return among;
    CellSet cells;
    for (const Cell cell : among) {
        const bool typeFits = (selector.types >> static_cast<unsigned>(surfaceOf(state, cell)) & 1U) != 0;
        const std::uint8_t front = frontOf(state, cell);
        const bool tileFits = !selector.needsTile || (front != noTile && (selector.tiles >> front & 1U) != 0);
        cells.set(cell, typeFits && tileFits);
    }
    return cells;
}

CellSet damagedCells(const State &state)
{
    CellSet cells;
    for (const Cell cell : state.surfaces.damageable)
        cells.set(cell, hitsOf(state, cell) > 0);
    return cells;
}

SurvivorSet survivorsMeant(const State &state, Who who, Player user)
{
    switch (who) {
    case Who::Any:
        return allSurvivors;
    case Who::Active:
        return heroesOf(state, user);
    case Who::Controlled:
        return heroesOf(state, user) | civilians(state);
    case Who::Civilian:
        return civilians(state);
    case Who::Hero:
        return allSurvivors.without(civilians(state));
    }
    return {};
}

bool fits(const State &state, Survivor survivor, const Holding &holding)
{
    const Token token = state.holds[indexOf(survivor)];
    switch (holding.what) {
    case Holding::What::Either:
        return true;
    case Holding::What::Nothing:
        return token == noToken;
    case Holding::What::Anything:
        return token != noToken;
    case Holding::What::Kind:
        return token != noToken && kindOf(token) == holding.kind;
    }
    return false;
}

bool fits(Wanted wanted, bool answer)
{
    return wanted == Wanted::Either || (wanted == Wanted::Yes) == answer;
}

bool compare(int left, Comparison comparison, int right)
{
    switch (comparison) {
    case Comparison::AtLeast:
        return left >= right;
    case Comparison::AtMost:
        return left <= right;
    case Comparison::Equal:
        return left == right;
    case Comparison::More:
        return left > right;
    case Comparison::Less:
        return left < right;
    }
    return false;
}

int count(const Content &content, const State &state, const Condition &condition, const Viewpoint &view)
{
    switch (condition.what) {
    case CountOf::Tiles:
        return selectTiles(content, state, condition.selector, view).size();
    case CountOf::Survivors:
        return selectSurvivors(content, state, condition.selector, view).size();
    case CountOf::Tokens:
        return selectTokens(content, state, condition.selector, view).size();
    case CountOf::Resources: {
        int sum = 0;
        for (const Player player : playersMeant(state, condition.players, view.user))
            sum += resourceCount(state, player);
        return sum;
    }
    case CountOf::Disasters:
        return static_cast<int>(std::ranges::count_if(state.disasters, [&](const HeldDisaster &held) {
            return isDisaster(content.draw[held.card], condition.disaster);
        }));
    case CountOf::Graveyard:
        return graveyardUsed(state);
    case CountOf::Deck:
        return static_cast<int>(cardsLeft(state, condition.deck));
    }
    return 0;
}

} // namespace

CellSet selectTiles(const Content &content, const State &state, SelectorIndex index, const Viewpoint &view)
{
    const TileSelector &selector = content.effects.tileSelectors[index];
    CellSet cells = selector.cells;
    cells &= cellsOccupied(state, selector.occupied, view.user);
    if (selector.minSurvivors > 0)
        cells &= cellsWithSurvivors(state, allSurvivors, selector.minSurvivors);
    if (selector.token)
        cells &= cellsWithToken(state, *selector.token);
    if (selector.damaged != Wanted::Either)
        narrow(cells, selector.damaged, damagedCells(state));
    narrow(cells, selector.damageable, state.surfaces.damageable);
    narrow(cells, selector.walkable, state.surfaces.standable());
    cells &= cellsWithTornado(state, selector.tornado);
    if (selector.extraction != Wanted::Either)
        narrow(cells, selector.extraction, extractionPoints(content, state));
    if (selector.ref) {
        const auto cell = static_cast<std::uint8_t>(view.refs >> (8U * *selector.ref));
        cells &= cell < cellCount ? CellSet::of(static_cast<Cell>(cell)) : CellSet();
    }
    if (selector.adjacent != none)
        cells &= nextTo(selectTiles(content, state, selector.adjacent, view));
    return cellsOfType(state, selector, cells); // last, because it looks at cell after cell
}

SurvivorSet selectSurvivors(const Content &content, const State &state, SelectorIndex index, const Viewpoint &view)
{
    const SurvivorSelector &selector = content.effects.survivorSelectors[index];
    const CellSet on = selector.on == none ? allCells : selectTiles(content, state, selector.on, view);
    SurvivorSet chosen;
    for (const Survivor survivor : survivorsMeant(state, selector.who, view.user)) {
        const Whereabouts where = whereIs(state, survivor);
        const bool isThere = selector.in == Place::Map    ? where.isOnMap()
                             : selector.in == Place::Safe ? where == Whereabouts::safe()
                                                          : where == Whereabouts::graveyard();
        const bool isOn = selector.on == none || (where.isOnMap() && on.has(cellOf(state, survivor)));
        chosen.set(survivor, isThere && isOn && fits(state, survivor, selector.holding) &&
                                 fits(selector.vehicle, where.isInVehicle()));
    }
    return chosen;
}

TokenSet selectTokens(const Content &content, const State &state, SelectorIndex index, const Viewpoint &view)
{
    const TokenSelector &selector = content.effects.tokenSelectors[index];
    const CellSet on = selector.on == none ? allCells : selectTiles(content, state, selector.on, view);
    TokenSet candidates = selector.kinds & state.tokensInGame;
    if (selector.lit != Wanted::Either) // only a Flare can be lit or unlit
        candidates &= tokensOf(TokenKind::Flare);
    if (selector.reinforced != Wanted::Either) // only a Landmark can be built or Reinforced
        candidates &= tokensOf(TokenKind::Landmark);
    TokenSet chosen;
    for (const Token token : candidates) {
        const TokenPlace place = whereIs(state, token);
        const bool isThere = selector.in == Place::Map    ? place.isOnMap()
                             : selector.in == Place::Safe ? place == TokenPlace::safe()
                                                          : place == TokenPlace::graveyard();
        const bool isOn = selector.on == none || (place.isOnMap() && on.has(cellOf(state, token)));
        chosen.set(token, isThere && isOn && fits(selector.lit, state.lit.has(token)) &&
                              fits(selector.reinforced, state.reinforced.has(token)) &&
                              fits(selector.held, place.isHeld()));
    }
    return chosen;
}

bool holds(const Content &content, const State &state, ConditionIndex index, const Viewpoint &view)
{
    const Condition &condition = content.effects.conditions[index];
    const auto holdsPart = [&](ConditionIndex part) { return holds(content, state, part, view); };
    switch (condition.form) {
    case Condition::Form::Count:
        return compare(count(content, state, condition, view), condition.comparison, condition.n);
    case Condition::Form::Not:
        return !holdsPart(condition.parts.front());
    case Condition::Form::All:
        return std::ranges::all_of(condition.parts, holdsPart);
    case Condition::Form::Any:
        return std::ranges::any_of(condition.parts, holdsPart);
    }
    return false;
}

Bag<Player, maxPlayers> playersMeant(const State &state, PlayerWord word, Player user)
{
    Bag<Player, maxPlayers> players;
    if (word == PlayerWord::Active) {
        players.push(user);
        return players;
    }
    // From the user on; `next` looks at the user last.
    Player player = word == PlayerWord::All ? user : playerAfter(state, user);
    for (std::size_t i = 0; i < state.options.players; ++i, player = playerAfter(state, player)) {
        if (state.players[player].exited || (word == PlayerWord::Others && player == user))
            continue;
        players.push(player);
        if (word == PlayerWord::Next)
            break;
    }
    return players;
}

std::size_t cardsLeft(const State &state, DeckName deck)
{
    return withPile(state, deck, [](const auto &pile) { return pile.deckSize(); });
}

bool isDisaster(const DrawCard &card, DisasterKind kind)
{
    switch (kind) {
    case DisasterKind::Seismic:
        return card.kind == DrawKind::Seismic;
    case DisasterKind::Tornado:
        return card.kind == DrawKind::Tornado;
    case DisasterKind::Eruption:
        return card.kind == DrawKind::Eruption;
    case DisasterKind::Any:
        break;
    }
    return card.kind == DrawKind::Seismic || card.kind == DrawKind::Tornado || card.kind == DrawKind::Eruption;
}

} // namespace cardquake::bugout
