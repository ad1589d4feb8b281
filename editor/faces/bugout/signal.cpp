// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/faces/bugout/card_words.h"
#include "editor/faces/bugout/painters.h"
#include "editor/faces/card.h"
#include "engine/games/bugout/marked_text.h"

#include <algorithm>
#include <cmath>

namespace cardquake::bugout {
namespace {

const QRectF signalWindow = card::window(56.2);
constexpr QPointF signalCentre(31.5, 42.3);
constexpr double usualPitch = 10.2;

/// The pattern as it lies on the card.
class SignalPattern {
public:
    explicit SignalPattern(Canvas &canvas)
    {
        const Json &rows = canvas.field("rows");
        if (rows.is_array())
            for (const Json &row : rows)
                m_rows.push_back(row.is_string() ? row.get<std::string>() : std::string());
        for (const std::string &row : m_rows)
            m_columns = std::max(m_columns, static_cast<int>(row.size()));
        if (m_rows.empty() || m_columns == 0 || count('H') != 1)
            canvas.problem(QStringLiteral("The pattern needs exactly one helicopter."), "/rows",
                           QStringLiteral("Write rows of F, H and dots."));
        const double room =
            std::min(signalWindow.width() / std::max(1, m_columns), signalWindow.height() / std::max(1, height()));
        m_scale = std::min(1.0, room / usualPitch);
    }

    int height() const { return static_cast<int>(m_rows.size()); }
    int columns() const { return m_columns; }
    double scale() const { return m_scale; }

    char at(int column, int row) const
    {
        const std::string &line = m_rows[static_cast<std::size_t>(row)];
        return column < static_cast<int>(line.size()) ? line[static_cast<std::size_t>(column)] : '.';
    }

    /// Relative to the middle of the window, before scaling.
    QPointF place(int column, int row) const
    {
        return QPointF(column - (m_columns - 1) / 2.0, row - (height() - 1) / 2.0) * usualPitch;
    }

    template <class Do>
    void forEach(Do visit) const
    {
        for (int row = 0; row < height(); ++row)
            for (int column = 0; column < m_columns; ++column)
                visit(at(column, row), place(column, row));
    }

private:
    long count(char what) const
    {
        long found = 0;
        for (const std::string &row : m_rows)
            found += std::ranges::count(row, what);
        return found;
    }

    std::vector<std::string> m_rows;
    int m_columns = 0;
    double m_scale = 1;
};

/// The cells around the pattern, as far as the window reaches.
void paintLattice(Canvas &canvas, const SignalPattern &pattern)
{
    constexpr double pitch = usualPitch;
    const double right = (signalWindow.width() / 2 - 0.6) / pattern.scale();
    const double bottom = (signalWindow.height() / 2 - 0.6) / pattern.scale();
    const double oddX = pattern.columns() % 2 == 0 ? pitch / 2 : 0;
    const double oddY = pattern.height() % 2 == 0 ? pitch / 2 : 0;
    for (double x = oddX - 6 * pitch; x <= right; x += pitch)
        for (double y = oddY - 6 * pitch; y <= bottom; y += pitch)
            if (x >= -right && y >= -bottom)
                canvas.circle({x, y}, 0.55, QColor(0x8E, 0x75, 0x96));
}

void paintLitFlare(Canvas &canvas, const QPointF &at)
{
    const QColor red(0xFF, 0x6B, 0x81);
    QRadialGradient shine(at, 7.4);
    shine.setColorAt(0, sheer(red, 0.75));
    shine.setColorAt(1, sheer(red, 0));
    canvas.circle(at, 7.4, shine);
    canvas.circle(at, 4.35, QColor(0xFF, 0xF4, 0xE6), penOf(ink::white, 0.3));
    canvas.icon("flare-lit", at, 7.4);
}

void paintExtraction(Canvas &canvas, const QPointF &at)
{
    canvas.rect({at.x() - 5.1, at.y() - 5.1, 10.2, 10.2}, 2.2, ink::white);
    canvas.rect({at.x() - 4.5, at.y() - 4.5, 9, 9}, 1.8, coloursOf("signal").base);
    canvas.circle(at, 4.1, ink::paper);
    canvas.icon("helicopter", at, 7.2);
}

void paintSignalPattern(Canvas &canvas, const SignalPattern &pattern)
{
    const Clipped clipped(canvas, signalWindow, card::corner);
    const Placed placed(canvas, signalCentre, 0, pattern.scale());
    paintLattice(canvas, pattern);
    QPointF helicopter;
    pattern.forEach([&](char what, const QPointF &at) {
        canvas.rect({at.x() - 4.65, at.y() - 4.65, 9.3, 9.3}, 1.2, sheer(ink::white, 0.07),
                    dashedPen(QColor(0xB7, 0x9B, 0xC0), 0.3, 1.2, 0.9));
        canvas.circle(at, 0.55, QColor(0xCD, 0xB6, 0xD3));
        if (what == 'H')
            helicopter = at;
    });
    QPen dotted = penOf(sheer(QColor(0xFF, 0xB3, 0xC7), 0.9), 0.4);
    dotted.setDashPattern({0.5, 3.25});
    pattern.forEach([&](char what, const QPointF &at) {
        if (what == 'F')
            canvas.line(at, helicopter, dotted);
    });
    pattern.forEach([&](char what, const QPointF &at) {
        if (what == 'F')
            paintLitFlare(canvas, at);
    });
    pattern.forEach([&](char what, const QPointF &at) {
        if (what == 'H')
            paintExtraction(canvas, at);
    });
}

void paintPips(Canvas &canvas, const QString &difficulty)
{
    const int level = difficulty == "easy" ? 1 : difficulty == "medium" ? 2 : difficulty == "hard" ? 3 : 0;
    if (level == 0)
        canvas.problem(QStringLiteral("The difficulty is none of easy, medium and hard."), "/difficulty");
    for (int i = 0; i < 3; ++i) {
        const QPointF centre(47.4 + 5 * i, 8.2);
        if (i < level)
            canvas.circle(centre, 1.85, ink::white);
        else
            canvas.circle(centre, 1.6, Qt::NoBrush, penOf(sheer(ink::white, 0.75), 0.5));
    }
}

} // namespace

void paintSignal(Canvas &canvas)
{
    const QString difficulty = canvas.text("difficulty");
    CardHeader header;
    header.title = wordsFor("difficulty", difficulty);
    header.kicker = words("face.signal.kicker");
    header.icon = "kind-signal";
    header.hue = "signal";
    header.titleWidth = 28;
    paintCard(canvas, header);
    paintPips(canvas, difficulty);
    QRadialGradient night(signalCentre, 42);
    night.setColorAt(0, QColor(0x3C, 0x21, 0x40));
    night.setColorAt(1, QColor(0x1B, 0x12, 0x24));
    canvas.rect(signalWindow, card::corner, night);
    paintSignalPattern(canvas, SignalPattern(canvas));
    {
        const Placed placed(canvas, {4.9, 17});
        canvas.path(pathOf("M0 -2.1 L1.1 1 L0 0.3 L-1.1 1 Z"), QColor(0xE9, 0xDD, 0xEC));
    }
    paintPanel(canvas, card::readOut);
    canvas.paragraph(
        card::readOut.adjusted(2.5, 1.2, -2.5, -1.2),
        words("face.signal.text", {{"flare", iconMark("flare-lit")}, {"helicopter", iconMark("helicopter")}}),
        bodyText({7.5, 7}, Along::Centre));
}

} // namespace cardquake::bugout
