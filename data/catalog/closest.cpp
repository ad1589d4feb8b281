// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "data/catalog/closest.h"

#include <algorithm>
#include <utility>
#include <vector>

namespace cardquake {
namespace {

// Nobody mistypes one long text for another; comparing them would only cost time.
constexpr std::size_t longestWord = 64;

char lower(char c)
{
    return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
}

bool same(char a, char b)
{
    return lower(a) == lower(b);
}

/// Insertions, deletions, replacements and swaps of neighbours that turn one word into the other.
std::size_t mistakes(std::string_view a, std::string_view b)
{
    std::vector<std::size_t> beforeLast, last(b.size() + 1), row(b.size() + 1);
    for (std::size_t j = 0; j <= b.size(); ++j)
        row[j] = j;
    for (std::size_t i = 1; i <= a.size(); ++i) {
        beforeLast = std::exchange(last, row);
        row[0] = i;
        for (std::size_t j = 1; j <= b.size(); ++j) {
            const std::size_t replaced = last[j - 1] + (same(a[i - 1], b[j - 1]) ? 0 : 1);
            row[j] = std::min({last[j] + 1, row[j - 1] + 1, replaced});
            if (i > 1 && j > 1 && same(a[i - 1], b[j - 2]) && same(a[i - 2], b[j - 1]))
                row[j] = std::min(row[j], beforeLast[j - 2] + 1);
        }
    }
    return row[b.size()];
}

} // namespace

const std::string *closest(std::string_view word, std::span<const std::string> candidates)
{
    const std::string *best = nullptr;
    std::size_t fewest = std::clamp<std::size_t>(word.size() / 3, 1, 3) + 1;
    if (word.empty() || word.size() > longestWord)
        return nullptr;
    for (const std::string &candidate : candidates) {
        if (candidate.size() > longestWord || candidate == word)
            continue;
        // A word of one or two letters would be near to everything of its length.
        const std::size_t count = mistakes(word, candidate);
        if (count < fewest && count < std::min(word.size(), candidate.size())) {
            fewest = count;
            best = &candidate;
        }
    }
    return best;
}

std::string didYouMean(std::string_view word, std::span<const std::string> candidates)
{
    const std::string *meant = closest(word, candidates);
    return meant ? "Did you mean \"" + *meant + "\"?" : std::string();
}

} // namespace cardquake
