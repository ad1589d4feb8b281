// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/bugout/compile_parts.h"

namespace cardquake::bugout {
namespace {

/// Reads the constants of the pack; one that is missing or cannot be read is a fault.
class ConstantReader {
public:
    explicit ConstantReader(CompileContext &context)
        : m_context(context)
    {
    }

    int number(const std::string &key, int lowest, int highest) const
    {
        const Json *value = find(key);
        if (value && value->is_number_integer() && *value >= lowest && *value <= highest)
            return value->get<int>();
        if (value)
            fail(key, "It is " + excerpt(*value) + "; it can be " + std::to_string(lowest) + " to " +
                          std::to_string(highest) + ".");
        return lowest;
    }

    bool flag(const std::string &key) const
    {
        const Json *value = find(key);
        if (value && value->is_boolean())
            return value->get<bool>();
        if (value)
            fail(key, "It is " + excerpt(*value) + "; it must be true or false.");
        return false;
    }

private:
    const Json *find(const std::string &key) const
    {
        const Json *value = m_context.rows.constant(key);
        if (!value)
            fail(key, "The rules need this constant, and the pack does not set it.");
        return value;
    }

    void fail(const std::string &key, std::string message) const
    {
        m_context.diagnostics.push_back(
            {Severity::Error, {}, std::string(ContentRows::constantKind), key, "value", std::move(message), {}});
    }

    CompileContext &m_context;
};

} // namespace

void compileConstants(CompileContext &context)
{
    const ConstantReader read(context);
    Constants &constants = context.content.constants;
    constants.graveyardCapacity = read.number("graveyard.capacity", 0, maxRuleFigure);
    constants.graveyardSampleBonus = read.number("graveyard.sample_bonus", 0, maxRuleFigure);
    constants.handBase = read.number("hand.base", 0, maxRuleFigure);
    constants.handPerHero = read.number("hand.per_hero", 0, maxRuleFigure);
    for (std::size_t i = 0; i < maxPlayers; ++i) {
        constants.actions[i] = read.number("actions." + std::to_string(i + 1), 0, maxRuleFigure);
        constants.draws[i] = read.number("draws." + std::to_string(i + 1), 0, maxRuleFigure);
    }
    constants.rebuildMaxPerTile = read.number("rebuild.max_per_tile", 0, maxRuleFigure);
    constants.drainHeals = read.number("drain.heals", 0, maxTrackLength - 1);
    constants.quakeSaveLethalOnly = read.flag("quake.save_lethal_only");
    constants.reactionLimit = read.number("reaction.limit_per_disaster", 0, maxRuleFigure);
    constants.heldFlaresCount = read.flag("signal.held_flares_count");
    constants.chopperDestroysTile = read.flag("apocalypse.chopper_destroys_tile");
    constexpr int mostTokens = maxTokensPerKind;
    constants.mapTokensPlaced = read.number("map.tokens_placed", 0, mostTokens);
    constexpr std::array<const char *, tokenKindCount> tokenKeys = {"tokens.landmarks", "tokens.samples", "tokens.maps",
                                                                    "tokens.flares"};
    for (std::size_t i = 0; i < tokenKindCount; ++i)
        constants.tokens[i] = read.number(tokenKeys[i], 0, mostTokens);
    constants.bridges = read.number("tokens.bridges", 0, maxBridges);
    constants.vehicles = read.number("tokens.vehicles", 0, maxVehicles);
}

} // namespace cardquake::bugout
