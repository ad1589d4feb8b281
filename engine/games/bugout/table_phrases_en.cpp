// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/bugout/table_words.h"

namespace cardquake::bugout {
namespace {

// The sentences of the table, by what they are about.

constexpr Phrase tableGlue[] = {
    {"and.last", "{a} and {b}"}, {"and.more", "{a}, {b}"}, {"via", "via {cells}"}, {"from", "from {who}"},
    {"catcher", "{who} on"},     {"option", "option {n}"}, {"yes", "yes"},         {"disaster-of", "{card} of {who}"},
};

constexpr Phrase tableNames[] = {
    {"colour.red", "Red"},
    {"colour.blue", "Blue"},
    {"colour.yellow", "Yellow"},
    {"colour.green", "Green"},
    {"token.landmark", "Landmark {n}"},
    {"token.sample", "Sample {n}"},
    {"token.map", "Map Token {n}"},
    {"token.flare", "Flare {n}"},
    {"tornado.field", "Field Tornado"},
    {"tornado.plain", "Plain Tornado"},
    {"surface.lava", "Lava"},
    {"surface.empty", "Empty space"},
    {"surface.flooded", "Flooded {name}"},
    {"direction.n", "North"},
    {"direction.e", "East"},
    {"direction.s", "South"},
    {"direction.w", "West"},
};

constexpr Phrase tableCards[] = {
    {"deck.draw", "Draw"},
    {"deck.rainstorm", "Rainstorm"},
    {"deck.quake", "Quake"},
    {"deck.tornado", "Tornado"},
    {"deck.lava", "Lava"},
    {"deck.event", "Event"},
    {"deck.apocalypse", "Apocalypse"},
    {"deck.discards", "{deck} discards"},
    {"draw.downpour", "Downpour"},
    {"draw.seismic", "Seismic Activity"},
    {"draw.tornado", "{tornado} Warning"},
    {"draw.eruption", "Eruption {direction}"},
    {"draw.event", "Plot Twist"},
    {"card.rainstorm", "Rainstorm"},
    {"quake.fault", "Fault line"},
    {"quake.tremor", "Tremor"},
    {"quake.stop", "Calm"},
    {"lava.ahead", "Ahead"},
    {"lava.left", "Left"},
    {"lava.right", "Right"},
    {"rain.cells", "{n} {n:tile|tiles}"},
};

constexpr Phrase tableButtons[] = {
    {"act.move", "Move to"},
    {"act.rescue", "Rescue"},
    {"act.grab", "Take"},
    {"act.give", "Give to"},
    {"act.enter", "Get into"},
    {"act.drop", "Put down"},
    {"act.exit", "Get out"},
    {"act.drain", "Drain"},
    {"act.relight", "Relight"},
    {"act.drive", "Drive to"},
    {"act.repair", "Repair"},
    {"act.rebuild", "Rebuild"},
    {"act.reinforce", "Reinforce"},
    {"act.pull", "Pull here"},
    {"act.throw", "Throw to"},
    {"act.climb", "Climb to"},
    {"act.swing", "Swing to"},
    {"act.bridge-sturdy", "Sturdy Bridge on"},
    {"act.bridge-rope", "Rope Bridge on"},
    {"act.vehicle", "Vehicle"},
    {"act.tow", "Tow"},
    {"act.loot", "Loot for"},
    {"act.play", "Play {what}"},
    {"act.end", "End actions"},
    {"act.react", "Save {cell}"},
    {"act.no-react", "Do not save {cell}"},
    {"act.discard", "Discard"},
    {"act.choose", "Choose"},
    {"act.may", "Do it"},
    {"act.pass", "No"},
    {"act.place", "Place on"},
    {"group.basic", "Basic"},
    {"group.free", "Free"},
    {"group.complex", "Complex"},
    {"group.events", "Events"},
    {"group.turn", "Turn"},
    {"group.answer", "Answer"},
    {"group-note.basic", "1 action"},
    {"group-note.free", "no action"},
    {"group-note.complex", "1 action and the cost"},
    {"group-note.events", "from your hand"},
    {"group-note.turn", ""},
    {"group-note.answer", ""},
};

constexpr Phrase tableMoves[] = {
    {"say.place", "{who} starts on {to}."},
    {"say.move", "{who} walks to {to}."},
    {"say.rescue", "{who} is rescued from {here}."},
    {"say.grab", "{who} takes {what} {from}."},
    {"say.give", "{who} gives {what} to {other}."},
    {"say.enter", "{who} gets into the {what}."},
    {"say.drop", "{who} puts {what} down on {here}."},
    {"say.exit", "{who} gets out of the {what}."},
    {"say.drain", "{who} drains {to}."},
    {"say.relight", "{who} lights {what}."},
    {"say.drive", "{who} drives the {what} to {to} {via}."},
    {"say.repair", "{who} repairs {here}."},
    {"say.rebuild", "{who} rebuilds a Landmark on {here}."},
    {"say.reinforce", "{who} reinforces the Landmark on {here}."},
    {"say.pull", "{who} pulls {other} to {here}."},
    {"say.pull-token", "{who} pulls {what} to {here} {from}."},
    {"say.throw", "{who} throws {what} to {catcher} {to}."},
    {"say.climb", "{who} climbs to {to}."},
    {"say.swing", "{who} swings across {over} to {to}."},
    {"say.bridge", "{who} builds a {what} on {to}."},
    {"say.vehicle", "{who} brings a {what} to {here}."},
    {"say.tow", "{who} tows the {what} to {here}."},
    {"say.loot", "{who} loots the Landmark on {here} for 1 {what}."},
    {"say.play", "{who} plays {what}."},
    {"say.end", "{who} ends the actions."},
    {"say.react", "{who} saves {to}."},
    {"say.no-react", "{who} does not save {to}."},
    {"say.discard", "{who} discards 1 {what}."},
    {"say.choose", "{who} chooses {what}."},
    {"say.may", "{who} accepts."},
    {"say.pass", "{who} declines."},
};

constexpr Phrase tableTracks[] = {
    {"track.hand", "resources"},
    {"track.graveyard", "Graveyard"},
    {"ending.won", "The valley is left behind"},
    {"ending.lost", "The valley is lost"},
    {"ending.last-rescue", "Nobody is left in the valley: the last ones were rescued."},
    {"ending.safe-margin", "The Graveyard has room for all that is still out there."},
    {"ending.graveyard", "The Graveyard is full, and one more had to be placed in it."},
    {"ending.no-survivors", "Nobody is left in the valley, and the last ones were not rescued."},
    {"ending.apocalypse-exhausted", "The Apocalypse is complete. Whoever had not left is lost."},
    {"ending.rescued", "rescued"},
    {"ending.dead", "dead"},
    {"ending.turns", "turns"},
};

std::size_t tablePlural(long number)
{
    return number == 1 ? 0 : 1;
}

/// A place left empty before a full stop leaves a blank.
std::string closeUp(std::string text)
{
    for (std::size_t at = text.find(" ."); at != std::string::npos; at = text.find(" .", at))
        text.erase(at, 1);
    return text;
}

} // namespace

const Phrases &tablePhrases()
{
    static const Phrases phrases({tableGlue, tableNames, tableCards, tableButtons, tableMoves, tableTracks},
                                 tablePlural, closeUp);
    return phrases;
}

} // namespace cardquake::bugout
