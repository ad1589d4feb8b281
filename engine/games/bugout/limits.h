// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>

namespace cardquake::bugout {

// What a state of fixed size can hold. A pack that needs more is refused with a diagnostic that names the limit.

constexpr std::size_t maxPlayers = 4;
constexpr std::size_t maxResources = 8;
constexpr std::size_t maxTokensPerKind = 12;
constexpr std::size_t maxVehicles = 4;
constexpr std::size_t maxBridges = 8;
constexpr std::size_t maxDriveSteps = 4;
constexpr std::size_t maxTrackLength = 4; ///< a tile has four edges

/// Lava is placed on a Bridge at most as often as there are Bridges, and once more beneath them.
constexpr std::size_t maxLayersPerCell = 2 * maxBridges + 1;

// Cards of a deck, copies counted, its discards and those in hands included.
constexpr std::size_t maxDrawCards = 240;
constexpr std::size_t maxRainstormCards = 120;
constexpr std::size_t maxQuakeCards = 60;
constexpr std::size_t maxTornadoCards = 60;
constexpr std::size_t maxLavaCards = 60;
constexpr std::size_t maxEventCards = 60;
constexpr std::size_t maxApocalypseCards = 60;

/// Disaster cards in all hands together.
constexpr std::size_t maxDisastersInHands = 40;

/// Steps of rules that wait for others to finish. Events that draw cards can nest.
constexpr std::size_t maxNesting = 64;

/// Events whose effects draw cards, which can be events that draw cards...
constexpr std::size_t maxEventsInEvents = 6;

constexpr std::size_t maxRefsPerCard = 4;   ///< names that `let` gives on one card
constexpr std::size_t maxFormsPerEvent = 4; ///< forms a kept event can have

// What a card may say. The kinds state the same limits in their words; a test compares them, number by number.
constexpr int maxTimes = 60;              ///< `n` of an effect, `pick`, `turns` of a form
constexpr int maxAmount = 20;             ///< of one resource in a cost, and `add` of a modifier, up or down
constexpr int maxCount = 500;             ///< what a condition compares with
constexpr std::size_t maxEffects = 40;    ///< in one list
constexpr std::size_t maxOptions = 20;    ///< of `choose-one`
constexpr std::size_t maxModifiers = 20;  ///< of a form
constexpr std::size_t maxConditions = 10; ///< in `all` or `any`
constexpr std::size_t maxSignalRows = 6;  ///< a pattern larger than the valley fits nowhere
constexpr int maxRuleFigure = 100;        ///< a constant that nothing else limits
constexpr int maxCopies = 255;
constexpr std::size_t maxVehicleKinds = 8;
constexpr std::size_t maxSignals = 200;

} // namespace cardquake::bugout
