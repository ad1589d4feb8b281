// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/faces/bugout/painters.h"
#include "editor/faces/bugout/tile_parts.h"

#include <algorithm>
#include <array>
#include <optional>

namespace cardquake::bugout {
namespace {

const QColor crust(0x12, 0x0C, 0x0B);
const QColor burnt(0x3B, 0x0D, 0x02);
const QColor glow(0xFF, 0xC0, 0x78);

struct Step {
    QPointF at;
    double degrees;
};

/// How a flow runs that enters in the middle of the south edge.
struct Flow {
    QString turn; ///< as in the rows
    QString label;
    std::array<Step, 3> chevrons;
    Step exit;
};

const std::array<Flow, 3> &flows()
{
    static const std::array<Flow, 3> all{
        {{"straight", "Ahead", {{{{29.4, 48.6}, -4}, {{28.2, 39.6}, 4}, {{30.6, 29.5}, 8}}}, {{30, 15.5}, 0}},
         {"left", "Left", {{{{30, 50.5}, 0}, {{29.6, 42.2}, -10}, {{25.2, 34.4}, -46}}}, {{12, 30.6}, -88}},
         {"right", "Right", {{{{30, 50.5}, 0}, {{30.4, 42.2}, 10}, {{34.8, 34.4}, 46}}}, {{48, 30.6}, 88}}}};
    return all;
}

void paintFlow(Canvas &canvas, const Flow &flow)
{
    static const QPainterPath chevron = pathOf("M-3.9 2.2 L0 -1.8 L3.9 2.2");
    static const QPainterPath arrow = pathOf("M-8.2 4.5 L0 -6.2 L8.2 4.5 L3.3 4.5 L3.3 8.6 L-3.3 8.6 L-3.3 4.5 Z");
    canvas.scene("scenes/lava-" + flow.turn.toStdString(), {0, 0, 60, 60});
    for (const Step &step : flow.chevrons) {
        const Placed placed(canvas, step.at, step.degrees);
        canvas.path(chevron, Qt::NoBrush, penOf(burnt, 1.7));
    }
    const Placed placed(canvas, flow.exit.at, flow.exit.degrees);
    canvas.path(arrow, QColor(0xFF, 0xF3, 0xBF), penOf(burnt, 1.1));
}

void paintLabels(Canvas &canvas, const Flow &flow)
{
    static const QPainterPath plate = pathOf("M21.5 60 L24 55.2 L36 55.2 L38.5 60 Z");
    QPen edge(crust, 2.4);
    edge.setJoinStyle(Qt::MiterJoin);
    canvas.rect({0, 0, 60, 60}, 0, Qt::NoBrush, edge);
    canvas.path(plate, crust, penOf(glow, 0.4));
    canvas.label({30, 58.9}, QStringLiteral("IN"), {Typeface::Title, 8.5, QColor(0xFF, 0xE8, 0xCC), QFont::Bold},
                 Along::Centre);
    canvas.circle({7.6, 7.6}, 4.7, ink::white);
    canvas.circle({7.6, 7.6}, 4.3, ink::paper);
    canvas.icon("type-lava", {7.6, 7.6}, 6.6);
    const Lettering lettering{Typeface::Title, 9.5, ink::white, QFont::Bold};
    const double width = widthOf(lettering, flow.label) + 5;
    canvas.rect({56.4 - width, 4.6, width, 6.2}, 1.2, QColor(0x6B, 0x1D, 0x06), penOf(glow, 0.4));
    canvas.label({56.4 - width / 2, 8.85}, flow.label, lettering, Along::Centre);
}

/// A heading in quarter turns from north; none for other words.
std::optional<int> quartersOf(const std::string &heading)
{
    constexpr std::string_view headings = "nesw";
    const std::size_t at = heading.size() == 1 ? headings.find(heading.front()) : std::string_view::npos;
    return at == std::string_view::npos ? std::nullopt : std::optional(static_cast<int>(at));
}

} // namespace

/// On paper a row of the deck; on the table the heading in as row and the heading out as state.
void paintLava(Canvas &canvas)
{
    const auto in = quartersOf(canvas.ref().row);
    const auto out = quartersOf(canvas.ref().state);
    if (in && out && (*in + 2) % 4 != *out) {
        const int turn = (*out - *in + 4) % 4;
        const Turned turned(canvas, {30, 30}, 90.0 * *in);
        paintFlow(canvas, flows()[turn == 0 ? 0 : turn == 3 ? 1 : 2]);
        return;
    }
    const QString turn = canvas.text("turn");
    const auto flow = std::ranges::find(flows(), turn, &Flow::turn);
    if (flow == flows().end()) {
        canvas.missing({0, 0, 60, 60});
        canvas.problem(QStringLiteral("Lava turns straight, left or right, not \"%1\".").arg(turn), "turn");
        return;
    }
    paintFlow(canvas, *flow);
    if (canvas.look() == FaceLook::Print)
        paintLabels(canvas, *flow);
}

void paintEmpty(Canvas &canvas)
{
    canvas.scene("scenes/empty", {0, 0, 60, 60});
}

} // namespace cardquake::bugout
