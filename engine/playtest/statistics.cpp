// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/playtest/statistics.h"

#include <algorithm>
#include <cmath>

namespace cardquake {

Share wilson(std::uint64_t hits, std::uint64_t games)
{
    if (games == 0)
        return {};
    constexpr double z = 1.959963984540054; // 95 %
    const auto n = static_cast<double>(games);
    const double share = static_cast<double>(hits) / n;
    const double divisor = 1 + z * z / n;
    const double middle = (share + z * z / (2 * n)) / divisor;
    const double half = z * std::sqrt(share * (1 - share) / n + z * z / (4 * n * n)) / divisor;
    return {share, std::max(0.0, middle - half), std::min(1.0, middle + half)};
}

void Distribution::add(std::size_t value, std::uint64_t times)
{
    if (times == 0)
        return;
    if (value >= m_counts.size())
        m_counts.resize(value + 1);
    m_counts[value] += times;
}

void Distribution::join(const Distribution &other)
{
    for (std::size_t value = 0; value < other.m_counts.size(); ++value)
        add(value, other.m_counts[value]);
}

std::uint64_t Distribution::count() const
{
    std::uint64_t sum = 0;
    for (const std::uint64_t times : m_counts)
        sum += times;
    return sum;
}

double Distribution::mean() const
{
    double sum = 0;
    for (std::size_t value = 0; value < m_counts.size(); ++value)
        sum += static_cast<double>(value) * static_cast<double>(m_counts[value]);
    const std::uint64_t all = count();
    return all == 0 ? 0 : sum / static_cast<double>(all);
}

std::size_t Distribution::quantile(double share) const
{
    const double wanted = share * static_cast<double>(count());
    double passed = 0;
    for (std::size_t value = 0; value < m_counts.size(); ++value) {
        passed += static_cast<double>(m_counts[value]);
        if (passed > 0 && passed >= wanted)
            return value;
    }
    return 0;
}

Json toJson(const Distribution &distribution)
{
    return {{"mean", distribution.mean()},
            {"median", distribution.quantile(0.5)},
            {"p10", distribution.quantile(0.1)},
            {"p90", distribution.quantile(0.9)},
            {"counts", distribution.counts()}};
}

Result<Distribution> distributionFromJson(const Json &json)
{
    Distribution distribution;
    const Json counts = json.is_object() ? json.value("counts", Json()) : Json();
    if (!counts.is_array())
        return failure("bad-report", "A distribution needs its list \"counts\".");
    for (std::size_t value = 0; value < counts.size(); ++value) {
        if (!counts[value].is_number_unsigned())
            return failure("bad-report", "A count must be a whole number, not " + excerpt(counts[value]) + ".");
        distribution.add(value, counts[value].get<std::uint64_t>());
    }
    return distribution;
}

} // namespace cardquake
