// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/bugout/map_checks.h"

#include <array>
#include <map>

namespace cardquake::bugout {
namespace {

constexpr std::string_view mapKind = "map";
constexpr int survivorsNeeded = 24;
constexpr int survivorsPerColor = 6;
constexpr std::array<const char *, 4> colors = {"red", "blue", "yellow", "green"};

void checkVolcano(const ContentRows &rows, Findings &findings)
{
    const ContentRow *volcano = nullptr;
    for (const ContentRow &tile : rows.rows(mapKind)) {
        if (!flagField(tile.fields, "volcano"))
            continue;
        if (volcano)
            findings.error({mapKind, tile.id, "volcano"}, "There is only one Volcano, and " + volcano->id + " is it.",
                           "Take the mark off one of the two.");
        else if (textField(tile.fields, "type") != "high-ground")
            findings.error({mapKind, tile.id, "type"}, "The Volcano has to be High Ground.",
                           "Set the type to high-ground.");
        if (!volcano)
            volcano = &tile;
    }
    if (!volcano)
        findings.error({mapKind, {}, "volcano"}, "No tile is the Volcano, so lava has nowhere to come from.",
                       "Mark one High Ground tile as the Volcano.");
}

void checkInhabitants(const ContentRows &rows, const ContentRow &tile, Findings &findings)
{
    const int population = numberField(tile.fields, "population").value_or(0);
    int dots = 0;
    for (const Json &dot : objectField(tile.fields, "dots"))
        dots += numberOf(dot).value_or(0);

    const std::optional<std::string> type = textField(tile.fields, "type");
    if (population > 0 && type && type != "urban")
        findings.error({mapKind, tile.id, "population"}, "Survivors start on Urban tiles only.",
                       "Make it an Urban tile, or set the population to 0.");
    if (dots != population)
        findings.error({mapKind, tile.id, "dots"},
                       "The colours add up to " + std::to_string(dots) + ", the population is " +
                           std::to_string(population) + ".",
                       "Make both the same.");

    const ContentRow *urban = rows.find("tile_type", "urban");
    const std::optional<int> room = urban ? numberField(urban->fields, "capacity") : std::nullopt;
    if (room && population > *room)
        findings.error({mapKind, tile.id, "population"},
                       counted(population, "Survivor") + " start here, but an Urban tile has room for " +
                           std::to_string(*room) + ".",
                       "Lower the population, or raise the capacity of the tile type urban.");
}

void checkSurvivors(const ContentRows &rows, Findings &findings)
{
    int total = 0;
    std::array<int, colors.size()> ofColor{};
    for (const ContentRow &tile : rows.rows(mapKind)) {
        checkInhabitants(rows, tile, findings);
        total += numberField(tile.fields, "population").value_or(0);
        const Json &dots = objectField(tile.fields, "dots");
        for (std::size_t i = 0; i < colors.size(); ++i)
            ofColor[i] += numberField(dots, colors[i]).value_or(0);
    }
    if (total != survivorsNeeded)
        findings.error({mapKind, {}, "population"},
                       "The populations of all tiles add up to " + std::to_string(total) + ", but there are " +
                           counted(survivorsNeeded, "Survivor") + ".",
                       total < survivorsNeeded ? "Add " + std::to_string(survivorsNeeded - total) + "."
                                               : "Take away " + std::to_string(total - survivorsNeeded) + ".");
    for (std::size_t i = 0; i < colors.size(); ++i)
        if (ofColor[i] != survivorsPerColor)
            findings.error({mapKind, {}, std::string("dots.") + colors[i]},
                           std::to_string(ofColor[i]) + " starting places are " + colors[i] + ", but there are " +
                               std::to_string(survivorsPerColor) + " Survivors of each colour.");
}

int tilesWithIcon(const ContentRows &rows, std::string_view icon)
{
    int count = 0;
    for (const ContentRow &tile : rows.rows(mapKind))
        for (const Json &shown : listField(tile.fields, "icons"))
            count += shown == icon ? 1 : 0;
    return count;
}

/// Icons are where tokens start: there must be as many as the rule figure says.
struct IconRule {
    const char *icon;
    const char *name;
    const char *figure;
    bool fewerAllowed;
};

void checkIcons(const ContentRows &rows, Findings &findings)
{
    static constexpr IconRule rules[] = {{"landmark", "Landmark", "tokens.landmarks", false},
                                         {"flare", "Flare", "tokens.flares", false},
                                         {"map", "Map", "map.tokens_placed", false},
                                         {"sample", "Sample", "tokens.samples", true}};
    for (const IconRule &rule : rules) {
        const int found = tilesWithIcon(rows, rule.icon);
        const std::optional<int> wanted = figure(rows, rule.figure);
        if (wanted && (found > *wanted || (found < *wanted && !rule.fewerAllowed)))
            findings.error({mapKind, {}, "icons"},
                           counted(found, std::string(rule.name) + " icon") + " on the tiles, but " + rule.figure +
                               " is " + std::to_string(*wanted) + ".",
                           "Change the icons or the figure.");
    }
    for (const char *icon : {"tornado-field", "tornado-plain"})
        if (const int found = tilesWithIcon(rows, icon); found != 1)
            findings.error({mapKind, {}, "icons"}, std::string("Exactly one tile has the icon ") + icon +
                                                       ", but there are " + std::to_string(found) + ".");
}

bool canSurvive(const Json &indicator)
{
    return indicator == "3" || indicator == "2" || indicator == "1";
}

void checkLayout(const ContentRow &layout, Findings &findings)
{
    constexpr std::string_view kind = "layout";
    if (layout.id == "shuffled" || layout.id == "listed")
        findings.error({kind, layout.id, "id"}, "The name " + layout.id + " is taken: it always means the same layout.",
                       "Give this layout another id.");
    std::map<std::string, std::string, std::less<>> cellOfTile;
    for (const auto &[cell, tile] : objectField(layout.fields, "tiles").items()) {
        if (!tile.is_string() || tile.get_ref<const std::string &>().empty())
            continue;
        const auto [first, isNew] = cellOfTile.try_emplace(tile.get<std::string>(), cell);
        if (!isNew)
            findings.error({kind, layout.id, "tiles." + cell},
                           "The tile " + first->first + " lies on " + first->second + " already.",
                           "Choose another tile, or leave the cell open.");
    }
}

} // namespace

void checkTrack(std::string_view kind, const ContentRow &row, Findings &findings)
{
    const Json &track = listField(row.fields, "track");
    if (track.empty())
        return;
    const std::string lastPath = "track[" + std::to_string(track.size() - 1) + "]";
    const bool isBridge = kind == "bridge";
    if (canSurvive(track.back()) || (isBridge && track.back() == "flip"))
        findings.error({kind, row.id, lastPath},
                       isBridge ? "The last indicator of a Bridge is destroy."
                                : "The last indicator says what the last hit does: flip or destroy.");
    for (std::size_t i = 0; i + 1 < track.size(); ++i) {
        const std::string path = "track[" + std::to_string(i) + "]";
        if (track[i] == "flip" || track[i] == "destroy")
            findings.error({kind, row.id, path}, "Only the last indicator can be flip or destroy.",
                           "Put a numeral here, or end the list here.");
        else if (const std::size_t left = track.size() - 1 - i;
                 canSurvive(track[i]) && track[i] != std::to_string(left))
            findings.warning({kind, row.id, path},
                             "Players expect the numerals to count down to 1; here stands " +
                                 track[i].get<std::string>() + " with " + counted(left, "numeral") + " left.",
                             "Write " + std::to_string(left) + ".");
    }
}

void checkMap(const ContentRows &rows, Findings &findings)
{
    checkVolcano(rows, findings);
    checkSurvivors(rows, findings);
    checkIcons(rows, findings);
    for (const ContentRow &tile : rows.rows(mapKind))
        checkTrack(mapKind, tile, findings);
    for (const ContentRow &layout : rows.rows("layout"))
        checkLayout(layout, findings);
}

} // namespace cardquake::bugout
