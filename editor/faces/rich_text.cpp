// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/faces/rich_text.h"

#include <QFontMetricsF>
#include <QRegularExpression>

#include <algorithm>

namespace cardquake {
namespace {

struct Piece {
    QString text;
    bool isBold = false;
    bool isIcon = false;
};

/// What stays together on a line, and whether a space parts it from what stands before.
struct Word {
    std::vector<Piece> pieces;
    double width = 0;
    bool startsLine = false; ///< a line break of the writer's own stands before it
};

class Setter {
public:
    explicit Setter(const Lettering &lettering)
        : m_plain(withWeight(lettering, lettering.weight))
        , m_bold(withWeight(lettering, std::max<int>(lettering.weight, QFont::Bold)))
        , m_iconWidth(emOf(lettering.points) * inlineIconEm)
        , m_iconGap(emOf(lettering.points) * 0.2)
    {
    }

    double widthOf(const Piece &piece) const
    {
        if (piece.isIcon)
            return m_iconWidth;
        return (piece.isBold ? m_bold : m_plain).horizontalAdvance(piece.text) / textUnitsPerMm;
    }

    double space() const { return m_plain.horizontalAdvance(' ') / textUnitsPerMm; }

    /// Between an icon and its neighbour; a full stop behind one sticks to it.
    double gapBefore(const Piece &next, bool isAfterIcon) const
    {
        const bool isWord = next.isIcon || (!next.text.isEmpty() && !next.text.front().isPunct());
        return (isAfterIcon || next.isIcon) && isWord ? m_iconGap : 0;
    }

private:
    static QFontMetricsF withWeight(Lettering lettering, int weight)
    {
        lettering.weight = weight;
        return QFontMetricsF(fontOf(lettering));
    }

    QFontMetricsF m_plain;
    QFontMetricsF m_bold;
    double m_iconWidth;
    double m_iconGap;
};

/// Bold on, bold off, an icon, a space, a line break, or other text.
QRegularExpression tokens()
{
    return QRegularExpression(
        QStringLiteral(R"(\*\*|\{icon:([a-z0-9-]+)\}|[ \t]+|\n|(?:(?!\*\*|\{icon:)[^ \t\n])+|.)"));
}

std::vector<Word> wordsOf(const QString &markup, const Setter &setter)
{
    static const QRegularExpression token = tokens();
    std::vector<Word> words;
    bool isBold = false;
    bool isOpen = false; // the last word may grow
    bool breaks = false;
    for (auto it = token.globalMatch(markup); it.hasNext();) {
        const auto match = it.next();
        const QString text = match.captured();
        const bool isIcon = match.hasCaptured(1) && !match.captured(1).isEmpty();
        if (text == "**") {
            isBold = !isBold;
        } else if (text == "\n") {
            isOpen = false;
            breaks = true;
        } else if (text.trimmed().isEmpty() && !text.contains(QChar::Nbsp)) {
            isOpen = false;
        } else {
            if (words.empty() || breaks || (!isOpen && !isIcon))
                words.push_back({{}, 0, std::exchange(breaks, false)});
            words.back().pieces.push_back({isIcon ? match.captured(1) : text, isBold, isIcon});
            isOpen = true;
        }
    }
    for (Word &word : words)
        for (std::size_t i = 0; i < word.pieces.size(); ++i)
            word.width += setter.widthOf(word.pieces[i]) +
                          (i > 0 ? setter.gapBefore(word.pieces[i], word.pieces[i - 1].isIcon) : 0);
    return words;
}

using Lines = std::vector<std::vector<const Word *>>;

Lines breakLines(const std::vector<Word> &words, double space, double width)
{
    Lines lines;
    double used = 0;
    for (const Word &word : words) {
        if (lines.empty() || word.startsLine || used + space + word.width > width + 1e-6) {
            lines.emplace_back();
            used = -space;
        }
        lines.back().push_back(&word);
        used += space + word.width;
    }
    return lines;
}

double narrowestWidth(const std::vector<Word> &words, double space, double width, std::size_t lineCount)
{
    double low = 0;
    for (const Word &word : words)
        low = std::max(low, word.width);
    double high = width;
    while (high - low > 0.1) {
        const double middle = (low + high) / 2;
        (breakLines(words, space, middle).size() <= lineCount ? high : low) = middle;
    }
    return high;
}

/// Puts the pieces of a line side by side; words of one weight become one run, so that they stay text in a PDF.
TextLine composed(const std::vector<const Word *> &words, const Setter &setter)
{
    TextLine line;
    const auto add = [&](const Piece &piece, const QString &glue) {
        const bool joins =
            !line.runs.empty() && !piece.isIcon && !line.runs.back().isIcon && line.runs.back().isBold == piece.isBold;
        if (joins) {
            TextRun &run = line.runs.back();
            run.text += glue + piece.text;
            run.width = setter.widthOf({run.text, run.isBold, false});
            line.width = run.x + run.width;
            return;
        }
        if (!glue.isEmpty())
            line.width += setter.space();
        else if (!line.runs.empty())
            line.width += setter.gapBefore(piece, line.runs.back().isIcon);
        line.runs.push_back({piece.text, piece.isBold, piece.isIcon, line.width, setter.widthOf(piece)});
        line.width += line.runs.back().width;
    };
    for (const Word *word : words)
        for (std::size_t i = 0; i < word->pieces.size(); ++i)
            add(word->pieces[i], i == 0 && word != words.front() ? QStringLiteral(" ") : QString());
    return line;
}

} // namespace

double TextBlock::height() const
{
    return lines.empty() ? 0 : capHeight + pitch * static_cast<double>(lines.size() - 1);
}

TextBlock setText(const QString &markup, const Lettering &lettering, double width, bool isBalanced)
{
    const Setter setter(lettering);
    const std::vector<Word> words = wordsOf(markup, setter);
    Lines lines = breakLines(words, setter.space(), width);
    if (isBalanced && lines.size() > 1)
        lines = breakLines(words, setter.space(), narrowestWidth(words, setter.space(), width, lines.size()));
    TextBlock block;
    block.points = lettering.points;
    block.pitch = emOf(lettering.points) * linePitchEm;
    block.capHeight = capHeightOf(lettering.face, lettering.points);
    for (const auto &line : lines) {
        block.lines.push_back(composed(line, setter));
        block.width = std::max(block.width, block.lines.back().width);
    }
    block.fits = std::ranges::all_of(words, [&](const Word &word) { return word.width <= width + 1e-6; });
    return block;
}

} // namespace cardquake
