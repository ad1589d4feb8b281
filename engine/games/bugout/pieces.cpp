// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/bugout/pieces.h"

namespace cardquake::bugout {
namespace {

constexpr std::string_view colourLetters = "RUYG";

/// A number from 1 to `highest`, written without leading zeros.
std::optional<std::size_t> numberFromText(std::string_view text, std::size_t highest)
{
    if (text.empty() || text.size() > 2 || text.front() == '0')
        return std::nullopt;
    std::size_t number = 0;
    for (const char c : text) {
        if (c < '0' || c > '9')
            return std::nullopt;
        number = number * 10 + static_cast<std::size_t>(c - '0');
    }
    return number <= highest ? std::optional(number) : std::nullopt;
}

} // namespace

std::string toText(Survivor survivor)
{
    return colourLetters[indexOf(survivor) / survivorsPerColour] +
           std::to_string(indexOf(survivor) % survivorsPerColour + 1);
}

std::optional<Survivor> survivorFromText(std::string_view text)
{
    if (text.size() != 2)
        return std::nullopt;
    const std::size_t colour = colourLetters.find(text[0]);
    const auto number = numberFromText(text.substr(1), survivorsPerColour);
    if (colour == std::string_view::npos || !number)
        return std::nullopt;
    return static_cast<Survivor>(colour * survivorsPerColour + *number - 1);
}

std::string toText(Token token)
{
    return std::string(tokenKindNames[static_cast<std::size_t>(kindOf(token))]) + '-' +
           std::to_string(indexOf(token) % maxTokensPerKind + 1);
}

std::optional<Token> tokenFromText(std::string_view text)
{
    for (std::size_t kind = 0; kind < tokenKindCount; ++kind) {
        const std::string_view name = tokenKindNames[kind];
        if (!text.starts_with(name) || text.size() <= name.size() || text[name.size()] != '-')
            continue;
        if (const auto number = numberFromText(text.substr(name.size() + 1), maxTokensPerKind))
            return tokenAt(static_cast<TokenKind>(kind), *number - 1);
    }
    return std::nullopt;
}

std::string toText(Vehicle vehicle)
{
    return std::string("v").append(std::to_string(indexOf(vehicle) + 1));
}

} // namespace cardquake::bugout
