// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/bugout/board.h"
#include "engine/games/bugout/decision.h"
#include "engine/games/bugout/harm.h"
#include "engine/games/bugout/table_parts.h"
#include "engine/games/bugout/table_words.h"

#include <algorithm>

namespace cardquake::bugout {
namespace {

/// Lets the worst happen in a copy of the position and tells what is gone then: the rules themselves say what is at
/// stake. A Tornado's direction is not known, so its worst is that nobody finds a place to land.
class WorstCase {
public:
    WorstCase(const Content &content, const State &state)
        : m_content(content)
        , m_before(state)
        , m_after(state)
        , m_cell(reactionAsked(state).cell)
        , m_isTornado(reactionAsked(state).action == Action::SaveTornado)
    {
        const Play play{m_content, m_after, &m_events};
        const bool tornadoesEnd = state.tornado.deckEmpty() && !state.has(Variant::LethalTornadoes);
        if (!m_isTornado)
            damageTile(play, m_cell, top(state).x);
        else if (!tornadoesEnd)
            killEverybody(play);
    }

    Stakes stakes()
    {
        for (const Event &event : m_events)
            addLoss(event);
        const CellSet closed = extractionPoints(m_content, m_before).without(extractionPoints(m_content, m_after));
        for (const Cell cell : closed)
            add("extraction", {}, say("stake.closes", {{"cell", toText(cell)}}));
        m_stakes.outcome = say(outcomeKey("outcome."), {{"cell", toText(m_cell)}});
        m_stakes.why = why();
        m_stakes.summary = summary(closed);
        m_stakes.worst = worst();
        return m_stakes;
    }

private:
    static std::string say(std::string_view key, const std::vector<Slot> &places = {})
    {
        return tablePhrases().say(key, places);
    }

    void killEverybody(const Play &play)
    {
        for (const Survivor survivor : m_before.survivorsOn[indexOf(m_cell)]) {
            kill(play, survivor);
            if (m_after.isOver())
                return;
        }
    }

    void add(std::string icon, std::string number, std::string words)
    {
        m_stakes.losses.push_back({std::move(icon), std::move(number), std::move(words)});
    }

    void addLoss(const Event &event)
    {
        switch (static_cast<EventType>(event.type)) {
        case EventType::SurvivorDied: {
            const auto survivor = static_cast<Survivor>(event.a);
            ++m_dead;
            return add(iconOf(m_before, survivor), std::to_string(indexOf(survivor) % survivorsPerColour + 1),
                       say(m_isTornado ? "stake.thrown" : "stake.dies", {{"who", nameOf(survivor)}}));
        }
        case EventType::TokenLost: {
            const auto token = static_cast<Token>(event.a);
            const bool isFlare = kindOf(token) == TokenKind::Flare;
            return add(iconOf(m_before, token), {},
                       say(isFlare ? "stake.goes-out" : "stake.is-lost", {{"what", nameOf(token)}}));
        }
        case EventType::VehicleLost: {
            const auto vehicle = static_cast<Vehicle>(event.a);
            const VehicleRules &rules = m_content.vehicles[m_before.vehicles[indexOf(vehicle)].kind];
            return add(iconOf(rules), {}, say("stake.is-lost", {{"what", rules.name}}));
        }
        default:
            return;
        }
    }

    /// Which of the phrases of a family tells what becomes of the tile.
    std::string outcomeKey(std::string_view family) const
    {
        const auto has = [&](EventType type) {
            return std::ranges::find(m_events, static_cast<std::uint16_t>(type), &Event::type) != m_events.end();
        };
        std::string key(family);
        if (m_isTornado)
            return key.append("tornado");
        const Track track = trackOf(m_content, m_before, m_cell);
        const bool isLast = isLethal(m_content, m_before, m_cell, top(m_before).x);
        if (isLast)
            return key.append(track.end == TrackEnd::Flip ? "flood" : "destroy");
        return key.append(has(EventType::TileHit) ? "hit" : "none");
    }

    std::string why() const
    {
        const int points = m_isTornado ? 0 : top(m_before).x;
        const int left = trackOf(m_content, m_before, m_cell).length - hitsOf(m_before, m_cell) - points;
        return say(outcomeKey("why."), {{"place", nameOfSurface(m_content, m_before, m_cell)},
                                        {"cell", toText(m_cell)},
                                        {"n", std::to_string(points), points},
                                        {"left", std::to_string(left), left}});
    }

    std::string summary(CellSet closed) const
    {
        std::vector<std::string> parts;
        if (m_dead > 0)
            parts.push_back(
                say(m_isTornado ? "summary.thrown" : "summary.die", {{"n", std::to_string(m_dead), m_dead}}));
        const int tokens = static_cast<int>(
            std::ranges::count(m_events, static_cast<std::uint16_t>(EventType::TokenLost), &Event::type));
        if (tokens > 0)
            parts.push_back(say("summary.tokens", {{"n", std::to_string(tokens), tokens}}));
        for (const Cell cell : closed)
            parts.push_back(say("stake.closes", {{"cell", toText(cell)}}));
        return tablePhrases().join("list", parts);
    }

    std::string worst() const
    {
        if (m_after.isOver() && !m_after.isWon())
            return say("worst.lost");
        const int from = graveyardUsed(m_before);
        const int to = graveyardUsed(m_after);
        if (to == from)
            return {};
        return say("worst.graveyard", {{"from", std::to_string(from)},
                                       {"to", std::to_string(to)},
                                       {"all", std::to_string(graveyardCapacity(m_content, m_after))}});
    }

    const Content &m_content;
    const State &m_before;
    State m_after;
    Cell m_cell;
    bool m_isTornado;
    int m_dead = 0;
    EventLog m_events;
    Stakes m_stakes;
};

} // namespace

Stakes stakesOf(const Content &content, const State &state)
{
    return WorstCase(content, state).stakes();
}

} // namespace cardquake::bugout
