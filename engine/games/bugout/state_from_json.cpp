// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/core/text.h"
#include "engine/games/bugout/board.h"
#include "engine/games/bugout/compile_parts.h"
#include "engine/games/bugout/decks.h"
#include "engine/games/bugout/notation.h"
#include "engine/games/bugout/selectors.h"
#include "engine/games/bugout/state_json.h"

namespace cardquake::bugout {
namespace {

/// Reads the parts of a State JSON into a state; the first thing that does not fit is remembered and reported.
class StateReader {
public:
    StateReader(const Content &content, State &state)
        : m_content(content)
        , m_state(state)
    {
    }

    Result<void> read(const Json &json)
    {
        readTurn(groupIn(json, "turn"));
        m_state.apocalypse = flag(json, "apocalypse");
        m_state.signal = row(m_content.signals, json.at("signal"), "signal");
        readMap(groupIn(json, "map"));
        readTornadoes(groupIn(json, "tornadoes"));
        readVehicles(groupIn(json, "vehicles"));
        readSurvivors(groupIn(json, "survivors"));
        readTokens(groupIn(json, "tokens"));
        m_state.bridgePool = number(json, "bridge_pool", maxBridges);
        readPlayers(groupIn(json, "players"));
        readPiles(groupIn(json, "decks"), groupIn(json, "discards"));
        readRescuePool(listIn(json, "rescue_pool", {}));
        checkSupplies();
        if (m_error)
            return tl::unexpected(*m_error);
        return {};
    }

private:
    void fail(const std::string &what, const Json &value)
    {
        if (!m_error)
            m_error = Error{"bad-state", what + " cannot be " + excerpt(value) + "."};
    }

    void failUnknown(const std::string &what, const std::string &key)
    {
        if (!m_error)
            m_error = Error{"bad-state", "There is no " + what + ' ' + inQuotes(key) + '.'};
    }

    /// The group of fields in a field, or an empty one after a fault. `path` leads to the object.
    const Json &groupIn(const Json &object, const std::string &key, const std::string &path = {})
    {
        static const Json none = Json::object();
        return partIn(object, key, path, none, "a group of fields");
    }

    const Json &listIn(const Json &object, const std::string &key, const std::string &path)
    {
        static const Json none = Json::array();
        return partIn(object, key, path, none, "a list");
    }

    const Json &partIn(const Json &object, const std::string &key, const std::string &path, const Json &none,
                       const char *what)
    {
        const auto found = object.find(key);
        if (found == object.end())
            return none;
        if (found->type() == none.type())
            return *found;
        if (!m_error)
            m_error = Error{"bad-state", path + key + " must be " + what + ", not " + excerpt(*found) + "."};
        return none;
    }

    /// A misspelt field would be a position nobody meant.
    void allowOnly(const Json &object, const std::string &path, std::initializer_list<std::string_view> known)
    {
        for (const auto &[key, value] : object.items())
            if (std::ranges::find(known, key) == known.end() && !m_error)
                m_error = Error{"bad-state", path + " has no field " + inQuotes(key) + "."};
    }

    std::uint8_t number(const Json &object, const char *key, std::size_t most)
    {
        const Json value = object.value(key, Json(0));
        if (value.is_number_integer() && value >= 0 && value <= most)
            return value.get<std::uint8_t>();
        fail(key, value);
        return 0;
    }

    bool flag(const Json &object, const char *key)
    {
        const Json value = object.value(key, Json(false));
        if (!value.is_boolean())
            fail(key, value);
        return value == true;
    }

    template <class Row>
    RowIndex row(const std::vector<Row> &rows, const Json &id, const std::string &what)
    {
        const auto found = id.is_string() ? findRow(rows, id.get<std::string>()) : std::nullopt;
        if (!found)
            fail(what, id);
        return found.value_or(0);
    }

    static std::string textOf(const Json &value)
    {
        return value.is_string() ? value.get<std::string>() : std::string();
    }

    std::optional<Player> playerOf(std::string_view text) const
    {
        for (Player player = 0; player < m_state.options.players; ++player)
            if (text == playerText(player))
                return player;
        return std::nullopt;
    }

