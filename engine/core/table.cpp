// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/core/table.h"

namespace cardquake {
namespace {

template <class T>
Json listToJson(const std::vector<T> &items);

Json toJson(const FaceRef &face)
{
    if (face.kind.empty())
        return nullptr;
    return {{"kind", face.kind}, {"row", face.row}, {"state", face.state}};
}

Json toJson(const TableSeat &seat)
{
    return {{"id", seat.id}, {"label", seat.label}, {"colour", seat.colour}, {"icon", seat.icon}, {"out", seat.out}};
}

Json toJson(const TableHealth &health)
{
    return {{"icon", health.icon}, {"left", health.left}, {"of", health.of}};
}

Json toJson(const TableSpace &space)
{
    return {{"id", space.id},
            {"label", space.label},
            {"shape", space.shape},
            {"x", space.x},
            {"y", space.y},
            {"width", space.width},
            {"height", space.height},
            {"marks", space.marks},
            {"face", toJson(space.face)},
            {"under", toJson(space.under)},
            {"facts", space.facts},
            {"risk", space.risk},
            {"health", toJson(space.health)},
            {"riskNote", space.riskNote}};
}

Json toJson(const TablePiece &piece)
{
    return {{"id", piece.id},         {"label", piece.label}, {"kind", piece.kind},         {"role", piece.role},
            {"on", piece.on},         {"seat", piece.seat},   {"face", toJson(piece.face)}, {"icon", piece.icon},
            {"number", piece.number}, {"room", piece.room}};
}

Json toJson(const TableShare &share)
{
    return {{"label", share.label}, {"icon", share.icon}, {"count", share.count}};
}

Json toJson(const TablePile &pile)
{
    return {
        {"id", pile.id},       {"label", pile.label},     {"kind", pile.kind},         {"count", pile.count},
        {"cards", pile.cards}, {"top", toJson(pile.top)}, {"discards", pile.discards}, {"left", listToJson(pile.left)}};
}

Json toJson(const TableCard &card)
{
    return {{"id", card.id},     {"label", card.label}, {"face", toJson(card.face)},
            {"icon", card.icon}, {"count", card.count}, {"note", card.note}};
}

Json toJson(const TableHand &hand)
{
    return {{"seat", hand.seat}, {"label", hand.label}, {"cards", listToJson(hand.cards)}};
}

Json toJson(const TableTrack &track)
{
    return {{"id", track.id},           {"seat", track.seat}, {"label", track.label}, {"value", track.value},
            {"maximum", track.maximum}, {"icon", track.icon}, {"taken", track.taken}, {"note", track.note}};
}

Json toJson(const TableGoal &goal)
{
    return {{"id", goal.id},
            {"label", goal.label},
            {"face", toJson(goal.face)},
            {"note", goal.note},
            {"reached", goal.reached}};
}

Json toJson(const TablePhase &phase)
{
    return {{"id", phase.id}, {"label", phase.label}, {"note", phase.note}, {"state", phase.state}};
}

Json toJson(const TableTurn &turn)
{
    return {{"number", turn.number},           {"seat", turn.seat},       {"label", turn.label},
            {"actionsLeft", turn.actionsLeft}, {"actions", turn.actions}, {"phases", listToJson(turn.phases)}};
}

Json toJson(const TableStep &step)
{
    return {{"space", step.space}, {"label", step.label}, {"note", step.note}, {"state", step.state}};
}

Json toJson(const TableHappening &happening)
{
    return {{"title", happening.title},
            {"text", happening.text},
            {"card", toJson(happening.card)},
            {"steps", listToJson(happening.steps)}};
}

Json toJson(const TableStake &stake)
{
    return {{"icon", stake.icon}, {"number", stake.number}, {"words", stake.words}};
}

Json toJson(const TableEnding &ending)
{
    return {{"won", ending.won}, {"title", ending.title}, {"why", ending.why}, {"sums", listToJson(ending.sums)}};
}

Json toJson(const TableQuestion &question)
{
    return {{"seat", question.seat},         {"kind", question.kind},   {"title", question.title},
            {"why", question.why},           {"space", question.space}, {"card", toJson(question.card)},
            {"optional", question.optional}, {"worst", question.worst}, {"stakes", listToJson(question.stakes)}};
}

Json toJson(const TableGroup &group)
{
    return {{"id", group.id}, {"label", group.label}, {"note", group.note}};
}

Json toJson(const TableMove &move)
{
    return {{"text", move.text},   {"words", move.words}, {"verb", move.verb},    {"label", move.label},
            {"group", move.group}, {"icon", move.icon},   {"piece", move.piece},  {"space", move.space},
            {"note", move.note},   {"cost", move.cost},   {"target", move.target}};
}

template <class T>
Json listToJson(const std::vector<T> &items)
{
    Json list = Json::array();
    for (const T &item : items)
        list.push_back(toJson(item));
    return list;
}

} // namespace

Json toJson(const Table &table)
{
    return {{"seats", listToJson(table.seats)},     {"spaces", listToJson(table.spaces)},
            {"pieces", listToJson(table.pieces)},   {"piles", listToJson(table.piles)},
            {"hands", listToJson(table.hands)},     {"tracks", listToJson(table.tracks)},
            {"goals", listToJson(table.goals)},     {"turn", toJson(table.turn)},
            {"happening", toJson(table.happening)}, {"question", toJson(table.question)},
            {"ending", toJson(table.ending)},       {"groups", listToJson(table.groups)},
            {"moves", listToJson(table.moves)},     {"decision", table.decision}};
}

Json toJson(const TableRefusal &refusal)
{
    return {{"verb", refusal.verb},
            {"label", refusal.label},
            {"icon", refusal.icon},
            {"reason", refusal.reason},
            {"cost", refusal.cost}};
}

Json toJson(const TableEvent &event)
{
    return {{"words", event.words},
            {"motion", event.motion},
            {"spaces", event.spaces},
            {"piece", event.piece},
            {"card", toJson(event.card)}};
}

} // namespace cardquake
