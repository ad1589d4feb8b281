// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/bugout/card_text.h"

#include "engine/games/bugout/card_writer.h"
#include "engine/games/bugout/marked_text.h"

namespace cardquake::bugout {

std::string cardText(const ContentRows &rows, const ContentRow &row, const Phrases &phrases)
{
    const Json &own = at(row.fields, "text");
    if (own.is_string() && !own.get_ref<const std::string &>().empty())
        return own.get<std::string>();
    return plainText(CardWriter(rows, phrases, at(row.fields, "hand")).card(at(row.fields, "effects")));
}

std::string effectsText(const ContentRows &rows, const Json &effects, const Phrases &phrases)
{
    const Json noHand;
    return plainText(CardWriter(rows, phrases, noHand).card(effects));
}

std::string effectText(const ContentRows &rows, const Json &effect, const Phrases &phrases)
{
    return effectsText(rows, Json::array({effect}), phrases);
}

} // namespace cardquake::bugout
