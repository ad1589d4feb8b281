// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/bugout/bot.h"

#include "engine/games/bugout/board.h"
#include "engine/games/bugout/costs.h"
#include "engine/games/bugout/decks.h"
#include "engine/games/bugout/effect_targets.h"
#include "engine/games/bugout/flow.h"
#include "engine/games/bugout/lava.h"

#include <algorithm>
#include <iomanip>
#include <sstream>

namespace cardquake::bugout {

namespace {

constexpr double won = 1000;

int healthOf(const Content &content, const State &state, Cell cell)
{
    return trackOf(content, state, cell).length - hitsOf(state, cell);
}

/// By health left; the last hit is what hurts.
double perHealth(int health, double last, double second, double third)
{
    switch (health) {
    case 1:
        return last;
    case 2:
        return second;
    case 3:
        return third;
    default:
        return 0;
    }
}

/// Cells that Lava reaches in the next Disaster Phases.
CellSet lavaAhead(const Content &content, const State &state)
{
    CellSet cells;
    for (const HeldDisaster &held : state.disasters) {
        const DrawCard &card = content.draw[held.card];
        if (card.kind != DrawKind::Eruption)
            continue;
        const Flow flow = traceLavaFlow(content, state, card.direction);
        if (flow.end == FlowEnd::Place)
            cells.add(flow.cell);
    }
    return cells;
}

int seismicCards(const Content &content, const State &state)
{
    int count = 0;
    for (const HeldDisaster &held : state.disasters)
        count += content.draw[held.card].kind == DrawKind::Seismic;
    return count;
}

/// The Heroes whose players can pay for a reaction.
SurvivorSet saviours(const Content &content, const State &state, Action reaction)
{
    SurvivorSet heroes;
    for (Player player = 0; player < state.options.players; ++player)
        if (canPay(state, player, content.costOf(reaction)))
            heroes |= heroesOf(state, player);
    return heroes;
}

/// Expected losses of the next turns, with what they cost.
double dangerOf(const Content &content, const State &state, double perLife)
{
    const CellSet lava = lavaAhead(content, state);
    const CellSet storm = state.activeTornadoes;
    const CellSet nearStorm = storm.empty() ? storm : nextTo(storm);
    const int seismic = seismicCards(content, state);
    const TokenSet precious = tokensOf(TokenKind::Landmark) | tokensOf(TokenKind::Sample);
    constexpr double whenSaved = 0.3;
    const SurvivorSet fromRain = saviours(content, state, Action::SaveRain);
    const SurvivorSet fromQuakes = saviours(content, state, Action::SaveQuake);
    CellSet endangered = state.occupied;
    for (const Token token : precious &state.tokensInGame)
        if (const TokenPlace place = whereIs(state, token); place.isLying())
            endangered.add(place.cell());
    double danger = 0;
    for (const Cell cell : endangered) {
        const SurvivorSet here = state.survivorsOn[indexOf(cell)];
        const TokenSet tokens = state.tokensOn[indexOf(cell)] & precious;
        double risk = 0;
        if (state.surfaces.damageable.has(cell)) {
            const int health = healthOf(content, state, cell);
            const double rain = perHealth(health, weights.lastHit, weights.secondHit, weights.thirdHit);
            risk += (here & fromRain).empty() ? rain : whenSaved * rain;
            if (seismic > 0 && state.surfaces.structure.has(cell)) {
                const double quake = seismic * rain;
                risk += (here & fromQuakes).empty() ? quake : whenSaved * quake;
            }
        }
        if (lava.has(cell))
            risk += 0.8;
        if (storm.has(cell))
            risk += 0.25;
        else if (nearStorm.has(cell))
            risk += 0.06;
        danger += risk * (here.size() * perLife + tokens.size() * (perLife - weights.life));
    }
    return danger;
}

/// The first card of a kind is a way out of trouble; the fourth is hardly worth its place.
double handValue(const State &state)
{
    constexpr std::array<double, 5> worth = {0, 1, 1.5, 1.75, 1.875};
    double value = 0;
    for (Player player = 0; player < state.options.players; ++player)
        for (const std::uint8_t count : state.players[player].resources)
            value += worth[std::min<std::size_t>(count, worth.size() - 1)];
    return weights.resource * value;
}

struct Worth {
    double work = 0;
    double danger = 0;
    double graves = 0;
    double signal = 0;
    double hand = 0;

