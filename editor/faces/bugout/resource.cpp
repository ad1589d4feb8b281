// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/faces/bugout/card_words.h"
#include "editor/faces/bugout/painters.h"
#include "editor/faces/bugout/small_signs.h"
#include "editor/faces/card.h"
#include "editor/faces/raster_cache.h"
#include "engine/games/bugout/icons.h"
#include "engine/games/bugout/json_tree.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace cardquake::bugout {
namespace {

/// What a resource pays for: an action, and what else that costs.
struct Use {
    std::string action;
    std::vector<std::string> extra; ///< icons
};

std::string resourceIcon(const std::string &id)
{
    const std::string_view icon = iconOf("resource", id);
    return std::string(icon.empty() ? "resource-any" : icon);
}

/// Read from the costs, so that a new price is on the card at once.
std::vector<Use> usesOf(const ContentRows &rows, const std::string &resource)
{
    constexpr long most = 3;
    std::vector<Use> uses;
    for (const ContentRow &action : rows.rows("action")) {
        const Json &cost = at(action.fields, "cost");
        const std::string paid = cost.contains(resource) ? resource : "any";
        if (!cost.is_object() || !cost.contains(paid) || !cost.at(paid).is_number_integer() || cost.at(paid) < 1)
            continue;
        Use use{action.id, {}};
        for (const auto &[id, number] : cost.items()) {
            const long count = number.is_number_integer() ? std::clamp(number.get<long>(), 0L, most) : 0;
            for (long i = id == paid ? 1 : 0; i < count; ++i)
                use.extra.push_back(resourceIcon(id));
        }
        uses.push_back(use);
    }
    return uses;
}

const QRectF resourceWindow = card::window(27.4);
constexpr QPointF raysMeet(31.5, 27.9);

/// All resources shine alike, so the rays are read once.
const DrawingPtr &rays()
{
    static const DrawingPtr drawing = [] {
        constexpr int count = 24;
        constexpr double reach = 60;
        std::vector<Drawing::Shape> shapes;
        for (int i = 0; i < count; ++i) {
            const double from = 2 * std::numbers::pi * i / count;
            const double to = from + std::numbers::pi / count;
            QPainterPath ray(raysMeet);
            ray.lineTo(raysMeet + QPointF(std::cos(from), std::sin(from)) * reach);
            ray.lineTo(raysMeet + QPointF(std::cos(to), std::sin(to)) * reach);
            ray.closeSubpath();
            shapes.push_back({ray, sheer(ink::white, 0.38), Qt::NoPen});
        }
        return std::make_shared<const Drawing>(std::move(shapes), resourceWindow);
    }();
    return drawing;
}

/// How the list is laid out: one column, or two where there is much.
struct UseLayout {
    explicit UseLayout(std::size_t count)
        : isDouble(count > 6)
        , rows(std::max<std::size_t>(1, isDouble ? (count + 1) / 2 : count))
        , pitch(32.6 / static_cast<double>(rows))
        , icon(std::min(isDouble ? 6.2 : 6.6, pitch - 0.4))
        , points(isDouble || count > 4 ? 8.5 : 9.5)
    {
    }

