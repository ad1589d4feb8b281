// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <iterator>
#include <optional>
#include <string>
#include <string_view>

namespace cardquake::bugout {

// columns A-F run west to east, rows 1-6 north to south.
constexpr int columnCount = 6;
constexpr int rowCount = 6;
constexpr std::size_t cellCount = columnCount * rowCount;

/// One of the 36 places of the valley, numbered in reading order: A1 is 0, B1 is 1, F6 is 35.
enum class Cell : std::uint8_t {};

constexpr std::size_t indexOf(Cell cell)
{
    return static_cast<std::size_t>(cell);
}

constexpr Cell cellAt(int column, int row)
{
    return static_cast<Cell>(row * columnCount + column);
}

constexpr int columnOf(Cell cell)
{
    return static_cast<int>(cell) % columnCount;
}

constexpr int rowOf(Cell cell)
{
    return static_cast<int>(cell) / columnCount;
}

/// Steps between two cells, going n, e, s and w only.
constexpr int stepsBetween(Cell a, Cell b)
{
    const int columns = columnOf(a) - columnOf(b);
    const int rows = rowOf(a) - rowOf(b);
    return (columns < 0 ? -columns : columns) + (rows < 0 ? -rows : rows);
}

/// Clockwise, so that a quarter turn is plus or minus one.
enum class Direction : std::uint8_t { North, East, South, West };
constexpr std::size_t directionCount = 4;
constexpr std::array<Direction, directionCount> allDirections = {Direction::North, Direction::East, Direction::South,
                                                                 Direction::West};

constexpr Direction turned(Direction direction, int quarterTurnsClockwise)
{
    return static_cast<Direction>((static_cast<int>(direction) + quarterTurnsClockwise + 4) % 4);
}

/// The next cell in a direction; nothing when that is off the map.
constexpr std::optional<Cell> neighbour(Cell cell, Direction direction)
{
    const int column = columnOf(cell) + (direction == Direction::East) - (direction == Direction::West);
    const int row = rowOf(cell) + (direction == Direction::South) - (direction == Direction::North);
    if (column < 0 || column >= columnCount || row < 0 || row >= rowCount)
        return std::nullopt;
    return cellAt(column, row);
}

/// A set of things with small numbers in one machine word; walks them in ascending order.
template <class T, class Word>
class BitSet {
public:
    class Iterator {
    public:
        using value_type = T;
        using difference_type = std::ptrdiff_t;
        using iterator_category = std::input_iterator_tag;
        using pointer = const T *;
        using reference = T;

        constexpr Iterator() = default;
        constexpr explicit Iterator(Word bits)
            : m_bits(bits)
        {
        }
        constexpr T operator*() const { return static_cast<T>(std::countr_zero(m_bits)); }
        constexpr Iterator &operator++()
        {
            m_bits = static_cast<Word>(m_bits & (m_bits - 1));
            return *this;
        }
        constexpr Iterator operator++(int)
        {
            const Iterator before = *this;
            ++*this;
            return before;
        }
        constexpr bool operator==(const Iterator &) const = default;

    private:
        Word m_bits = 0;
    };

    constexpr BitSet() = default;
    constexpr explicit BitSet(Word bits)
        : m_bits(bits)
    {
    }
    static constexpr BitSet of(T item) { return BitSet(bit(item)); }

    constexpr Word bits() const { return m_bits; }
    constexpr bool empty() const { return m_bits == 0; }
    constexpr int size() const { return std::popcount(m_bits); }
    constexpr bool has(T item) const { return (m_bits & bit(item)) != 0; }
    constexpr T first() const { return static_cast<T>(std::countr_zero(m_bits)); } ///< pre: not empty
    constexpr void add(T item) { m_bits |= bit(item); }
    constexpr void remove(T item) { m_bits &= static_cast<Word>(~bit(item)); }
    constexpr void set(T item, bool isIn)
    {
        remove(item);
        m_bits |= static_cast<Word>(Word{isIn} << static_cast<unsigned>(item)); // without a branch: nobody can guess it
    }

    constexpr BitSet operator&(BitSet other) const { return BitSet(m_bits & other.m_bits); }
    constexpr BitSet operator|(BitSet other) const { return BitSet(m_bits | other.m_bits); }
    constexpr BitSet without(BitSet other) const { return BitSet(static_cast<Word>(m_bits & ~other.m_bits)); }
    constexpr BitSet &operator&=(BitSet other) { return *this = *this & other; }
    constexpr BitSet &operator|=(BitSet other) { return *this = *this | other; }
    constexpr bool operator==(const BitSet &) const = default;

    constexpr Iterator begin() const { return Iterator(m_bits); }
    constexpr Iterator end() const { return Iterator(); }

private:
    static constexpr Word bit(T item) { return static_cast<Word>(Word{1} << static_cast<unsigned>(item)); }

    Word m_bits = 0;
};

using CellSet = BitSet<Cell, std::uint64_t>;

constexpr CellSet allCells{(std::uint64_t{1} << cellCount) - 1};

constexpr CellSet neighboursOf(Cell cell)
{
    CellSet set;
    for (const Direction direction : allDirections)
        if (const std::optional<Cell> next = neighbour(cell, direction))
            set.add(*next);
    return set;
}

/// The cells next to a cell, looked up.
inline constexpr std::array<CellSet, cellCount> neighbours = [] {
    std::array<CellSet, cellCount> table{};
    for (const Cell cell : allCells)
        table[indexOf(cell)] = neighboursOf(cell);
    return table;
}();

/// The cells next to any of these.
constexpr CellSet nextTo(CellSet cells)
{
    constexpr std::uint64_t firstColumn = 0b000001'000001'000001'000001'000001'000001U;
    constexpr std::uint64_t lastColumn = firstColumn << (columnCount - 1);
    const std::uint64_t bits = cells.bits();
    return CellSet(bits << columnCount | bits >> columnCount | (bits & ~lastColumn) << 1U |
                   (bits & ~firstColumn) >> 1U) &
           allCells;
}

/// The rim of the valley.
inline constexpr CellSet edgeCells = [] {
    CellSet set;
    for (const Cell cell : allCells)
        if (neighboursOf(cell).size() < 4)
            set.add(cell);
    return set;
}();

/// All cells after this one in reading order.
constexpr CellSet cellsAfter(Cell cell)
{
    return CellSet(allCells.bits() & ~((std::uint64_t{2} << indexOf(cell)) - 1));
}

std::string toText(Cell cell);
std::optional<Cell> cellFromText(std::string_view text);

std::string_view toText(Direction direction); ///< `n`, `e`, `s`, `w`
std::optional<Direction> directionFromText(std::string_view text);

} // namespace cardquake::bugout
