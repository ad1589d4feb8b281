// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/bugout/card_writer.h"
#include "engine/games/bugout/icons.h"
#include "engine/games/bugout/marked_text.h"

namespace cardquake::bugout {

/// "lose 1 resource" for the player who uses the card, "every player loses 1 resource" for others.
CardWriter::Clause CardWriter::byPlayers(const std::string &verb, const Json &who, Places places) const
{
    const std::string key = "verb." + verb;
    if (who.is_null() || who == "active" || who == "owner")
        return {say(key, places)};
    places.push_back({"who", word("player", who)});
    return {say(key + ".they", places), false};
}

std::string CardWriter::resources(const Json &effect) const
{
    const Number n = number(at(effect, "n"));
    const Json &resource = at(effect, "resource");
    if (resource == "choose")
        return say("resource.choose", {placeFor("n", n), {"icon", iconMark(iconOf("resource", "choose"))}});
    return say("resource.named", {placeFor("n", n), {"name", nameOf("resource", resource)}});
}

std::optional<CardWriter::Clause> CardWriter::playerVerb(const std::string &verb, const Json &effect) const
{
    const Json &who = at(effect, "who");
    if (verb == "lose" && at(effect, "resource") == "all")
        return byPlayers("lose.all", who, {});
    if (verb == "gain" || verb == "lose")
        return byPlayers(verb, who, {{"resources", resources(effect)}});
    if (verb == "skip-turn")
        return byPlayers(verb, who, {placeFor("n", number(at(effect, "n")))});
    return std::nullopt;
}

std::optional<std::string> CardWriter::deckVerb(const std::string &verb, const Json &effect) const
{
    const Slot n = placeFor("n", number(at(effect, "n")));
    if (verb == "draw")
        return say("verb.draw", {n});
    if (verb == "disaster")
        return say("verb.disaster", {{"disaster", word("disaster", at(effect, "deck"))}});
    if (verb == "end-disaster")
        return say("verb.end-disaster", {n, {"kind", word("hazard", at(effect, "kind"))}});
    if (verb == "scout")
        return say("verb.scout", {n, {"deck", word("deck", at(effect, "deck"))}});
    if (verb == "extra-actions")
        return say(m_inActionPhase ? "verb.extra-actions.now" : "verb.extra-actions", {n});
    return std::nullopt;
}

std::optional<std::string> CardWriter::pieceVerb(const std::string &verb, const Json &effect)
{
    const Json &target = at(effect, "target");
    if (verb == "move-survivor")
        return move(verb, survivorTarget(target, true), at(effect, "to"));
    if (verb == "move-token")
        return move(verb, tokenTarget(target, true), at(effect, "to"));
    if (verb == "kill" || verb == "rescue")
        return say("verb." + verb, {{"target", survivorTarget(target, false).text}});
    if (verb == "chopper") {
        const Json *destroys = m_rows.constant("apocalypse.chopper_destroys_tile");
        const bool isKept = destroys && *destroys == false;
        return say(isKept ? "verb.chopper.kept" : "verb.chopper", {placeFor("n", number(at(effect, "seats")))});
    }
    if (verb == "destroy-token") {
        const bool isFlare = at(at(target, "tokens"), "kind") == "flare";
        return say(isFlare ? "verb.destroy-token.flare" : "verb.destroy-token",
                   {{"target", tokenTarget(target, false).text}});
    }
    if (verb == "light") {
        const Target flares = tokenTarget(target, false, {"lit", false});
        return say("verb.light", {{"target", flares.text, flares.isSeveral ? 2 : 1}});
    }
    if (verb == "reinforce")
        return say("verb.reinforce", {{"target", tokenTarget(target, false, {"reinforced", false}).text}});
    return std::nullopt;
}

std::string CardWriter::move(const std::string &verb, const Target &target, const Json &to)
{
    const bool isEach = target.isSeveral && !knownTile(to);
    return say("verb." + verb + (isEach ? ".each" : ""), {{"target", target.text}, {"to", someTile(to)}});
}

std::optional<std::string> CardWriter::tileVerb(const std::string &verb, const Json &effect)
{
    const Json &target = at(effect, "target");
    const std::string key = "verb." + verb;
    if (verb == "let")
        return let(effect);
    if (verb == "damage")
        return say(key, {{"damage", damage(effect, number(at(effect, "n")))},
                         {"target", tileTarget(target, ".each", {"damageable", true}).text},
                         {"save", save(effect)}});
    if (verb == "repair")
        return say(key, {placeFor("n", number(at(effect, "n"))),
                         {"target", tileTarget(target, ".each", {"damaged", true}).text}});
    if (verb == "flood" || verb == "drain" || verb == "destroy")
        return say(key, {{"target", tileTarget(target, ".different").text}});
    if (verb == "rebuild")
        return say(key, {{"target", tileTarget(target, ".each").text}});
    if (verb == "place-bridge")
        return place(key, word("type", at(effect, "kind")), target);
    if (verb == "place-vehicle")
        return place(key, nameOf("vehicle", at(effect, "kind")), target);
    return std::nullopt;
}

std::string CardWriter::let(const Json &effect)
{
    std::string text = say("verb.let", {{"target", tileTarget(at(effect, "target"), ".different").text}});
    m_remembered.push_back(raw(at(effect, "as")));
    return text;
}

std::string CardWriter::place(const std::string &key, const std::string &thing, const Json &target)
{
    const bool isAnywhere = target.is_object() && target.size() == 1 && at(target, "tiles") == Json::object();
    if (isAnywhere)
        return say(key + ".anywhere", {{"thing", thing}});
    return say(key, {{"thing", thing}, {"target", tileTarget(target, ".each").text}});
}

/// "2 rain damage": the amount, and what kind of damage it counts as.
std::string CardWriter::damage(const Json &effect, const Number &amount) const
{
    const Json &cause = at(effect, "cause");
    const Json kind = cause.is_null() ? Json("card") : cause;
    return say("damage", {placeFor("n", amount), {"cause", word("damage-kind", kind)}});
}

std::string CardWriter::save(const Json &effect) const
{
    const Json &reaction = at(effect, "save");
    return reaction.is_null() ? std::string() : say("damage.save", {{"reaction", word("save", reaction)}});
}

/// Damage or destruction of one tile several times, where each time it may be the same tile again: said with the total.
std::optional<std::string> CardWriter::repeatedHit(const Number &times, const Json &effect)
{
    constexpr long most = 1000; // beyond it the row is wrong anyway, and the total could overflow
    const Number each = number(at(effect, "n"));
    const Json &target = at(effect, "target");
    const Json &selector = at(target, "tiles");
    const bool isPlain = target.is_object() && target.size() == 1 && selector.is_object() && !knownTile(selector);
    if (!isPlain || times.value < 1 || times.value > most || each.value < 1 || each.value > most)
        return std::nullopt;
    if (at(effect, "do") == "destroy")
        return say("verb.repeat.destroy", {placeFor("n", times), {"tiles", tileNoun(selector, times.value)}});
    if (at(effect, "do") != "damage")
        return std::nullopt;
    const long total = times.value * each.value;
    const std::string tiles = tileNoun(without(selector, {"damageable", true}), times.value);
    return say("verb.repeat.damage", {{"damage", damage(effect, {std::to_string(total), total})},
                                      {"each", each.text},
                                      {"tiles", tiles},
                                      {"save", save(effect)}});
}

} // namespace cardquake::bugout
