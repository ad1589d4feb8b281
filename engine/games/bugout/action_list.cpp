// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/bugout/board.h"
#include "engine/games/bugout/costs.h"
#include "engine/games/bugout/effect_targets.h"
#include "engine/games/bugout/move_page.h"
#include "engine/games/bugout/moves.h"
#include "engine/games/bugout/prices.h"

#include <algorithm>

namespace cardquake::bugout {
namespace {

using To = std::array<std::uint8_t, maxDriveSteps>;

constexpr std::uint8_t number(auto item)
{
    return static_cast<std::uint8_t>(item);
}

/// Cells in a path or an optional place count from 1, because 0 ends the list.
constexpr std::uint8_t afterZero(auto item)
{
    return static_cast<std::uint8_t>(static_cast<unsigned>(item) + 1U);
}

/// Lists the moves of one Action Phase decision. Each function adds the moves of one kind, actor by actor, so that the
/// whole list comes out sorted. Most kinds are possible in few places: those are found first, by a few operations on
/// sets of cells, and then who stands there.
class ActionLister {
public:
    ActionLister(const Content &content, const State &state, std::vector<Move> &moves)
        : m_content(content)
        , m_state(state)
        , m_page(moves)
        , m_player(state.turn.player)
        , m_prices(content, state, m_player)
        , m_own(heroesOf(state, m_player) & state.onMap)
        , m_all(controllable(state, m_player))
        , m_onFoot(m_all.without(state.inVehicles))
        , m_calm(allCells.without(state.activeTornadoes))
        , m_room(state.room & state.surfaces.standable())
    {
        if (m_prices.allows(Action::Grab) || m_prices.allows(Action::Pull))
            findTokens();
        for (std::size_t i = 0; i < maxVehicles; ++i)
            m_vehicles.set(static_cast<Vehicle>(i), state.vehicles[i].onMap);
    }

    void listAll()
    {
        if (const VehicleSet onWater = vehiclesOnWater(); onWater.empty())
            listActions();
        else
            listWayOutOfWater(onWater);
        m_page.handOver();
    }

private:
    using VehicleSet = BitSet<Vehicle, std::uint8_t>;

    void listActions()
    {
        listMoves();
        listRescues();
        listGrabs();
        listGives();
        listEnters();
        listDrops();
        listExits();
        listDrains();
        listRelights();
        listDrives(m_vehicles);
        listOnOwnTile();
        listPulls();
        listThrows();
        listClimbs();
        listSwings();
        listBridges();
        listVehicles();
        listTows(m_vehicles);
        listLoots();
        listEvents();
        m_page.write({MoveKind::End, 0, {}, 0});
    }

    /// Who may do this now, of those given.
    SurvivorSet actors(Action action, SurvivorSet among) const
    {
        if (!m_prices.allows(action))
            return {};
        return m_content.kindOf(action) == ActionKind::Complex ? among & m_own : among;
    }

    const Cost &cost(Action action) const { return m_prices.of(action); }

    void add(MoveKind kind, Survivor actor, const Cost &owed, std::uint8_t to = 0, std::uint8_t further = 0)
    {
        if (owed.any == 0) [[likely]]
            return m_page.write(kind, actor, to, further, 0);
        addPaid(kind, actor, owed, {to, further});
    }

    void addPaid(MoveKind kind, Survivor actor, const Cost &owed, To to)
    {
        forEachPayment(m_state, m_player, owed, [&](std::uint32_t payment) {
            m_page.write({kind, number(actor), to, payment});
        });
    }

    Cell cellOf(Survivor survivor) const { return bugout::cellOf(m_state, survivor); }
    CellSet besides(Survivor survivor) const { return neighbours[indexOf(cellOf(survivor))]; }

    SurvivorSet standingOn(CellSet cells) const { return survivorsOnAny(m_state, cells); }
    SurvivorSet besidesAny(CellSet cells) const { return cells.empty() ? SurvivorSet() : standingOn(nextTo(cells)); }

    /// Move and Climb; a Hero may go under an active Tornado for the surcharge.
    void listWalks(Action action, MoveKind kind, CellSet entered, SurvivorSet who)
    {
        const Cost &calmCost = cost(action);
        Cost stormCost;
        CellSet storm = entered.without(m_calm);
        if (!storm.empty()) {
            stormCost = calmCost + cost(Action::EnterTornado);
            if (!m_prices.allows(Action::EnterTornado) || !m_prices.covers(stormCost))
                storm = {};
        }
        const CellSet calm = entered & m_calm;
        if (calmCost.any == 0 && storm.empty())
            return writeSteps(m_page, m_state, kind, calm, who);
        for (const Survivor actor : who)
            for (const Cell cell : besides(actor) & (m_own.has(actor) ? calm | storm : calm))
                add(kind, actor, storm.has(cell) ? stormCost : calmCost, number(cell));
    }

