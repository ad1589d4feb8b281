// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/bugout/event_text.h"

#include "engine/games/bugout/notation.h"
#include "engine/games/bugout/play.h"

namespace cardquake::bugout {

// In a namespace of their own, because these short names mean other things elsewhere.
namespace telling {
namespace {

/// Turns one number of an event into what it stands for. Only the card of a deck needs the event around it.
using Writer = Json (*)(const Content &content, const Event &event, std::int16_t number);

std::size_t index(std::int16_t number)
{
    return static_cast<std::size_t>(number);
}

Json plain(const Content & /*content*/, const Event & /*event*/, std::int16_t number)
{
    return number;
}

/// Null where there is no cell, as for a piece that comes from the box.
Json cell(const Content & /*content*/, const Event & /*event*/, std::int16_t number)
{
    if (number < 0 || index(number) >= cellCount)
        return nullptr;
    return toText(static_cast<Cell>(number));
}

/// What has a text of its own in the notation: a Survivor, a token, a vehicle, a direction.
template <class Piece>
Json piece(const Content & /*content*/, const Event & /*event*/, std::int16_t number)
{
    return toText(static_cast<Piece>(number));
}

Json player(const Content & /*content*/, const Event & /*event*/, std::int16_t number)
{
    return playerText(static_cast<Player>(number));
}

template <const auto &names>
Json name(const Content & /*content*/, const Event & /*event*/, std::int16_t number)
{
    return names[index(number)];
}

template <auto rows>
Json rowId(const Content &content, const Event & /*event*/, std::int16_t number)
{
    return (content.*rows)[index(number)].id;
}

Json cardOfDeck(const Content &content, const Event &event, std::int16_t number)
{
    return content.cardId(static_cast<DeckName>(event.a), static_cast<RowIndex>(number));
}

/// How an event is told: its name, and what its numbers a, b and c are.
struct EventForm {
    struct Part {
        const char *key = nullptr;
        Writer write = nullptr;
    };

    EventType type;
    const char *name;
    std::array<Part, 3> parts;
};

constexpr EventForm::Part there{"cell", cell};
constexpr EventForm::Part survivor{"survivor", piece<Survivor>};
constexpr EventForm::Part token{"token", piece<Token>};
constexpr EventForm::Part vehicle{"vehicle", piece<Vehicle>};
constexpr EventForm::Part tornado{"tornado", name<tornadoNames>};
constexpr EventForm::Part who{"player", player};

constexpr auto eventForms = std::to_array<EventForm>({
    {EventType::TurnBegan, "turn", {{{"number", plain}, who}}},
    {EventType::PhaseBegan, "phase", {{{"phase", name<phaseNames>}}}},
    {EventType::CardDrawn, "drawn", {{{"deck", name<deckNames>}, {"card", cardOfDeck}}}},
    {EventType::SurvivorMoved, "moved", {{survivor, there}}},
    {EventType::SurvivorDied, "died", {{survivor, there}}},
    {EventType::SurvivorRescued, "rescued", {{survivor, there}}},
    {EventType::TokenMoved, "token-moved", {{token, there}}},
    {EventType::TokenLost, "token-lost", {{token, there}}},
    {EventType::TokenChanged, "token-changed", {{token}}},
    {EventType::TileHit, "hit", {{there, {"points", plain}}}},
    {EventType::TileFlooded, "flooded", {{there}}},
    {EventType::TileDrained, "drained", {{there}}},
    {EventType::TileRemoved, "removed", {{there}}},
    {EventType::TileRepaired, "repaired", {{there}}},
    {EventType::TileSaved, "saved", {{there, who, {"reaction", name<actionNames>}}}},
    {EventType::BridgeBuilt, "bridge", {{there, {"kind", name<bridgeNames>}}}},
    {EventType::VehicleMoved, "vehicle-moved", {{vehicle, there}}},
    {EventType::VehicleLost, "vehicle-lost", {{vehicle, there}}},
    {EventType::TornadoWoke, "tornado-woke", {{tornado, there}}},
    {EventType::TornadoMoved, "tornado-moved", {{tornado, there}}},
    {EventType::TornadoEnded, "tornado-ended", {{tornado}}},
    {EventType::LavaPlaced, "lava", {{there, {"in", piece<Direction>}, {"out", piece<Direction>}}}},
    {EventType::DisasterEnded, "disaster-ended", {{who, {"card", rowId<&Content::draw>}}}},
    {EventType::EventKept, "kept", {{who, {"card", rowId<&Content::events>}}}},
    {EventType::EventDiscarded, "discarded", {{who, {"card", rowId<&Content::events>}}}},
    {EventType::ResourceGained, "gained", {{who, {"resource", rowId<&Content::resources>}}}},
    {EventType::ResourceLost, "spent", {{who, {"resource", rowId<&Content::resources>}}}},
    {EventType::PlayerExited, "exited", {{who}}},
    {EventType::ApocalypseBegan, "apocalypse", {}},
    {EventType::GameEnded, "over", {{{"reason", name<reasonNames>}}}},
});

constexpr bool isInOrder()
{
    for (std::size_t i = 0; i < eventForms.size(); ++i)
        if (eventForms[i].type != static_cast<EventType>(i))
            return false;
    return eventForms.back().type == EventType::GameEnded;
}
static_assert(isInOrder(), "the place of a form is the number of its event");

} // namespace
} // namespace telling

Json eventToJson(const Content &content, const Event &event)
{
    const telling::EventForm &form = telling::eventForms.at(event.type);
    const std::array numbers = {event.a, event.b, event.c};
    Json json = {{"event", form.name}};
    for (std::size_t i = 0; i < numbers.size(); ++i)
        if (const auto &[key, write] = form.parts[i]; key)
            json[key] = write(content, event, numbers[i]);
    return json;
}

} // namespace cardquake::bugout
