// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/games/bugout/pieces.h"

#include <array>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace cardquake::bugout {

// The vocabulary of executable cards (section 8), compiled: names are resolved, selectors are masks. Trees are stored
// in vectors of the content and refer to each other by number, so that a frame of the running game can point into them.

using ListIndex = std::uint16_t;
using SelectorIndex = std::uint16_t;
using ConditionIndex = std::uint16_t;
constexpr std::uint16_t none = 0xFFFF;

enum class Verb : std::uint8_t {
    ChooseOne,
    If,
    May,
    Repeat,
    Let,
    Keep,
    Draw,
    Disaster,
    Gain,
    Lose,
    EndDisaster,
    Scout,
    ExtraActions,
    SkipTurn,
    MoveSurvivor,
    Kill,
    Rescue,
    Chopper,
    Damage,
    Repair,
    Flood,
    Drain,
    Destroy,
    MoveToken,
    DestroyToken,
    Light,
    Reinforce,
    Rebuild,
    PlaceBridge,
    PlaceVehicle
};

/// A question to the position that may be left open.
enum class Wanted : std::uint8_t { Either, Yes, No };

enum class Occupied : std::uint8_t { Either, Any, None, Active, Civilian };
enum class TornadoThere : std::uint8_t { Either, Active, Inert, None };

constexpr std::uint16_t anyType = 0xFFFF;

/// Tile selector T of section 8.2: all keys must hold.
struct TileSelector {
    CellSet cells = allCells; ///< `cells`, `region`, `edge`
    std::uint16_t types = anyType;
    std::uint64_t tiles = ~std::uint64_t{0}; ///< rows of `map` whose front is the surface
    bool needsTile = false;
    Occupied occupied = Occupied::Either;
    std::uint8_t minSurvivors = 0;
    std::optional<TokenKind> token;
    Wanted damaged = Wanted::Either;
    Wanted damageable = Wanted::Either;
    Wanted walkable = Wanted::Either;
    TornadoThere tornado = TornadoThere::Either;
    Wanted extraction = Wanted::Either;
    std::optional<std::uint8_t> ref;
    SelectorIndex adjacent = none;
};

enum class Place : std::uint8_t { Map, Safe, Graveyard };
enum class Who : std::uint8_t { Any, Active, Controlled, Civilian, Hero };

/// `holding`: a kind, `any` or `none`.
struct Holding {
    enum class What : std::uint8_t { Either, Nothing, Anything, Kind } what = What::Either;
    TokenKind kind = TokenKind::Landmark;
};

/// Survivor selector S.
struct SurvivorSelector {
    Who who = Who::Any;
    SelectorIndex on = none;
    Holding holding;
    Wanted vehicle = Wanted::Either;
    Place in = Place::Map;
};

/// Token selector K.
struct TokenSelector {
    TokenSet kinds{~std::uint64_t{0}};
    Wanted lit = Wanted::Either;
    Wanted reinforced = Wanted::Either;
    Wanted held = Wanted::Either;
    SelectorIndex on = none;
    Place in = Place::Map;
};

enum class TargetKind : std::uint8_t { Tiles, Survivors, Tokens };
enum class PickMode : std::uint8_t { Count, All, Random };

struct Target {
    TargetKind kind = TargetKind::Tiles;
    SelectorIndex selector = none;
    PickMode mode = PickMode::Count;
    std::uint8_t count = 1;
    bool optional = false;
};

enum class PlayerWord : std::uint8_t { Active, Next, All, Others };
enum class DeckName : std::uint8_t { Draw, Rainstorm, Quake, Tornado, Lava, Event, Apocalypse };
constexpr std::size_t deckCount = 7;
constexpr std::array<std::string_view, deckCount> deckNames = {"draw", "rainstorm", "quake",     "tornado",
                                                               "lava", "event",     "apocalypse"};
enum class DisasterKind : std::uint8_t { Seismic, Tornado, Eruption, Any };
enum class ResourceChoice : std::uint8_t { Fixed, Choose, All };

struct Effect {
    Verb verb = Verb::If;
    std::uint8_t n = 1;
    std::vector<ListIndex> lists; ///< options; then and else; the inner effects
    std::vector<std::string> labels;
    ConditionIndex condition = none;
    Target target;
    SelectorIndex to = none;
    PlayerWord who = PlayerWord::Active;
    ResourceChoice resourceChoice = ResourceChoice::Fixed;
    ResourceIndex resource = 0;
    DeckName deck = DeckName::Draw;
    DisasterKind disaster = DisasterKind::Any;
    Cause cause = Cause::Card;
    std::optional<Cause> save; ///< the reaction that may prevent the damage
    BridgeKind bridge = BridgeKind::Sturdy;
    RowIndex vehicle = 0;
    std::uint8_t name = 0; ///< `let`: which ref; `keep`: which form
};

enum class CountOf : std::uint8_t { Tiles, Survivors, Tokens, Resources, Disasters, Graveyard, Deck };
enum class Comparison : std::uint8_t { AtLeast, AtMost, Equal, More, Less };

struct Condition {
    enum class Form : std::uint8_t { Count, Not, All, Any } form = Form::Count;
    std::vector<ConditionIndex> parts;
    CountOf what = CountOf::Tiles;
    SelectorIndex selector = none;
    PlayerWord players = PlayerWord::Active;
    DisasterKind disaster = DisasterKind::Any;
    DeckName deck = DeckName::Draw;
    Comparison comparison = Comparison::AtLeast;
    int n = 0;
};

/// A cost as the tables write it: so many of each resource, and so many of the player's choice.
struct Cost {
    std::array<std::int8_t, maxResources> of{};
    std::int8_t any = 0;

    bool operator==(const Cost &) const = default;
};

struct Modifier {
    enum class Kind : std::uint8_t { Cost, Forbid, Actions, Draws, HandLimit, Immune, ExtraDamage } kind = Kind::Cost;
    std::uint32_t actions = 0; ///< which actions a `cost` or `forbid` touches
    std::optional<Cost> set;
    Cost add;
    int amount = 0;
    SelectorIndex tiles = none;
    std::uint8_t causes = 0;
};

enum class DiscardMode : std::uint8_t { None, Free, Action };

constexpr std::uint8_t noForm = 0xFF; ///< `keep` in a form that the card does not have: nothing happens

/// One form of a kept event (section 8.3).
struct HandForm {
    std::string name;
    std::vector<Modifier> passive;
    std::uint8_t passiveKinds = 0; ///< a bit for each Modifier::Kind among them: most questions are answered by it
    bool forAll = false;
    DiscardMode discard = DiscardMode::None;
    ConditionIndex until = none;
    std::uint8_t turns = 0;
    ListIndex onDiscard = none;
    std::string discardText; ///< what discarding it does, in words
};

/// Every compiled tree of a pack.
struct EffectLibrary {
    std::vector<std::vector<Effect>> lists;
    std::vector<TileSelector> tileSelectors;
    std::vector<SurvivorSelector> survivorSelectors;
    std::vector<TokenSelector> tokenSelectors;
    std::vector<Condition> conditions;
};

} // namespace cardquake::bugout
