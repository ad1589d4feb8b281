// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace cardquake::bugout {

// Texts of cards carry marks inside: what is printed bold, and which icons stand between the words. Marks are single
// control characters, which no content uses, so that the marked text and the plain one are the same words.

/// A stretch of text that looks alike, or an icon that belongs to the word before it.
struct TextRun {
    std::string text;
    std::string icon; ///< Its name, in place of the text.
    bool isStressed = false;

    bool operator==(const TextRun &) const = default;
};

namespace marks {
constexpr char stressBegin = '\x02';
constexpr char stressEnd = '\x03';
constexpr char iconBegin = '\x0e';
constexpr char iconEnd = '\x0f';
} // namespace marks

/// The mark for an icon; nothing when there is none.
std::string iconMark(std::string_view icon);

/// The words alone.
std::string plainText(std::string_view marked);

/// The text in stretches, as it is painted.
std::vector<TextRun> textRuns(std::string_view marked);

/// Where the first letter is, behind marks.
std::size_t firstLetter(std::string_view marked);

} // namespace cardquake::bugout
