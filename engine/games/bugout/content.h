// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/content_rows.h"
#include "engine/core/diagnostics.h"
#include "engine/games/bugout/effects.h"

#include <memory>
#include <string>
#include <vector>

namespace cardquake::bugout {

enum class Walk : std::uint8_t { Yes, Climb, No };
enum class Drive : std::uint8_t { Yes, Passable, No };
enum class LavaProperty : std::uint8_t { Place, Divert, Combine, Below };

/// A row of `tile_type`: what can be done on such a surface.
struct TileRules {
    Category category = Category::Nature;
    Walk walk = Walk::No;
    Drive drive = Drive::No;
    bool bridge = false;
    LavaProperty lava = LavaProperty::Place;
    std::uint8_t capacity = 0;
};

enum class TrackEnd : std::uint8_t { Flip, Destroy };

/// The health indicators of a tile or Bridge; without any it cannot be damaged.
struct Track {
    std::uint8_t length = 0;
    TrackEnd end = TrackEnd::Destroy;
};

enum class Icon : std::uint8_t { Landmark, Flare, Sample, Map, TornadoField, TornadoPlain };
using IconSet = BitSet<Icon, std::uint8_t>;

struct MapTile {
    std::string id;
    std::string name;
    TileType type = TileType::Terrain;
    Track track;
    IconSet icons;
    std::uint8_t population = 0;
    std::array<std::uint8_t, colourCount> dots{};
    bool volcano = false;
};

struct BridgeRules {
    std::string name;
    Track track;
};

struct VehicleRules {
    std::string id;
    std::string name;
    std::uint8_t seats = 0;
    std::uint8_t steps = 0;
};

/// The rows of `action`. Moves of a player are listed in this order.
enum class Action : std::uint8_t {
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
    Throw,
    Climb,
    Swing,
    BridgeSturdy,
    BridgeRope,
    Vehicle,
    Tow,
    Loot,
    SaveRain,
    SaveQuake,
    SaveTornado,
    EnterTornado
};
constexpr std::size_t actionCount = 26;
extern const std::array<std::string_view, actionCount> actionNames;

enum class ActionKind : std::uint8_t { Basic, Free, Complex, Reaction, Surcharge };

enum class DrawKind : std::uint8_t { Resource, Downpour, Seismic, Tornado, Eruption, Event };

struct DrawCard {
    std::string id;
    DrawKind kind = DrawKind::Resource;
    ResourceIndex resource = 0;
    Direction direction = Direction::North;
    Tornado tornado = Tornado::Field;
    std::uint8_t copies = 1;
};

struct RainstormCard {
    std::string id;
    CellSet cells;
    std::uint8_t copies = 1;
};

enum class QuakeKind : std::uint8_t { Fault, Tremor, Stop };

struct QuakeCard {
    std::string id;
    QuakeKind kind = QuakeKind::Fault;
    CellSet cells;
    std::uint8_t copies = 1;
};

struct TornadoCard {
    std::string id;
    Direction direction = Direction::North;
    std::uint8_t copies = 1;
};

struct LavaCard {
    std::string id;
    int quarterTurns = 0; ///< clockwise: straight 0, right 1, left -1
    std::uint8_t copies = 1;
};

struct EventCard {
    std::string id;
    std::string name;
    std::string text; ///< what is printed on it
    ListIndex effects = none;
    std::vector<HandForm> forms;
    std::uint8_t copies = 1;
};

enum class ApocalypseKind : std::uint8_t { Damage, Destroy, Rescue };

struct ApocalypseCard {
    std::string id;
    std::string name;
    std::string text;
    ApocalypseKind kind = ApocalypseKind::Damage;
    std::uint8_t number = 0; ///< of a Rescue card: the Map Token that brings it in
    ListIndex effects = none;
    std::uint8_t copies = 1;
};

enum class Difficulty : std::uint8_t { Easy, Medium, Hard };

/// A Distress Signal: for each cell the helicopter may stand on, the cells that need a lit Flare.
struct Signal {
    std::string id;
    Difficulty difficulty = Difficulty::Hard;
    CellSet helicopterCells; ///< where the whole pattern is on the map
    std::array<CellSet, cellCount> flares{};
};

struct Layout {
    std::string id;
    std::array<std::optional<RowIndex>, cellCount> tiles; ///< open cells are dealt at random
};

struct Resource {
    std::string id;
    std::string name;
};

struct Constants {
    int graveyardCapacity = 7;
    int graveyardSampleBonus = 1;
    int handBase = 1;
    int handPerHero = 1;
    std::array<int, maxPlayers> actions{};
    std::array<int, maxPlayers> draws{};
    int rebuildMaxPerTile = 1;
    int drainHeals = 0;
    bool quakeSaveLethalOnly = false;
    int reactionLimit = 0;
    bool heldFlaresCount = true;
    bool chopperDestroysTile = true;
    int mapTokensPlaced = 4;
    std::array<int, tokenKindCount> tokens{};
    int bridges = 6;
    int vehicles = 2;
};

/// A pack of BUGOUT, compiled: what the rules read. Immutable, shared by threads.
struct Content {
    std::vector<Resource> resources;
    std::array<TileRules, tileTypeCount> tileRules{};
    std::vector<MapTile> tiles; ///< one for each cell
    std::array<BridgeRules, bridgeKindCount> bridges{};
    std::vector<VehicleRules> vehicles;
    std::array<ActionKind, actionCount> actionKinds{};
    std::array<Cost, actionCount> actionCosts{}; ///< as printed, before modifiers
    std::uint32_t freeActions = 0;               ///< a bit for each action that uses no action of the turn
    std::vector<DrawCard> draw;
    std::vector<RainstormCard> rainstorm;
    std::vector<QuakeCard> quake;
    std::vector<TornadoCard> tornado;
    std::vector<LavaCard> lava;
    std::vector<EventCard> events;
    std::vector<ApocalypseCard> apocalypse;
    std::vector<Signal> signals;
    std::vector<Layout> layouts;
    Constants constants;
    EffectLibrary effects;
    RowIndex volcano = 0;                                ///< the row of `map` that is the Volcano
    std::array<RowIndex, maxResources> cardOfResource{}; ///< the row of `draw` that is this resource

    const TileRules &rules(TileType type) const { return tileRules[static_cast<std::size_t>(type)]; }
    ActionKind kindOf(Action action) const { return actionKinds[static_cast<std::size_t>(action)]; }
    const Cost &costOf(Action action) const { return actionCosts[static_cast<std::size_t>(action)]; }
    bool isFree(Action action) const { return (freeActions >> static_cast<unsigned>(action) & 1U) != 0; }
    /// The id of a card of a deck, by its row.
    const std::string &cardId(DeckName deck, RowIndex card) const;
};

/// Compiles a pack. Null when it cannot be played; the diagnostics then hold at least one error.
std::shared_ptr<const Content> compile(const ContentRows &rows, Diagnostics &diagnostics);

} // namespace cardquake::bugout
