// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/bugout/event_text.h"

#include "engine/games/bugout/notation.h"
#include "engine/games/bugout/play.h"

namespace cardquake::bugout {
namespace {

Json cellOrNull(std::int16_t cell)
{
    if (cell < 0 || cell >= static_cast<std::int16_t>(cellCount))
        return nullptr;
    return toText(static_cast<Cell>(cell));
}

Json survivorEvent(const char *name, const Event &event)
{
    return {{"event", name}, {"survivor", toText(static_cast<Survivor>(event.a))}, {"cell", cellOrNull(event.b)}};
}

Json tokenEvent(const char *name, const Event &event)
{
    return {{"event", name}, {"token", toText(static_cast<Token>(event.a))}, {"cell", cellOrNull(event.b)}};
}

Json tileEvent(const char *name, const Event &event)
{
    return {{"event", name}, {"cell", cellOrNull(event.a)}};
}

Json playerEvent(const char *name, const Event &event, const char *what, const std::string &id)
{
    return {{"event", name}, {"player", playerText(static_cast<Player>(event.a))}, {what, id}};
}

Json vehicleEvent(const char *name, const Event &event)
{
    return {{"event", name}, {"vehicle", toText(static_cast<Vehicle>(event.a))}, {"cell", cellOrNull(event.b)}};
}

Json tornadoEvent(const char *name, const Event &event)
{
    return {
        {"event", name}, {"tornado", tornadoNames[static_cast<std::size_t>(event.a)]}, {"cell", cellOrNull(event.b)}};
}

std::size_t index(std::int16_t number)
{
    return static_cast<std::size_t>(number);
}

} // namespace

Json eventToJson(const Content &content, const Event &event)
{
    switch (static_cast<EventType>(event.type)) {
    case EventType::TurnBegan:
        return {{"event", "turn"}, {"number", event.a}, {"player", playerText(static_cast<Player>(event.b))}};
    case EventType::PhaseBegan:
        return {{"event", "phase"}, {"phase", event.a}};
    case EventType::CardDrawn:
        return {{"event", "drawn"},
                {"deck", deckNames[index(event.a)]},
                {"card", content.cardId(static_cast<DeckName>(event.a), static_cast<RowIndex>(event.b))}};
    case EventType::SurvivorMoved:
        return survivorEvent("moved", event);
    case EventType::SurvivorDied:
        return survivorEvent("died", event);
    case EventType::SurvivorRescued:
        return survivorEvent("rescued", event);
    case EventType::TokenMoved:
        return tokenEvent("token-moved", event);
    case EventType::TokenLost:
        return tokenEvent("token-lost", event);
    case EventType::TokenChanged:
        return {{"event", "token-changed"}, {"token", toText(static_cast<Token>(event.a))}};
    case EventType::TileHit:
        return {{"event", "hit"}, {"cell", cellOrNull(event.a)}, {"points", event.b}};
    case EventType::TileFlooded:
        return tileEvent("flooded", event);
    case EventType::TileDrained:
        return tileEvent("drained", event);
    case EventType::TileRemoved:
        return tileEvent("removed", event);
    case EventType::TileRepaired:
        return tileEvent("repaired", event);
    case EventType::TileSaved:
        return {{"event", "saved"},
                {"cell", cellOrNull(event.a)},
                {"player", playerText(static_cast<Player>(event.b))},
                {"reaction", actionNames[index(event.c)]}};
    case EventType::BridgeBuilt:
        return {{"event", "bridge"}, {"cell", cellOrNull(event.a)}, {"kind", bridgeNames[index(event.b)]}};
    case EventType::VehicleMoved:
        return vehicleEvent("vehicle-moved", event);
    case EventType::VehicleLost:
        return vehicleEvent("vehicle-lost", event);
    case EventType::TornadoWoke:
        return tornadoEvent("tornado-woke", event);
    case EventType::TornadoMoved:
        return tornadoEvent("tornado-moved", event);
    case EventType::TornadoEnded:
        return {{"event", "tornado-ended"}, {"tornado", tornadoNames[index(event.a)]}};
    case EventType::LavaPlaced:
        return {{"event", "lava"},
                {"cell", cellOrNull(event.a)},
                {"in", toText(static_cast<Direction>(event.b))},
                {"out", toText(static_cast<Direction>(event.c))}};
    case EventType::DisasterEnded:
        return playerEvent("disaster-ended", event, "card", content.draw[index(event.b)].id);
    case EventType::EventKept:
        return playerEvent("kept", event, "card", content.events[index(event.b)].id);
    case EventType::EventDiscarded:
        return playerEvent("discarded", event, "card", content.events[index(event.b)].id);
    case EventType::ResourceGained:
        return playerEvent("gained", event, "resource", content.resources[index(event.b)].id);
    case EventType::ResourceLost:
        return playerEvent("spent", event, "resource", content.resources[index(event.b)].id);
    case EventType::PlayerExited:
        return {{"event", "exited"}, {"player", playerText(static_cast<Player>(event.a))}};
    case EventType::ApocalypseBegan:
        return {{"event", "apocalypse"}};
    case EventType::GameEnded:
        return {{"event", "over"}, {"reason", event.a}};
    }
    return {};
}

} // namespace cardquake::bugout
