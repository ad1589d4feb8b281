// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/bugout/card_writer.h"
#include "engine/games/bugout/marked_text.h"

#include <algorithm>

namespace cardquake::bugout {

/// What a key says that is either true or false: `damaged` or `not-damaged`.
std::string CardWriter::yesOrNo(std::string_view family, std::string_view key, const Json &selector) const
{
    const Json &value = at(selector, key);
    if (value.is_null())
        return {};
    if (!value.is_boolean())
        return std::string(key).append(" ").append(raw(value));
    return say(std::string(family).append(value == true ? "." : ".not-").append(key));
}

/// Keys that no selector has, as the designer wrote them.
std::string CardWriter::strangers(const Json &selector, std::initializer_list<std::string_view> known) const
{
    std::vector<std::string> parts;
    for (const auto &[key, value] : selector.items())
        if (std::ranges::find(known, key) == known.end())
            parts.push_back(std::string(key).append(" ").append(raw(value)));
    return parts.empty() ? std::string() : say("brackets", {{"text", m_phrases.join("and", parts)}});
}

std::string CardWriter::tileNoun(const Json &selector, long number)
{
    const Deeper deeper(*this);
    if (deeper.isTooDeep() || !selector.is_object())
        return raw(deeper.isTooDeep() ? Json() : selector);
    const Slot n{"n", {}, number};
    if (selector == Json{{"extraction", true}})
        return say("tile.extraction-point", {n, {"icon", iconMark("extraction")}});
    const Json &adjacent = at(selector, "adjacent");
    const std::string other =
        strangers(selector, {"type", "category", "tile", "region", "cells", "edge", "occupied", "min_survivors",
                             "token", "damaged", "damageable", "walkable", "tornado", "extraction", "ref", "adjacent"});
    return say("tile.noun",
               {n,
                {"damaged", yesOrNo("tile", "damaged", selector)},
                {"damageable", yesOrNo("tile", "damageable", selector)},
                {"walkable", yesOrNo("tile", "walkable", selector)},
                {"kind", tileKind(selector)},
                {"where", tilePlace(selector)},
                {"next", adjacent.is_null() ? std::string() : say("tile.adjacent", {{"tile", someTile(adjacent)}})},
                {"with", tileContents(selector)},
                {"is", tileNature(selector)},
                {"other", other}});
}

std::string CardWriter::tileKind(const Json &selector) const
{
    std::vector<std::string> names;
    for (const Json &id : listOf(at(selector, "tile")))
        names.push_back(nameOf("map", id));
    return say("tile.kind", {{"names", m_phrases.join("or", names)},
                             {"type", words("type", at(selector, "type"))},
                             {"category", words("category", at(selector, "category"))}});
}

std::string CardWriter::tilePlace(const Json &selector) const
{
    std::vector<std::string> cells;
    for (const Json &cell : listOf(at(selector, "cells")))
        cells.push_back(raw(cell));
    const Json &region = at(selector, "region");
    return say("tile.where",
               {{"region", region.is_null() ? std::string() : say("tile.region", {{"name", nameOf("region", region)}})},
                {"cells", cells.empty() ? std::string() : say("tile.cells", {{"cells", m_phrases.join("or", cells)}})},
                {"edge", yesOrNo("tile", "edge", selector)}});
}

std::string CardWriter::tileContents(const Json &selector) const
{
    std::vector<std::string> parts;
    for (const char *key : {"occupied", "token", "tornado"})
        if (const Json &value = at(selector, key); !value.is_null())
            parts.push_back(word(key, value));
    if (const Json &least = at(selector, "min_survivors"); !least.is_null())
        parts.push_back(say("tile.min-survivors", {placeFor("n", number(least))}));
    return m_phrases.join("and", parts);
}

std::string CardWriter::tileNature(const Json &selector) const
{
    std::vector<std::string> parts;
    if (!at(selector, "extraction").is_null())
        parts.push_back(yesOrNo("tile", "extraction", selector));
    if (const Json &ref = at(selector, "ref"); !ref.is_null())
        parts.push_back(say("tile.is", {{"tile", rememberedTile(raw(ref))}}));
    return m_phrases.join("and", parts);
}

/// Where a Survivor or token is: on which tiles, or off the map. One that moves comes *from* there.
std::string CardWriter::whereabouts(const Json &selector, bool moves)
{
    std::vector<std::string> parts;
    if (const Json &on = at(selector, "on"); !on.is_null())
        parts.push_back(say(moves ? "piece.from" : "piece.on", {{"tile", someTile(on)}}));
    const Json &in = at(selector, "in");
    if (std::string place = in.is_null() ? std::string() : word(moves ? "from" : "in", in); !place.empty())
        parts.push_back(std::move(place));
    return m_phrases.join("and", parts);
}

std::string CardWriter::survivorNoun(const Json &selector, long number, bool moves, std::string_view family)
{
    if (!selector.is_object())
        return raw(selector);
    const Json &who = at(selector, "who");
    const Json &holding = at(selector, "holding");
    return say("survivor.noun", {{"who", word(family, who.is_null() ? Json("any") : who, number)},
                                 {"holding", holding.is_null() ? std::string() : word("holding", holding)},
                                 {"vehicle", yesOrNo("survivor", "vehicle", selector)},
                                 {"where", whereabouts(selector, moves)},
                                 {"other", strangers(selector, {"who", "holding", "vehicle", "on", "in"})}});
}

std::string CardWriter::tokenNoun(const Json &selector, long number, bool moves)
{
    if (!selector.is_object())
        return raw(selector);
    const Json &kind = at(selector, "kind");
    const std::string_view icons = at(selector, "lit") == false ? "unlit" : "kind";
    return say("token.noun", {{"lit", yesOrNo("token", "lit", selector)},
                              {"reinforced", yesOrNo("token", "reinforced", selector)},
                              {"kind", kind.is_null() ? say("token.any", {{"n", {}, number}})
                                                      : words("kind", kind, number, "or", icons)},
                              {"held", yesOrNo("token", "held", selector)},
                              {"where", whereabouts(selector, moves)},
                              {"other", strangers(selector, {"kind", "lit", "reinforced", "held", "on", "in"})}});
}

} // namespace cardquake::bugout
