// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "data/catalog/fault.h"
#include "engine/core/json.h"

#include <optional>
#include <vector>

namespace cardquake {

/// A std::regex recurses once a character and overflows the stack on a long text, so no pattern meets a longer one.
constexpr std::size_t longestPatternText = 1000;
/// Finding a repeated entry takes the square of the length of a list.
constexpr std::size_t mostEntries = 400;
constexpr int deepestNesting = 60;

/// A row in which nothing can hurt a recursive or quadratic check. What was too big is cut, and told by a fault with
/// its true size; whether that size is a mistake depends on the field. An ordinary row is not even copied.
class TamedRow {
public:
    explicit TamedRow(const Json &fields);

    const Json &fields() const { return m_copy ? *m_copy : m_original; }
    const std::vector<Fault> &faults() const { return m_faults; }

private:
    const Json &m_original;
    std::optional<Json> m_copy;
    std::vector<Fault> m_faults;
};

/// Characters, not bytes.
std::size_t lengthOf(std::string_view text);

} // namespace cardquake
