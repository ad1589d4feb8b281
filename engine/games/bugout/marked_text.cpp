// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/bugout/marked_text.h"

#include <algorithm>

namespace cardquake::bugout {

std::string iconMark(std::string_view icon)
{
    return icon.empty() ? std::string() : marks::iconBegin + std::string(icon) + marks::iconEnd;
}

std::string plainText(std::string_view marked)
{
    std::string words;
    for (const TextRun &run : textRuns(marked))
        words += run.text;
    return words;
}

std::vector<TextRun> textRuns(std::string_view marked)
{
    std::vector<TextRun> runs;
    TextRun run;
    int depth = 0; // a stressed noun can stand in a stressed sentence
    const auto finish = [&] {
        if (!run.text.empty())
            runs.push_back(run);
        run = {{}, {}, depth > 0};
    };
    for (std::size_t i = 0; i < marked.size(); ++i) {
        const char c = marked[i];
        if (c == marks::stressBegin || c == marks::stressEnd) {
            depth += c == marks::stressBegin ? 1 : -1;
            if ((depth > 0) != run.isStressed)
                finish();
        } else if (c == marks::iconBegin) {
            finish();
            const std::size_t end = std::min(marked.find(marks::iconEnd, i), marked.size());
            runs.push_back({{}, std::string(marked.substr(i + 1, end - i - 1)), depth > 0});
            i = end;
        } else if (c != marks::iconEnd) {
            run.text += c;
        }
    }
    finish();
    return runs;
}

std::size_t firstLetter(std::string_view marked)
{
    for (std::size_t i = 0; i < marked.size(); ++i) {
        if (marked[i] == marks::iconBegin)
            i = std::min(marked.find(marks::iconEnd, i), marked.size());
        else if (marked[i] != marks::stressBegin && marked[i] != marks::stressEnd)
            return i;
    }
    return marked.size();
}

} // namespace cardquake::bugout
