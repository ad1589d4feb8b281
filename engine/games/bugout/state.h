// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/bag.h"
#include "engine/core/game_info.h"
#include "engine/games/bugout/content.h"
#include "engine/games/bugout/pile.h"

#include <type_traits>

namespace cardquake::bugout {

using Player = std::uint8_t; ///< 0 is p1

/// What lies on a cell above its map tile: a Lava tile or a Bridge, in one byte.
class Layer {
public:
    Layer() = default;
    static Layer lava(Direction in, Direction out)
    {
        return Layer(
            static_cast<std::uint8_t>(isLavaBit | static_cast<unsigned>(in) << 2U | static_cast<unsigned>(out)));
    }
    static Layer bridge(BridgeKind kind, std::uint8_t hits = 0)
    {
        return Layer(static_cast<std::uint8_t>(static_cast<unsigned>(kind) << 3U | hits));
    }

    bool isLava() const { return (m_bits & isLavaBit) != 0; }
    bool isBridge() const { return !isLava(); }
    Direction in() const { return static_cast<Direction>(m_bits >> 2U & 3U); }
    Direction out() const { return static_cast<Direction>(m_bits & 3U); }
    BridgeKind kind() const { return static_cast<BridgeKind>(m_bits >> 3U & 1U); }
    std::uint8_t hits() const { return m_bits & 7U; }

    bool operator==(const Layer &) const = default;

private:
    static constexpr unsigned isLavaBit = 0x40;

    explicit Layer(std::uint8_t bits)
        : m_bits(bits)
    {
    }

    std::uint8_t m_bits = 0;
};

constexpr std::uint8_t noTile = 0xFF;

/// at most one map tile, and above it Lava tiles and Bridges.
struct CellStack {
    std::uint8_t tile = noTile; ///< row of `map`
    bool flooded = false;
    std::uint8_t hits = 0; ///< of the map tile, kept while it is flooded
    Bag<Layer, maxLayersPerCell> layers;

    bool operator==(const CellStack &) const = default;
};

/// Where a Survivor is, in one byte: on foot on a cell, in a vehicle, or off the map.
class Whereabouts {
public:
    Whereabouts() = default;
    static Whereabouts onFoot(Cell cell) { return Whereabouts(static_cast<std::uint8_t>(cell)); }
    static Whereabouts in(Vehicle vehicle)
    {
        return Whereabouts(static_cast<std::uint8_t>(firstVehicle + indexOf(vehicle)));
    }
    static Whereabouts safe() { return Whereabouts(safeCode); }
    static Whereabouts graveyard() { return Whereabouts(graveyardCode); }
    static Whereabouts box() { return Whereabouts(boxCode); }

    bool isOnFoot() const { return m_code < cellCount; }
    bool isInVehicle() const { return m_code >= firstVehicle && m_code < safeCode; }
    bool isOnMap() const { return m_code < safeCode; }
    Cell cell() const { return static_cast<Cell>(m_code); }                         ///< pre: on foot
    Vehicle vehicle() const { return static_cast<Vehicle>(m_code - firstVehicle); } ///< pre: in a vehicle

    bool operator==(const Whereabouts &) const = default;

private:
    static constexpr std::uint8_t firstVehicle = cellCount;
    static constexpr std::uint8_t safeCode = firstVehicle + maxVehicles;
    static constexpr std::uint8_t graveyardCode = safeCode + 1;
    static constexpr std::uint8_t boxCode = safeCode + 2;

    explicit Whereabouts(std::uint8_t code)
        : m_code(code)
    {
    }

    std::uint8_t m_code = boxCode;
};

/// Where a token is, in one byte: lying on a cell, held by a Survivor, or out of the valley.
class TokenPlace {
public:
    TokenPlace() = default;
    static TokenPlace lyingOn(Cell cell) { return TokenPlace(static_cast<std::uint8_t>(cell)); }
    static TokenPlace heldBy(Survivor survivor)
    {
        return TokenPlace(static_cast<std::uint8_t>(firstHolder + indexOf(survivor)));
    }
    static TokenPlace graveyard() { return TokenPlace(graveyardCode); }
    static TokenPlace safe() { return TokenPlace(safeCode); }
    static TokenPlace removed() { return TokenPlace(removedCode); }
    static TokenPlace box() { return TokenPlace(boxCode); }

