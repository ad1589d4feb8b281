// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/core/text.h"
#include "engine/games/bugout/compile_parts.h"
#include "engine/games/bugout/state_json.h"

namespace cardquake::bugout {
namespace {

constexpr std::string_view between = " + ";

std::string withHits(std::string text, unsigned hits)
{
    return hits > 0 ? text + '/' + std::to_string(hits) : text;
}

std::string layerToText(Layer layer)
{
    if (layer.isLava())
        return "lava:" + std::string(toText(layer.in())) + '>' + std::string(toText(layer.out()));
    return withHits(std::string(bridgeNames[static_cast<std::size_t>(layer.kind())]), layer.hits());
}

/// `forest-1/2` -> `forest-1` and 2.
std::pair<std::string_view, std::optional<std::uint8_t>> splitHits(std::string_view text)
{
    const std::size_t slash = text.find('/');
    if (slash == std::string_view::npos)
        return {text, std::uint8_t{0}};
    const std::string_view number = text.substr(slash + 1);
    if (number.size() != 1 || number[0] < '0' || number[0] > '4')
        return {text, std::nullopt};
    return {text.substr(0, slash), static_cast<std::uint8_t>(number[0] - '0')};
}

std::optional<Layer> layerFromText(std::string_view text)
{
    if (text.starts_with("lava:") && text.size() == 8 && text[6] == '>') {
        const auto in = directionFromText(text.substr(5, 1));
        const auto out = directionFromText(text.substr(7, 1));
        return in && out ? std::optional(Layer::lava(*in, *out)) : std::nullopt;
    }
    const auto [name, hits] = splitHits(text);
    for (std::size_t i = 0; i < bridgeKindCount; ++i)
        if (name == bridgeNames[i] && hits)
            return Layer::bridge(static_cast<BridgeKind>(i), *hits);
    return std::nullopt;
}

bool readTile(const Content &content, std::string_view text, CellStack &stack)
{
    stack.flooded = text.starts_with('~');
    const auto [name, hits] = splitHits(stack.flooded ? text.substr(1) : text);
    const auto tile = findRow(content.tiles, name);
    if (!tile || !hits)
        return false;
    stack.tile = *tile;
    stack.hits = *hits;
    return true;
}

} // namespace

std::string stackToText(const Content &content, const CellStack &stack)
{
    std::vector<std::string> parts;
    if (stack.tile != noTile)
        parts.push_back(
            std::string(stack.flooded ? "~" : "").append(withHits(content.tiles[stack.tile].id, stack.hits)));
    for (const Layer layer : stack.layers)
        parts.push_back(layerToText(layer));
    return parts.empty() ? "empty" : joined(parts, between);
}

Result<CellStack> stackFromText(const Content &content, std::string_view text)
{
    CellStack stack;
    if (text == "empty")
        return stack;
    for (bool isFirst = true; !text.empty(); isFirst = false) {
        const std::size_t end = text.find(between);
        const std::string_view part = text.substr(0, end);
        text = end == std::string_view::npos ? std::string_view() : text.substr(end + between.size());
        if (const std::optional<Layer> layer = layerFromText(part)) {
            if (stack.layers.full())
                return failure("bad-state",
                               "A cell can carry " + std::to_string(maxLayersPerCell) + " layers at most.");
            stack.layers.push(*layer);
        } else if (!isFirst || !readTile(content, part, stack)) {
            return failure("bad-state", inQuotes(part) + " is no map tile, Lava or Bridge that can lie here.");
        }
    }
    return stack;
}

} // namespace cardquake::bugout
