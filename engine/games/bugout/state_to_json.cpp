// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/bugout/board.h"
#include "engine/games/bugout/costs.h"
#include "engine/games/bugout/decks.h"
#include "engine/games/bugout/notation.h"
#include "engine/games/bugout/options.h"
#include "engine/games/bugout/state_json.h"

namespace cardquake::bugout {
namespace {

constexpr std::array<std::string_view, 8> choiceNames = {"tile",     "survivor", "token", "option",
                                                         "resource", "card",     "card",  "may"};

std::string whereabouts(Whereabouts where)
{
    if (where.isOnFoot())
        return toText(where.cell());
    if (where.isInVehicle())
        return toText(where.vehicle());
    if (where == Whereabouts::safe())
        return "safe";
    return where == Whereabouts::graveyard() ? "graveyard" : "box";
}

std::string tokenPlace(TokenPlace place)
{
    if (place.isLying())
        return toText(place.cell());
    if (place.isHeld())
        return toText(place.holder());
    if (place == TokenPlace::graveyard())
        return "graveyard";
    if (place == TokenPlace::safe())
        return "safe";
    return place == TokenPlace::removed() ? "removed" : "box";
}

Json tokens(const State &state)
{
    Json json = Json::object();
    for (const Token token : state.tokensInGame) {
        Json entry = {{"at", tokenPlace(whereIs(state, token))}};
        if (kindOf(token) == TokenKind::Flare)
            entry["lit"] = state.lit.has(token);
        else if (kindOf(token) == TokenKind::Landmark)
            entry["reinforced"] = state.reinforced.has(token);
        else if (kindOf(token) == TokenKind::Map)
            entry["rescue"] = state.rescueNumbers[indexOf(token) % maxTokensPerKind];
        json[toText(token)] = std::move(entry);
    }
    return json;
}

Json player(const Content &content, const State &state, Player index)
{
    const PlayerState &player = state.players[index];
    Json resources = Json::object();
    for (std::size_t i = 0; i < content.resources.size(); ++i)
        resources[content.resources[i].id] = player.resources[i];
    Json disasters = Json::array();
    for (const HeldDisaster &held : state.disasters)
        if (held.player == index)
            disasters.push_back(content.draw[held.card].id);
    Json events = Json::array();
    for (const KeptEvent &event : state.events)
        if (event.player == index)
            events.push_back({{"card", content.events[event.card].id},
                              {"form", content.events[event.card].forms[event.form].name},
                              {"turns", event.turns}});
    return {{"color", colourNames[static_cast<std::size_t>(player.colour)]},
            {"resources", std::move(resources)},
            {"disasters", std::move(disasters)},
            {"events", std::move(events)},
            {"skip", player.skip},
            {"bonus_actions", player.bonusActions},
            {"exited", player.exited},
            {"hand_limit", handLimit(content, state, index)}};
}

template <std::size_t N>
void addPile(const Content &content, DeckName name, const Pile<N> &pile, Json &decks, Json &discards)
{
    const std::string key(deckNames[static_cast<std::size_t>(name)]);
    Json &deck = decks[key] = Json::array();
    for (std::size_t i = 0; i < pile.deckSize(); ++i)
        deck.push_back(content.cardId(name, pile.fromTop(i)));
    Json &discard = discards[key] = Json::array();
    for (std::size_t i = 0; i < pile.discardSize(); ++i)
        discard.push_back(content.cardId(name, pile.discardFromTop(i)));
}

void addPiles(const Content &content, const State &state, Json &json)
{
    Json decks = Json::object();
    Json discards = Json::object();
    for (const DeckName deck : allDecks)
        withPile(state, deck, [&](const auto &pile) { addPile(content, deck, pile, decks, discards); });
    json["decks"] = std::move(decks);
    json["discards"] = std::move(discards);
    Json pool = Json::array();
    for (const RowIndex card : state.rescuePool)
        pool.push_back(content.apocalypse[card].id);
    json["rescue_pool"] = std::move(pool);
}

Json safeCounts(const State &state)
{
    int survivors = 0;
    for (const Whereabouts where : state.survivors)
        survivors += where == Whereabouts::safe();
    std::array<int, tokenKindCount> safe{};
    for (const Token token : state.tokensInGame)
        safe[static_cast<std::size_t>(kindOf(token))] += whereIs(state, token) == TokenPlace::safe();
    return {{"survivors", survivors},
            {"landmarks", safe[static_cast<std::size_t>(TokenKind::Landmark)]},
            {"samples", safe[static_cast<std::size_t>(TokenKind::Sample)]},
            {"maps", safe[static_cast<std::size_t>(TokenKind::Map)]}};
}

void addBoard(const Content &content, const State &state, Json &json)
{
    Json map = Json::object();
    Json extraction = Json::array();
    const CellSet active = extractionPoints(content, state);
    for (const Cell cell : allCells) {
        map[toText(cell)] = stackToText(content, state.map[indexOf(cell)]);
        if (active.has(cell))
            extraction.push_back(toText(cell));
    }
    Json survivors = Json::object();
    for (const Survivor survivor : allSurvivors)
        survivors[toText(survivor)] = whereabouts(whereIs(state, survivor));
    Json tornadoes = Json::object();
    for (std::size_t i = 0; i < tornadoCount; ++i) {
        const TornadoState &tornado = state.tornadoes[i];
        tornadoes[std::string(tornadoNames[i])] = {{"at", tornado.onMap ? toText(tornado.at) : "off"},
                                                   {"active", tornado.active}};
    }
    Json vehicles = Json::object();
    for (int i = 0; i < content.constants.vehicles; ++i) {
        const VehicleState &vehicle = state.vehicles[static_cast<std::size_t>(i)];
        vehicles[toText(static_cast<Vehicle>(i))] = {
            {"kind", vehicle.onMap ? content.vehicles[vehicle.kind].id : std::string()},
            {"at", vehicle.onMap ? toText(vehicle.at) : "pool"}};
    }
    json["map"] = std::move(map);
    json["extraction"] = std::move(extraction);
    json["survivors"] = std::move(survivors);
    json["tokens"] = tokens(state);
    json["tornadoes"] = std::move(tornadoes);
    json["vehicles"] = std::move(vehicles);
    json["bridge_pool"] = state.bridgePool;
}

/// The cards that a scout still sees on top of the deck.
Json shownCards(const Content &content, const State &state)
{
    Json decks;
    addPiles(content, state, decks);
    const DeckName deck = effectOf(content, top(state)).deck;
    Json cards = std::move(decks["decks"][std::string(deckNames[static_cast<std::size_t>(deck)])]);
    while (cards.size() > top(state).b)
        cards.erase(cards.size() - 1);
    return cards;
}

Json choiceToJson(const Content &content, const State &state)
{
    const Choice choice = choiceAsked(content, state);
    Json candidates = Json::array();
    for (const Candidate &candidate : choice.candidates)
        candidates.push_back(toText(content, choice, candidate));
    Json json = {{"kind", "choose"},
                 {"player", playerText(choice.player)},
                 {"what", choiceNames[static_cast<std::size_t>(choice.what)]},
                 {"candidates", std::move(candidates)},
                 {"optional", choice.optional},
                 {"reason", reasonOf(content, state)}};
    if (choice.what == ChoiceOf::Card)
        json["cards"] = shownCards(content, state);
    return json;
}

} // namespace

Json decisionToJson(const Content &content, const State &state)
{
    if (state.isOver() || state.stack.empty())
        return nullptr;
    const Frame &frame = top(state);
    switch (kindOf(frame)) {
    case FrameKind::ActionPhase:
        return {{"kind", "action"}, {"player", playerText(state.turn.player)}};
    case FrameKind::PlaceFreely:
        return {{"kind", "place"}, {"player", playerText(frame.a)}};
    case FrameKind::Discard:
        return {{"kind", "discard"},
                {"player", playerText(frame.a)},
                {"count", resourceCount(state, frame.a) - handLimit(content, state, frame.a)}};
    case FrameKind::Strike:
    case FrameKind::TornadoSave: {
        const Reaction reaction = reactionAsked(state);
        return {{"kind", "react"},
                {"player", playerText(reaction.player)},
                {"reaction", reaction.word},
                {"cell", toText(reaction.cell)}};
    }
    default:
        return choiceToJson(content, state);
    }
}

Json resultToJson(const State &state)
{
    if (!state.isOver())
        return nullptr;
    return {{"outcome", state.isWon() ? "win" : "loss"},
            {"reason", reasonNames[static_cast<std::size_t>(state.result)]}};
}

Json stateToJson(const Content &content, const State &state)
{
    const Turn &turn = state.turn;
    Json json = {{"options", optionsToJson(content, state)},
                 {"turn",
                  {{"number", turn.number},
                   {"player", playerText(turn.player)},
                   {"phase", phaseNames[static_cast<std::size_t>(turn.phase)]},
                   {"actions_left", turn.actionsLeft},
                   {"draws_left", turn.drawsLeft}}},
                 {"apocalypse", state.apocalypse},
                 {"signal", content.signals[state.signal].id}};
    addBoard(content, state, json);
    Json players = Json::object();
    for (Player index = 0; index < state.options.players; ++index)
        players[playerText(index)] = player(content, state, index);
    json["players"] = std::move(players);
    addPiles(content, state, json);
    const int used = graveyardUsed(state);
    const int capacity = graveyardCapacity(content, state);
    json["graveyard"] = {{"used", used}, {"capacity", capacity}, {"free", capacity - used}};
    json["safe"] = safeCounts(state);
    json["result"] = resultToJson(state);
    return json;
}

Json publicView(const Content &content, const State &state)
{
    Json json = stateToJson(content, state);
    json["decision"] = decisionToJson(content, state);
    for (auto &[name, deck] : json["decks"].items())
        deck = deck.size();
    for (auto &[id, token] : json["tokens"].items()) {
        if (!token.contains("rescue") || token["at"] == "safe")
            continue;
        const bool isKnownFromBox = token["at"] == "box" && state.has(Variant::TrainedRescueTeam);
        if (!isKnownFromBox)
            token["rescue"] = nullptr;
    }
    return json;
}

} // namespace cardquake::bugout
