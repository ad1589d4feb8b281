// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/bugout/setup.h"

#include "engine/games/bugout/board.h"
#include "engine/games/bugout/flow.h"
#include "engine/games/bugout/options.h"

#include <algorithm>

namespace cardquake::bugout {
namespace {

/// Step 1: a Distress Signal of the chosen difficulty.
Result<void> drawSignal(const Content &content, State &state)
{
    std::vector<std::uint8_t> fitting;
    for (std::size_t i = 0; i < content.signals.size(); ++i)
        if (content.signals[i].difficulty == state.options.difficulty)
            fitting.push_back(static_cast<std::uint8_t>(i));
    if (fitting.empty())
        return failure("bad-options", "The pack has no Distress Signal of this difficulty.");
    state.signal = fitting[state.rng.below(static_cast<std::uint32_t>(fitting.size()))];
    return {};
}

template <class Card, std::size_t N, class Wanted>
void fillDeck(const std::vector<Card> &cards, Pile<N> &pile, Rng &rng, Wanted wanted)
{
    for (std::size_t i = 0; i < cards.size(); ++i)
        for (int copy = 0; copy < cards[i].copies && wanted(cards[i]); ++copy)
            pile.putOnTop(static_cast<RowIndex>(i));
    pile.shuffleDeck(rng);
}

/// Steps 2 and 7.
void shuffleDecks(const Content &content, State &state)
{
    const auto every = [](const auto &) { return true; };
    const bool firstGame = state.has(Variant::FirstGame);
    fillDeck(content.draw, state.draw, state.rng, [&](const DrawCard &card) {
        return !firstGame || (card.kind != DrawKind::Tornado && card.kind != DrawKind::Eruption);
    });
    fillDeck(content.events, state.event, state.rng, every);
    fillDeck(content.rainstorm, state.rainstorm, state.rng, every);
    fillDeck(content.quake, state.quake, state.rng, every);
    fillDeck(content.tornado, state.tornado, state.rng, every);
    fillDeck(content.lava, state.lava, state.rng, every);
    fillDeck(content.apocalypse, state.apocalypseDeck, state.rng,
             [](const ApocalypseCard &card) { return card.kind != ApocalypseKind::Rescue; });
    for (std::size_t i = 0; i < content.apocalypse.size(); ++i)
        if (content.apocalypse[i].kind == ApocalypseKind::Rescue && content.apocalypse[i].copies > 0 &&
            !state.rescuePool.full())
            state.rescuePool.push(static_cast<RowIndex>(i));
}

using Deal = std::array<RowIndex, cellCount>;

/// A designed map keeps its tiles; the others are dealt at random over the open cells.
Deal dealLayout(const Layout &layout, Rng &rng)
{
    Deal deal{};
    std::uint64_t used = 0;
    for (const auto &tile : layout.tiles)
        if (tile)
            used |= std::uint64_t{1} << *tile;
    Bag<RowIndex, cellCount> rest;
    for (std::size_t i = 0; i < cellCount; ++i)
        if ((used >> i & 1U) == 0)
            rest.push(static_cast<RowIndex>(i));
    rng.shuffle(rest.items());
    std::size_t next = 0;
    for (std::size_t i = 0; i < cellCount; ++i)
        deal[i] = layout.tiles[i] ? *layout.tiles[i] : rest[next++];
    return deal;
}

/// The nearest cell that fits: fewest steps, ties by reading order.
template <class Fits>
std::optional<Cell> nearestCell(Cell from, Fits fits)
{
    std::optional<Cell> best;
    for (const Cell cell : allCells)
        if (fits(cell) && (!best || stepsBetween(from, cell) < stepsBetween(from, *best)))
            best = cell;
    return best;
}

/// V-no-inert-eruptions: the Volcano leaves the rim, and High Ground leaves the Volcano's sides.
void openVolcano(const Content &content, Deal &deal)
{
    const auto isHigh = [&](Cell cell) { return content.tiles[deal[indexOf(cell)]].type == TileType::HighGround; };
    const auto swap = [&](Cell a, Cell b) { std::swap(deal[indexOf(a)], deal[indexOf(b)]); };
    auto volcano = static_cast<Cell>(std::ranges::find(deal, content.volcano) - deal.begin());
    if (edgeCells.has(volcano)) {
        const auto inside = nearestCell(volcano, [&](Cell cell) { return !edgeCells.has(cell) && !isHigh(cell); });
        if (inside) {
            swap(volcano, *inside);
            volcano = *inside;
        }
    }
    for (const Direction direction : allDirections) {
        const std::optional<Cell> beside = neighbour(volcano, direction);
        if (!beside || !isHigh(*beside))
            continue;
        const auto away =
            nearestCell(*beside, [&](Cell cell) { return !isHigh(cell) && stepsBetween(cell, volcano) > 1; });
        if (away)
            swap(*beside, *away);
    }
}

/// Step 3.
void layMap(const Content &content, State &state)
{
    Deal deal{};
    if (state.options.layout < content.layouts.size()) {
        deal = dealLayout(content.layouts[state.options.layout], state.rng);
    } else {
        for (std::size_t i = 0; i < cellCount; ++i)
            deal[i] = static_cast<RowIndex>(i);
        if (state.options.layout == shuffledLayout)
            state.rng.shuffle(std::span(deal));
    }
    if (state.has(Variant::NoInertEruptions))
        openVolcano(content, deal);
    for (const Cell cell : allCells) {
        state.map[indexOf(cell)].tile = deal[indexOf(cell)];
        refreshSurface(content, state, cell);
    }
}

/// Puts the tokens of a kind on the tiles with its icon, numbered in reading order; `limit` of them at most.
void layTokens(const Content &content, State &state, TokenKind kind, Icon icon, int limit)
{
    for (int i = 0; i < content.constants.tokens[static_cast<std::size_t>(kind)]; ++i)
        state.tokensInGame.add(tokenAt(kind, static_cast<std::size_t>(i)));
    const TokenSet supply = tokensOf(kind) & state.tokensInGame;
    int placed = 0;
    for (const Cell cell : allCells) {
        if (!content.tiles[state.map[indexOf(cell)].tile].icons.has(icon) || placed >= limit || placed >= supply.size())
            continue;
        put(state, tokenAt(kind, static_cast<std::size_t>(placed++)), TokenPlace::lyingOn(cell));
    }
}

/// V-trained-rescue-team: the Rescue cards of the Map Tokens left in the box come in at once.
void trainRescueTeam(const Content &content, State &state)
{
    for (const Token map : tokensOf(TokenKind::Map) & state.tokensInGame) {
        if (whereIs(state, map) != TokenPlace::box())
            continue;
        for (std::size_t i = 0; i < state.rescuePool.size(); ++i) {
            if (content.apocalypse[state.rescuePool[i]].number != state.rescueNumbers[indexOf(map) % maxTokensPerKind])
                continue;
            state.apocalypseDeck.putOnTop(state.rescuePool[i]);
            state.rescuePool.removeAt(i);
            break;
        }
    }
    state.apocalypseDeck.shuffleDeck(state.rng);
}

/// V-budget-cuts: random Landmarks start in the Graveyard.
void cutBudget(State &state)
{
    Bag<Token, maxTokensPerKind> landmarks;
    for (const Token token : tokensOf(TokenKind::Landmark) & state.tokensInGame)
        if (whereIs(state, token).isOnMap())
            landmarks.push(token);
    state.rng.shuffle(landmarks.items());
    for (std::size_t i = 0; i < std::min<std::size_t>(state.options.budgetCuts, landmarks.size()); ++i)
        put(state, landmarks[i], TokenPlace::graveyard());
}

/// Step 4.
void layAllTokens(const Content &content, State &state)
{
    constexpr int everyIcon = cellCount;
    state.holds.fill(noToken);
    layTokens(content, state, TokenKind::Landmark, Icon::Landmark, everyIcon);
    layTokens(content, state, TokenKind::Sample, Icon::Sample, everyIcon);
    layTokens(content, state, TokenKind::Flare, Icon::Flare, everyIcon);
    layTokens(content, state, TokenKind::Map, Icon::Map, content.constants.mapTokensPlaced);
    if (!state.has(Variant::Unprepared))
        state.lit = tokensOf(TokenKind::Flare) & state.tokensInGame;
    const auto maps = static_cast<std::size_t>(content.constants.tokens[static_cast<std::size_t>(TokenKind::Map)]);
    const std::span<std::uint8_t> numbers(state.rescueNumbers.data(), std::min(maps, maxTokensPerKind));
    for (std::size_t i = 0; i < numbers.size(); ++i)
        numbers[i] = static_cast<std::uint8_t>(i + 1);
    state.rng.shuffle(numbers);
    for (const Cell cell : allCells) {
        const IconSet icons = content.tiles[state.map[indexOf(cell)].tile].icons;
        if (icons.has(Icon::TornadoField))
            setTornado(state, Tornado::Field, {true, false, cell});
        if (icons.has(Icon::TornadoPlain))
            setTornado(state, Tornado::Plain, {true, false, cell});
    }
    if (state.has(Variant::TrainedRescueTeam))
        trainRescueTeam(content, state);
    if (state.has(Variant::BudgetCuts))
        cutBudget(state);
}

int populationOf(const Content &content, const State &state, Cell cell)
{
    return content.tiles[state.map[indexOf(cell)].tile].population;
}

/// Step 5, `recommended`: the next free numbers of each colour, tile by tile.
void placeAsRecommended(const Content &content, State &state)
{
    std::array<std::size_t, colourCount> next{};
    for (const Cell cell : allCells) {
        const MapTile &tile = content.tiles[state.map[indexOf(cell)].tile];
        for (std::size_t colour = 0; colour < colourCount; ++colour)
            for (int n = 0; n < tile.dots[colour] && next[colour] < survivorsPerColour; ++n)
                put(state, static_cast<Survivor>(colour * survivorsPerColour + next[colour]++),
                    Whereabouts::onFoot(cell));
    }
}

/// Step 5, `random`.
void placeAtRandom(const Content &content, State &state)
{
    std::array<Survivor, survivorCount> order{};
    for (std::size_t i = 0; i < survivorCount; ++i)
        order[i] = static_cast<Survivor>(i);
    state.rng.shuffle(std::span(order));
    std::size_t next = 0;
    for (const Cell cell : allCells)
        for (int n = 0; n < populationOf(content, state, cell) && next < survivorCount; ++n)
            put(state, order[next++], Whereabouts::onFoot(cell));
}

} // namespace

Result<State> setUp(const Content &content, const Json &json, std::uint64_t seed)
{
    const Result<ParsedOptions> parsed = parseOptions(content, json);
    if (!parsed)
        return tl::unexpected(parsed.error());
    State state;
    state.rng = Rng(seed);
    state.options = parsed->options;
    for (Player player = 0; player < state.options.players; ++player)
        state.players[player].colour = parsed->colours[player];
    if (const Result<void> drawn = drawSignal(content, state); !drawn)
        return tl::unexpected(drawn.error());
    shuffleDecks(content, state);
    layMap(content, state);
    layAllTokens(content, state);
    if (state.options.placement == Placement::Recommended)
        placeAsRecommended(content, state);
    else if (state.options.placement == Placement::Random)
        placeAtRandom(content, state);
    state.bridgePool = static_cast<std::uint8_t>(content.constants.bridges);
    state.turn.player = state.options.firstPlayer;
    state.turn.actionsLeft = static_cast<std::uint8_t>(content.constants.actions[state.options.players - 1U]);
    state.turn.phase = state.options.placement == Placement::Free ? Phase::Setup : Phase::Action;
    return state;
}

void begin(const Play &play)
{
    State &state = play.state;
    state.stack.clear();
    push(state, FrameKind::Turn).a = static_cast<std::uint8_t>(TurnStep::AfterActions);
    push(state, FrameKind::ActionPhase);
    pushCheckpoint(play);
    if (state.turn.phase == Phase::Setup)
        push(state, FrameKind::PlaceFreely).a = state.turn.player;
    run(play);
}

SurvivorSet placeable(const State &state, Player player)
{
    const auto inBox = [&](SurvivorSet set) {
        SurvivorSet boxed;
        for (const Survivor survivor : set)
            boxed.set(survivor, whereIs(state, survivor) == Whereabouts::box());
        return boxed;
    };
    const SurvivorSet own = inBox(heroesOf(state, player));
    return own.empty() ? inBox(civilians(state)) : own;
}

CellSet placesLeft(const Content &content, const State &state)
{
    CellSet cells;
    for (const Cell cell : allCells)
        if (surfaceOf(state, cell) == TileType::Urban)
            cells.set(cell, state.survivorsOn[indexOf(cell)].size() < populationOf(content, state, cell));
    return cells;
}

bool stepFreePlacement(const Play &play)
{
    State &state = play.state;
    Frame &frame = top(state);
    const bool room = !placesLeft(play.content, state).empty();
    for (unsigned n = 0; room && n < state.options.players; ++n) {
        const auto player = static_cast<Player>((frame.a + n) % state.options.players);
        if (!placeable(state, player).empty()) {
            frame.a = player;
            return true;
        }
    }
    state.stack.pop();
    state.turn.phase = Phase::Action;
    return false;
}

void placeFreely(const Play &play, Survivor survivor, Cell cell)
{
    put(play.state, survivor, Whereabouts::onFoot(cell));
    play.emit(EventType::SurvivorMoved, indexOf(survivor), indexOf(cell));
    Frame &frame = top(play.state);
    frame.a = playerAfter(play.state, frame.a);
}

} // namespace cardquake::bugout
