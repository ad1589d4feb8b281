// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/bugout/tell.h"

#include "engine/games/bugout/board.h"
#include "engine/games/bugout/flow.h"
#include "engine/games/bugout/notation.h"
#include "engine/games/bugout/table_words.h"

#include <algorithm>

namespace cardquake::bugout {
namespace {

/// Tells one log. What the sentence of the move says already is shown, but not said again: until the first card is
/// drawn, an action has no other consequences than its own.
class Teller {
public:
    Teller(const Content &content, const State &before)
        : m_content(content)
        , m_before(before)
        , m_isDirect(!before.stack.empty() && kindOf(top(before)) == FrameKind::ActionPhase)
    {
        for (const Survivor survivor : before.onMap)
            m_stands[indexOf(survivor)] = cellOf(before, survivor);
    }

    void tell(const EventLog &events)
    {
        for (std::size_t i = 0; i < events.size(); ++i) {
            const auto type = static_cast<EventType>(events[i].type);
            if (type == EventType::TileHit)
                i = tellHits(events, i);
            else
                tellOne(type, events[i]);
        }
    }

    std::vector<TableEvent> take() { return std::move(m_told); }

private:
    static std::string say(std::string_view key, const std::vector<Slot> &places = {})
    {
        return tablePhrases().finish(tablePhrases().say(key, places));
    }

    TableEvent &add(std::string_view motion, std::string words = {})
    {
        TableEvent &told = m_told.emplace_back();
        told.motion = motion;
        told.words = std::move(words);
        return told;
    }

    /// The same, but silent while only the move itself is carried out.
    TableEvent &addIndirect(std::string_view motion, std::string words)
    {
        return add(motion, m_isDirect ? std::string() : std::move(words));
    }

    static Cell cellIn(std::int16_t number) { return static_cast<Cell>(number); }
    static bool isCell(std::int16_t number) { return number >= 0 && number < static_cast<std::int16_t>(cellCount); }
    std::string nameOfPlayer(std::int16_t player) const { return nameOf(m_before, static_cast<Player>(player)); }
    std::string nameOfDrawn(std::int16_t card) const
    {
        return nameOfCard(m_content, DeckName::Draw, static_cast<RowIndex>(card));
    }

    /// `D6 Plain`; only `D6` once this log has changed what lies there.
    std::string placeName(Cell cell)
    {
        return m_changed.has(cell) ? toText(cell) : nameOfPlace(m_content, m_before, cell);
    }

    /// Hits of one card come one after the other; those alike make one line.
    std::size_t tellHits(const EventLog &events, std::size_t first)
    {
        std::size_t last = first;
        while (last + 1 < events.size() && events[last + 1].type == events[first].type &&
               events[last + 1].b == events[first].b)
            ++last;
        std::vector<std::string> cells;
        for (std::size_t i = first; i <= last; ++i)
            cells.push_back(toText(cellIn(events[i].a)));
        const std::string points = std::to_string(events[first].b);
        TableEvent &told = add(
            "hit", cells.size() == 1 ? say("told.hit", {{"place", placeName(cellIn(events[first].a))}, {"n", points}})
                                     : say("told.hits", {{"cells", tablePhrases().join("and", cells)}, {"n", points}}));
        told.spaces = std::move(cells);
        return last;
    }

    void tellOne(EventType type, const Event &event)
    {
        if (type <= EventType::CardDrawn)
            tellTurn(type, event);
        else if (type <= EventType::SurvivorRescued)
            tellSurvivor(type, event);
        else if (type <= EventType::TokenChanged)
            tellToken(type, event);
        else if (type <= EventType::BridgeBuilt)
            tellTile(type, event);
        else if (type <= EventType::LavaPlaced)
            tellForce(type, event);
        else
            tellPlayer(type, event);
    }

    void tellTurn(EventType type, const Event &event)
    {
        if (type == EventType::TurnBegan)
            add("turn", say("told.turn", {{"n", std::to_string(event.a)}, {"who", nameOfPlayer(event.b)}}));
        else if (type == EventType::CardDrawn)
            tellCard(static_cast<DeckName>(event.a), static_cast<RowIndex>(event.b), event.c);
    }

