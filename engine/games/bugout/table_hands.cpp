// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/bugout/costs.h"
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

TableCard pictureOf(const Content &content, const HeldDisaster &held)
{
    TableCard card;
    card.id = content.draw[held.card].id;
    card.label = nameOfCard(content, DeckName::Draw, held.card);
    card.face = {"draw", card.id, {}};
    card.icon = iconOf(content.draw[held.card], content);
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
            hand.cards.push_back(pictureOf(content, held));
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
