// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/games/bugout/play.h"
#include "engine/games/bugout/selectors.h"

namespace cardquake::bugout {

// How the rules are carried out. A step that has to wait, for a choice or for another step, leaves a frame on the
// state's stack that says what remains; `run` works on the topmost frame until somebody is asked or the game is over.
// A step that needs another one first pushes its frame and comes back when that is popped. So a position can be copied,
// saved and continued at any decision, in the middle of an event inside a rainstorm.

enum class FrameKind : std::uint8_t {
    // The turn (turn.cpp)
    Turn,          ///< a: TurnStep
    PlaceFreely,   ///< a: whose turn to place; asks
    ActionPhase,   ///< asks
    VehicleSeats,  ///< a: vehicle; asks
    DisasterPhase, ///< a: player, x: last serial handled, y: first serial that came too late
    EventTimers,   ///< as DisasterPhase
    DrawCards,     ///< a: player, b: cards still to draw, or drawPhase: as `draws_left` says
    DrawnCard,     ///< a: 0 being resolved, 1 checkpoint done
    // The checkpoint (checkpoint.cpp)
    Checkpoint, ///< a: stage, b: players done, c: something changed, x: last serial looked at
    Discard,    ///< a: player; asks
    // Disasters (strike.cpp, tornado.cpp, lava.cpp)
    Strikes,       ///< a: Cause, set: cells still to strike
    Strike,        ///< a: cell, b: Cause, c: reaction or noReaction, x: points, y: players passed over; may ask
    TornadoSave,   ///< a: cell, y: players passed over; may ask
    Throw,         ///< a: where to, set: the thrown; may ask whom there is no room for
    EruptionDrawn, ///< a: player, b: card
    TornadoRound,  ///< a: next Tornado token
    LavaRound,     ///< a: first player, b: players done, x: last serial handled, y: first serial that came too late
    // Cards (effects.cpp)
    Card,        ///< a: user, b: card, c: CardSource and kept; set: refs
    Effects,     ///< a: frame of the card, x: list, y: next effect
    Repeat,      ///< a: frame of the card, b: times left, x: list
    ChooseOne,   ///< a, x, y: see EffectFrame; asks
    May,         ///< asks
    Pick,        ///< b: picks left; set: taken already, or still to be handled (all, random); may ask
    MoveTo,      ///< b: Survivor or token to move; asks where to
    Gain,        ///< b: cards left for this player, c: players done; may ask
    Lose,        ///< as Gain
    EndDisaster, ///< b: cards left; may ask
    Scout,       ///< b: cards still on top; asks
    ChopperTile, ///< asks
    ChopperSeats ///< b: cell, set: who flies; asks
};

enum class TurnStep : std::uint8_t { Begin, Started, AfterActions, Disasters, Timers, Draws, Next };
enum class CardSource : std::uint8_t { Event, Apocalypse, Discarded };

constexpr std::uint8_t drawPhase = 0xFF;
constexpr std::uint8_t noReaction = 0xFF;
constexpr std::uint8_t keptFlag = 0x80; ///< in `c` of a Card frame

/// Works on the stack until a player is asked or the game is over.
void run(const Play &play);

/// Carries out a legal move at the present decision, then runs on.
void answer(const Play &play, const Move &move);

inline Frame &top(State &state)
{
    return state.stack.back();
}

inline const Frame &top(const State &state)
{
    return state.stack.back();
}

inline FrameKind kindOf(const Frame &frame)
{
    return static_cast<FrameKind>(frame.kind);
}

inline Frame &push(State &state, FrameKind kind)
{
    state.stack.push({static_cast<std::uint8_t>(kind), 0, 0, 0, 0, 0, 0});
    return state.stack.back();
}

// Each theme gives its steps: work on the top frame; true when somebody is asked now.
bool stepTurn(const Play &play);
bool stepCheckpoint(const Play &play);
bool stepDisaster(const Play &play);
bool stepCard(const Play &play);

// And what an answer does.
void answerAction(const Play &play, const Move &move);   ///< actions.cpp
void answerInTurn(const Play &play, const Move &move);   ///< place, seats, discard
void answerDisaster(const Play &play, const Move &move); ///< react, excess
void answerCard(const Play &play, const Move &move);     ///< choices of cards

// --- what the themes ask of each other
// --------------------------------------------------------------------------------

/// runs before whatever is on the stack goes on; pushes nothing when there is nothing to do.
void checkpoint(const Play &play);
/// The same, judged when the frames pushed after it are done.
void pushCheckpoint(const Play &play);

void resetReactions(const Play &play);

/// Resolves a Rainstorm card, a Quake card (0: no Seismic card to be stopped).
void resolveRainstorm(const Play &play);
void resolveQuake(const Play &play, std::uint16_t seismicSerial);

void wakeTornado(const Play &play, Player player, RowIndex card);   ///< R-7.4
void moveWarnedTornado(const Play &play, std::size_t heldIndex);    ///< R-8.5
void eruptionDrawn(const Play &play, Player player, RowIndex card); ///< R-7.5
void addLava(const Play &play, std::size_t heldIndex);              ///< R-9.2
void setTornadoAside(const Play &play, Tornado tornado);

void holdDisaster(const Play &play, Player player, RowIndex card);
std::optional<std::size_t> findDisaster(const State &state, std::uint16_t serial);
/// The first disaster card of a player with a serial after `after` and before `before`.
std::optional<std::size_t> nextDisaster(const State &state, Player player, std::uint16_t after, std::uint16_t before);

void drawEvent(const Play &play, Player player); ///< R-10.1
void resolveApocalypseCard(const Play &play, Player player, RowIndex card);
/// The event leaves its owner's hand; its discard effect happens.
void discardEvent(const Play &play, std::size_t index);

/// A player eligible for a reaction on a cell, at or after `passed` places from the active one.
std::optional<std::uint8_t> nextToReact(const Play &play, Cell cell, Action reaction, unsigned passed);
inline Player playerAt(const State &state, unsigned placesFromActive)
{
    return static_cast<Player>((state.turn.player + placesFromActive) % state.options.players);
}

} // namespace cardquake::bugout
