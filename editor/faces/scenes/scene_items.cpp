// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/faces/scenes/scene_composer.h"

#include <QLineF>

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>

namespace cardquake {

bool SceneComposer::Ellipse::holds(const QPointF &point) const
{
    if (rx <= 0 || ry <= 0)
        return false;
    const QPointF from = point - centre;
    return from.x() * from.x() / (rx * rx) + from.y() * from.y() / (ry * ry) < 1;
}

void SceneComposer::placePonds(const Json &ponds)
{
    const int most = ponds.at("count").at(1).get<int>();
    for (int tries = 0; tries < 200 && static_cast<int>(m_ponds.size()) < most; ++tries) {
        const QPointF centre{m_chance.between(140, 460), m_chance.between(170, 500)};
        const Ellipse pond{centre, in(ponds.at("rx")), in(ponds.at("ry"))};
        const bool overlaps = std::ranges::any_of(m_ponds, [&](const Ellipse &other) {
            const QPointF apart = centre - other.centre;
            return std::hypot(apart.x() / (pond.rx + other.rx), apart.y() / (pond.ry + other.ry)) < std::sqrt(1.1);
        });
        if (overlaps)
            continue;
        m_ponds.push_back(pond);
        const ScenePoints shore = ringOf({centre, pond.rx, pond.ry, 10, 0.14}, &m_chance);
        const auto sized = [&](double share, const QPointF &shift = {}) {
            ScenePoints points;
            for (const QPointF &point : shore)
                points.push_back(centre + (point - centre) * share + shift);
            return smoothThrough(points);
        };
        const QColor water = recipeColour(ponds.at("water"));
        add(filled(sized(1.14), recipeColour(ponds.at("bank"))));
        add(filled(sized(1.02), dimmed(water, 0.22)));
        add(filled(sized(0.98, {2, 3}), water));
        add(filled(sized(0.68, {-5, -5}), recipeColour(ponds.at("light")), 0.55));
        const Json &plants = ponds.at("shore_count");
        for (int i = m_chance.wholeBetween(plants.at(0), plants.at(1)); i > 0; --i) {
            const double angle = m_chance.between(0, 2 * std::numbers::pi);
            const QPointF at = centre + QPointF(pond.rx * 1.03 * std::cos(angle), pond.ry * 1.08 * std::sin(angle));
            m_scene.items.push_back({partOf(ponds.at("shore")), at, m_chance.between(0.9, 1.2)});
        }
        if (m_chance.between(0, 1) < 0.7)
            m_scene.items.push_back({partOf(ponds.at("inside")), centre + QPointF(0, pond.ry * 0.2), 1.2});
    }
}

/// Places that the recipe fixes. Parts with words are chosen by the tile's name where one fits.
void SceneComposer::placeSlots()
{
    for (const Json &slot : m_recipe.value("slots", Json::array())) {
        Json parts = slot.at("parts");
        Json named = Json::array();
        const Json wordsOfParts = slot.value("by_word", Json::object());
        for (const auto &[part, words] : wordsOfParts.items())
            if (std::ranges::any_of(words, [&](const Json &word) {
                    return m_name.find(word.get_ref<const std::string &>()) != std::string::npos;
                }))
                named.push_back(part);
        if (!named.empty())
            parts = named;
        const std::string part = partOf(parts);
        const double x = in(slot.at("x"));
        const double y = in(slot.at("y"));
        m_slots.push_back({part, {x, y}, in(slot.at("scale"))});
        m_scene.items.push_back(m_slots.back());
    }
}

bool SceneComposer::isFree(const QPointF &point, const Json &scatter) const
{
    if (const auto zone = scatter.find("zone"); zone != scatter.end()) {
        const auto known = m_zones.find(zone->get<std::string>());
        if (known == m_zones.end() || !known->second(point))
            return false;
    }
    if (scatter.value("avoid_clearing", false) && m_clearing.holds(point))
        return false;
    if (const auto off = scatter.find("avoid_centre");
        off != scatter.end() && Ellipse{{off->at(0), off->at(1)}, off->at(2), off->at(3)}.holds(point))
        return false;
    const double way = scatter.value("avoid_track", 0.0);
    if (std::ranges::any_of(m_way, [&](const QPointF &at) { return QLineF(at, point).length() < way; }))
        return false;
    if (scatter.value("avoid_ponds", false) &&
        std::ranges::any_of(m_ponds, [&](const Ellipse &pond) { return pond.holds(point); }))
        return false;
    const double slotDistance = scatter.value("avoid_slots", 0.0);
    if (std::ranges::any_of(m_slots, [&](const SceneItem &slot) {
            return std::hypot(point.x() - slot.at.x(), (point.y() - slot.at.y()) * 1.2) < slotDistance;
        }))
        return false;
    const double distance = scatter.at("distance").get<double>();
    return std::ranges::none_of(m_taken, [&](const Taken &taken) {
        return std::hypot(point.x() - taken.at.x(), (point.y() - taken.at.y()) * 1.25) <
               std::min(distance, taken.distance);
    });
}

void SceneComposer::placeScatter(const Json &scatter)
{
    const Json &count = scatter.at("count");
    const Json box = scatter.value("box", Json::array({70, 90, 530, 545}));
    int left = m_chance.wholeBetween(count.at(0), count.at(1));
    for (int tries = left * 60; tries > 0 && left > 0; --tries) {
        const double x = m_chance.between(box.at(0), box.at(2));
        const QPointF point(x, m_chance.between(box.at(1), box.at(3)));
        if (!isFree(point, scatter))
            continue;
        m_taken.push_back({point, scatter.at("distance").get<double>()});
        const std::string part = partOf(scatter.at("parts"));
        m_scene.items.push_back({part, point, in(scatter.at("scale")), false, scatter.value("raised", false)});
        --left;
    }
}

/// Bushes in the corners, half over the rim.
void SceneComposer::placeRim(const Json &rim)
{
    constexpr std::array<QPointF, 4> corners{{{38, 62}, {562, 62}, {38, 588}, {562, 588}}};
    for (const QPointF &corner : corners)
        for (int i = rim.at("per_corner").get<int>(); i > 0; --i) {
            const QPointF at = corner + QPointF{m_chance.between(-34, 34), m_chance.between(-26, 14)};
            m_scene.items.push_back({partOf(rim.at("parts")), at, m_chance.between(0.75, 1.05)});
        }
}

/// From back to front; what stands on a mesa comes right after the foremost of them.
void SceneComposer::sortItems()
{
    double foremost = 0;
    for (const SceneItem &slot : m_slots)
        foremost = std::max(foremost, slot.at.y());
    std::ranges::stable_sort(m_scene.items, {},
                             [&](const SceneItem &item) { return item.isRaised ? foremost + 0.1 : item.at.y(); });
}

} // namespace cardquake
