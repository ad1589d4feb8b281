// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/bugout/table_words.h"

#include "engine/games/bugout/board.h"
#include "engine/games/bugout/decks.h"

#include <algorithm>

namespace cardquake::bugout {
namespace {

constexpr std::array<std::string_view, colourCount> colourKeys = {"colour.red", "colour.blue", "colour.yellow",
                                                                  "colour.green"};
constexpr std::array<std::string_view, tokenKindCount> tokenKeys = {"token.landmark", "token.sample", "token.map",
                                                                    "token.flare"};
constexpr std::array<std::string_view, tornadoCount> tornadoKeys = {"tornado.field", "tornado.plain"};
constexpr std::array<std::string_view, deckCount> deckIcons = {
    "kind-draw", "kind-rain", "kind-quake", "kind-tornado", "kind-lava", "kind-event", "kind-apocalypse"};
constexpr std::array<std::string_view, 4> drawnResourceIcons = {"gas", "pipe", "rope", "tool"};
constexpr std::array<std::string_view, 2> drawnVehicleIcons = {"car", "motorcycle"};
constexpr std::array<std::string_view, directionCount> directionKeys = {"direction.n", "direction.e", "direction.s",
                                                                        "direction.w"};

std::string nameOfDrawCard(const Content &content, const DrawCard &card)
{
    const Phrases &phrases = tablePhrases();
    switch (card.kind) {
    case DrawKind::Resource:
        return content.resources[card.resource].name;
    case DrawKind::Downpour:
        return phrases.say("draw.downpour");
    case DrawKind::Seismic:
        return phrases.say("draw.seismic");
    case DrawKind::Tornado:
        return phrases.say("draw.tornado", {{"tornado", nameOf(card.tornado)}});
    case DrawKind::Eruption:
        return phrases.say("draw.eruption",
                           {{"direction", phrases.say(directionKeys[static_cast<std::size_t>(card.direction)])}});
    case DrawKind::Event:
        break;
    }
    return phrases.say("draw.event");
}

std::string nameOfQuakeCard(const QuakeCard &card)
{
    constexpr std::array<std::string_view, 3> keys = {"quake.fault", "quake.tremor", "quake.stop"};
    return tablePhrases().say(keys[static_cast<std::size_t>(card.kind)]);
}

/// The designer's name for an option, or its number.
std::string optionName(const Content &content, const State &state, std::uint8_t option)
{
    const Effect &effect = effectOf(content, top(state));
    if (option < effect.labels.size() && !effect.labels[option].empty())
        return effect.labels[option];
    return tablePhrases().say("option", {{"n", std::to_string(option + 1)}});
}

} // namespace

std::string nameOf(Colour colour)
{
    return tablePhrases().say(colourKeys[static_cast<std::size_t>(colour)]);
}

std::string nameOf(const State &state, Player player)
{
    return nameOf(state.players[player].colour);
}

std::string nameOfCell(std::uint8_t cell)
{
    return toText(static_cast<Cell>(cell));
}

std::string nameOf(Survivor survivor)
{
    return nameOf(colourOf(survivor)) + ' ' + std::to_string(indexOf(survivor) % survivorsPerColour + 1);
}

std::string nameOf(Token token)
{
    return tablePhrases().say(tokenKeys[static_cast<std::size_t>(kindOf(token))],
                              {{"n", std::to_string(indexOf(token) % maxTokensPerKind + 1)}});
}

std::string nameOf(const Content &content, const State &state, Vehicle vehicle)
{
    return content.vehicles[state.vehicles[indexOf(vehicle)].kind].name;
}

std::string nameOf(Tornado tornado)
{
    return tablePhrases().say(tornadoKeys[static_cast<std::size_t>(tornado)]);
}

std::string nameOfCard(const Content &content, DeckName deck, RowIndex card)
{
    const Phrases &phrases = tablePhrases();
    switch (deck) {
    case DeckName::Draw:
        return nameOfDrawCard(content, content.draw[card]);
    case DeckName::Rainstorm:
        return phrases.say("card.rainstorm");
    case DeckName::Quake:
        return nameOfQuakeCard(content.quake[card]);
    case DeckName::Tornado:
        return phrases.say(directionKeys[static_cast<std::size_t>(content.tornado[card].direction)]);
    case DeckName::Lava:
        return phrases.say(content.lava[card].quarterTurns == 0  ? "lava.ahead"
                           : content.lava[card].quarterTurns > 0 ? "lava.right"
                                                                 : "lava.left");
    case DeckName::Event:
        return content.events[card].name;
    case DeckName::Apocalypse:
        break;
    }
    return content.apocalypse[card].name;
}

std::string nameOfSurface(const Content &content, const State &state, Cell cell)
{
    const CellStack &stack = state.map[indexOf(cell)];
    switch (surfaceOf(state, cell)) {
    case TileType::Lava:
        return tablePhrases().say("surface.lava");
    case TileType::Empty:
        return tablePhrases().say("surface.empty");
    case TileType::Sturdy:
        return content.bridges[static_cast<std::size_t>(BridgeKind::Sturdy)].name;
    case TileType::Rope:
        return content.bridges[static_cast<std::size_t>(BridgeKind::Rope)].name;
    case TileType::Flooded:
        return tablePhrases().say("surface.flooded", {{"name", content.tiles[stack.tile].name}});
    default:
        return content.tiles[stack.tile].name;
    }
}

std::string nameOfPlace(const Content &content, const State &state, Cell cell)
{
    return toText(cell) + ' ' + nameOfSurface(content, state, cell);
}

std::string noteOf(const HandForm &form)
{
    if (form.discard == DiscardMode::None || form.discardText.empty())
        return form.discardText;
    return tablePhrases().say(form.discard == DiscardMode::Free ? "note.discard.free" : "note.discard.action",
                              {{"text", form.discardText}});
}

Cell endOfDrive(const Move &move)
{
    Cell end{};
    for (const std::uint8_t cell : move.to)
        if (cell != 0)
            end = static_cast<Cell>(cell - 1);
    return end;
}

std::string viaWords(const Move &move)
{
    std::vector<std::string> path;
    for (const std::uint8_t cell : move.to)
        if (cell != 0)
            path.push_back(nameOfCell(static_cast<std::uint8_t>(cell - 1)));
    path.pop_back();
    return path.empty() ? std::string() : tablePhrases().say("via", {{"cells", tablePhrases().join("and", path)}});
}

std::string holderWords(const State &state, Token token)
{
    const TokenPlace place = whereIs(state, token);
    return place.isHeld() ? tablePhrases().say("from", {{"who", nameOf(place.holder())}}) : std::string();
}

Cell cellBetween(Cell from, Cell to)
{
    return cellAt((columnOf(from) + columnOf(to)) / 2, (rowOf(from) + rowOf(to)) / 2);
}

std::string nameOfCandidate(const Content &content, const State &state, const Choice &choice,
                            const Candidate &candidate)
{
    switch (choice.what) {
    case ChoiceOf::Tile:
        return toText(static_cast<Cell>(candidate.item));
    case ChoiceOf::Survivor:
        return nameOf(static_cast<Survivor>(candidate.item));
    case ChoiceOf::Token:
        return nameOf(static_cast<Token>(candidate.item));
    case ChoiceOf::Option:
        return optionName(content, state, candidate.item);
    case ChoiceOf::Resource:
        return content.resources[candidate.item].name;
    case ChoiceOf::Card: {
        const DeckName deck = effectOf(content, top(state)).deck;
        return withPile(state, deck,
                        [&](const auto &pile) { return nameOfCard(content, deck, pile.fromTop(candidate.item)); });
    }
    case ChoiceOf::Disaster:
        return tablePhrases().say("disaster-of", {{"card", nameOfCard(content, DeckName::Draw, candidate.card)},
                                                  {"who", nameOf(state, candidate.item)}});
    case ChoiceOf::May:
        break;
    }
    return tablePhrases().say("yes");
}

std::string pawnIcon(const State &state, Colour colour)
{
    const bool isCivilian = !(survivorsOf(colour) & civilians(state)).empty();
    return std::string(isCivilian ? "civilian-" : "pawn-").append(colourNames[static_cast<std::size_t>(colour)]);
}

std::string iconOf(const State &state, Survivor survivor)
{
    return pawnIcon(state, colourOf(survivor));
}

std::string iconOf(const State &state, Token token)
{
    switch (kindOf(token)) {
    case TokenKind::Landmark:
        return state.reinforced.has(token) ? "landmark-reinforced" : "landmark";
    case TokenKind::Sample:
        return "sample";
    case TokenKind::Map:
        return "map-token";
    case TokenKind::Flare:
        break;
    }
    return state.lit.has(token) ? "flare-lit" : "flare-unlit";
}

std::string iconOf(const Resource &resource)
{
    const bool isDrawn = std::ranges::find(drawnResourceIcons, resource.id) != drawnResourceIcons.end();
    return "resource-" + (isDrawn ? resource.id : "any");
}

std::string iconOf(const VehicleRules &vehicle)
{
    const bool isDrawn = std::ranges::find(drawnVehicleIcons, vehicle.id) != drawnVehicleIcons.end();
    return isDrawn ? vehicle.id : std::string(vehicle.seats > 2 ? drawnVehicleIcons[0] : drawnVehicleIcons[1]);
}

std::string iconOf(DeckName deck)
{
    return std::string(deckIcons[static_cast<std::size_t>(deck)]);
}

std::string iconOf(const DrawCard &card, const Content &content)
{
    switch (card.kind) {
    case DrawKind::Resource:
        return iconOf(content.resources[card.resource]);
    case DrawKind::Downpour:
        return iconOf(DeckName::Rainstorm);
    case DrawKind::Seismic:
        return iconOf(DeckName::Quake);
    case DrawKind::Tornado:
        return iconOf(DeckName::Tornado);
    case DrawKind::Eruption:
        return iconOf(DeckName::Lava);
    case DrawKind::Event:
        break;
    }
    return iconOf(DeckName::Event);
}

} // namespace cardquake::bugout
