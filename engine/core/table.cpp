// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/core/table.h"

namespace cardquake {
namespace {

Json toJson(const FaceRef &face)
{
    if (face.kind.empty())
        return nullptr;
    return {{"kind", face.kind}, {"row", face.row}, {"state", face.state}};
}

Json toJson(const TableSeat &seat)
{
    return {{"id", seat.id}, {"label", seat.label}, {"colour", seat.colour}};
}

Json toJson(const TableSpace &space)
{
    return {{"id", space.id},      {"label", space.label}, {"shape", space.shape},   {"x", space.x},
            {"y", space.y},        {"width", space.width}, {"height", space.height}, {"face", toJson(space.face)},
            {"marks", space.marks}};
}

Json toJson(const TablePiece &piece)
{
    return {{"id", piece.id}, {"label", piece.label}, {"kind", piece.kind},
            {"on", piece.on}, {"seat", piece.seat},   {"face", toJson(piece.face)}};
}

Json toJson(const TablePile &pile)
{
    return {{"id", pile.id},       {"label", pile.label}, {"kind", pile.kind},
            {"count", pile.count}, {"cards", pile.cards}, {"top", toJson(pile.top)}};
}

Json toJson(const TableCard &card)
{
    return {{"id", card.id}, {"label", card.label}, {"face", toJson(card.face)}, {"count", card.count}};
}

template <class T>
Json listToJson(const std::vector<T> &items);

Json toJson(const TableHand &hand)
{
    return {{"seat", hand.seat}, {"label", hand.label}, {"cards", listToJson(hand.cards)}};
}

Json toJson(const TableTrack &track)
{
    return {{"id", track.id}, {"label", track.label}, {"value", track.value}, {"maximum", track.maximum}};
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
    return {{"seats", listToJson(table.seats)},   {"spaces", listToJson(table.spaces)},
            {"pieces", listToJson(table.pieces)}, {"piles", listToJson(table.piles)},
            {"hands", listToJson(table.hands)},   {"tracks", listToJson(table.tracks)},
            {"decision", table.decision}};
}

} // namespace cardquake