    void listMoves()
    {
        listWalks(Action::Move, MoveKind::Move, m_state.surfaces.walk & m_room, actors(Action::Move, m_onFoot));
    }

    void listClimbs()
    {
        const CellSet high = m_state.surfaces.climb & m_room;
        listWalks(Action::Climb, MoveKind::Climb, high, actors(Action::Climb, m_onFoot) & besidesAny(high));
    }

    void listRescues()
    {
        const SurvivorSet who = actors(Action::Rescue, m_onFoot);
        if (who.empty())
            return;
        const CellSet points = extractionPoints(m_content, m_state, m_state.occupied);
        for (const Survivor actor : who &standingOn(points))
            add(MoveKind::Rescue, actor, cost(Action::Rescue));
    }

    /// Sees where there is something to take.
    void findTokens()
    {
        for (const Token token : holdable(m_state) & m_state.tokensInGame)
            if (whereIs(m_state, token).isOnMap())
                m_tokenCells.add(bugout::cellOf(m_state, token));
    }

    /// Holdable tokens on a cell, lying or in somebody's hands.
    TokenSet takeable(Cell cell) const
    {
        if (!m_tokenCells.has(cell))
            return {};
        return (m_state.tokensOn[indexOf(cell)] | heldOn(m_state, cell)) & holdable(m_state);
    }

    void listGrabs()
    {
        for (const Survivor actor : actors(Action::Grab, m_onFoot.without(m_state.holders)) & standingOn(m_tokenCells))
            for (const Token token : takeable(cellOf(actor)))
                add(MoveKind::Grab, actor, cost(Action::Grab), number(token));
    }

    SurvivorSet emptyHandedOn(Cell cell) const { return m_state.survivorsOn[indexOf(cell)].without(m_state.holders); }

    void listGives()
    {
        for (const Survivor actor : actors(Action::Give, m_all & m_state.holders))
            for (const Survivor other : emptyHandedOn(cellOf(actor)))
                add(MoveKind::Give, actor, cost(Action::Give), number(other));
    }

    int freeSeats(Vehicle vehicle) const
    {
        const VehicleState &state = m_state.vehicles[indexOf(vehicle)];
        return m_content.vehicles[state.kind].seats - occupants(m_state, vehicle).size();
    }

    void listEnters()
    {
        VehicleSet open;
        CellSet places;
        for (const Vehicle vehicle : m_vehicles) {
            open.set(vehicle, freeSeats(vehicle) > 0);
            places.add(m_state.vehicles[indexOf(vehicle)].at);
        }
        if (open.empty())
            return;
        for (const Survivor actor : actors(Action::Enter, m_onFoot) & standingOn(places))
            for (const Vehicle vehicle : open)
                if (m_state.vehicles[indexOf(vehicle)].at == cellOf(actor))
                    add(MoveKind::Enter, actor, cost(Action::Enter), number(vehicle));
    }

    bool isOnWater(Survivor survivor) const { return m_state.surfaces.flooded.has(cellOf(survivor)); }

    void listDrops()
    {
        for (const Survivor actor : actors(Action::Drop, m_all & m_state.holders))
            if (!isOnWater(actor))
                add(MoveKind::Drop, actor, cost(Action::Drop));
    }

    void listExits()
    {
        for (const Survivor actor : actors(Action::Exit, m_all & m_state.inVehicles))
            if (!isOnWater(actor))
                add(MoveKind::Exit, actor, cost(Action::Exit));
    }

    /// On foot and not under an active Tornado: what asks of those who build and pull.
    SurvivorSet calmActors(Action action) const
    {
        return actors(action, m_onFoot).without(standingOn(m_state.activeTornadoes));
    }

    void listDrains()
    {
        const CellSet flooded = m_state.surfaces.flooded & m_calm;
        for (const Survivor actor : calmActors(Action::Drain) & besidesAny(flooded))
            for (const Cell cell : besides(actor) & flooded)
                add(MoveKind::Drain, actor, cost(Action::Drain), number(cell));
    }

    void listRelights()
    {
        const TokenSet dark = (tokensOf(TokenKind::Flare) & m_state.tokensInGame).without(m_state.lit);
        if (dark.empty())
            return;
        for (const Survivor actor : actors(Action::Relight, m_onFoot.without(m_state.holders)))
            for (const Token flare : m_state.tokensOn[indexOf(cellOf(actor))] & dark)
                add(MoveKind::Relight, actor, cost(Action::Relight), number(flare));
    }

    // --- vehicles ---

    VehicleSet vehiclesOnWater() const
    {
        VehicleSet onWater = m_vehicles;
        for (const Vehicle vehicle : m_vehicles)
            onWater.set(vehicle, m_state.surfaces.flooded.has(m_state.vehicles[indexOf(vehicle)].at));
        return onWater;
    }