    void tellCard(DeckName deck, RowIndex card, std::int16_t player)
    {
        m_isDirect = false;
        const std::string name = nameOfCard(m_content, deck, card);
        TableEvent *told = nullptr;
        switch (deck) {
        case DeckName::Rainstorm:
            told = &tellStrike("rain", "told.rain", m_content.rainstorm[card].cells);
            break;
        case DeckName::Quake: {
            constexpr std::array<std::string_view, 3> keys = {"told.quake.fault", "told.quake.tremor",
                                                              "told.quake.stop"};
            const QuakeCard &quake = m_content.quake[card];
            told = &tellStrike("quake", keys[static_cast<std::size_t>(quake.kind)],
                               quake.kind == QuakeKind::Fault ? quake.cells : CellSet());
            break;
        }
        case DeckName::Tornado:
            told = &add("draw", say("told.wind", {{"direction", name}}));
            break;
        case DeckName::Lava:
            told = &add("draw");
            break;
        default:
            told = &add("draw", say("told.draw", {{"who", nameOfPlayer(player)}, {"what", name}}));
            m_isDrawn = deck == DeckName::Draw && m_content.draw[card].kind == DrawKind::Resource;
        }
        told->card = {std::string(deckNames[static_cast<std::size_t>(deck)]), m_content.cardId(deck, card), {}};
    }

    TableEvent &tellStrike(std::string_view motion, std::string_view key, CellSet cells)
    {
        std::vector<std::string> names;
        for (const Cell cell : cells)
            names.push_back(toText(cell));
        TableEvent &told = add(motion, say(key, {{"cells", tablePhrases().join("and", names)}}));
        told.spaces = std::move(names);
        return told;
    }

    void tellSurvivor(EventType type, const Event &event)
    {
        const auto survivor = static_cast<Survivor>(event.a);
        const std::string who = nameOf(survivor);
        TableEvent *told = nullptr;
        if (type == EventType::SurvivorMoved) {
            told = &addIndirect("move", say("told.moved", {{"who", who}, {"to", toText(cellIn(event.b))}}));
            if (const std::optional<Cell> from = m_stands[indexOf(survivor)])
                told->spaces.push_back(toText(*from));
            m_stands[indexOf(survivor)] = cellIn(event.b);
        } else if (type == EventType::SurvivorDied) {
            told = &add("die", isCell(event.b) ? say("told.died", {{"who", who}, {"here", toText(cellIn(event.b))}})
                                               : say("told.died.away", {{"who", who}}));
        } else {
            told = &add("rescue", say("told.rescued", {{"who", who}}));
        }
        told->piece = toText(survivor);
        if (isCell(event.b))
            told->spaces.push_back(toText(cellIn(event.b)));
    }

    void tellToken(EventType type, const Event &event)
    {
        const auto token = static_cast<Token>(event.a);
        const bool isFlare = kindOf(token) == TokenKind::Flare;
        const std::string what = nameOf(token);
        TableEvent *told = nullptr;
        if (type == EventType::TokenMoved)
            told = &addIndirect("token", say("told.token-moved", {{"what", what}, {"to", toText(cellIn(event.b))}}));
        else if (type == EventType::TokenLost)
            told = &add("lose", say(isFlare ? "told.goes-out" : "told.is-lost", {{"what", what}}));
        else
            told = &addIndirect("token", say(isFlare ? "told.burns" : "told.reinforced", {{"what", what}}));
        told->piece = toText(token);
        if (type != EventType::TokenChanged && isCell(event.b))
            told->spaces.push_back(toText(cellIn(event.b)));
    }

    void tellTile(EventType type, const Event &event)
    {
        const Cell cell = cellIn(event.a);
        const std::vector<Slot> place = {{"place", placeName(cell)}, {"here", toText(cell)}};
        TableEvent *told = nullptr;
        switch (type) {
        case EventType::TileFlooded:
            told = &add("flood", say("told.flooded", place));
            m_changed.add(cell);
            break;
        case EventType::TileDrained:
            told = &addIndirect("drain", say("told.drained", place));
            m_changed.add(cell);
            break;
        case EventType::TileRemoved:
            told = &add("remove", say("told.removed", place));
            m_changed.add(cell);
            break;
        case EventType::TileRepaired:
            told = &addIndirect("repair", say("told.repaired", place));
            break;
        case EventType::TileSaved: // the answer said it
            told = &add("save");
            break;
        default:
            told = &addIndirect("build",
                                say("told.built", {{"what", m_content.bridges[static_cast<std::size_t>(event.b)].name},
                                                   {"here", toText(cell)}}));
            m_changed.add(cell);
        }
        told->spaces.push_back(toText(cell));
    }