    bool isDouble;
    std::size_t rows;
    double pitch;
    double icon;
    double points;
};

void paintUse(Canvas &canvas, const Use &use, const UseLayout &layout, const QPointF &at, double right)
{
    const KindColours colours = coloursOf("resource");
    const QPointF centre(at.x() + layout.icon / 2, at.y());
    const std::string_view icon = iconOf("action", use.action);
    const bool isSave = use.action.starts_with("save-");
    if (isSave) {
        canvas.path(shieldAround(centre, layout.icon), ink::white, penOf(colours.frame, 0.55));
        canvas.icon(std::string(icon), centre, layout.icon * 0.62);
    } else {
        canvas.icon(std::string(icon), centre, layout.icon);
    }
    double extraLeft = right;
    for (auto extra = use.extra.rbegin(); extra != use.extra.rend(); ++extra) {
        const double edge = std::min(5.0, layout.pitch - 0.3);
        canvas.icon(*extra, {extraLeft - 2.5, at.y()}, edge);
        canvas.label({extraLeft - 6.4, at.y() + 1}, "+", {Typeface::Text, 8.5, ink::muted, QFont::Bold}, Along::Centre);
        extraLeft -= 7.8;
    }
    const QString action = QString::fromStdString(use.action);
    const std::string shorter = "pays-short." + use.action;
    const QString name = layout.isDouble && hasWords(shorter) ? words(shorter)
                         : hasWords("pays." + use.action)     ? words("pays." + use.action)
                                                              : wordsFor("action", action);
    Lettering lettering{Typeface::Text, layout.points, ink::black, QFont::Medium};
    const double left = at.x() + (layout.isDouble ? 7.6 : 8.2);
    const double room = extraLeft - left - (use.extra.empty() ? 0 : 0.2);
    while (lettering.points > 7 && widthOf(lettering, name) > room)
        lettering.points -= 0.5;
    if (widthOf(lettering, name) > room || layout.pitch < 3.6)
        canvas.problem(QStringLiteral("The text does not fit on the face: \"%1\".").arg(name));
    canvas.label({left, at.y() + capHeightOf(Typeface::Text, lettering.points) / 2}, name, lettering);
}

void paintUses(Canvas &canvas, const std::string &resource)
{
    const KindColours colours = coloursOf("resource");
    const std::vector<Use> uses = usesOf(canvas.source().rows(), resource);
    const QString title = words("face.pays").toUpper();
    const Lettering lettering{Typeface::Text, 6.5, colours.frame, QFont::Bold, 0.18};
    paintPanel(canvas, {card::left, 43, card::width, card::panelBottom - 43});
    canvas.label({6, 47.2}, title, lettering);
    canvas.line({7.6 + widthOf(lettering, title), 46.4}, {57, 46.4}, penOf(QColor(0xB6, 0xC9, 0xB4), 0.3));
    if (uses.empty())
        canvas.paragraph({6, 48.8, 51, 32.6}, words("face.pays.nothing"), bodyText({9.5}));
    const UseLayout layout(uses.size());
    for (std::size_t i = 0; i < uses.size(); ++i) {
        const bool isRight = i >= layout.rows;
        const double y = 48.8 + layout.pitch * (static_cast<double>(i % layout.rows) + 0.5);
        const double right = layout.isDouble && !isRight ? 30.6 : layout.isDouble ? 57.7 : 57.5;
        paintUse(canvas, uses[i], layout, {isRight ? 32.6 : 5.4, y}, right);
    }
}

} // namespace

void paintResource(Canvas &canvas)
{
    const std::string id = canvas.ref().row;
    const ContentRow *resource = canvas.source().row("resource", id);
    if (resource == nullptr)
        canvas.problem(QStringLiteral("There is no resource called %1.").arg(QString::fromStdString(id)), "/id",
                       QStringLiteral("A resource card has the id of its resource."));
    const Json &name = resource ? at(resource->fields, "name") : Json(nullptr);
    CardHeader header;
    header.title = name.is_string() ? QString::fromStdString(name.get<std::string>()) : QString::fromStdString(id);
    header.kicker = words("face.resource.kicker");
    header.icon = "kind-draw";
    header.hue = "resource";
    paintCard(canvas, header);
    const KindColours colours = coloursOf("resource");
    paintWindow(canvas, resourceWindow, QColor(0xBF, 0xD3, 0xBF), QColor(0xE3, 0xEB, 0xDD));
    {
        const Clipped clipped(canvas, resourceWindow, card::corner);
        paintOftenUsed(canvas.painter(), rays(), resourceWindow);
    }
    canvas.circle(raysMeet, 12.7, sheer(ink::white, 0.65));
    canvas.circle(raysMeet, 11.6, ink::paper, penOf(colours.frame, 0.5));
    canvas.icon(resourceIcon(id), raysMeet, 18.5);
    paintUses(canvas, id);
}

} // namespace cardquake::bugout