    double total() const { return hand - work - danger - graves - signal; }
};

Worth worthOf(const Content &content, const Plan &plan, const State &state)
{
    Worth worth;
    const int used = graveyardUsed(state);
    const int free = std::max(graveyardCapacity(content, state) - used, 0);
    const double perSpace = weights.space + weights.lastSpaces / ((free + 1) * (free + 2));
    worth.graves = weights.space * used + weights.lastSpaces / (free + 1);
    worth.danger = dangerOf(content, state, weights.life + perSpace);
    if (plan.point) {
        worth.work =
            plan.walking.isOf(state)
                ? workLeft(content, state, plan.walking, *plan.point)
                : workLeft(content, state, WalkingMap(state, errandCells(content, state, *plan.point)), *plan.point);
        worth.signal = signalFragility(content, state, *plan.point);
    } else {
        worth.work = 4.0 * state.onMap.size();
    }
    int heroesSafe = 0;
    for (Player player = 0; player < state.options.players; ++player)
        for (const Survivor hero : heroesOf(state, player))
            heroesSafe += whereIs(state, hero) == Whereabouts::safe();
    worth.work += weights.heroRescued * heroesSafe;
    int dead = 0;
    for (const Whereabouts where : state.survivors)
        dead += where == Whereabouts::graveyard();
    worth.graves += weights.life * dead;
    worth.hand = handValue(state);
    return worth;
}

std::optional<double> finalValue(const State &state)
{
    if (!state.isOver())
        return std::nullopt;
    return state.isWon() ? won : -won;
}

} // namespace

double signalFragility(const Content &content, const State &state, Cell point)
{
    const auto fragilityOf = [&](Cell cell) {
        return state.surfaces.damageable.has(cell) ? perHealth(healthOf(content, state, cell), 4.0, 1.5, 0.5) : 0.0;
    };
    double fragility = weights.landing * fragilityOf(point);
    for (const Cell cell : content.signals[state.signal].flares[indexOf(point)])
        fragility += fragilityOf(cell);
    return weights.fragility * fragility;
}

double valueOf(const Content &content, const Plan &plan, const State &state)
{
    if (const std::optional<double> value = finalValue(state))
        return *value;
    return worthOf(content, plan, state).total();
}

void leaveOutTwins(const State &state, std::vector<Move> &moves)
{
    const SurvivorSet anybody = civilians(state);
    const auto isPlain = [&](const Move &move) {
        const bool needsNoName = move.kind != MoveKind::Place && move.kind < MoveKind::Play;
        const auto actor = static_cast<Survivor>(move.actor);
        return needsNoName && whereIs(state, actor).isOnFoot() && hasEmptyHands(state, actor);
    };
    const auto areAlike = [&](Survivor one, Survivor other) {
        return cellOf(state, one) == cellOf(state, other) &&
               (colourOf(one) == colourOf(other) || (anybody.has(one) && anybody.has(other)));
    };
    // Most pairs differ in their targets, so those are compared first.
    const auto areTwins = [&](const Move &a, const Move &b) {
        return a.target() == b.target() && a.payment == b.payment && isPlain(a) &&
               areAlike(static_cast<Survivor>(a.actor), static_cast<Survivor>(b.actor));
    };
    std::size_t kept = 0;
    std::size_t firstOfKind = 0;
    for (std::size_t i = 0; i < moves.size(); ++i) {
        const Move move = moves[i];
        if (kept > 0 && moves[kept - 1].kind != move.kind)
            firstOfKind = kept;
        bool isTwin = false;
        if (isPlain(move))
            for (std::size_t k = firstOfKind; k < kept && !isTwin; ++k)
                isTwin = areTwins(moves[k], move);
        if (!isTwin)
            moves[kept++] = move;
    }
    moves.resize(kept);
}

double rateMove(const Content &content, const Plan &plan, const State &state, const Move &move)
{
    if (move.kind == MoveKind::End)
        return valueOf(content, plan, state);
    State after = state;
    answer({content, after}, move);
    return valueOf(content, plan, after);
}

std::string explainMove(const Content &content, const Plan &plan, const State &state, const Move &move)
{
    if (move.kind == MoveKind::End)
        return "Nothing that can be done now brings the rescue nearer.";
    State after = state;
    answer({content, after}, move);
    if (const std::optional<double> value = finalValue(after))
        return *value > 0 ? "It wins the game." : "Every move loses; this one is as good as any.";
    const Worth then = worthOf(content, plan, after);
    const Worth now = worthOf(content, plan, state);
    const std::pair<double, std::string> gains[] = {
        {now.work - then.work, plan.point ? "It brings the rescue from " + toText(*plan.point) + " nearer"
                                          : std::string("It gets people out of the valley")},
        {now.danger - then.danger, "It takes people and tokens out of danger"},
        {now.graves - then.graves, "It keeps room in the Graveyard"},
        {now.signal - then.signal, "It protects the tiles of the signal"},
        {then.hand - now.hand, "It keeps the better cards in hand"}};
    const auto &[most, words] = *std::ranges::max_element(gains, {}, [](const auto &gain) { return gain.first; });
    if (most <= 0)
        return "It is the least harmful of the moves.";
    std::ostringstream text;
    text << words << ": worth about " << std::fixed << std::setprecision(1) << most << " actions.";
    return text.str();
}

void dealUnknownAnew(const Content &content, State &state, Rng &rng)
{
    const bool isScouting = !state.isOver() && kindOf(top(state)) == FrameKind::Scout;
    for (const DeckName deck : allDecks) { // cards that are being looked at stay where they are
        const bool isSeen = isScouting && effectOf(content, top(state)).deck == deck;
        withPile(state, deck, [&](auto &pile) { pile.shuffleDeck(rng, isSeen ? top(state).b : 0U); });
    }
    Bag<std::uint8_t, maxTokensPerKind> hidden;
    const auto isHidden = [&](Token token) {
        const TokenPlace place = whereIs(state, token);
        return place != TokenPlace::safe() && !(place == TokenPlace::box() && state.has(Variant::TrainedRescueTeam));
    };
    const TokenSet maps = tokensOf(TokenKind::Map) & state.tokensInGame;
    for (const Token token : maps)
        if (isHidden(token))
            hidden.push(state.rescueNumbers[indexOf(token) % maxTokensPerKind]);
    rng.shuffle(hidden.items());
    for (const Token token : maps)
        if (isHidden(token))
            state.rescueNumbers[indexOf(token) % maxTokensPerKind] = hidden.pop();
    state.rng = Rng(rng.seed());
}

} // namespace cardquake::bugout
