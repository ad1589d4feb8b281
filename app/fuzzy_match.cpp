// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/fuzzy_match.h"

#include <algorithm>
#include <vector>

namespace cardquake {
namespace {

constexpr int letter = 1;
constexpr int besideTheLast = 4;
constexpr int beginsAWord = 6;
constexpr int impossible = -1'000'000;

bool isWordStart(const QString &text, qsizetype at)
{
    return at == 0 || !text[at - 1].isLetterOrNumber();
}

} // namespace

std::optional<int> fuzzyScore(const QString &typed, const QString &text)
{
    const QString wanted = typed.simplified().remove(' ').toCaseFolded();
    const QString folded = text.toCaseFolded();
    if (wanted.isEmpty())
        return 0;

    // best[i]: the best score of the letters so far, with the last of them at i
    const auto length = std::size_t(folded.size());
    std::vector<int> best(length, impossible);
    for (qsizetype w = 0; w < wanted.size(); ++w) {
        std::vector<int> next(length, impossible);
        int bestBefore = w == 0 ? 0 : impossible;
        for (std::size_t i = 0; i < length; ++i) {
            if (folded[qsizetype(i)] == wanted[w]) {
                const int beside = w > 0 && i > 0 ? best[i - 1] + besideTheLast : impossible;
                next[i] = std::max(bestBefore, beside) + letter + (isWordStart(folded, qsizetype(i)) ? beginsAWord : 0);
            }
            if (w > 0)
                bestBefore = std::max(bestBefore, best[i]);
        }
        best = std::move(next);
    }
    const int score = best.empty() ? impossible : *std::ranges::max_element(best);
    return score > 0 ? std::optional(score) : std::nullopt;
}

} // namespace cardquake
