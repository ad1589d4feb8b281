// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/escapepods/board_checks.h"

#include <algorithm>
#include <map>
#include <set>

namespace cardquake::escapepods {
namespace {

using Neighbours = std::map<std::string, std::set<std::string>>;
using SectorPair = std::pair<std::string, std::string>;

std::string inLowerCase(std::string text)
{
    for (char &c : text)
        if (c >= 'A' && c <= 'Z')
            c = static_cast<char>(c - 'A' + 'a');
    return text;
}

/// The sectors `a` and `b` of a border or beacon space in alphabetical order; nothing unless both exist.
std::optional<SectorPair> sectorsOf(const ContentRows &rows, const ContentRow &row)
{
    const auto a = textField(row.fields, "a");
    const auto b = textField(row.fields, "b");
    if (!a || !b || !rows.find("sectors", *a) || !rows.find("sectors", *b))
        return std::nullopt;
    return *a <= *b ? SectorPair(*a, *b) : SectorPair(*b, *a);
}

Neighbours neighboursOf(const ContentRows &rows)
{
    Neighbours neighbours;
    for (const ContentRow &border : rows.rows("borders"))
        if (const auto sectors = sectorsOf(rows, border)) {
            neighbours[sectors->first].insert(sectors->second);
            neighbours[sectors->second].insert(sectors->first);
        }
    return neighbours;
}

/// All sectors a pod can get to from `start` while there is no debris.
std::set<std::string> reachableFrom(const std::string &start, const Neighbours &neighbours)
{
    std::set<std::string> reached{start};
    std::vector<std::string> open{start};
    while (!open.empty()) {
        const std::string sector = open.back();
        open.pop_back();
        const auto found = neighbours.find(sector);
        if (found == neighbours.end())
            continue;
        for (const std::string &next : found->second)
            if (reached.insert(next).second)
                open.push_back(next);
    }
    return reached;
}

/// V-7: a barrier is meant to close its row, no more and no less.
void checkRowsOfSectors(const ContentRows &rows, Findings &findings)
{
    const auto figureOfRules = figure(rows, "barrier.debris");
    if (!figureOfRules || *figureOfRules < 1)
        return;
    const auto barrier = static_cast<std::size_t>(*figureOfRules);

    std::map<int, std::size_t> sizes;
    for (const ContentRow &sector : rows.rows("sectors"))
        if (const auto row = numberField(sector.fields, "row"))
            ++sizes[*row];
    for (const auto &[row, size] : sizes) {
        const std::string found = "Row " + std::to_string(row) + " has " + counted(size, "sector") +
                                  ", but a barrier takes " + counted(barrier, "debris token") + ", so ";
        const std::string fix =
            "Give the row " + counted(barrier, "sector") + ", or change the constant barrier.debris.";
        if (size < barrier)
            findings.warning({"sectors", {}, {}}, found + "this row can never become one.", fix);
        else if (size > barrier)
            findings.warning({"sectors", {}, {}}, found + "pods can still get through here.", fix);
    }
}

void checkSectors(const ContentRows &rows, Findings &findings)
{
    bool beside = false;
    for (const ContentRow &sector : rows.rows("sectors")) {
        beside = beside || flagField(sector.fields, "ship");
        // The rules read the field alone, but people read B4 as row 4.
        const auto row = numberField(sector.fields, "row");
        if (row && sector.id.size() > 1 && sector.id.substr(1) != std::to_string(*row))
            findings.warning({"sectors", sector.id, "row"},
                             "Sector " + sector.id + " lies in row " + std::to_string(*row) +
                                 ", which its id does not say. The rules follow the row.",
                             "Set the row to " + sector.id.substr(1) + ", or rename the sector.");
    }
    if (!beside && !rows.rows("sectors").empty())
        findings.warning({"sectors", {}, {}}, "No sector touches the ship, so one-person pods can never start.",
                         "Mark the sectors beside the ship.");
    checkRowsOfSectors(rows, findings);
}

/// `twin` is the border that joins the same sectors and stands earlier in the list, if there is one.
void checkBorder(const std::string &id, const SectorPair &sectors, const std::string *twin, Findings &findings)
{
    const auto &[a, b] = sectors;
    const std::string name = inLowerCase(a) + '-' + inLowerCase(b);
    if (a == b)
        findings.error({"borders", id, "b"}, "This border leads from " + a + " to " + a + " itself.",
                       "Choose a neighbour of " + a + ", or delete the border.");
    else if (twin)
        findings.error({"borders", id, {}}, "This border joins " + a + " and " + b + ", and so does " + *twin + '.',
                       "Delete one of them.");
    else if (id != name)
        findings.warning({"borders", id, "id"}, "This border joins " + a + " and " + b + ", which its id does not say.",
                         "Rename it to " + name + '.');
}

void checkBorders(const ContentRows &rows, Findings &findings)
{
    std::map<SectorPair, std::string> known;
    for (const ContentRow &border : rows.rows("borders"))
        if (const auto sectors = sectorsOf(rows, border)) {
            const auto [first, isNew] = known.try_emplace(*sectors, border.id);
            checkBorder(border.id, *sectors, isNew ? nullptr : &first->second, findings);
        }
}

/// V-6
void checkBeaconSpaces(const ContentRows &rows, const Neighbours &neighbours, Findings &findings)
{
    for (const ContentRow &space : rows.rows("beacon-spaces")) {
        const auto sectors = sectorsOf(rows, space);
        if (!sectors)
            continue;
        const auto found = neighbours.find(sectors->first);
        if (found == neighbours.end() || !found->second.contains(sectors->second))
            findings.error({"beacon-spaces", space.id, "b"},
                           "Beacon space " + space.id + " lies between " + sectors->first + " and " + sectors->second +
                               ", but they are not neighbours.",
                           "Move it to a border, or add the border between these sectors.");
    }
}

/// The spots that no way leads to. A spot whose own sectors do not exist is another matter.
std::vector<std::string> spotsOutside(const std::set<std::string> &reached, const ContentRows &rows)
{
    std::vector<std::string> spots;
    for (const ContentRow &spot : rows.rows("spots")) {
        std::vector<std::string> sectors = textsField(spot.fields, "sectors");
        std::erase_if(sectors, [&](const std::string &sector) { return !rows.find("sectors", sector); });
        if (!sectors.empty() &&
            std::ranges::none_of(sectors, [&](const auto &sector) { return reached.contains(sector); }))
            spots.push_back(spot.id);
    }
    return spots;
}

/// V-7, and ids that would be read as another place of a pod.
void checkHangars(const ContentRows &rows, const Neighbours &neighbours, Findings &findings)
{
    for (const ContentRow &hangar : rows.rows("hangars")) {
        if (hangar.id == "ship" || hangar.id == "box" || hangar.id == "limbo")
            findings.error({"hangars", hangar.id, "id"},
                           "A hangar cannot be called " + hangar.id + ": the rules use the word.",
                           "Choose another id.");
        const auto exit = textField(hangar.fields, "exit");
        if (!exit || !rows.find("sectors", *exit))
            continue;
        const std::vector<std::string> cutOff = spotsOutside(reachableFrom(*exit, neighbours), rows);
        if (!cutOff.empty())
            findings.warning({"hangars", hangar.id, "exit"},
                             "From " + *exit + ", the exit of hangar " + hangar.id + ", no way leads to " +
                                 inWords(cutOff) + '.',
                             "Add the missing borders.");
    }
}

/// V-6: one-person pods start in the ship, all others in a hangar of their size.
void checkStart(const ContentRows &rows, const ContentRow &pod, const std::string &start, Findings &findings)
{
    const auto capacity = numberField(pod.fields, "capacity");
    if (!capacity)
        return;
    const ContentRow *hangar = rows.find("hangars", start);
    const std::string seats = std::to_string(*capacity);
    if (start == "ship" && *capacity != 1) {
        findings.error({"pods", pod.id, "start"},
                       "Pod " + pod.id + " has " + seats + " seats, but only one-person pods start in the ship.",
                       "Choose a hangar of size " + seats + ".");
    } else if (hangar && *capacity == 1) {
        findings.error({"pods", pod.id, "start"},
                       "Pod " + pod.id + " has one seat, so it starts in the ship and not in a hangar.",
                       "Let it start in the ship.");
    } else if (hangar) {
        const auto size = numberField(hangar->fields, "size");
        if (size && *size != *capacity)
            findings.error({"pods", pod.id, "start"},
                           "Pod " + pod.id + " has " + seats + " seats, but hangar " + start + " is for pods with " +
                               std::to_string(*size) + ".",
                           "Choose a hangar of size " + seats + ".");
    }
}

/// V-6, and ids that would make a move ambiguous.
void checkPods(const ContentRows &rows, Findings &findings)
{
    std::map<std::pair<std::string, int>, std::string> taken; // by hangar and number of players
    for (const ContentRow &pod : rows.rows("pods")) {
        if (rows.find("spots", pod.id))
            findings.error({"pods", pod.id, "id"}, "A pod and a refuge spot are both called " + pod.id + ".",
                           "Choose another id for the pod.");
        const auto start = textField(pod.fields, "start");
        if (!start)
            continue;
        checkStart(rows, pod, *start, findings);
        if (!rows.find("hangars", *start))
            continue;
        std::map<std::string, std::vector<std::string>> rivals;
        for (const Json &players : listField(pod.fields, "players"))
            if (const auto count = numberOf(players)) {
                const auto [first, isFree] = taken.try_emplace({*start, *count}, pod.id);
                if (!isFree && first->second != pod.id)
                    rivals[first->second].push_back(std::to_string(*count));
            }
        for (const auto &[rival, counts] : rivals)
            findings.error({"pods", pod.id, "start"},
                           "Pods " + rival + " and " + pod.id + " both start in hangar " + *start + " in games of " +
                               inWords(counts) + ".",
                           "Choose another hangar, or other numbers of players.");
    }
}

} // namespace

void checkBoard(const ContentRows &rows, Findings &findings)
{
    const Neighbours neighbours = neighboursOf(rows);
    checkSectors(rows, findings);
    checkBorders(rows, findings);
    checkBeaconSpaces(rows, neighbours, findings);
    checkHangars(rows, neighbours, findings);
    checkPods(rows, findings);
}

} // namespace cardquake::escapepods
