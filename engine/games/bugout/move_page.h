// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/games/bugout/state.h"

#include <cstring>
#include <vector>

namespace cardquake::bugout {

/// Writes a move in two stores. Written field by field and then copied, it would make the processor wait for its bytes
/// to come together, which in the long lists of the Action Phase took longer than finding the moves.
inline void writeMove(Move &move, MoveKind kind, Survivor actor, std::uint8_t to = 0, std::uint8_t further = 0,
                      std::uint32_t payment = 0)
{
    static_assert(offsetof(Move, kind) == 0 && offsetof(Move, actor) == 1 && offsetof(Move, to) == 2 &&
                  offsetof(Move, payment) == sizeof(std::uint64_t));
    const auto inByte = [](auto value, unsigned byte) {
        constexpr bool isLittle = std::endian::native == std::endian::little;
        return static_cast<std::uint64_t>(value) << 8U * (isLittle ? byte : 7U - byte);
    };
    const std::uint64_t head = inByte(kind, 0) | inByte(actor, 1) | inByte(to, 2) | inByte(further, 3);
    std::memcpy(&move, &head, sizeof head);
    move.payment = payment;
}

/// Where moves are written before they go into a list, many at a time: adding to a vector asks for its room and loads
/// its ends for every single one.
class MovePage {
public:
    explicit MovePage(std::vector<Move> &moves)
        : m_moves(moves)
        , m_before(moves.size())
    {
    }
    MovePage(const MovePage &) = delete; // it knows where on itself to write
    MovePage &operator=(const MovePage &) = delete;

    void write(MoveKind kind, Survivor actor, std::uint8_t to, std::uint8_t further, std::uint32_t payment)
    {
        Move *const next = open(1);
        writeMove(*next, kind, actor, to, further, payment);
        close(next + 1);
    }
    void write(const Move &move)
    {
        Move *const next = open(1);
        *next = move;
        close(next + 1);
    }

    static constexpr std::size_t capacity = 128;

    /// Where to write up to so many moves; then tell where they end. Pre: not more than `capacity`.
    Move *open(std::size_t moves)
    {
        if (static_cast<std::size_t>(m_page.end() - m_next) < moves) [[unlikely]]
            handOver();
        return m_next;
    }
    void close(Move *end) { m_next = end; }

    /// Call it at the end; what is still on the page is lost otherwise.
    void handOver()
    {
        m_moves.insert(m_moves.end(), m_page.begin(), m_next);
        m_next = m_page.begin();
    }

    bool nothingWritten() const { return m_next == m_page.begin() && m_moves.size() == m_before; }

private:
    std::vector<Move> &m_moves;
    std::size_t m_before;
    std::array<Move, capacity> m_page;
    Move *m_next = m_page.begin();
};

/// Writes the steps of some people on foot to the neighbouring cells among those given: most moves of most games. All
/// four ways are written and only the right ones kept, because a branch would be guessed wrong about once for
/// everybody.
inline void writeSteps(MovePage &page, const State &state, MoveKind kind, CellSet entered, SurvivorSet who)
{
    constexpr std::array<int, directionCount> ways = {-columnCount, -1, 1, columnCount}; // in reading order
    static_assert(survivorCount * ways.size() <= MovePage::capacity);
    Move *next = page.open(static_cast<std::size_t>(who.size()) * ways.size());
    for (const Survivor actor : who) {
        const Cell from = state.survivors[indexOf(actor)].cell();
        const CellSet targets = neighbours[indexOf(from)] & entered; // what lies off the map is not among them
        for (const int way : ways) {
            const auto cell = static_cast<unsigned>(static_cast<int>(from) + way) % 64U;
            writeMove(*next, kind, actor, static_cast<std::uint8_t>(cell));
            next += targets.bits() >> cell & 1U; // otherwise the next one is written over it
        }
    }
    page.close(next);
}

} // namespace cardquake::bugout
