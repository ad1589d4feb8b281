// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/json.h"

#include <cstdint>
#include <string>
#include <vector>

namespace cardquake {

/// A share with its 95 % confidence interval.
struct Share {
    double value = 0;
    double low = 0;
    double high = 1;
};

/// Wilson's score interval: honest also for few games and for shares near 0 and 1.
Share wilson(std::uint64_t hits, std::uint64_t games);

/// How often each whole number came up. Kept whole, so that distributions join exactly in any order.
class Distribution {
public:
    void add(std::size_t value, std::uint64_t times = 1);
    void join(const Distribution &other);

    std::uint64_t count() const;
    double mean() const;
    std::size_t quantile(double share) const; ///< the smallest value that at least this share does not exceed
    const std::vector<std::uint64_t> &counts() const { return m_counts; }

    bool operator==(const Distribution &) const = default;

private:
    std::vector<std::uint64_t> m_counts; ///< by value; the last one is not 0
};

Json toJson(const Distribution &distribution); ///< mean, median, p10, p90, counts
Result<Distribution> distributionFromJson(const Json &json);

} // namespace cardquake