    bool isLying() const { return m_code < cellCount; }
    bool isHeld() const { return m_code >= firstHolder && m_code < graveyardCode; }
    bool isOnMap() const { return m_code < graveyardCode; }
    Cell cell() const { return static_cast<Cell>(m_code); }                         ///< pre: lying
    Survivor holder() const { return static_cast<Survivor>(m_code - firstHolder); } ///< pre: held

    bool operator==(const TokenPlace &) const = default;

private:
    static constexpr std::uint8_t firstHolder = cellCount;
    static constexpr std::uint8_t graveyardCode = firstHolder + survivorCount;
    static constexpr std::uint8_t safeCode = graveyardCode + 1;
    static constexpr std::uint8_t removedCode = graveyardCode + 2;
    static constexpr std::uint8_t boxCode = graveyardCode + 3;

    explicit TokenPlace(std::uint8_t code)
        : m_code(code)
    {
    }

    std::uint8_t m_code = boxCode;
};

constexpr Token noToken{0xFF};

struct VehicleState {
    std::uint8_t kind = 0; ///< row of `vehicle`; only while it is on the map
    bool onMap = false;
    Cell at{};

    bool operator==(const VehicleState &) const = default;
};

struct TornadoState {
    bool onMap = false;
    bool active = false;
    Cell at{};

    bool operator==(const TornadoState &) const = default;
};

/// A disaster card in a hand. Serials grow in the order drawn, so a loop over a hand can tell later cards.
struct HeldDisaster {
    std::uint16_t serial = 0;
    Player player = 0;
    RowIndex card = 0;

    bool operator==(const HeldDisaster &) const = default;
};

struct KeptEvent {
    std::uint16_t serial = 0;
    Player player = 0;
    RowIndex card = 0;
    std::uint8_t form = 0;
    std::uint8_t turns = 0; ///< still to run; 0: it has no such counter

    bool operator==(const KeptEvent &) const = default;
};

struct PlayerState {
    std::array<std::uint8_t, maxResources> resources{};
    Colour colour = Colour::Red;
    bool exited = false;
    std::uint8_t skip = 0;
    std::uint8_t bonusActions = 0;
    std::uint8_t reactions = 0; ///< taken against the present disaster (`reaction.limit_per_disaster`)

    bool operator==(const PlayerState &) const = default;
};

enum class Phase : std::uint8_t { Setup, Action, Disaster, Draw, Over };
constexpr std::array<std::string_view, 5> phaseNames = {"setup", "action", "disaster", "draw", "over"};
enum class Placement : std::uint8_t { Recommended, Random, Free };
enum class Reason : std::uint8_t { None, LastRescue, SafeMargin, Graveyard, NoSurvivors, ApocalypseExhausted };
constexpr std::array<std::string_view, 6> reasonNames = {"",          "last-rescue",  "safe-margin",
                                                         "graveyard", "no-survivors", "apocalypse-exhausted"};

enum class Variant : std::uint8_t {
    FirstGame,
    NightExtraction,
    NoInertEruptions,
    Unprepared,
    TrainedRescueTeam,
    LethalTornadoes,
    BudgetCuts
};
constexpr std::size_t variantCount = 7;
using VariantSet = BitSet<Variant, std::uint8_t>;

constexpr std::uint8_t shuffledLayout = 0xFF;
constexpr std::uint8_t listedLayout = 0xFE;

struct Options {
    std::uint8_t players = 1;
    Difficulty difficulty = Difficulty::Hard;
    VariantSet variants;
    std::uint8_t layout = shuffledLayout; ///< or a row of `layout`
    Placement placement = Placement::Recommended;
    Player firstPlayer = 0;
    std::uint8_t budgetCuts = 0;
    bool coloursGiven = false;

    bool operator==(const Options &) const = default;
};

struct Turn {
    std::uint16_t number = 1;
    Player player = 0;
    Phase phase = Phase::Action;
    std::uint8_t actionsLeft = 0;
    std::uint8_t drawsLeft = 0;

    bool operator==(const Turn &) const = default;
};

/// A step of the rules that is under way: what remains to be done, and with what. See flow.h.
struct Frame {
    std::uint8_t kind = 0;
    std::uint8_t a = 0;
    std::uint8_t b = 0;
    std::uint8_t c = 0;
    std::uint16_t x = 0;
    std::uint16_t y = 0;
    std::uint64_t set = 0;

