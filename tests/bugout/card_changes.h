// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/bugout/effect_words.h"

#include <algorithm>
#include <string>
#include <vector>

namespace cardquake {

// Makes different cards out of a card, by changing one of its values.

/// The places of all values in a row, the row itself included.
inline std::vector<Json::json_pointer> places(const Json &value, const Json::json_pointer &here = Json::json_pointer())
{
    std::vector<Json::json_pointer> found{here};
    if (!value.is_structured())
        return found;
    for (const auto &[key, part] : value.items()) {
        const Json::json_pointer below = value.is_array() ? here / std::stoul(key) : here / key;
        for (const Json::json_pointer &place : places(part, below))
            found.push_back(place);
    }
    return found;
}

/// The field that a leaf belongs to: its own name, or that of the list it is in.
inline std::string fieldOf(Json::json_pointer leaf)
{
    while (!leaf.empty() && leaf.back().find_first_not_of("0123456789") == std::string::npos)
        leaf.pop_back();
    return leaf.empty() ? std::string() : leaf.back();
}

/// Other values for a leaf, each of which makes it a different card.
inline std::vector<Json> otherValues(EffectWords &words, const Json &value, const std::string &field)
{
    if (value.is_boolean())
        return {!value.get<bool>()};
    if (value.is_number_integer())
        return {value.get<int>() + 1, value.get<int>() + 2, value.get<int>() + 17};
    std::vector<Json> others{"no-such-word"};
    for (const std::string &word : words.forField(field))
        if (word != value)
            others.push_back(word);
    return others;
}

/// Some changes make no difference to the game, and so need none in the text.
inline bool playsTheSame(const Json &fields, const Json::json_pointer &leaf, const Json &other)
{
    const Json &around = fields.at(leaf.parent_pointer());
    const std::string field = fieldOf(leaf);
    if (field == "label") // what the player reads on the button
        return true;
    if (field == "who" || field == "resources") // both are the player who uses the card
        return (around[field] == "active" && other == "owner") || (around[field] == "owner" && other == "active");
    if (field == "n" && around.contains("resource")) // all of them, whatever the number
        return around["resource"] == "all";
    if (field == "op") // no count is below zero
        return around["n"] == 0 && around["op"] == "<=" && other == "==";
    if (field == "scope") // tiles are protected or weakened for everybody
        return std::ranges::all_of(around["passive"], [](const Json &modifier) {
            return modifier["mod"] == "immune" || modifier["mod"] == "extra-damage";
        });
    return false;
}

} // namespace cardquake
