// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <span>
#include <type_traits>

namespace cardquake {

/// A list with a fixed capacity and no allocation, for use inside a game's state: copying a state is copying bytes.
/// Unused slots stay zero, so that equal lists are equal in memory.
template <class T, std::size_t Capacity>
class Bag {
    static_assert(std::is_trivially_copyable_v<T>);
    using Count =
        std::conditional_t<(Capacity <= std::numeric_limits<std::uint8_t>::max()), std::uint8_t, std::uint16_t>;
    static_assert(Capacity <= std::numeric_limits<std::uint16_t>::max());

public:
    static constexpr std::size_t capacity() { return Capacity; }

    std::size_t size() const { return m_count; }
    bool empty() const { return m_count == 0; }
    bool full() const { return m_count == Capacity; }

    T *begin() { return m_items.data(); }
    T *end() { return m_items.data() + m_count; }
    const T *begin() const { return m_items.data(); }
    const T *end() const { return m_items.data() + m_count; }
    std::span<T> items() { return {begin(), m_count}; }
    std::span<const T> items() const { return {begin(), m_count}; }

    T &operator[](std::size_t index) { return m_items[index]; }
    const T &operator[](std::size_t index) const { return m_items[index]; }
    T &back() { return m_items[m_count - 1U]; }
    const T &back() const { return m_items[m_count - 1U]; }

    void push(const T &item)
    {
        assert(!full());
        m_items[m_count++] = item;
    }

    T pop()
    {
        assert(!empty());
        const T item = back();
        m_items[--m_count] = T{};
        return item;
    }

    /// Takes one item out; those behind it move up.
    void removeAt(std::size_t index)
    {
        assert(index < m_count);
        for (std::size_t i = index + 1; i < m_count; ++i)
            m_items[i - 1] = m_items[i];
        m_items[--m_count] = T{};
    }

    void clear() { *this = {}; }

    bool operator==(const Bag &) const = default;

private:
    std::array<T, Capacity> m_items{};
    Count m_count = 0;
};

} // namespace cardquake
