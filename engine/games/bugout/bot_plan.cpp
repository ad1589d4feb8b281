// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/bugout/bot_plan.h"

#include "engine/games/bugout/board.h"
#include "engine/games/bugout/bot.h"
#include "engine/games/bugout/costs.h"
#include "engine/games/bugout/flow.h"

#include <algorithm>

namespace cardquake::bugout {
namespace {

// Ways are counted in quarters of an action, so that people in a vehicle can share one.
constexpr int quarter = 4;
constexpr int farAway = WalkingMap::outOfReach * quarter;

/// Works out `workLeft` for one place of the helicopter.
class WorkCount {
public:
    WorkCount(const Content &content, const State &state, const WalkingMap &walking, Cell point)
        : m_content(content)
        , m_state(state)
        , m_walking(walking)
        , m_point(point)
    {
        for (const Survivor survivor : state.onMap) {
            const Cell at = cellOf(state, survivor);
            m_way[indexOf(survivor)] = quarter * steps(at, point);
            if (state.inVehicles.has(survivor) || !hasEmptyHands(state, survivor))
                continue;
            m_carriers.add(at);
            ++m_carriersOn[indexOf(at)];
        }
        for (std::size_t i = 0; i < maxVehicles; ++i)
            if (state.vehicles[i].onMap)
                shareVehicle(static_cast<Vehicle>(i));
    }

    double total(double enough)
    {
        sumNearest();
        if (m_rescues - 2 * sampleWorth() > enough)
            return m_rescues;
        const double flares = flareWork(); // first: they choose their carriers before the Samples do
        return flares + m_rescues - sampleGain();
    }

private:
    int steps(Cell from, Cell to) const { return m_walking.steps(from, to); }

    /// Who sits in a vehicle that somebody can drive goes together; who stands beside it may get in.
    void shareVehicle(Vehicle vehicle)
    {
        const VehicleState &car = m_state.vehicles[indexOf(vehicle)];
        const VehicleRules &rules = m_content.vehicles[car.kind];
        SurvivorSet inside = occupants(m_state, vehicle);
        const bool isBoarding = kindOf(top(m_state)) == FrameKind::VehicleSeats && top(m_state).a == indexOf(vehicle);
        const SurvivorSet beside = m_state.survivorsOn[indexOf(car.at)].without(m_state.inVehicles);
        SurvivorSet boarding;
        for (const Survivor survivor : beside)
            if (inside.size() + boarding.size() < rules.seats)
                boarding.add(survivor);
        const int gas = fuelFor(inside | boarding);
        const int distance = steps(car.at, m_point);
        if (gas == 0 || rules.steps == 0 || distance >= WalkingMap::outOfReach)
            return;
        const int drives = std::min((distance + rules.steps - 1) / rules.steps, gas);
        const int onFoot = std::max(0, distance - drives * rules.steps);
        const int group = (inside | boarding).size();
        const int shared = quarter * onFoot + (quarter * drives + group - 1) / std::max(group, 1);
        for (const Survivor survivor : inside)
            improve(survivor, shared);
        for (const Survivor survivor : boarding)
            improve(survivor, shared + (isBoarding ? 0 : quarter));
    }

    void improve(Survivor survivor, int way)
    {
        int &known = m_way[indexOf(survivor)];
        known = std::min(known, way);
    }

    /// Gas in the hand of the best equipped player with a Hero among them.
    int fuelFor(SurvivorSet passengers) const
    {
        const Cost &cost = m_content.costOf(Action::Drive);
        int most = 0;
        for (Player player = 0; player < m_state.options.players; ++player) {
            if ((passengers & heroesOf(m_state, player)).empty())
                continue;
            int drives = 9;
            for (std::size_t i = 0; i < maxResources; ++i)
                if (cost.of[i] > 0)
                    drives = std::min(drives, m_state.players[player].resources[i] / cost.of[i]);
            most = std::max(most, drives);
        }
        return most;
    }

