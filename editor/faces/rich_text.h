// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/faces/lettering.h"

#include <vector>

namespace cardquake {

/// A piece of a line that is painted in one go: words of one weight, or an icon.
struct TextRun {
    QString text; ///< of an icon: its name
    bool isBold = false;
    bool isIcon = false;
    double x = 0; ///< from the start of the line
    double width = 0;
};

struct TextLine {
    std::vector<TextRun> runs;
    double width = 0;
};

/// Text set in lines. Lengths in mm.
struct TextBlock {
    std::vector<TextLine> lines;
    double points = 0;
    double width = 0; ///< of the longest line
    double pitch = 0; ///< from baseline to baseline
    double capHeight = 0;
    bool fits = true; ///< false: a single word is wider than the box

    /// From the top of the first capitals to the last baseline.
    double height() const;
};

/// Sets text with `**bold**` and `{icon:rope}` in lines of at most this width. Icons stick to the word before them,
/// hard spaces do not break. Balanced: the narrowest lines that are no more.
TextBlock setText(const QString &markup, const Lettering &lettering, double width, bool isBalanced);

/// An inline icon is this large, in em.
inline constexpr double inlineIconEm = 1.42;
inline constexpr double linePitchEm = 1.3;

} // namespace cardquake
