// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/bugout/costs.h"
#include "engine/games/bugout/lava.h"
#include "engine/games/bugout/notation.h"
#include "engine/games/bugout/table_parts.h"
#include "engine/games/bugout/table_words.h"

namespace cardquake::bugout {
namespace {

TableCard pictureOf(const Resource &resource, int count)
{
    TableCard card;
    card.id = resource.id;
    card.label = resource.name;
    card.face = {"draw", resource.id, {}};
    card.icon = iconOf(resource);
    card.count = count;
    return card;
}

/// What a disaster card does in the next Disaster Phase of its holder.
std::string disasterNote(const Content &content, const State &state, const DrawCard &card)
{
    const Phrases &phrases = tablePhrases();
    if (card.kind == DrawKind::Seismic)
        return phrases.say("hand.seismic");
    if (card.kind == DrawKind::Eruption) {
        const Flow flow = traceLavaFlow(content, state, card.direction);
        return flow.end == FlowEnd::Place ? phrases.say("hand.lava", {{"cell", toText(flow.cell)}})
                                          : phrases.say("hand.lava.blocked");
    }
    const TornadoState &tornado = state.tornadoes[static_cast<std::size_t>(card.tornado)];
    return phrases.say(tornado.onMap ? "hand.tornado" : "hand.tornado.gone",
                       {{"tornado", nameOf(card.tornado)}, {"cell", toText(tornado.at)}});
}

TableCard pictureOf(const Content &content, const State &state, const HeldDisaster &held)
{
    TableCard card;
    card.id = content.draw[held.card].id;
    card.label = nameOfCard(content, DeckName::Draw, held.card);
    card.face = {"draw", card.id, {}};
    card.icon = iconOf(content.draw[held.card], content);
    card.note = disasterNote(content, state, content.draw[held.card]);
    return card;
}

TableCard pictureOf(const Content &content, const KeptEvent &kept)
{
    const EventCard &event = content.events[kept.card];
    TableCard card;
    card.id = event.id;
    card.label = event.name;
    card.face = {"event", event.id, event.forms[kept.form].name};
    card.icon = iconOf(DeckName::Event);
    std::vector<std::string> notes;
    if (std::string note = noteOf(event.forms[kept.form]); !note.empty())
        notes.push_back(std::move(note));
    if (kept.turns > 0)
        notes.push_back(tablePhrases().say("hand.turns", {{"n", std::to_string(kept.turns), kept.turns}}));
    card.note = tablePhrases().join("aside", notes);
    return card;
}

TableHand handOf(const Content &content, const State &state, Player player)
{
    TableHand hand{playerText(player), nameOf(state, player), {}};
    for (std::size_t i = 0; i < content.resources.size(); ++i)
        if (const int count = state.players[player].resources[i]; count > 0)
            hand.cards.push_back(pictureOf(content.resources[i], count));
    for (const HeldDisaster &held : state.disasters)
        if (held.player == player)
            hand.cards.push_back(pictureOf(content, state, held));
    for (const KeptEvent &event : state.events)
        if (event.player == player)
            hand.cards.push_back(pictureOf(content, event));
    return hand;
}

} // namespace

void addHands(const Content &content, const State &state, Table &table)
{
    for (Player player = 0; player < state.options.players; ++player)
        table.hands.push_back(handOf(content, state, player));
}

} // namespace cardquake::bugout
