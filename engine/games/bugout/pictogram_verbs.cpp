// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/bugout/icons.h"
#include "engine/games/bugout/pictogram_writer.h"

namespace cardquake::bugout {
namespace {

Sign iconSign(std::string icon, Badge badge = Badge::None)
{
    Sign sign;
    sign.icon = std::move(icon);
    sign.badge = badge;
    return sign;
}

Sign arrow()
{
    Sign sign;
    sign.shape = Sign::Shape::Arrow;
    return sign;
}

Sign figureSign(std::string figure, std::string icon, std::string word = {})
{
    Sign sign;
    sign.shape = Sign::Shape::Figure;
    sign.figure = std::move(figure);
    sign.icon = std::move(icon);
    sign.word = std::move(word);
    return sign;
}

/// The same sign is the strip and what is brief.
Pictogram single(const Sign &sign)
{
    return {{sign}, sign, {}};
}

/// One thing reaches another.
Pictogram leadingTo(std::vector<Sign> from, const std::vector<Sign> &to, const Sign &brief)
{
    from.push_back(arrow());
    from.insert(from.end(), to.begin(), to.end());
    return {from, brief, {}};
}

std::string whomOf(const Json &effect)
{
    const Json &who = at(effect, "who");
    const bool isUser = !who.is_string() || who == "active" || who == "owner";
    return isUser ? std::string() : who.get<std::string>();
}

} // namespace

Pictogram PictogramWriter::verb(const std::string &verb, const Json &effect)
{
    using Family = Pictogram (PictogramWriter::*)(const std::string &, const Json &);
    for (const Family family : {&PictogramWriter::playerVerb, &PictogramWriter::deckVerb, &PictogramWriter::pieceVerb,
                                &PictogramWriter::tileVerb})
        if (Pictogram found = (this->*family)(verb, effect); !found.isEmpty())
            return found;
    return single(Sign{});
}

Pictogram PictogramWriter::gain(const Json &effect)
{
    const Sign resource = word("resource", at(effect, "resource"));
    const long number = numberOf(at(effect, "n"));
    return leadingTo({iconSign("kind-draw")}, severalOf(resource, number),
                     figureSign("+" + std::to_string(number), resource.icon));
}

Pictogram PictogramWriter::lose(const Json &effect)
{
    const Sign resource = word("resource", at(effect, "resource"), Badge::TakenAway);
    if (at(effect, "resource") == "all")
        return single(resource);
    const Json number = at(effect, "n").is_null() ? Json(1) : at(effect, "n");
    return single(figureSign(withSign(number, true), resource.icon));
}

Pictogram PictogramWriter::playerVerb(const std::string &verb, const Json &effect)
{
    Pictogram found;
    if (verb == "gain")
        found = gain(effect);
    if (verb == "lose")
        found = lose(effect);
    if (verb == "skip-turn") {
        const Sign hand = iconSign("act-end", Badge::TakenAway);
        found = {severalOf(hand, numberOf(at(effect, "n"))), hand, {}};
    }
    if (verb == "extra-actions")
        found = single(figureSign(withSign(at(effect, "n")), {}, "action"));
    found.whom = whomOf(effect);
    return found;
}

Pictogram PictogramWriter::deckVerb(const std::string &verb, const Json &effect)
{
    if (verb == "draw")
        return single(figureSign(withSign(at(effect, "n")), "kind-draw"));
    if (verb == "disaster")
        return single(word("disaster", at(effect, "deck")));
    if (verb == "scout") {
        Sign deck = word("deck", at(effect, "deck"), Badge::Asked);
        deck.figure = std::to_string(numberOf(at(effect, "n")));
        return single(deck);
    }
    if (verb == "end-disaster") {
        const Sign ended = word("hazard", at(effect, "kind"), Badge::TakenAway);
        return {severalOf(ended, numberOf(at(effect, "n"))), ended, {}};
    }
    return {};
}

Pictogram PictogramWriter::pieceVerb(const std::string &verb, const Json &effect)
{
    const Json &target = at(effect, "target");
    if (verb == "move-survivor" || verb == "move-token") {
        const Signs moved = verb == "move-token" ? tokens(target, Badge::None) : survivors(target);
        const Signs to = tileKinds(at(effect, "to"), Badge::None, 1);
        return leadingTo(moved, to, to.front());
    }
    if (verb == "kill") {
        const Sign grave = iconSign("grave");
        const bool isAnyone = target == Json{{"survivors", Json::object()}};
        return isAnyone ? single(grave) : leadingTo(survivors(target), {grave}, grave);
    }
    if (verb == "rescue")
        return leadingTo(survivors(target), {iconSign("act-rescue")}, iconSign("act-rescue"));
    if (verb == "chopper") {
        Sign helicopter = iconSign("helicopter");
        helicopter.figure = std::to_string(numberOf(at(effect, "seats")));
        return leadingTo({iconSign("pawn-red")}, {helicopter}, helicopter);
    }
    if (verb == "destroy-token") {
        const Signs destroyed = tokens(target, Badge::TakenAway);
        return {destroyed, destroyed.front(), {}};
    }
    if (verb == "light")
        return leadingTo({iconSign("flare-unlit")}, {iconSign("flare-lit")}, iconSign("act-relight"));
    if (verb == "reinforce")
        return leadingTo({iconSign("landmark")}, {iconSign("landmark-reinforced")}, iconSign("landmark-reinforced"));
    return {};
}

Pictogram PictogramWriter::damage(const Json &effect, long times)
{
    constexpr long unreadable = 1000; // the row is wrong, and the product could overflow
    const Json &target = at(effect, "target");
    const long each = numberOf(at(effect, "n"));
    const long picked = times * (at(target, "pick").is_number_integer() ? at(target, "pick").get<long>() : 1);
    const Sign burst = iconSign("explosion");
    const bool isCountable = each > 0 && picked > 0 && each < unreadable && picked < unreadable;
    Signs bursts = severalOf(burst, isCountable ? each * picked : 1);
    const std::vector<std::string> icons = tileIcons(at(target, "tiles"));
    if (const Json &cause = at(effect, "cause"); cause == "rain" || cause == "quake")
        bursts.insert(bursts.begin(), word("cause", cause));
    if (const Json &save = at(effect, "save"); save.is_string())
        bursts.push_back(word("save", save, Badge::Safe));
    Sign brief = burst;
    if (isCountable && each * picked > 1)
        brief.figure = std::to_string(each * picked);
    if (icons == std::vector<std::string>{"kind-map"})
        return {bursts, brief, {}};
    return leadingTo(bursts, tileKinds(at(target, "tiles"), Badge::None, 1), brief);
}

Pictogram PictogramWriter::tileVerb(const std::string &verb, const Json &effect)
{
    const Json &target = at(effect, "target");
    const auto all = [](const Signs &signs) { return Pictogram{signs, signs.front(), {}}; };
    if (verb == "damage")
        return damage(effect, 1);
    if (verb == "repair") {
        Signs repaired = tiles(target, Badge::Gained);
        const long number = numberOf(at(effect, "n"));
        if (number != 1)
            repaired.insert(repaired.begin(), figureSign(withSign(at(effect, "n")), {}, "health"));
        return {repaired, iconSign("act-repair"), {}};
    }
    if (verb == "destroy")
        return all(tiles(target, Badge::TakenAway));
    if (verb == "flood")
        return leadingTo(tiles(target, Badge::None), {iconSign("type-flooded")}, iconSign("type-flooded"));
    if (verb == "drain")
        return single(iconSign("act-drain"));
    if (verb == "rebuild")
        return single(iconSign("act-rebuild"));
    if (verb == "place-bridge" || verb == "place-vehicle") {
        const bool isBridge = verb == "place-bridge";
        Sign placed = word(isBridge ? "bridge" : "vehicle", at(effect, "kind"));
        if (placed.icon.empty() && !isBridge && at(effect, "kind").is_string())
            placed.icon = "act-vehicle"; // a vehicle of the designer's own
        if (at(target, "tiles") == Json::object()) {
            placed.badge = Badge::Gained;
            return single(placed);
        }
        return leadingTo({placed}, tiles(target, Badge::None), placed);
    }
    return {};
}

} // namespace cardquake::bugout