    void readTurn(const Json &turn)
    {
        allowOnly(turn, "turn", {"number", "player", "phase", "actions_left", "draws_left"});
        const Json turnNumber = turn.value("number", Json(1));
        if (!turnNumber.is_number_integer() || turnNumber < 1 || turnNumber > 10000)
            return fail("turn.number", turnNumber);
        m_state.turn.number = turnNumber.get<std::uint16_t>();
        const Json name = turn.value("player", Json());
        const auto player = playerOf(textOf(name));
        if (!player)
            return fail("turn.player", name);
        m_state.turn.player = *player;
        m_state.turn.actionsLeft = number(turn, "actions_left", 255);
        m_state.turn.drawsLeft = number(turn, "draws_left", 255);
    }

    void readMap(const Json &map)
    {
        for (const auto &[key, value] : map.items()) {
            const std::optional<Cell> cell = cellFromText(key);
            if (!cell)
                return failUnknown("cell", key);
            const Result<CellStack> stack = stackFromText(m_content, textOf(value));
            if (!stack)
                return fail("map." + key, value);
            m_state.map[indexOf(*cell)] = *stack;
            refreshSurface(m_content, m_state, *cell);
        }
    }

    void readTornadoes(const Json &tornadoes)
    {
        for (const auto &[key, entry] : tornadoes.items()) {
            const Json &value = groupIn(tornadoes, key, "tornadoes.");
            allowOnly(value, "tornadoes." + key, {"at", "active"});
            const auto found = std::ranges::find(tornadoNames, key);
            if (found == tornadoNames.end())
                return failUnknown("tornado", key);
            const std::string at = textOf(value.value("at", Json()));
            const std::optional<Cell> cell = cellFromText(at);
            if (!cell && at != "off")
                return fail("tornadoes." + key + ".at", value.value("at", Json()));
            setTornado(m_state, static_cast<Tornado>(found - tornadoNames.begin()),
                       cell ? TornadoState{true, flag(value, "active"), *cell} : TornadoState{});
        }
    }

    std::optional<Vehicle> vehicleOf(std::string_view text) const
    {
        for (int i = 0; i < m_content.constants.vehicles; ++i)
            if (text == toText(static_cast<Vehicle>(i)))
                return static_cast<Vehicle>(i);
        return std::nullopt;
    }

    void readVehicles(const Json &vehicles)
    {
        for (const Survivor survivor : allSurvivors) // everybody gets out first: their places are read afterwards
            put(m_state, survivor, Whereabouts::box());
        for (const auto &[key, entry] : vehicles.items()) {
            const Json &value = groupIn(vehicles, key, "vehicles.");
            allowOnly(value, "vehicles." + key, {"at", "kind"});
            const std::optional<Vehicle> vehicle = vehicleOf(key);
            if (!vehicle)
                return failUnknown("vehicle", key);
            const std::string at = textOf(value.value("at", Json()));
            if (at == "pool") {
                m_state.vehicles[indexOf(*vehicle)] = {};
                continue;
            }
            const std::optional<Cell> cell = cellFromText(at);
            if (!cell)
                return fail("vehicles." + key + ".at", value.value("at", Json()));
            const RowIndex kind = row(m_content.vehicles, value.value("kind", Json()), "vehicles." + key + ".kind");
            m_state.vehicles[indexOf(*vehicle)] = {kind, true, *cell};
        }
    }

    std::optional<Whereabouts> whereabouts(const std::string &text) const
    {
        if (const auto cell = cellFromText(text))
            return Whereabouts::onFoot(*cell);
        if (const auto vehicle = vehicleOf(text); vehicle && m_state.vehicles[indexOf(*vehicle)].onMap)
            return Whereabouts::in(*vehicle);
        if (text == "safe")
            return Whereabouts::safe();
        if (text == "graveyard")
            return Whereabouts::graveyard();
        return text == "box" ? std::optional(Whereabouts::box()) : std::nullopt;
    }

    void readSurvivors(const Json &survivors)
    {
        for (const auto &[key, value] : survivors.items()) {
            const std::optional<Survivor> survivor = survivorFromText(key);
            if (!survivor)
                return failUnknown("survivor", key);
            const std::optional<Whereabouts> where = whereabouts(textOf(value));
            if (!where)
                return fail("survivors." + key, value);
            put(m_state, *survivor, *where);
        }
    }