    /// Vehicles, Tornadoes and Lava.
    void tellForce(EventType type, const Event &event)
    {
        if (type == EventType::LavaPlaced)
            return tellLava(cellIn(event.a), static_cast<Direction>(event.b), static_cast<Direction>(event.c));
        const std::string here = isCell(event.b) ? toText(cellIn(event.b)) : std::string();
        TableEvent *told = nullptr;
        if (type == EventType::VehicleMoved || type == EventType::VehicleLost) {
            const auto vehicle = static_cast<Vehicle>(event.a);
            const bool isKnown = m_before.vehicles[indexOf(vehicle)].onMap;
            const std::string what = isKnown ? nameOf(m_content, m_before, vehicle) : say("told.vehicle");
            if (type == EventType::VehicleLost)
                told = &addIndirect("lose", say("told.vehicle-lost", {{"what", what}}));
            else if (isKnown)
                told = &addIndirect("drive", say("told.vehicle-moved", {{"what", what}, {"to", here}}));
            else
                told = &addIndirect("drive", say("told.vehicle-placed", {{"to", here}}));
            told->piece = toText(vehicle);
        } else {
            const std::string_view key = type == EventType::TornadoWoke    ? "told.tornado-woke"
                                         : type == EventType::TornadoMoved ? "told.tornado-moved"
                                                                           : "told.tornado-ended";
            const auto tornado = static_cast<Tornado>(event.a);
            told = &add("tornado", say(key, {{"tornado", nameOf(tornado)}, {"here", here}}));
            told->piece = std::string("tornado-").append(tornadoNames[static_cast<std::size_t>(tornado)]);
            if (type == EventType::TornadoEnded)
                return;
        }
        told->spaces.push_back(here);
    }

    void tellLava(Cell cell, Direction in, Direction out)
    {
        TableEvent &told = add("lava", say("told.lava", {{"place", placeName(cell)}}));
        told.spaces.push_back(toText(cell));
        told.card = {"lava", std::string(toText(in)), std::string(toText(out))};
        m_changed.add(cell);
    }

    void tellPlayer(EventType type, const Event &event)
    {
        const auto index = static_cast<std::size_t>(event.b);
        switch (type) {
        case EventType::DisasterEnded:
            return addCard("discard", "told.disaster-ended", event, {"draw", m_content.draw[index].id, {}},
                           nameOfDrawn(event.b));
        case EventType::EventKept:
            return addCard("keep", "told.kept", event, {"event", m_content.events[index].id, {}},
                           m_content.events[index].name);
        case EventType::EventDiscarded:
            addCard("discard", m_isDirect ? "" : "told.discarded", event, {"event", m_content.events[index].id, {}},
                    m_content.events[index].name);
            m_isDirect = false;
            return;
        case EventType::ResourceGained:
            addCard("gain", m_isDrawn || m_isDirect ? "" : "told.gained", event,
                    {"draw", m_content.resources[index].id, {}}, m_content.resources[index].name);
            m_isDrawn = false;
            return;
        case EventType::ResourceLost:
            return addCard("spend", m_isDirect || isAnswer() ? "" : "told.spent", event,
                           {"draw", m_content.resources[index].id, {}}, m_content.resources[index].name);
        case EventType::PlayerExited:
            add("exit", say("told.exited", {{"who", nameOfPlayer(event.a)}}));
            return;
        case EventType::ApocalypseBegan:
            add("apocalypse", say("told.apocalypse"));
            return;
        default:
            add("over", say(std::string("ending.").append(reasonNames[static_cast<std::size_t>(event.a)])));
        }
    }

    void addCard(std::string_view motion, std::string_view key, const Event &event, FaceRef card,
                 const std::string &name)
    {
        TableEvent &told =
            add(motion, key.empty() ? std::string() : say(key, {{"who", nameOfPlayer(event.a)}, {"what", name}}));
        told.card = std::move(card);
    }

    /// Paying for a reaction and discarding down to the limit are what the move says.
    bool isAnswer() const
    {
        const bool isAsked = !m_before.stack.empty() && m_told.size() < 2;
        return isAsked && kindOf(top(m_before)) != FrameKind::ActionPhase;
    }

    const Content &m_content;
    const State &m_before;
    bool m_isDirect;
    bool m_isDrawn = false; ///< the last card drawn is a resource, which is gained next
    CellSet m_changed;
    std::array<std::optional<Cell>, survivorCount> m_stands{};
    std::vector<TableEvent> m_told;
};

} // namespace

std::vector<TableEvent> tellEvents(const Content &content, const State &before, const EventLog &events)
{
    Teller teller(content, before);
    teller.tell(events);
    return teller.take();
}

} // namespace cardquake::bugout