    /// The way of the nearest who are needed, and an action for each.
    void sumNearest()
    {
        std::array<std::uint8_t, farAway + 1> count{};
        for (const Survivor survivor : m_state.onMap)
            ++count[static_cast<std::size_t>(std::min(m_way[indexOf(survivor)], farAway))];
        int missing = std::min(std::max(rescuesNeeded(m_content, m_state), 1), m_state.onMap.size());
        int sum = 0;
        for (int way = 0; way <= farAway && missing > 0; ++way) {
            const int here = std::min<int>(count[static_cast<std::size_t>(way)], missing);
            if (here == 0)
                continue;
            sum += here * (way + quarter);
            missing -= here;
            m_farthest = way;
        }
        m_rescues = static_cast<double>(sum) / quarter;
    }

    /// Somebody who goes to a cell, and the actions it takes.
    struct Errand {
        int work = 2 * WalkingMap::outOfReach;
        std::optional<Cell> from;
    };

    Errand errandTo(Cell cell, CellSet among) const
    {
        Errand best;
        for (const Cell at : among)
            if (const int work = steps(at, cell); work < best.work)
                best = {work, at};
        return best;
    }

    /// The same, counting only the detour from the way to the helicopter.
    Errand detourTo(Cell cell) const
    {
        Errand best;
        for (const Cell at : m_carriers)
            if (const int work = steps(at, cell) - steps(at, m_point); work < best.work)
                best = {work, at};
        return best;
    }

    /// Whoever goes has no hand free for another errand.
    void take(const Errand &errand)
    {
        if (errand.from && --m_carriersOn[indexOf(*errand.from)] == 0)
            m_carriers.remove(*errand.from);
    }

    /// The errand to take up a Flare; an unlit one needs a Hero, and the cards to light it.
    Errand errandFor(Token flare) const
    {
        const Cell at = cellOf(m_state, flare);
        if (whereIs(m_state, flare).isHeld())
            return {-1, std::nullopt}; // it is on its way: nothing to take up
        if (m_state.lit.has(flare))
            return errandTo(at, m_carriers);
        SurvivorSet heroes;
        bool canLight = false;
        for (Player player = 0; player < m_state.options.players; ++player) {
            heroes |= heroesOf(m_state, player);
            canLight = canLight || canPay(m_state, player, m_content.costOf(Action::Relight));
        }
        CellSet withHeroes;
        for (const Cell cell : m_carriers)
            withHeroes.set(cell, !(m_state.survivorsOn[indexOf(cell)] & heroes).empty());
        Errand errand = errandTo(at, withHeroes);
        errand.work += canLight ? 1 : 5;
        return errand;
    }

    /// Cells of the signal that are still dark, each with the Flare and the carrier that are nearest.
    double flareWork()
    {
        CellSet dark = m_content.signals[m_state.signal].flares[indexOf(m_point)];
        TokenSet spare;
        for (const Token flare : tokensOf(TokenKind::Flare) & m_state.tokensInGame) {
            if (!whereIs(m_state, flare).isOnMap())
                continue;
            const Cell at = cellOf(m_state, flare);
            if (m_state.lit.has(flare) && dark.has(at))
                dark.remove(at);
            else
                spare.add(flare);
        }
        std::array<Errand, maxTokensPerKind> errands; // of the spare Flares, for these carriers
        std::optional<CellSet> carriers;
        int work = 0;
        while (!dark.empty()) {
            if (carriers != m_carriers) {
                for (const Token flare : spare)
                    errands[indexOf(flare) % maxTokensPerKind] = errandFor(flare);
                carriers = m_carriers;
            }
            int cheapest = 3 * WalkingMap::outOfReach;
            Token flareChosen = noToken;
            Cell cellChosen = dark.first();
            Errand errandChosen;
            for (const Token flare : spare) {
                const Errand &errand = errands[indexOf(flare) % maxTokensPerKind];
                const Cell at = cellOf(m_state, flare);
                for (const Cell cell : dark) {
                    const int cost = errand.work + 1 + steps(at, cell);
                    if (cost < cheapest) {
                        cheapest = cost;
                        flareChosen = flare;
                        cellChosen = cell;
                        errandChosen = errand;
                    }
                }
            }
            work += cheapest;
            dark.remove(cellChosen);
            if (flareChosen != noToken)
                spare.remove(flareChosen);
            take(errandChosen);
        }
        return weights.flareWork * work;
    }