    std::optional<TokenPlace> tokenPlace(const std::string &text) const
    {
        if (const auto cell = cellFromText(text))
            return TokenPlace::lyingOn(*cell);
        if (const auto survivor = survivorFromText(text)) {
            const bool canHold = m_state.onMap.has(*survivor) && hasEmptyHands(m_state, *survivor);
            return canHold ? std::optional(TokenPlace::heldBy(*survivor)) : std::nullopt;
        }
        if (text == "graveyard")
            return TokenPlace::graveyard();
        if (text == "safe")
            return TokenPlace::safe();
        if (text == "removed")
            return TokenPlace::removed();
        return text == "box" ? std::optional(TokenPlace::box()) : std::nullopt;
    }

    void readTokens(const Json &tokens)
    {
        for (const Token token : m_state.tokensInGame)
            put(m_state, token, TokenPlace::box());
        for (const auto &[key, entry] : tokens.items()) {
            const Json &value = groupIn(tokens, key, "tokens.");
            allowOnly(value, "tokens." + key, {"at", "lit", "reinforced", "rescue"});
            const std::optional<Token> token = tokenFromText(key);
            if (!token || !m_state.tokensInGame.has(*token))
                return failUnknown("token", key);
            const std::optional<TokenPlace> place = tokenPlace(textOf(value.value("at", Json())));
            if (!place)
                return fail("tokens." + key + ".at", value.value("at", Json()));
            put(m_state, *token, *place);
            m_state.lit.set(*token, kindOf(*token) == TokenKind::Flare && flag(value, "lit"));
            m_state.reinforced.set(*token, kindOf(*token) == TokenKind::Landmark && flag(value, "reinforced"));
            if (kindOf(*token) == TokenKind::Map)
                m_state.rescueNumbers[indexOf(*token) % maxTokensPerKind] = number(value, "rescue", maxTokensPerKind);
        }
    }

    void readPlayers(const Json &players)
    {
        m_state.disasters.clear();
        m_state.events.clear();
        m_state.nextSerial = 1;
        for (const auto &[key, entry] : players.items()) {
            const std::optional<Player> index = playerOf(key);
            if (!index)
                return failUnknown("player", key);
            const std::string path = "players." + key;
            const Json &value = groupIn(players, key, "players.");
            allowOnly(value, path,
                      {"color", "resources", "disasters", "events", "skip", "bonus_actions", "exited", "hand_limit"});
            PlayerState &player = m_state.players[*index];
            player.colour = colour(value.value("color", Json()), path + ".color");
            player.skip = number(value, "skip", 255);
            player.bonusActions = number(value, "bonus_actions", 255);
            player.exited = flag(value, "exited");
            player.resources = {};
            const Json &resources = groupIn(value, "resources", path + '.');
            for (const auto &[name, count] : resources.items()) {
                const auto resource = findRow(m_content.resources, name);
                if (!resource)
                    return failUnknown("resource", name);
                if (!count.is_number_integer() || count < 0 || count > 200)
                    return fail("resources." + name, count);
                player.resources[*resource] = count.get<std::uint8_t>();
            }
            readHand(value, *index, path + '.');
        }
        for (Player player = 1; player < m_state.options.players; ++player)
            for (Player other = 0; other < player; ++other)
                if (m_state.players[player].colour == m_state.players[other].colour)
                    fail("players." + playerText(player) + ".color",
                         colourNames[static_cast<std::size_t>(m_state.players[player].colour)]);
    }

    Colour colour(const Json &value, const std::string &path)
    {
        const auto found = std::ranges::find(colourNames, textOf(value));
        if (found != colourNames.end())
            return static_cast<Colour>(found - colourNames.begin());
        fail(path, value);
        return Colour::Red;
    }

