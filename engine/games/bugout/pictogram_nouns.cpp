// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/bugout/icons.h"
#include "engine/games/bugout/pictogram_writer.h"

#include <algorithm>

namespace cardquake::bugout {
namespace {

/// Stands for a tile of which nothing is known.
constexpr std::string_view anyTile = "kind-map";

std::string named(std::string_view family, const Json &word)
{
    return word.is_string() ? std::string(iconOf(family, word.get_ref<const std::string &>())) : std::string();
}

long pickedNumber(const Json &target)
{
    const Json &picked = at(target, "pick");
    return numberOf(picked.is_object() ? at(picked, "random") : picked.is_string() ? Json(1) : picked);
}

bool isRandom(const Json &target)
{
    return at(target, "pick").is_object();
}

} // namespace

long numberOf(const Json &value, long otherwise)
{
    constexpr long several = 2;
    if (value.is_null())
        return otherwise;
    return value.is_number_integer() ? value.get<long>() : several;
}

std::string withSign(const Json &change, bool isTaken)
{
    const long number = numberOf(change);
    const bool isLess = isTaken != (number < 0);
    // The lowest number there is has no counterpart above zero.
    const unsigned long size =
        number < 0 ? 0UL - static_cast<unsigned long>(number) : static_cast<unsigned long>(number);
    return (isLess ? "−" : "+") + std::to_string(size);
}

std::vector<Sign> severalOf(const Sign &sign, long number)
{
    constexpr long mostDrawn = 3;
    if (number <= 1)
        return {sign};
    if (number <= mostDrawn)
        return std::vector<Sign>(static_cast<std::size_t>(number), sign);
    Sign counted = sign;
    counted.figure = std::to_string(number);
    return {counted};
}

Sign PictogramWriter::word(std::string_view family, const Json &word, Badge badge) const
{
    Sign sign;
    sign.icon = named(family, word);
    sign.badge = badge;
    return sign;
}

std::string PictogramWriter::typeOfTile(const Json &id) const
{
    const ContentRow *row = id.is_string() ? m_rows.find("map", id.get_ref<const std::string &>()) : nullptr;
    return row ? named("type", at(row->fields, "type")) : std::string();
}

/// The icons of the kinds of tile a selector names; without any, what else makes it out.
std::vector<std::string> PictogramWriter::tileIcons(const Json &selector) const
{
    std::vector<std::string> icons;
    const auto put = [&](std::string icon) {
        if (std::ranges::find(icons, icon) == icons.end())
            icons.push_back(std::move(icon));
    };
    for (const Json &id : listOf(at(selector, "tile")))
        put(typeOfTile(id));
    for (const Json &type : listOf(at(selector, "type")))
        put(named("type", type));
    const std::vector<Json> categories = listOf(at(selector, "category"));
    for (const Json &category : icons.empty() && categories.size() == 1 ? categories : std::vector<Json>())
        for (const ContentRow &type : m_rows.rows("tile_type"))
            if (at(type.fields, "category") == category)
                put(named("type", Json(type.id)));
    if (!icons.empty())
        return icons;
    if (at(selector, "extraction") == true)
        return {"extraction"};
    const Json &tornado = at(selector, "tornado");
    if (tornado.is_string() && tornado != "none")
        return {named("tornado", tornado)};
    if (at(selector, "token").is_string())
        return {named("token", at(selector, "token"))};
    const Json &occupied = at(selector, "occupied");
    if (occupied == "active")
        return {"pawn-blue"};
    if (occupied == "civilian")
        return {"civilian-blue"};
    if (occupied == "any" || !at(selector, "min_survivors").is_null())
        return {"pawn-red"};
    if (const Json &ref = at(selector, "ref"); ref.is_string() && m_remembered.contains(ref.get<std::string>())) {
        const Json &remembered = m_remembered.at(ref.get<std::string>());
        if (at(remembered, "ref").is_null())
            return tileIcons(remembered);
    }
    return {std::string(selector.is_object() ? anyTile : std::string_view())};
}

/// So many tiles of the kinds named: as many different ones as there are, else one kind or another.
PictogramWriter::Signs PictogramWriter::tileKinds(const Json &selector, Badge badge, long number) const
{
    constexpr std::size_t mostKinds = 2;
    Signs kinds;
    for (const std::string &icon : tileIcons(selector)) {
        Sign sign;
        sign.icon = icon;
        sign.badge = badge;
        kinds.push_back(sign);
    }
    if (kinds.size() == 1)
        return severalOf(kinds.front(), number);
    kinds.resize(std::min(kinds.size(), mostKinds));
    if (number == static_cast<long>(kinds.size()))
        return kinds;
    Sign either;
    either.shape = Sign::Shape::Or;
    kinds.insert(kinds.begin() + 1, either);
    if (number > 1)
        kinds.back().figure = std::to_string(number);
    return kinds;
}

PictogramWriter::Signs PictogramWriter::tiles(const Json &target, Badge badge) const
{
    Signs signs = tileKinds(at(target, "tiles"), badge, pickedNumber(target));
    if (isRandom(target) && badge == Badge::None)
        signs.back().badge = Badge::Asked;
    return signs;
}

PictogramWriter::Signs PictogramWriter::survivors(const Json &target) const
{
    const Json &selector = at(target, "survivors");
    const bool areCivilians = at(selector, "who") == "civilian";
    Sign one;
    one.icon = !selector.is_object() ? std::string() : areCivilians ? "civilian-red" : "pawn-red";
    if (isRandom(target))
        one.badge = Badge::Asked;
    Signs signs = severalOf(one, pickedNumber(target));
    const std::string others = areCivilians ? "civilian-" : "pawn-";
    if (signs.size() > 1)
        signs.front().icon = others + "blue";
    if (signs.size() > 2)
        signs[1].icon = others + "yellow";
    if (const Json &in = at(selector, "in"); in == "graveyard" || in == "safe") {
        Sign place;
        place.icon = in == "graveyard" ? "grave" : "act-rescue";
        signs.insert(signs.begin(), place);
    }
    return signs;
}

PictogramWriter::Signs PictogramWriter::tokens(const Json &target, Badge badge) const
{
    const Json &selector = at(target, "tokens");
    std::vector<Json> kinds = listOf(at(selector, "kind"));
    if (kinds.empty() && selector.is_object())
        kinds = {"flare"};
    Sign sign;
    const std::string_view family = at(selector, "lit") == false ? "unlit" : "kind";
    sign.icon = kinds.empty() ? std::string() : named(family, kinds.front());
    if (at(selector, "reinforced") == true)
        sign.icon = "landmark-reinforced";
    sign.badge = badge;
    return severalOf(sign, pickedNumber(target));
}

/// The actions a rule is about: two at most, as a strip has room for no more.
PictogramWriter::Signs PictogramWriter::actions(const Json &oneOrMany, Badge badge) const
{
    Signs signs;
    for (const Json &action : listOf(oneOrMany)) {
        Sign sign = word("action", action, badge);
        if (action == "*")
            sign.icon = "act-end";
        const bool isSave = action.is_string() && action.get_ref<const std::string &>().starts_with("save-");
        if (isSave && badge == Badge::None)
            sign.badge = Badge::Safe;
        signs.push_back(sign);
    }
    return signs;
}

} // namespace cardquake::bugout
