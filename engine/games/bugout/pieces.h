// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/games/bugout/cells.h"
#include "engine/games/bugout/limits.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace cardquake::bugout {

/// The types that a surface can have, in the order of the table `tile_type`.
enum class TileType : std::uint8_t { Urban, Landmark, Terrain, HighGround, Flooded, Lava, Empty, Sturdy, Rope };
constexpr std::size_t tileTypeCount = 9;
constexpr std::array<std::string_view, tileTypeCount> tileTypeNames = {
    "urban", "landmark", "terrain", "high-ground", "flooded", "lava", "empty", "sturdy", "rope"};

enum class Category : std::uint8_t { Structure, Nature, Destroyed };

enum class Colour : std::uint8_t { Red, Blue, Yellow, Green };
constexpr std::size_t colourCount = 4;
constexpr std::array<std::string_view, colourCount> colourNames = {"red", "blue", "yellow", "green"};

/// R1-R6, U1-U6, Y1-Y6, G1-G6: the survivor order of the rules is the order of the numbers.
enum class Survivor : std::uint8_t {};
constexpr std::size_t survivorsPerColour = 6;
constexpr std::size_t survivorCount = survivorsPerColour * colourCount;
using SurvivorSet = BitSet<Survivor, std::uint32_t>;
constexpr SurvivorSet allSurvivors{(1U << survivorCount) - 1U};

constexpr std::size_t indexOf(Survivor survivor)
{
    return static_cast<std::size_t>(survivor);
}

constexpr Colour colourOf(Survivor survivor)
{
    return static_cast<Colour>(indexOf(survivor) / survivorsPerColour);
}

constexpr SurvivorSet survivorsOf(Colour colour)
{
    constexpr std::uint32_t six = (1U << survivorsPerColour) - 1U;
    return SurvivorSet(six << (survivorsPerColour * static_cast<std::size_t>(colour)));
}

std::string toText(Survivor survivor);
std::optional<Survivor> survivorFromText(std::string_view text);

/// In token order (section 8.2).
enum class TokenKind : std::uint8_t { Landmark, Sample, Map, Flare };
constexpr std::size_t tokenKindCount = 4;
constexpr std::array<std::string_view, tokenKindCount> tokenKindNames = {"landmark", "sample", "map", "flare"};

/// Landmarks, Samples, Maps, Flares, each by number: token order is the order of the numbers.
enum class Token : std::uint8_t {};
constexpr std::size_t tokenCount = tokenKindCount * maxTokensPerKind;
using TokenSet = BitSet<Token, std::uint64_t>;

constexpr std::size_t indexOf(Token token)
{
    return static_cast<std::size_t>(token);
}

constexpr Token tokenAt(TokenKind kind, std::size_t number)
{
    return static_cast<Token>(static_cast<std::size_t>(kind) * maxTokensPerKind + number);
}

constexpr TokenKind kindOf(Token token)
{
    return static_cast<TokenKind>(indexOf(token) / maxTokensPerKind);
}

constexpr TokenSet tokensOf(TokenKind kind)
{
    constexpr std::uint64_t all = (std::uint64_t{1} << maxTokensPerKind) - 1;
    return TokenSet(all << (maxTokensPerKind * static_cast<std::size_t>(kind)));
}

std::string toText(Token token); ///< `flare-2`
std::optional<Token> tokenFromText(std::string_view text);

enum class Vehicle : std::uint8_t {};

constexpr std::size_t indexOf(Vehicle vehicle)
{
    return static_cast<std::size_t>(vehicle);
}

std::string toText(Vehicle vehicle); ///< `v1`

/// The two Tornado tokens.
enum class Tornado : std::uint8_t { Field, Plain };
constexpr std::size_t tornadoCount = 2;
constexpr std::array<std::string_view, tornadoCount> tornadoNames = {"field", "plain"};

enum class BridgeKind : std::uint8_t { Sturdy, Rope };
constexpr std::size_t bridgeKindCount = 2;
constexpr std::array<std::string_view, bridgeKindCount> bridgeNames = {"sturdy", "rope"};

/// What a hit comes from; decides which reaction and which modifiers apply.
enum class Cause : std::uint8_t { Rain, Quake, Card };

/// A row of a table of the content, by its place in it.
using RowIndex = std::uint8_t;
using ResourceIndex = std::uint8_t;

} // namespace cardquake::bugout
