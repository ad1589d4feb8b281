// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/faces/scenes/scene_composer.h"

#include "editor/faces/palette.h"

#include <array>
#include <cmath>
#include <numbers>

namespace cardquake {
namespace {

constexpr double outlineRadius = 246;

} // namespace

void SceneComposer::paintRimTone()
{
    add(groundOf(sceneRim));
    for (int i = 0; i < 10; ++i) {
        const double radius = m_chance.between(40, 95);
        const QPointF centre{m_chance.between(0, sceneEdge), m_chance.between(0, sceneEdge)};
        add(filled(blobOf({centre, radius, radius * 0.55, 9, 0.15}, &m_chance),
                   i % 2 != 0 ? litUp(sceneRim, 0.08) : dimmed(sceneRim, 0.05), 0.7));
    }
}

/// The tile's own ground: soft towards the rim, or paved with a kerb.
void SceneComposer::paintEdge()
{
    const Json &ground = m_recipe.at("ground");
    const QColor colour = recipeColour(ground.at("color"));
    const std::string edge = ground.value("edge", "none");
    const LobedOutline outline({300, 300}, outlineRadius, m_chance);
    const auto step = [&](double size, double jitter, const QColor &fill) {
        add(filled(outline.at(size, jitter, m_chance), fill));
    };
    if (edge == "soft") {
        constexpr std::array<std::pair<double, double>, 4> steps{{{1.3, 0.2}, {1.17, 0.44}, {1.08, 0.72}, {1.0, 1.0}}};
        for (const auto &[size, share] : steps)
            step(size, 0.012, mix(sceneRim, colour, share));
    } else if (edge == "paved") {
        step(1.20, 0.012, mix(sceneRim, colour, 0.16));
        step(1.065, 0.012, mix(sceneRim, colour, 0.40));
        step(1.012, 0.004, dimmed(mix(sceneRim, colour, 0.75), 0.10));
        step(1, 0.004, colour);
    }
}

/// Sea, beach and land in bands along one side.
void SceneComposer::paintShore(const Json &shore)
{
    const std::string side = partOf(shore.at("side"));
    const double slant = std::numbers::sqrt2 / 2;
    const QPointF inland(side.ends_with('w') ? slant : -slant, side.starts_with('n') ? slant : -slant);
    const QPointF along(-inland.y(), inland.x());
    ScenePoints coast;
    const double phase = m_chance.between(0, 3);
    for (int t = -900; t <= 900; t += 100) {
        const double bend = 24 * std::sin(t / 130.0 + phase) + m_chance.between(-10, 10);
        coast.push_back(QPointF(300, 300) - inland * 60 + along * t + inland * bend);
    }
    const Json &offsets = shore.at("offsets");
    for (std::size_t i = 0; i < offsets.size(); ++i) {
        ScenePoints line;
        for (const QPointF &point : coast)
            line.push_back(point + inland * offsets[i].get<double>());
        QPainterPath sea = smoothThrough(line, false);
        sea.lineTo(QPointF(300, 300) - inland * 1500);
        sea.closeSubpath();
        add(filled(sea, recipeColour(shore.at("colors").at(i))));
    }
    const auto depth = [inland](const QPointF &point) {
        return QPointF::dotProduct(point - QPointF(300, 300), inland) + 60;
    };
    m_zones["sand"] = [depth](const QPointF &point) { return depth(point) > 34 && depth(point) < 135; };
    m_zones["land"] = [depth](const QPointF &point) { return depth(point) > 190 && depth(point) < 330; };
    m_zones["sea"] = [depth](const QPointF &point) { return depth(point) < -70; };
}

void SceneComposer::paintBands(const Json &bands)
{
    const int count = bands.at("count").get<int>();
    const Json &colours = bands.at("colors");
    for (int i = 0; i < count; ++i) {
        const QPointF at{m_chance.between(180, 420), 120 + i * 360.0 / count + m_chance.between(-10, 10)};
        const double w = m_chance.between(80, 170);
        add(filled(smoothThrough({at + QPointF(-w, 0), at + QPointF(-w * 0.4, -16), at + QPointF(w * 0.3, -12),
                                  at + QPointF(w, 6), at + QPointF(w * 0.3, 14), at + QPointF(-w * 0.4, 10)}),
                   recipeColour(colours.at(static_cast<std::size_t>(i) % colours.size())), 0.65));
    }
}

/// Four fields with furrows.
void SceneComposer::paintParcels(const Json &parcels)
{
    const Json &box = parcels.at("box");
    const QRectF area(QPointF(box.at(0), box.at(1)), QPointF(box.at(2), box.at(3)));
    const double half = parcels.at("gap").get<double>() / 2;
    const double furrow = parcels.at("furrow").get<double>();
    const double x = m_chance.between(250, 350);
    const double leftY = m_chance.between(250, 350);
    const double rightY = m_chance.between(250, 350);
    const auto s = [&] { return m_chance.between(-8, 8); };
    const auto quad = [&](double l, double t, double r, double b) {
        return ScenePoints{{l + s(), t + s()}, {r, t + s()}, {r + s(), b}, {l + s(), b + s() / 2}};
    };
    std::vector<std::string> colours = parcels.at("colors").get<std::vector<std::string>>();
    m_chance.shuffle(colours);
    const std::array<ScenePoints, 4> fields{quad(area.left(), area.top(), x - half, leftY - half),
                                            quad(x + half, area.top(), area.right(), rightY - half),
                                            quad(area.left(), leftY + half, x - half, area.bottom()),
                                            quad(x + half, rightY + half, area.right(), area.bottom())};
    for (std::size_t i = 0; i < fields.size(); ++i) {
        const QColor colour(QString::fromStdString(colours[i % colours.size()]));
        const QColor edge = mix(QColor(0x8F, 0xA2, 0x57), colour, 0.25);
        const QPainterPath field = polygonOf(fields[i]);
        add({field, edge, QPen(edge, 8, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin)});
        add(filled(field, colour));
        const double angle = m_chance.oneOf<double>({4, 86, -6, 88});
        add(outlined(hatchOf(fields[i], angle, furrow), dimmed(colour, 0.26), 3, 0.55));
        add(outlined(hatchOf(fields[i], angle, furrow, 5), litUp(colour, 0.32), 2.4, 0.7));
    }
}

void SceneComposer::paintClearing(const Json &clearing)
{
    const QPointF centre{in(clearing.at("x")), in(clearing.at("y"))};
    const double rx = in(clearing.at("rx"));
    const double ry = in(clearing.at("ry"));
    const Json &colours = clearing.at("colors");
    add(filled(blobOf({centre, rx, ry, 12, 0.1}, &m_chance), recipeColour(colours.at(0))));
    add(filled(blobOf({centre - QPointF(8, 5), rx * 0.76, ry * 0.72, 11, 0.1}, &m_chance),
               recipeColour(colours.at(1))));
    m_clearing = {centre + QPointF(0, 14), rx, ry * 1.05};
}

/// A way from one side of the tile to another, by its middle; a brook keeps off the middle.
ScenePoints SceneComposer::wayAcross(bool isBrook)
{
    std::vector<QPointF> ends{{4, 330}, {596, 330}, {300, 4}, {300, 596}};
    m_chance.shuffle(ends);
    QPointF middle{300 + m_chance.between(-40, 40), 330 + m_chance.between(-30, 30)};
    if (isBrook)
        middle = {m_chance.oneOf<double>({130, 470}), m_chance.oneOf<double>({150, 470})};
    const auto near = [&](const QPointF &a, const QPointF &b, double share) {
        return a + (b - a) * share + QPointF{m_chance.between(-30, 30), m_chance.between(-30, 30)};
    };
    const QPointF a = ends[0];
    const QPointF b = ends[1];
    ScenePoints way{a, near(a, middle, 0.35), near(a, middle, 0.7), middle, near(middle, b, 0.3), near(middle, b, 0.65),
                    b};
    for (std::size_t i = 0; i + 1 < way.size(); ++i)
        for (int t = 0; t < 5; ++t)
            m_way.push_back(way[i] + (way[i + 1] - way[i]) * t / 5);
    return way;
}

void SceneComposer::paintTrack(const Json &track)
{
    const ScenePoints way = wayAcross(false);
    const double width = track.at("width").get<double>();
    add(filled(bandAlong(way, {width + 8, true, true, 120, 0.3}), mix(sceneRim, recipeColour(track.at("edge")), 0.7)));
    add(filled(bandAlong(way, {width, true, true, 150, 0.3}), recipeColour(track.at("color"))));
}

void SceneComposer::paintBrook(const Json &brook)
{
    const ScenePoints way = wayAcross(true);
    const double width = brook.at("width").get<double>();
    add(filled(bandAlong(way, {width + 15, true, true, 120}), recipeColour(brook.at("bank"))));
    add(filled(bandAlong(way, {width, true, true, 150, 0.25}), QColor(0x6F, 0xA9, 0xAE)));
    add(filled(bandAlong(way, {width * 0.42, true, true, 220}), QColor(0x9C, 0xCA, 0xC6), 0.85));
}

void SceneComposer::paintGrass(const Json &ground)
{
    if (const auto tufts = ground.find("tufts"); tufts != ground.end()) {
        QPainterPath blades;
        for (int i = tufts->at("count").get<int>(); i > 0; --i) {
            const QPointF foot{m_chance.between(20, 580), m_chance.between(20, 585)};
            const double height = tufts->at("height").get<double>() * m_chance.between(0.7, 1.2);
            const std::array<std::array<double, 3>, 3> lines{{{-3, -3, 0.8}, {0, 1, 1.15}, {3, 5, 0.75}}};
            for (const auto &[x, lean, share] : lines) {
                blades.moveTo(foot + QPointF(x, 0));
                blades.lineTo(foot + QPointF(x + lean, -height * share));
            }
        }
        add(outlined(blades, recipeColour(tufts->at("color")), 2.2, 0.8));
    }
    if (const auto strokes = ground.find("strokes"); strokes != ground.end()) {
        QPainterPath lines;
        for (int i = strokes->at("count").get<int>(); i > 0; --i) {
            const QPointF at{m_chance.between(60, 530), m_chance.between(70, 550)};
            lines.moveTo(at);
            lines.quadTo(at + QPointF(10, -7), at + QPointF(22, -4));
        }
        add(outlined(lines, recipeColour(strokes->at("color")), 2.2, 0.7));
    }
}

} // namespace cardquake
