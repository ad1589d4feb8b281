// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/bugout/marked_text.h"
#include "engine/games/bugout/phrases.h"
#include "engine/games/bugout/phrases_faces_en.h"

#include <algorithm>
#include <array>

namespace cardquake::bugout {
namespace {

// The patterns, by what they are about. Keys of words end in the word of the content: `verb.kill`, `deck.draw`.

constexpr Phrase glue[] = {
    {"brackets", "({text})"},       {"shared-name", "{name} ({id})"}, {"nothing", "nothing happens"},
    {"or.last", "{a} or {b}"},      {"or.more", "{a}, {b}"},          {"and.last", "{a} and {b}"},
    {"and.more", "{a}, {b}"},       {"then.last", "{a}, then {b}"},   {"then.more", "{a}, then {b}"},
    {"choose.last", "{a}; or {b}"}, {"choose.more", "{a}; {b}"},      {"cond-all.last", "{a} and {b}"},
    {"cond-all.more", "{a}, {b}"},  {"cond-any.last", "{a} or {b}"},  {"cond-any.more", "{a}, {b}"},
    {"aside.last", "{a} {b}"},      {"aside.more", "{a} {b}"},
};

constexpr Phrase flowVerbs[] = {
    {"verb.choose-one", "choose one: {options}"},
    {"verb.if", "if {cond}, {then}"},
    {"verb.if.else", "if {cond}, {then}; otherwise {else}"},
    {"verb.may", "you may {effects}"},
    {"verb.may.this", "you may do this: {effects}"},
    {"verb.repeat", "do this {n} times: {effects}"},
    {"verb.repeat.destroy", "destroy *{n}* {tiles}"},
    {"verb.repeat.damage", "deal {damage}, {each} at a time, to {tiles} {save}"},
    {"verb.let", "pick {target}"},
    {"verb.keep", "*keep* this card"},
    {"verb.keep.as", "*keep* this card as {name}"},
    {"verb.keep.rules", "*keep* this card: {rules}"},
};

constexpr Phrase playerVerbs[] = {
    {"verb.gain", "take {resources} from the discard pile"},
    {"verb.gain.they", "{who} takes {resources} from the discard pile"},
    {"verb.lose", "lose {resources}"},
    {"verb.lose.they", "{who} loses {resources}"},
    {"verb.lose.all", "lose *all your resources*"},
    {"verb.lose.all.they", "{who} loses *all resources*"},
    {"verb.skip-turn", "*miss your next {n:turn|# turns}*"},
    {"verb.skip-turn.they", "{who} *misses {n:a turn|# turns}*"},
    {"verb.draw", "draw *{n} more {n:card|cards}*"},
    {"verb.disaster", "{disaster}"},
    {"verb.end-disaster", "discard {n} {kind} {n:card|cards} from any {n:hand|hands}"},
    {"verb.scout",
     "look at the *top {n:card|# cards}* of the {deck} deck and put {n:it|any of them} at the bottom{n: if you like|}"},
    {"verb.extra-actions", "take *{n} extra {n:action|actions}* in your next Action Phase"},
    {"verb.extra-actions.now", "gain *{n} {n:action|actions}*"},
    {"player.next", "the next player"},
    {"player.all", "every player"},
    {"player.others", "every other player"},
    {"resource.choose", "*{n} {n:resource|resources}*{icon}"},
    {"resource.named", "*{n} {name}* {n:|cards}"},
    {"disaster.rainstorm", "resolve a *Rainstorm* card{icon} now"},
    {"disaster.quake", "resolve a *Quake* card{icon} now"},
    {"disaster.tornado", "move every *active Tornado*{icon} now"},
    {"disaster.lava", "add a *Lava tile*{icon} now for every Eruption in play"},
    {"hazard.seismic", "*Seismic Activity*"},
    {"hazard.tornado", "*Tornado Warning*"},
    {"hazard.eruption", "*Eruption*"},
    {"hazard.any", "disaster"},
    {"deck.draw", "Draw"},
    {"deck.rainstorm", "Rainstorm"},
    {"deck.quake", "Quake"},
    {"deck.tornado", "Tornado"},
    {"deck.lava", "Lava"},
    {"deck.event", "Event"},
    {"deck.apocalypse", "Apocalypse"},
};

constexpr Phrase boardVerbs[] = {
    {"verb.move-survivor", "move {target} to {to}"},
    {"verb.move-survivor.each", "move {target}, each to {to}"},
    {"verb.move-token", "move {target} to {to}"},
    {"verb.move-token.each", "move {target}, each to {to}"},
    {"verb.kill", "kill {target}"},
    {"verb.rescue", "rescue {target}"},
    {"verb.chopper", "you may choose a tile: as many of its Survivors as fit (*{n}*) fly out, then it is destroyed"},
    {"verb.chopper.kept", "you may choose a tile: as many of its Survivors as fit (*{n}*) fly out"},
    {"verb.damage", "deal {damage} to {target} {save}"},
    {"verb.repair", "restore *{n} health* to {target}"},
    {"verb.flood", "flood {target}"},
    {"verb.drain", "drain {target}"},
    {"verb.destroy", "destroy {target}"},
    {"verb.destroy-token", "destroy {target}"},
    {"verb.destroy-token.flare", "put out {target}"},
    {"verb.light", "relight {target} where {target:it lies|they lie}"},
    {"verb.reinforce", "reinforce {target}"},
    {"verb.rebuild", "rebuild a Landmark on {target}"},
    {"verb.place-bridge", "place a {thing} on {target}"},
    {"verb.place-bridge.anywhere", "place a {thing} anywhere it may stand"},
    {"verb.place-vehicle", "place a {thing} on {target}"},
    {"verb.place-vehicle.anywhere", "place a {thing} anywhere it can drive"},
    {"damage", "*{n} {cause} damage*"},
    {"damage.save", "({reaction} is allowed)"},
    {"damage-kind.card", ""},
    {"damage-kind.rain", "rain"},
    {"damage-kind.quake", "quake"},
    {"save.rain", "Save from Rain"},
    {"save.quake", "Save from Quake"},
};

constexpr Phrase picks[] = {
    {"pick.one", "a {one}"},
    {"pick.one.such", "one {one}"},
    {"pick.one.anyone", "any {one}"},
    {"pick.one.own", "one {one}"},
    {"pick.some", "{n} {some}"},
    {"pick.some.different", "{n} different {some}"},
    {"pick.some.each", "each of {n} {some}"},
    {"pick.upto", "*up to {n}* {some}"},
    {"pick.upto.each", "each of up to {n} {some}"},
    {"pick.all", "every {one}"},
    {"pick.all.own", "all {one}"},
    {"pick.random", "a random {one}"},
    {"pick.random.own", "a random one {one}"},
    {"pick.randoms", "{n} random {some}"},
    {"pick.randoms.each", "each of {n} random {some}"},
    {"pick.randoms.own", "{n} random ones {some}"},
    {"pick.other", "{pick} {some}"},
    {"ref.only", "that tile"},
    {"ref.1", "the first tile"},
    {"ref.2", "the second tile"},
    {"ref.3", "the third tile"},
    {"ref.n", "chosen tile number {n}"},
    {"ref.unknown", "the tile named {name}"},
};

constexpr Phrase tileWords[] = {
    {"tile.noun", "{damaged} {damageable} {walkable} {kind} {n:tile|tiles} {where} {next} {with} {is} {other}"},
    {"tile.kind", "{names} {type} {category}"},
    {"tile.where", "{region} {cells} {edge}"},
    {"tile.such", "such {n:tile|tiles}"},
    {"tile.the", "the {name}"},
    {"tile.extraction-point", "active *Extraction {n:Point|Points}*{icon}"},
    {"tile.region", "in the {name}"},
    {"tile.cells", "at {cells}"},
    {"tile.edge", "on the rim"},
    {"tile.not-edge", "off the rim"},
    {"tile.adjacent", "next to {tile}"},
    {"tile.damaged", "damaged"},
    {"tile.not-damaged", "undamaged"},
    {"tile.damageable", "damageable"},
    {"tile.not-damageable", "undamageable"},
    {"tile.walkable", "walkable"},
    {"tile.not-walkable", "unwalkable"},
    {"tile.min-survivors", "with at least {n} {n:Survivor|Survivors}"},
    {"tile.extraction", "that is an active Extraction Point"},
    {"tile.not-extraction", "that is no active Extraction Point"},
    {"tile.is", "that is {tile}"},
    {"type.urban", "*Urban*"},
    {"type.landmark", "*Landmark*"},
    {"type.terrain", "*Terrain*"},
    {"type.high-ground", "*High Ground*"},
    {"type.flooded", "*Flooded*"},
    {"type.lava", "*Lava*"},
    {"type.empty", "*Empty*"},
    {"type.sturdy", "*Sturdy Bridge*"},
    {"type.rope", "*Rope Bridge*"},
    {"category.structure", "*Structure*"},
    {"category.nature", "*Nature*"},
    {"category.destroyed", "*Destroyed*"},
    {"occupied.any", "with Survivors"},
    {"occupied.none", "without Survivors"},
    {"occupied.active", "with one of your Heroes"},
    {"occupied.civilian", "with a Civilian"},
    {"token.flare", "with a Flare"},
    {"token.landmark", "with a Landmark"},
    {"token.sample", "with a Sample"},
    {"token.map", "with a Map Token"},
    {"tornado.active", "with an active Tornado"},
    {"tornado.inert", "with an inert Tornado"},
    {"tornado.none", "without a Tornado"},
};

constexpr Phrase pieceWords[] = {
    {"survivor.noun", "{who} {vehicle} {holding} {where} {other}"},
    {"survivor.vehicle", "in a vehicle"},
    {"survivor.not-vehicle", "on foot"},
    {"who.any", "{n:Survivor|Survivors}"},
    {"who.active", "{n:Hero|Heroes} of yours"},
    {"own.active", "of your Heroes"},
    {"who.controlled", "{n:Survivor|Survivors} you control"},
    {"who.civilian", "{n:Civilian|Civilians}"},
    {"who.hero", "{n:Hero|Heroes}"},
    {"holding.flare", "holding a Flare"},
    {"holding.sample", "holding a Sample"},
    {"holding.map", "holding a Map Token"},
    {"holding.any", "holding a token"},
    {"holding.none", "holding nothing"},
    {"token.noun", "{lit} {reinforced} {kind} {held} {where} {other}"},
    {"token.any", "{n:token|tokens}"},
    {"token.lit", "lit"},
    {"token.not-lit", "unlit"},
    {"token.reinforced", "Reinforced"},
    {"token.not-reinforced", "unreinforced"},
    {"token.held", "that somebody holds"},
    {"token.not-held", "that nobody holds"},
    {"kind.flare", "*{n:Flare|Flares}*"},
    {"kind.landmark", "*{n:Landmark|Landmarks}*"},
    {"kind.sample", "*{n:Sample|Samples}*"},
    {"kind.map", "*Map {n:Token|Tokens}*"},
    {"piece.on", "on {tile}"},
    {"piece.from", "from {tile}"},
    {"in.map", ""},
    {"in.safe", "in the Safe Zone"},
    {"in.graveyard", "in the Graveyard"},
    {"from.map", ""},
    {"from.safe", "from the Safe Zone"},
    {"from.graveyard", "from the Graveyard"},
};

constexpr Phrase conditions[] = {
    {"count.some", "a {one}"},
    {"count.none", "no {none}"},
    {"count.least", "at least {n} {some}"},
    {"count.most", "at most {n} {some}"},
    {"count.more", "more than {n} {some}"},
    {"count.fewer", "fewer than {n} {some}"},
    {"count.exactly", "exactly {n} {some}"},
    {"count.not", "not exactly {n} {some}"},
    {"count.other", "{op} {n} {some}"},
    {"count.there", "there {count:is|are} {count}"},
    {"count.graveyard", "{count} {count:is|are} taken"},
    {"count.deck", "the {deck} deck has {count} left"},
    {"tornado-there.active", "active {n:Tornado|Tornadoes}"},
    {"tornado-there.inert", "inert {n:Tornado|Tornadoes}"},
    {"counted.disasters", "{kind} {n:card|cards} in play"},
    {"counted.resources", "{n:resource|resources}"},
    {"counted.graveyard", "Graveyard {n:space|spaces}"},
    {"counted.deck", "{n:card|cards}"},
    {"have.active", "you have {count}"},
    {"have.owner", "you have {count}"},
    {"have.next", "the next player has {count}"},
    {"have.all", "all players together have {count}"},
    {"have.others", "the other players together have {count}"},
    {"ask", "is it true that {cond}?"},
    {"ask.count.there", "{count:is|are} there {count}?"},
    {"ask.count.graveyard", "{count:is|are} {count} taken?"},
    {"ask.count.deck", "does the {deck} deck have {count} left?"},
    {"ask.have.active", "do you have {count}?"},
    {"ask.have.owner", "do you have {count}?"},
    {"ask.have.next", "does the next player have {count}?"},
    {"ask.have.all", "do all players together have {count}?"},
    {"ask.have.others", "do the other players together have {count}?"},
};

constexpr Phrase keptCards[] = {
    {"form.rules", "while you keep it, {rules}"},
    {"form.goes", "discard it {when}"},
    {"form.until", "once {cond}"},
    {"form.turns.1", "at the end of your next Disaster Phase"},
    {"form.turns.2", "at the end of your second Disaster Phase from now"},
    {"form.turns.3", "at the end of your third Disaster Phase from now"},
    {"form.turns", "after {n} of your Disaster Phases"},
    {"form.play", "discard it {discard}: {effects}"},
    {"form.may-play", "you may discard it {discard}"},
    {"form.leaves", "when it leaves your hand: {effects}"},
    {"discard.free", "for free in your Action Phase"},
    {"discard.action", "as an action"},
    {"mod.cost.owner", "{actions} {actions:costs|cost} you {cost}"},
    {"mod.cost.all", "{actions} {actions:costs|cost} everyone {cost}"},
    {"mod.cost.free.owner", "{actions} {actions:is|are} *free* for you"},
    {"mod.cost.free.all", "{actions} {actions:is|are} *free* for everyone"},
    {"mod.forbid.owner", "you *cannot* {actions}"},
    {"mod.forbid.all", "*nobody* can {actions}"},
    {"mod.forbid.everything.owner", "you cannot use any action or reaction"},
    {"mod.forbid.everything.all", "nobody can use any action or reaction"},
    {"mod.actions.owner", "you have {change}"},
    {"mod.actions.all", "everyone has {change}"},
    {"mod.draws.owner", "you draw {change}"},
    {"mod.draws.all", "everyone draws {change}"},
    {"mod.hand-limit.owner", "your hand limit is {change}"},
    {"mod.hand-limit.all", "every hand limit is {change}"},
    {"mod.immune", "{tiles} take *no damage* from {causes}"},
    {"mod.extra-damage", "tiles take {change} damage from {causes}"},
    {"change.actions.more", "*{n} {n:action|actions} more*"},
    {"change.actions.less", "*{n} {n:action less|actions fewer}*"},
    {"change.draws.more", "*{n} {n:card|cards} more*"},
    {"change.draws.less", "*{n} {n:card less|cards fewer}*"},
    {"change.hand-limit.more", "*{n} higher*"},
    {"change.hand-limit.less", "*{n} lower*"},
    {"change.extra-damage.more", "*{n} more*"},
    {"change.extra-damage.less", "*{n} less*"},
    {"price.nothing", "nothing"},
    {"price.any", "*{n} {n:resource|resources}*{icon} of any kind"},
    {"price.named", "*{n} {name}*"},
    {"price-more.any", "*{n} extra {n:resource|resources}*{icon} of any kind"},
    {"price-more.named", "*{n} extra {name}*"},
    {"price-less.any", "*{n} {n:resource|resources}*{icon} of any kind less"},
    {"price-less.named", "*{n} {name} less*"},
    {"cause.rain", "rain"},
    {"cause.quake", "quakes"},
    {"cause.card", "cards"},
};

constexpr Phrase notes[] = {
    {"note.damage", "You choose each tile. The same tile may be hit again. No saves."},
    {"note.damage.save", "You choose each tile. The same tile may be hit again."},
    {"note.destroy", "You choose, one at a time. Everything on them is lost."},
};

constexpr Phrase actions[] = {
    {"action.*", "every action and reaction"},
    {"action.move", "Move"},
    {"action.rescue", "Rescue"},
    {"action.grab", "Grab"},
    {"action.give", "Give"},
    {"action.enter", "Enter Vehicle"},
    {"action.drop", "Drop"},
    {"action.exit", "Exit Vehicle"},
    {"action.drain", "Drain"},
    {"action.relight", "Relight Flare"},
    {"action.drive", "Drive"},
    {"action.repair", "Repair"},
    {"action.rebuild", "Rebuild"},
    {"action.reinforce", "Reinforce"},
    {"action.pull", "Pull"},
    {"action.throw", "Throw"},
    {"action.climb", "Climb"},
    {"action.swing", "Swing Across"},
    {"action.bridge-sturdy", "Build Sturdy Bridge"},
    {"action.bridge-rope", "Build Rope Bridge"},
    {"action.vehicle", "Place Motor Vehicle"},
    {"action.tow", "Tow"},
    {"action.loot", "Loot"},
    {"action.save-rain", "Save from Rain"},
    {"action.save-quake", "Save from Quake"},
    {"action.save-tornado", "Save from Tornado"},
    {"action.enter-tornado", "Enter Tornado"},
};

std::size_t pluralForm(long number)
{
    return number == 1 ? 0 : 1;
}

bool startsWithVowel(std::string_view word)
{
    constexpr std::array<std::string_view, 6> spokenWithConsonant = {"Uni", "uni", "Use", "use", "One", "one"};
    return !word.empty() && std::string_view("AEIOUaeiou").find(word.front()) != std::string_view::npos &&
           std::ranges::none_of(spokenWithConsonant, [&](std::string_view start) { return word.starts_with(start); });
}

/// "a Urban tile" becomes "an Urban tile", whatever marks are in between.
std::string finish(std::string text)
{
    constexpr std::string_view beforeWords = " (\x02\x03";
    for (std::size_t at = text.find("a "); at != std::string::npos; at = text.find("a ", at + 1)) {
        const bool isWord = at == 0 || beforeWords.find(text[at - 1]) != std::string_view::npos;
        const std::string_view next = std::string_view(text).substr(at + 2);
        if (isWord && startsWithVowel(next.substr(firstLetter(next))))
            text.insert(at + 1, 1, 'n');
    }
    return text;
}

} // namespace

const Phrases &englishPhrases()
{
    static const Phrases phrases({glue, flowVerbs, playerVerbs, boardVerbs, picks, tileWords, pieceWords, conditions,
                                  keptCards, notes, actions, faceWordsEn},
                                 pluralForm, finish);
    return phrases;
}

} // namespace cardquake::bugout
