// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/rng.h"
#include "engine/games/bugout/pieces.h"

#include <array>
#include <cassert>

namespace cardquake::bugout {

/// A deck and its discard pile. Together they never hold more cards than the deck has, so both live in one array: the
/// deck grows from the front (its top is its last card), the discards from the back. Unused places stay zero.
template <std::size_t Capacity>
class Pile {
    static_assert(Capacity < 256);

public:
    static constexpr std::size_t capacity() { return Capacity; }

    std::size_t deckSize() const { return m_deck; }
    std::size_t discardSize() const { return m_discards; }
    bool deckEmpty() const { return m_deck == 0; }
    bool full() const { return std::size_t{m_deck} + m_discards == Capacity; }

    RowIndex fromTop(std::size_t i) const { return m_cards[m_deck - 1U - i]; } ///< of the deck; 0 is the top
    RowIndex discardFromTop(std::size_t i) const { return m_cards[Capacity - m_discards + i]; }

    RowIndex draw()
    {
        assert(m_deck > 0);
        const RowIndex card = m_cards[--m_deck];
        m_cards[m_deck] = 0;
        return card;
    }

    void putOnTop(RowIndex card)
    {
        assert(!full());
        m_cards[m_deck++] = card;
    }

    void discard(RowIndex card)
    {
        assert(!full());
        m_cards[Capacity - ++m_discards] = card;
    }

    /// Takes a card out of the deck or the discards; the others close up.
    RowIndex takeFromTop(std::size_t i)
    {
        const RowIndex card = fromTop(i);
        for (std::size_t at = m_deck - 1U - i; at + 1U < m_deck; ++at)
            m_cards[at] = m_cards[at + 1];
        m_cards[--m_deck] = 0;
        return card;
    }

    RowIndex takeDiscard(std::size_t i)
    {
        const RowIndex card = discardFromTop(i);
        for (std::size_t at = Capacity - m_discards + i; at > Capacity - m_discards; --at)
            m_cards[at] = m_cards[at - 1];
        m_cards[Capacity - m_discards--] = 0;
        return card;
    }

    void putAtBottom(RowIndex card)
    {
        assert(!full());
        for (std::size_t at = m_deck++; at > 0; --at)
            m_cards[at] = m_cards[at - 1];
        m_cards[0] = card;
    }

    /// Shuffles the deck, but for the cards that stay on top.
    void shuffleDeck(Rng &rng, std::size_t keptOnTop = 0)
    {
        rng.shuffle(std::span<RowIndex>(m_cards.data(), m_deck - keptOnTop));
    }

    /// The discards become the deck's new cards.
    void reshuffleDiscards(Rng &rng)
    {
        while (m_discards > 0)
            putOnTop(takeDiscard(0));
        shuffleDeck(rng);
    }

    void clearDeck()
    {
        while (m_deck > 0)
            draw();
    }

    void clearDiscards()
    {
        while (m_discards > 0)
            takeDiscard(0);
    }

    bool operator==(const Pile &) const = default;

private:
    std::array<RowIndex, Capacity> m_cards{};
    std::uint8_t m_deck = 0;
    std::uint8_t m_discards = 0;
};

} // namespace cardquake::bugout