    /// as long as a vehicle stands on water, only that can be mended; `end` when it cannot.
    void listWayOutOfWater(VehicleSet onWater)
    {
        listDrives(onWater);
        listTows(onWater);
        if (m_page.nothingWritten())
            m_page.write({MoveKind::End, 0, {}, 0});
    }

    void listDrives(VehicleSet which)
    {
        for (const Survivor driver : actors(Action::Drive, m_own & m_state.inVehicles)) {
            const Vehicle vehicle = whereIs(m_state, driver).vehicle();
            if (which.has(vehicle)) {
                const CellSet visited = CellSet::of(m_state.vehicles[indexOf(vehicle)].at);
                drive(driver, vehicle, m_state.vehicles[indexOf(vehicle)].at, {}, 0, visited);
            }
        }
    }

    /// Continues a path by every possible tile.
    void drive(Survivor driver, Vehicle vehicle, Cell at, To path, std::size_t length, CellSet visited)
    {
        if (length == m_content.vehicles[m_state.vehicles[indexOf(vehicle)].kind].steps)
            return;
        const int passengers = occupants(m_state, vehicle).size();
        for (const Cell cell : (neighbours[indexOf(at)] & m_calm).without(visited)) {
            const bool road = m_state.surfaces.drive.has(cell) && roomOn(m_state, cell) >= passengers;
            if (!road && !m_state.surfaces.passable.has(cell))
                continue;
            path[length] = afterZero(cell);
            addDrive(driver, vehicle, cell, path);
            CellSet further = visited;
            further.add(cell);
            drive(driver, vehicle, cell, path, length + 1, further);
            path[length] = 0;
        }
    }

    void addDrive(Survivor driver, Vehicle vehicle, Cell end, To path)
    {
        const Cost &owed = cost(Action::Drive);
        if (!m_state.surfaces.flooded.has(end))
            return addPaid(MoveKind::Drive, driver, owed, path);
        // It may end on water only if the way out is sure, whatever was paid.
        forEachPayment(m_state, m_player, owed, [&](std::uint32_t payment) {
            State after = m_state;
            if (!m_content.isFree(Action::Drive))
                --after.turn.actionsLeft;
            pay({m_content, after}, m_player, owed, payment);
            moveVehicle(after, vehicle, end);
            if (canLeaveWater(m_content, after, vehicle))
                m_page.write({MoveKind::Drive, number(driver), path, payment});
        });
    }

    void listTows(VehicleSet which)
    {
        if (which.empty())
            return;
        for (const Survivor actor : calmActors(Action::Tow)) {
            const Cell here = cellOf(actor);
            if (!m_state.surfaces.drive.has(here))
                continue;
            for (const Vehicle vehicle : which) {
                const VehicleState &towed = m_state.vehicles[indexOf(vehicle)];
                if (besides(actor).has(towed.at) && occupants(m_state, vehicle).size() <= roomOn(m_state, here))
                    add(MoveKind::Tow, actor, cost(Action::Tow), number(vehicle));
            }
        }
    }

    void listVehicles()
    {
        if (!firstVehicleInPool(m_content, m_state))
            return;
        for (const Survivor actor : calmActors(Action::Vehicle))
            if (m_state.surfaces.drive.has(cellOf(actor)))
                for (std::size_t kind = 0; kind < m_content.vehicles.size(); ++kind)
                    add(MoveKind::Vehicle, actor, cost(Action::Vehicle), number(kind));
    }

    // --- on and around the own tile ---

    TokenSet landmarksAt(Survivor actor) const
    {
        return m_state.tokensOn[indexOf(cellOf(actor))] & tokensOf(TokenKind::Landmark);
    }

    void listOnOwnTile()
    {
        for (const Survivor actor : calmActors(Action::Repair)) {
            const Cell cell = cellOf(actor);
            if ((m_state.surfaces.structure & m_state.surfaces.damageable).has(cell) && hitsOf(m_state, cell) > 0)
                add(MoveKind::Repair, actor, cost(Action::Repair));
        }
        for (const Survivor actor : calmActors(Action::Rebuild))
            if (canRebuildOn(m_content, m_state, cellOf(actor)))
                add(MoveKind::Rebuild, actor, cost(Action::Rebuild));
        for (const Survivor actor : actors(Action::Reinforce, m_onFoot))
            if (!landmarksAt(actor).without(m_state.reinforced).empty())
                add(MoveKind::Reinforce, actor, cost(Action::Reinforce));
    }