    double sampleWorth() const
    {
        return weights.sampleWorth * (1.0 + std::min(static_cast<double>(m_farthest) / quarter, 4.0));
    }

    /// A recovered Sample stands for two rescues more, less the way to fetch it.
    double sampleGain()
    {
        const double worth = sampleWorth();
        double gain = 0;
        for (const Token sample : tokensOf(TokenKind::Sample) & m_state.tokensInGame) {
            const TokenPlace place = whereIs(m_state, sample);
            if (!place.isOnMap())
                continue;
            const Cell at = cellOf(m_state, sample);
            if (place.isHeld()) {
                gain += worth;
                continue;
            }
            const Errand errand = detourTo(at);
            const double left = worth - (errand.work + 1 + steps(at, m_point));
            if (left > 0) {
                gain += left;
                take(errand);
            }
        }
        return gain;
    }

    const Content &m_content;
    const State &m_state;
    const WalkingMap &m_walking;
    Cell m_point;
    CellSet m_carriers; ///< where somebody stands on foot, with empty hands and no errand yet
    std::array<std::uint8_t, cellCount> m_carriersOn{};
    std::array<int, survivorCount> m_way{};
    double m_rescues = 0;
    int m_farthest = 0;
};

} // namespace

int rescuesNeeded(const Content &content, const State &state)
{
    int tokens = 0;
    for (const Token token : (tokensOf(TokenKind::Landmark) | tokensOf(TokenKind::Sample)) & state.tokensInGame)
        tokens += whereIs(state, token).isOnMap();
    return state.onMap.size() + tokens - (graveyardCapacity(content, state) - graveyardUsed(state));
}

CellSet errandCells(const Content &content, const State &state, Cell point)
{
    CellSet cells = content.signals[state.signal].flares[indexOf(point)];
    cells.add(point);
    for (const Token token : (tokensOf(TokenKind::Flare) | tokensOf(TokenKind::Sample)) & state.tokensInGame)
        if (whereIs(state, token).isLying())
            cells.add(whereIs(state, token).cell());
    return cells;
}

double workLeft(const Content &content, const State &state, const WalkingMap &walking, Cell point, double enough)
{
    return WorkCount(content, state, walking, point).total(enough);
}

void updatePlan(const Content &content, const State &state, Plan &plan)
{
    if (!plan.walking.isOf(state))
        plan.walking = WalkingMap(state);
    const Signal &signal = content.signals[state.signal];
    CellSet places = signal.helicopterCells & plan.walking.ground();
    for (const Cell cell : places)
        places.set(cell, signal.flares[indexOf(cell)].without(state.surfaces.standable()).empty());
    const auto workAt = [&](Cell cell, double enough) {
        const double fragility = signalFragility(content, state, cell);
        return workLeft(content, state, plan.walking, cell, enough - fragility) + fragility;
    };
    // The place that was best before is a good mark to measure the others by.
    std::optional<Cell> best = plan.point && places.has(*plan.point) ? plan.point : std::nullopt;
    double least = best ? workAt(*best, 1e9) : 1e9;
    for (const Cell cell : places) {
        if (cell == best)
            continue;
        const double work = workAt(cell, least);
        if (work < least || (work == least && best && cell < *best)) {
            best = cell;
            least = work;
        }
    }
    plan.point = best;
}

} // namespace cardquake::bugout
