// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/json.h"

#include <cstdint>
#include <string>
#include <vector>

namespace cardquake {

/// A place at the table, counted from 0 in seating order. What it is called ("p1", "red") the game knows.
enum class Seat : std::uint8_t {};

constexpr std::size_t indexOf(Seat seat)
{
    return static_cast<std::size_t>(seat);
}

/// The seats that have a decision to make now. Usually one; several in a game played in real time.
class SeatSet {
public:
    constexpr SeatSet() = default;
    constexpr explicit SeatSet(Seat only) { add(only); }

    constexpr void add(Seat seat) { m_bits |= bit(seat); }
    constexpr bool has(Seat seat) const { return (m_bits & bit(seat)) != 0; }
    constexpr bool empty() const { return m_bits == 0; }

    constexpr bool operator==(const SeatSet &) const = default;

private:
    static constexpr std::uint32_t bit(Seat seat) { return std::uint32_t{1} << indexOf(seat); }

    std::uint32_t m_bits = 0;
};

struct VariantInfo {
    std::string id;
    std::string name;
    std::string description; ///< one line: what changes

    bool operator==(const VariantInfo &) const = default;
};

/// What a game says of itself before it is played.
struct GameInfo {
    std::string id;
    std::string name;
    int minPlayers = 1;
    int maxPlayers = 1;
    std::vector<VariantInfo> variants;

    bool operator==(const GameInfo &) const = default;
};

Json toJson(const GameInfo &info);

} // namespace cardquake
