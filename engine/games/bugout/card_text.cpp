// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/bugout/card_text.h"

#include "engine/games/bugout/card_writer.h"

namespace cardquake::bugout {
namespace {

const Json &field(const ContentRow &row, std::string_view key)
{
    static const Json none;
    const auto found = row.fields.find(key);
    return found == row.fields.end() ? none : *found;
}

} // namespace

std::string cardText(const ContentRows &rows, const ContentRow &row, const Phrases &phrases)
{
    const Json &own = field(row, "text");
    if (own.is_string() && !own.get_ref<const std::string &>().empty())
        return own.get<std::string>();
    return CardWriter(rows, phrases, field(row, "hand")).card(field(row, "effects"));
}

std::string effectText(const ContentRows &rows, const Json &effect, const Phrases &phrases)
{
    const Json noHand;
    return CardWriter(rows, phrases, noHand).card(Json::array({effect}));
}

} // namespace cardquake::bugout