    void readHand(const Json &player, Player index, const std::string &path)
    {
        for (const Json &id : listIn(player, "disasters", path)) {
            const RowIndex card = row(m_content.draw, id, "disasters");
            const DrawKind kind = m_content.draw[card].kind;
            const bool isDisaster =
                kind == DrawKind::Seismic || kind == DrawKind::Tornado || kind == DrawKind::Eruption;
            if (!isDisaster || m_state.disasters.full())
                return fail("disasters", id);
            m_state.disasters.push({m_state.nextSerial++, index, card});
        }
        for (const Json &entry : listIn(player, "events", path)) {
            if (!entry.is_object())
                return fail(path + "events", entry);
            allowOnly(entry, path + "events", {"card", "form", "turns"});
            const RowIndex card = row(m_content.events, entry.value("card", Json()), "events");
            const std::vector<HandForm> &forms = m_content.events[card].forms;
            const std::string name = textOf(entry.value("form", Json("main")));
            const auto form = std::ranges::find(forms, name, &HandForm::name);
            if (form == forms.end() || m_state.events.full())
                return fail("events", entry);
            m_state.events.push({m_state.nextSerial++, index, card, static_cast<std::uint8_t>(form - forms.begin()),
                                 number(entry, "turns", 255)});
        }
    }

    template <class Card, std::size_t N>
    void readPile(DeckName name, const std::vector<Card> &cards, const Json &decks, const Json &discards, Pile<N> &pile)
    {
        const std::string key(deckNames[static_cast<std::size_t>(name)]);
        const Json deck = decks.value(key, Json::array());
        const Json discard = discards.value(key, Json::array());
        if (!deck.is_array() || !discard.is_array() || deck.size() + discard.size() > N)
            return fail("decks." + key, deck);
        pile.clearDeck();
        pile.clearDiscards();
        for (auto card = deck.rbegin(); card != deck.rend(); ++card)
            pile.putOnTop(row(cards, *card, "decks." + key));
        for (auto card = discard.rbegin(); card != discard.rend(); ++card)
            pile.discard(row(cards, *card, "discards." + key));
    }

    void readPiles(const Json &decks, const Json &discards)
    {
        for (const DeckName deck : allDecks)
            withCards(m_content, deck, [&](const auto &cards) {
                withPile(m_state, deck, [&](auto &pile) { readPile(deck, cards, decks, discards, pile); });
            });
        for (const Json *group : {&decks, &discards})
            for (const auto &[key, value] : group->items())
                if (std::ranges::find(deckNames, key) == deckNames.end())
                    failUnknown("deck", key);
    }

    void readRescuePool(const Json &pool)
    {
        m_state.rescuePool.clear();
        for (const Json &id : pool) {
            const RowIndex card = row(m_content.apocalypse, id, "rescue_pool");
            if (m_state.rescuePool.full())
                return fail("rescue_pool", pool);
            m_state.rescuePool.push(card);
        }
    }

    /// What is in hands comes back to the piles, so all of it together has to fit in.
    void checkSupplies()
    {
        std::size_t resources = 0;
        for (Player player = 0; player < m_state.options.players; ++player)
            resources += static_cast<std::size_t>(resourceCount(m_state, player));
        std::size_t disasters = m_state.disasters.size();
        for (std::size_t i = 0; i < m_state.draw.deckSize(); ++i)
            disasters += isDisaster(m_content.draw[m_state.draw.fromTop(i)], DisasterKind::Any);
        checkSupply("Draw cards with those in hands", cardsIn(m_state.draw) + m_state.disasters.size() + resources,
                    maxDrawCards);
        checkSupply("disaster cards in hands and in the Draw deck", disasters, maxDisastersInHands);
        checkSupply("event cards with those in hands", cardsIn(m_state.event) + m_state.events.size(), maxEventCards);
        checkSupply("Apocalypse cards with the rescue pool",
                    cardsIn(m_state.apocalypseDeck) + m_state.rescuePool.size(), maxApocalypseCards);
    }

    template <std::size_t N>
    static std::size_t cardsIn(const Pile<N> &pile)
    {
        return pile.deckSize() + pile.discardSize();
    }

    void checkSupply(const char *what, std::size_t count, std::size_t most)
    {
        if (count > most && !m_error)
            m_error = Error{"bad-state", "There cannot be " + std::to_string(count) + ' ' + what + "; the most is " +
                                             std::to_string(most) + "."};
    }

    const Content &m_content;
    State &m_state;
    std::optional<Error> m_error;
};

} // namespace

Result<void> stateFromJson(const Content &content, const Json &json, State &state)
{
    State next = state;
    Result<void> read = StateReader(content, next).read(json);
    if (read)
        state = next;
    return read;
}

} // namespace cardquake::bugout