    bool operator==(const Frame &) const = default;
};

/// What a surface allows, kept up to date with the stacks, because every move list asks it for all cells.
struct Surfaces {
    std::array<TileType, cellCount> type{};
    CellSet walk;       ///< `walk` = yes
    CellSet climb;      ///< `walk` = climb
    CellSet drive;      ///< `drive` = yes
    CellSet passable;   ///< `drive` = passable
    CellSet bridge;     ///< a Bridge may be built
    CellSet damageable; ///< shows an indicator
    CellSet structure;
    CellSet flooded;
    std::array<std::uint8_t, cellCount> capacity{};

    CellSet standable() const { return walk | climb; }
    bool operator==(const Surfaces &) const = default;
};

/// A position of BUGOUT: a plain value. Copying it is copying bytes.
struct State {
    Rng rng;
    Options options;
    Turn turn;
    bool apocalypse = false;
    bool nestedTooDeep = false; ///< effects were left out because they nest deeper than the stack (check() tells)
    Reason result = Reason::None;
    std::uint8_t signal = 0;
    std::uint8_t bridgePool = 0;
    std::uint16_t nextSerial = 1;

    std::array<CellStack, cellCount> map{};
    Surfaces surfaces;

    std::array<Whereabouts, survivorCount> survivors{};
    std::array<Token, survivorCount> holds{};         ///< noToken: empty hands
    std::array<SurvivorSet, cellCount> survivorsOn{}; ///< on foot and in vehicles
    CellSet occupied;                                 ///< cells with somebody on them
    CellSet room;                                     ///< cells with fewer than their capacity
    SurvivorSet holders;                              ///< whose hands are not empty
    SurvivorSet onMap;
    SurvivorSet inVehicles;

    std::array<TokenPlace, tokenCount> tokens{};
    TokenSet tokensInGame;
    TokenSet lit;
    TokenSet reinforced;
    std::array<TokenSet, cellCount> tokensOn{};                 ///< lying; held ones are with their holders
    std::array<std::uint8_t, maxTokensPerKind> rescueNumbers{}; ///< on the back of each Map Token

    std::array<VehicleState, maxVehicles> vehicles{};
    std::array<TornadoState, tornadoCount> tornadoes{};
    CellSet activeTornadoes;

    std::array<PlayerState, maxPlayers> players{};
    Bag<HeldDisaster, maxDisastersInHands> disasters; ///< of all hands, in the order drawn
    Bag<KeptEvent, maxEventCards> events;             ///< of all hands, in the order kept

    Pile<maxDrawCards> draw;
    Pile<maxRainstormCards> rainstorm;
    Pile<maxQuakeCards> quake;
    Pile<maxTornadoCards> tornado;
    Pile<maxLavaCards> lava;
    Pile<maxEventCards> event;
    Pile<maxApocalypseCards> apocalypseDeck;
    Bag<RowIndex, maxTokensPerKind> rescuePool;

    Bag<Frame, maxNesting> stack; ///< the step being carried out is on top

    bool isOver() const { return turn.phase == Phase::Over; }
    bool isWon() const { return result == Reason::LastRescue || result == Reason::SafeMargin; }
    bool has(Variant variant) const { return options.variants.has(variant); }
    bool operator==(const State &) const = default;
};

static_assert(std::is_trivially_copyable_v<State>);
static_assert(sizeof(State) <= 4096);

/// A move, typed. `kind` is the word of the notation; what the arguments mean depends on it (see notation.cpp).
enum class MoveKind : std::uint8_t {
    Place,
    Move,
    Rescue,
    Grab,
    Give,
    Enter,
    Drop,
    Exit,
    Drain,
    Relight,
    Drive,
    Repair,
    Rebuild,
    Reinforce,
    Pull,
    PullToken,
    Throw,
    Climb,
    Swing,
    Bridge,
    Vehicle,
    Tow,
    Loot,
    Play,
    End,
    React,
    Discard,
    Choose,
    Pass
};

/// It has no initial values: lists of moves are long, and every one is written in full anyway.
struct Move {
    MoveKind kind;
    std::uint8_t actor;                         ///< a Survivor
    std::array<std::uint8_t, maxDriveSteps> to; ///< cell, token, other Survivor...; a path ends at the first 0
    std::uint32_t payment;                      ///< four bits a resource, the first one highest; only for `any`

    std::uint32_t target() const { return std::bit_cast<std::uint32_t>(to); } ///< all of `to`, to be compared at once
    auto operator<=>(const Move &) const = default;
};

static_assert(std::is_trivially_copyable_v<Move>);

} // namespace cardquake::bugout
