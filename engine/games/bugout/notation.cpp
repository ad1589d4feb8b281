// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/bugout/notation.h"

#include "engine/games/bugout/costs.h"

namespace cardquake::bugout {
namespace {

constexpr std::array<std::string_view, 29> words = {
    "place",   "move",   "rescue",  "grab",      "give", "enter", "drop",    "exit",   "drain", "relight",
    "drive",   "repair", "rebuild", "reinforce", "pull", "pull",  "throw",   "climb",  "swing", "bridge",
    "vehicle", "tow",    "loot",    "play",      "end",  "react", "discard", "choose", "pass"};

std::string cellText(std::uint8_t number)
{
    return toText(static_cast<Cell>(number));
}

std::string survivorText(std::uint8_t number)
{
    return toText(static_cast<Survivor>(number));
}

std::string pathText(const Move &move)
{
    std::string text;
    for (const std::uint8_t cell : move.to)
        if (cell != 0)
            text += ' ' + cellText(static_cast<std::uint8_t>(cell - 1));
    return text;
}

/// What follows the actor.
std::string argumentsText(const Content &content, const Move &move)
{
    switch (move.kind) {
    case MoveKind::Place:
    case MoveKind::Move:
    case MoveKind::Drain:
    case MoveKind::Climb:
    case MoveKind::Swing:
        return ' ' + cellText(move.to[0]);
    case MoveKind::Grab:
    case MoveKind::Relight:
    case MoveKind::PullToken:
        return ' ' + toText(static_cast<Token>(move.to[0]));
    case MoveKind::Give:
    case MoveKind::Pull:
        return ' ' + survivorText(move.to[0]);
    case MoveKind::Enter:
    case MoveKind::Tow:
        return ' ' + toText(static_cast<Vehicle>(move.to[0]));
    case MoveKind::Drive:
        return pathText(move);
    case MoveKind::Throw:
        return ' ' + cellText(move.to[0]) +
               (move.to[1] == 0 ? std::string() : ' ' + survivorText(static_cast<std::uint8_t>(move.to[1] - 1)));
    case MoveKind::Bridge:
        return ' ' + std::string(bridgeNames[move.to[0]]) + ' ' + cellText(move.to[1]);
    case MoveKind::Vehicle:
        return ' ' + content.vehicles[move.to[0]].id;
    case MoveKind::Loot:
        return ' ' + content.resources[move.to[0]].id;
    default:
        return {};
    }
}

std::string paymentText(const Content &content, const Move &move)
{
    std::string text;
    for (std::size_t i = 0; i < content.resources.size(); ++i)
        for (unsigned n = 0; n < paymentOf(move.payment, i); ++n)
            text += ' ' + content.resources[i].id;
    return text.empty() ? text : " pay" + text;
}

} // namespace

std::string playerText(Player player)
{
    return std::string("p").append(std::to_string(player + 1));
}

std::string toText(const Content &content, const Choice &choice, const Candidate &candidate)
{
    switch (choice.what) {
    case ChoiceOf::Tile:
        return cellText(candidate.item);
    case ChoiceOf::Survivor:
        return survivorText(candidate.item);
    case ChoiceOf::Token:
        return toText(static_cast<Token>(candidate.item));
    case ChoiceOf::Option:
    case ChoiceOf::Card:
        return std::to_string(candidate.item + 1);
    case ChoiceOf::Resource:
        return content.resources[candidate.item].id;
    case ChoiceOf::Disaster:
        return playerText(candidate.item) + ':' + content.draw[candidate.card].id;
    case ChoiceOf::May:
        break;
    }
    return "yes";
}

std::string toText(const Content &content, const State &state, const Move &move)
{
    const std::string word(words[static_cast<std::size_t>(move.kind)]);
    switch (move.kind) {
    case MoveKind::End:
    case MoveKind::Pass:
        return word;
    case MoveKind::Play:
        return word + ' ' + content.events[move.to[0]].id;
    case MoveKind::Discard:
        return word + ' ' + content.resources[move.to[0]].id;
    case MoveKind::React:
        return word + ' ' + std::string(reactionAsked(state).word) + ' ' + cellText(move.to[0]) +
               paymentText(content, move);
    case MoveKind::Choose:
        return word + ' ' + toText(content, choiceAsked(content, state), {move.to[0], move.to[1]});
    default:
        return word + ' ' + survivorText(move.actor) + argumentsText(content, move) + paymentText(content, move);
    }
}

} // namespace cardquake::bugout
