// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/bugout/content_checks.h"

#include "engine/games/bugout/effect_checks.h"
#include "engine/games/bugout/map_checks.h"
#include "engine/games/bugout/signal_checks.h"

#include <algorithm>
#include <map>
#include <set>
#include <sstream>

namespace cardquake::bugout {
namespace {

/// Rows that the rules call by name, so that none may be missing.
struct NamedRows {
    const char *kind;
    const char *title;
    const char *ids;
};

constexpr NamedRows namedRows[] = {
    {"tile_type", "tile type", "urban landmark terrain high-ground flooded lava empty sturdy rope"},
    {"bridge", "Bridge", "sturdy rope"},
    {"action", "action",
     "move rescue grab give enter drop exit drain relight drive repair rebuild reinforce pull throw climb swing "
     "bridge-sturdy bridge-rope vehicle tow loot save-rain save-quake save-tornado enter-tornado"},
    {"constant", "rule figure",
     "graveyard.capacity graveyard.sample_bonus hand.base hand.per_hero actions.1 actions.2 actions.3 actions.4 "
     "draws.1 draws.2 draws.3 draws.4 rebuild.max_per_tile drain.heals quake.save_lethal_only "
     "reaction.limit_per_disaster signal.held_flares_count apocalypse.chopper_destroys_tile map.tokens_placed "
     "tokens.flares tokens.landmarks tokens.samples tokens.maps tokens.bridges tokens.vehicles"}};

void checkNamedRows(const ContentRows &rows, Findings &findings)
{
    for (const NamedRows &group : namedRows) {
        std::istringstream ids(group.ids);
        for (std::string id; ids >> id;)
            if (!rows.find(group.kind, id))
                findings.error({group.kind, id, {}},
                               std::string("The rules need the ") + group.title + ' ' + id + ", which is missing.",
                               "Add a row with this id.");
    }
}

void checkResources(const ContentRows &rows, Findings &findings)
{
    std::set<std::string, std::less<>> drawn;
    for (const ContentRow &card : rows.rows("draw")) {
        if (textField(card.fields, "kind") != "resource")
            continue;
        drawn.insert(card.id);
        if (!rows.find("resource", card.id))
            findings.error({"draw", card.id, "id"},
                           "A resource card has the id of its resource, and there is no resource " + excerpt(card.id) +
                               ".",
                           "Use the id of a resource, or add the resource.");
    }
    for (const ContentRow &resource : rows.rows("resource")) {
        if (resource.id == "any" || resource.id == "choose" || resource.id == "all")
            findings.error({"resource", resource.id, "id"},
                           "The word " + resource.id + " has a meaning of its own in costs and effects.",
                           "Give the resource another id.");
        if (!drawn.contains(resource.id))
            findings.error({"resource", resource.id, {}}, "No card of the Draw deck gives this resource.",
                           "Add a Draw card of kind resource with the id " + resource.id + ".");
    }
}

void checkRain(const ContentRows &rows, Findings &findings)
{
    std::map<Json, std::string> cardOfCells;
    for (const ContentRow &card : rows.rows("rainstorm")) {
        Json cells = listField(card.fields, "cells");
        std::sort(cells.begin(), cells.end());
        if (cells.empty())
            continue;
        const auto [first, isNew] = cardOfCells.try_emplace(std::move(cells), card.id);
        if (!isNew)
            findings.warning({"rainstorm", card.id, "cells"}, "It rains on the same cells as on " + first->second + ".",
                             "Change the cells, or give " + first->second + " one copy more instead.");
    }
}

void checkQuakes(const ContentRows &rows, Findings &findings)
{
    constexpr std::string_view kind = "quake";
    bool hasStop = false;
    for (const ContentRow &card : rows.rows(kind)) {
        const std::optional<std::string> what = textField(card.fields, "kind");
        hasStop = hasStop || (what == "stop" && numberField(card.fields, "copies").value_or(1) > 0);
        if (what && what != "fault" && !listField(card.fields, "cells").empty())
            findings.warning({kind, card.id, "cells"}, "Only a fault strikes cells; a " + *what + " strikes none.",
                             "Take the cells away, or make it a fault.");
    }
    if (!hasStop && !rows.rows(kind).empty())
        findings.warning({kind, {}, "kind"}, "No card of this deck is a stop, so Seismic Activity never ends.",
                         "Add a card of kind stop.");
}

/// What a card of another kind would need, or cannot use.
void checkApocalypseCards(const ContentRows &rows, Findings &findings)
{
    constexpr std::string_view kind = "apocalypse";
    for (const ContentRow &card : rows.rows(kind)) {
        const bool isRescue = textField(card.fields, "kind") == "rescue";
        if (!isRescue && card.fields.is_object() && card.fields.contains("number"))
            findings.warning({kind, card.id, "number"}, "Only a Rescue card belongs to a Map Token.",
                             "Take the number away, or make it a rescue.");
        if (isRescue && listField(card.fields, "effects").empty())
            findings.warning({kind, card.id, "effects"}, "This Rescue card rescues nobody: it has no effects.",
                             "Add an effect.");
    }
}

/// Each Map Token calls the Rescue card with its number.
void checkRescueCards(const ContentRows &rows, Findings &findings)
{
    constexpr std::string_view kind = "apocalypse";
    const std::optional<int> tokens = figure(rows, "tokens.maps");
    std::map<int, std::string> cardOfNumber;
    for (const ContentRow &card : rows.rows(kind)) {
        const std::optional<int> number = numberField(card.fields, "number");
        if (textField(card.fields, "kind") != "rescue" || !number)
            continue;
        const int copies = numberField(card.fields, "copies").value_or(1);
        if (copies > 1)
            findings.error({kind, card.id, "copies"}, "A Map Token calls a single Rescue card.",
                           "Set the copies to 1.");
        if (copies == 0)
            continue;
        const auto [first, isNew] = cardOfNumber.try_emplace(*number, card.id);
        if (!isNew)
            findings.error({kind, card.id, "number"},
                           "The number " + std::to_string(*number) + " belongs to " + first->second + " already.",
                           "Give this card another number.");
        if (tokens && (*number < 1 || *number > *tokens))
            findings.error({kind, card.id, "number"},
                           "The Map Tokens are numbered 1 to " + std::to_string(*tokens) + ", so none has the number " +
                               std::to_string(*number) + ".",
                           "Change the number, or tokens.maps.");
    }
    for (int number = 1; number <= tokens.value_or(0); ++number)
        if (!cardOfNumber.contains(number))
            findings.warning({kind, {}, "number"},
                             "No Rescue card has the number " + std::to_string(number) +
                                 ", so that Map Token calls nobody.",
                             "Add a Rescue card with this number.");
}

void checkFigures(const ContentRows &rows, Findings &findings)
{
    const std::optional<int> placed = figure(rows, "map.tokens_placed");
    const std::optional<int> tokens = figure(rows, "tokens.maps");
    if (placed && tokens && *placed > *tokens)
        findings.error({"constant", "map.tokens_placed", "value"},
                       counted(*placed, "Map Token") + " cannot be placed: the box holds " + std::to_string(*tokens) +
                           ".",
                       "Lower it, or raise tokens.maps.");
}

} // namespace

Diagnostics checkContent(const ContentRows &rows)
{
    Findings findings;
    checkNamedRows(rows, findings);
    checkFigures(rows, findings);
    checkMap(rows, findings);
    for (const ContentRow &bridge : rows.rows("bridge"))
        checkTrack("bridge", bridge, findings);
    checkResources(rows, findings);
    checkRain(rows, findings);
    checkQuakes(rows, findings);
    checkSignals(rows, findings);
    checkRescueCards(rows, findings);
    checkApocalypseCards(rows, findings);
    checkEffects(rows, findings);
    return findings.take();
}

} // namespace cardquake::bugout
