// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/bugout/board.h"
#include "engine/games/bugout/moves.h"
#include "engine/games/bugout/prices.h"
#include "engine/games/bugout/table_moves.h"
#include "engine/games/bugout/table_words.h"

#include <algorithm>

namespace cardquake::bugout {
namespace {

constexpr auto actionsOfPieces = static_cast<std::size_t>(Action::SaveRain); ///< those after it are no moves
using ActionSet = std::uint32_t;

/// Finds out why by asking the move list itself: what would be possible if one thing were different? So no rule is
/// written twice, and a reason cannot contradict the moves.
class WhatIf {
public:
    WhatIf(const Content &content, const State &state, Survivor piece)
        : m_content(content)
        , m_state(state)
        , m_piece(piece)
        , m_player(state.turn.player)
        , m_prices(content, state, m_player)
        , m_now(listed(state))
    {
        State rich = state;
        for (std::size_t i = 0; i < content.resources.size(); ++i)
            rich.players[m_player].resources[i] = plenty;
        rich.turn.actionsLeft = plenty;
        m_rich = rich;
        m_affordable = listed(rich);
        m_onFoot = listed(onFoot(rich));
        m_empty = listed(emptyHanded(rich));
        m_calm = listed(calm(rich));
    }

    bool isPossible(Action action) const { return has(m_now, action); }

    std::string reason(Action action) const
    {
        const auto say = [](std::string_view key) { return tablePhrases().say(key); };
        const bool isOwn = heroesOf(m_state, m_player).has(m_piece);
        if (!controllable(m_state, m_player).has(m_piece))
            return say("not.yours");
        if (m_content.kindOf(action) == ActionKind::Complex && !isOwn)
            return say("not.own-heroes");
        if (isForbidden(m_content, m_state, m_player, action))
            return say("not.forbidden");
        if (has(m_affordable, action))
            return priceReason(action);
        if (has(m_onFoot, action))
            return say("not.on-foot");
        if (has(m_empty, action))
            return say("not.empty-hands");
        if (has(m_calm, action))
            return say("not.calm");
        if (isStranded())
            return say("not.stranded");
        return tablePhrases().say(std::string("not.").append(lookOf(m_content, action).verb), situation());
    }

private:
    static constexpr std::uint8_t plenty = 20;

    static bool has(ActionSet set, Action action) { return (set >> static_cast<unsigned>(action) & 1U) != 0; }

    /// The actions that the move list of a position gives to the piece.
    ActionSet listed(const State &state) const
    {
        std::vector<Move> moves;
        listActions(m_content, state, moves);
        ActionSet found = 0;
        for (const Move &move : moves)
            if (move.kind != MoveKind::End && move.kind != MoveKind::Play &&
                static_cast<Survivor>(move.actor) == m_piece)
                found |= 1U << static_cast<unsigned>(actionOf(move));
        return found;
    }

    State onFoot(State state) const
    {
        if (whereIs(state, m_piece).isInVehicle())
            put(state, m_piece, Whereabouts::onFoot(cellOf(state, m_piece)));
        return state;
    }

    State emptyHanded(State state) const
    {
        if (!hasEmptyHands(state, m_piece))
            put(state, state.holds[indexOf(m_piece)], TokenPlace::removed());
        return state;
    }

    static State calm(State state)
    {
        for (const Tornado tornado : {Tornado::Field, Tornado::Plain})
            setTornado(state, tornado, {});
        return state;
    }

    /// What is missing in the hand, or that no action is left.
    std::string priceReason(Action action) const
    {
        State paid = m_rich;
        paid.turn.actionsLeft = m_state.turn.actionsLeft;
        if (!has(listed(paid), action))
            return tablePhrases().say("not.no-action");
        const Cost &cost = m_prices.of(action);
        std::vector<std::string> missing;
        for (std::size_t i = 0; i < m_content.resources.size(); ++i)
            if (const int lack = cost.of[i] - m_state.players[m_player].resources[i]; lack > 0)
                missing.push_back(tablePhrases().say(
                    "not.resource", {{"n", std::to_string(lack), lack}, {"name", m_content.resources[i].name}}));
        if (missing.empty())
            return tablePhrases().say("not.cards");
        return tablePhrases().finish(tablePhrases().say("not.needs", {{"what", tablePhrases().join("and", missing)}}));
    }

    bool isStranded() const
    {
        return std::ranges::any_of(m_state.vehicles, [&](const VehicleState &vehicle) {
            return vehicle.onMap && surfaceOf(m_state, vehicle.at) == TileType::Flooded;
        });
    }

    std::vector<Slot> situation() const { return {{"here", toText(cellOf(m_state, m_piece))}}; }

    const Content &m_content;
    const State &m_state;
    Survivor m_piece;
    Player m_player;
    Prices m_prices;
    ActionSet m_now;
    State m_rich;
    ActionSet m_affordable = 0;
    ActionSet m_onFoot = 0;
    ActionSet m_empty = 0;
    ActionSet m_calm = 0;
};

} // namespace

std::vector<TableRefusal> refusalsOf(const Content &content, const State &state, std::string_view piece)
{
    std::vector<TableRefusal> refusals;
    const std::optional<Survivor> survivor = survivorFromText(piece);
    const bool isAsked = !state.isOver() && kindOf(top(state)) == FrameKind::ActionPhase;
    if (!isAsked || !survivor || !state.onMap.has(*survivor))
        return refusals;
    const WhatIf whatIf(content, state, *survivor);
    for (std::size_t i = 0; i < actionsOfPieces; ++i) {
        const auto action = static_cast<Action>(i);
        if (whatIf.isPossible(action))
            continue;
        const ActionLook look = lookOf(content, action);
        TableRefusal refusal;
        refusal.verb = look.verb;
        refusal.label = look.label;
        refusal.icon = look.icon;
        refusal.reason = whatIf.reason(action);
        refusal.cost = costIcons(content, costOf(content, state, state.turn.player, action));
        refusals.push_back(std::move(refusal));
    }
    return refusals;
}

} // namespace cardquake::bugout