    void listPulls()
    {
        const SurvivorSet who = calmActors(Action::Pull);
        if (who.empty())
            return;
        for (const Survivor actor : who) {
            if (!m_room.has(cellOf(actor)))
                continue;
            SurvivorSet others;
            for (const Cell cell : besides(actor))
                others |= m_state.survivorsOn[indexOf(cell)];
            for (const Survivor other : others)
                add(MoveKind::Pull, actor, cost(Action::Pull), number(other));
        }
        for (const Survivor actor : who) {
            if (m_state.holders.has(actor))
                continue;
            TokenSet tokens;
            for (const Cell cell : besides(actor) & m_tokenCells)
                tokens |= takeable(cell);
            for (const Token token : tokens)
                add(MoveKind::PullToken, actor, cost(Action::Pull), number(token));
        }
    }

    void listThrows()
    {
        for (const Survivor actor : actors(Action::Throw, m_onFoot & m_state.holders)) {
            for (const Cell cell : besides(actor) & m_calm & m_state.surfaces.standable()) {
                add(MoveKind::Throw, actor, cost(Action::Throw), number(cell));
                for (const Survivor catcher : emptyHandedOn(cell))
                    add(MoveKind::Throw, actor, cost(Action::Throw), number(cell), afterZero(catcher));
            }
        }
    }

    void listSwings()
    {
        const CellSet across = m_state.surfaces.bridge & m_calm;
        if (across.empty())
            return;
        const CellSet landing = m_state.surfaces.walk & m_room & m_calm;
        for (const Survivor actor : actors(Action::Swing, m_onFoot)) {
            CellSet targets;
            for (const Direction direction : allDirections) {
                const std::optional<Cell> over = neighbour(cellOf(actor), direction);
                const std::optional<Cell> behind = over ? neighbour(*over, direction) : std::nullopt;
                if (behind && across.has(*over) && landing.has(*behind))
                    targets.add(*behind);
            }
            for (const Cell cell : targets)
                add(MoveKind::Swing, actor, cost(Action::Swing), number(cell));
        }
    }

    void listBridges()
    {
        if (m_state.bridgePool == 0)
            return;
        constexpr std::array<Action, bridgeKindCount> actionOf = {Action::BridgeSturdy, Action::BridgeRope};
        const std::array<SurvivorSet, bridgeKindCount> builders = {calmActors(actionOf[0]), calmActors(actionOf[1])};
        for (const Survivor actor : builders[0] | builders[1])
            for (std::size_t kind = 0; kind < bridgeKindCount; ++kind)
                if (builders[kind].has(actor))
                    for (const Cell cell : besides(actor) & m_calm & m_state.surfaces.bridge)
                        if (!m_state.map[indexOf(cell)].layers.full())
                            add(MoveKind::Bridge, actor, cost(actionOf[kind]), number(kind), number(cell));
    }

    void listLoots()
    {
        SurvivorSet who = actors(Action::Loot, m_onFoot);
        for (const Survivor actor : who)
            who.set(actor, !landmarksAt(actor).empty());
        if (who.empty())
            return;
        Effect anyResource;
        anyResource.resourceChoice = ResourceChoice::Choose;
        const ResourceSet resources = gainable(m_content, m_state, anyResource);
        for (const Survivor actor : who)
            for (const ResourceIndex resource : resources)
                add(MoveKind::Loot, actor, cost(Action::Loot), resource);
    }

    /// Cards alike are one move; which of them goes, is settled when it is played.
    void listEvents()
    {
        if (m_state.events.empty())
            return;
        Bag<RowIndex, maxEventCards> playable;
        for (const KeptEvent &event : m_state.events) {
            const DiscardMode mode = m_content.events[event.card].forms[event.form].discard;
            const bool allowed =
                mode == DiscardMode::Free || (mode == DiscardMode::Action && m_state.turn.actionsLeft > 0);
            if (event.player == m_player && allowed)
                playable.push(event.card);
        }
        std::sort(playable.begin(), playable.end());
        for (std::size_t i = 0; i < playable.size(); ++i)
            if (i == 0 || playable[i] != playable[i - 1])
                m_page.write({MoveKind::Play, 0, {playable[i]}, 0});
    }

    const Content &m_content;
    const State &m_state;
    MovePage m_page;
    Player m_player;
    Prices m_prices;
    SurvivorSet m_own;     ///< own Heroes on the map
    SurvivorSet m_all;     ///< everybody the player controls
    SurvivorSet m_onFoot;  ///< of those
    CellSet m_calm;        ///< cells without an active Tornado
    CellSet m_room;        ///< cells where one more can stand
    CellSet m_tokenCells;  ///< cells with something that can be held
    VehicleSet m_vehicles; ///< on the map
};

} // namespace

void listActions(const Content &content, const State &state, std::vector<Move> &moves)
{
    ActionLister(content, state, moves).listAll();
}

} // namespace cardquake::bugout
