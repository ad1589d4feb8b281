// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/table/table_values.h"

#include <QCoreApplication>

#include <algorithm>
#include <iterator>

namespace cardquake {
namespace {

QVariantMap toMap(const TablePhase &phase)
{
    return {{"id", qtText(phase.id)},
            {"label", qtText(phase.label)},
            {"note", qtText(phase.note)},
            {"state", qtText(phase.state)}};
}

QVariantMap toMap(const TableStep &step)
{
    return {{"space", qtText(step.space)},
            {"label", qtText(step.label)},
            {"note", qtText(step.note)},
            {"state", qtText(step.state)}};
}

QVariantMap toMap(const TableStake &stake)
{
    return {{"icon", qtText(stake.icon)}, {"number", qtText(stake.number)}, {"words", qtText(stake.words)}};
}

QVariantMap toMap(const TableShare &share)
{
    return {{"label", qtText(share.label)}, {"icon", qtText(share.icon)}, {"count", share.count}};
}

QVariantMap toMap(const TableCard &card)
{
    return {{"id", qtText(card.id)},         {"label", qtText(card.label)}, {"face", facePath(card.face)},
            {"icon", qtText(card.icon)},     {"count", card.count},         {"note", qtText(card.note)},
            {"kind", qtText(card.face.kind)}};
}

QVariantMap toMap(const TableRefusal &refusal)
{
    return {{"verb", qtText(refusal.verb)},
            {"label", qtText(refusal.label)},
            {"icon", qtText(refusal.icon)},
            {"reason", qtText(refusal.reason)},
            {"cost", toList(refusal.cost)}};
}

template <class T>
QVariantList listOf(const std::vector<T> &items)
{
    QVariantList list;
    list.reserve(static_cast<qsizetype>(items.size()));
    for (const T &item : items)
        list.append(toMap(item));
    return list;
}

} // namespace

QStringList toList(const std::vector<std::string> &texts)
{
    QStringList list;
    list.reserve(static_cast<qsizetype>(texts.size()));
    for (const std::string &text : texts)
        list.append(qtText(text));
    return list;
}

QString facePath(const FaceRef &face)
{
    if (face.kind.empty())
        return {};
    return QStringLiteral("%1/%2/%3").arg(qtText(face.kind), qtText(face.row), qtText(face.state));
}

QVariantMap toMap(const TableTurn &turn)
{
    return {{"number", turn.number},           {"seat", qtText(turn.seat)}, {"label", qtText(turn.label)},
            {"actionsLeft", turn.actionsLeft}, {"actions", turn.actions},   {"phases", listOf(turn.phases)}};
}

QVariantMap toMap(const TableHappening &happening)
{
    return {{"title", qtText(happening.title)},
            {"text", qtText(happening.text)},
            {"card", facePath(happening.card)},
            {"steps", listOf(happening.steps)}};
}

QVariantMap toMap(const TableQuestion &question)
{
    return {{"seat", qtText(question.seat)},     {"kind", qtText(question.kind)},   {"title", qtText(question.title)},
            {"why", qtText(question.why)},       {"space", qtText(question.space)}, {"card", facePath(question.card)},
            {"stakes", listOf(question.stakes)}, {"worst", qtText(question.worst)}, {"optional", question.optional}};
}

QVariantMap toMap(const TableEnding &ending)
{
    return {{"won", ending.won},
            {"title", qtText(ending.title)},
            {"why", qtText(ending.why)},
            {"sums", listOf(ending.sums)}};
}

QVariantMap toMap(const TableEvent &event)
{
    return {{"words", qtText(event.words)},
            {"motion", qtText(event.motion)},
            {"spaces", toList(event.spaces)},
            {"piece", qtText(event.piece)},
            {"card", facePath(event.card)}};
}

QVariantList toList(const std::vector<TableEvent> &events)
{
    return listOf(events);
}

QVariantList toList(const std::vector<TableRefusal> &refusals)
{
    return listOf(refusals);
}

std::vector<TableTrack> commonTracks(const Table &table)
{
    std::vector<TableTrack> tracks;
    std::ranges::copy_if(table.tracks, std::back_inserter(tracks),
                         [](const TableTrack &track) { return track.seat.empty(); });
    return tracks;
}

std::vector<PlacedPiece> placedPieces(const Table &table)
{
    std::map<std::string, PiecePlace> places = placePieces(table);
    std::vector<PlacedPiece> pieces;
    for (const TablePiece &piece : table.pieces)
        pieces.push_back({piece, places[piece.id]});
    return pieces;
}

std::vector<DeckWithDiscards> decksOf(const Table &table)
{
    std::vector<DeckWithDiscards> decks;
    for (const TablePile &pile : table.piles) {
        const bool isDiscards =
            std::ranges::any_of(table.piles, [&](const TablePile &deck) { return deck.discards == pile.id; });
        if (isDiscards)
            continue;
        const auto discards = std::ranges::find(table.piles, pile.discards, &TablePile::id);
        decks.push_back({pile, discards == table.piles.end() ? TablePile() : *discards});
    }
    return decks;
}

QVariantMap handsOf(const Table &table)
{
    QVariantMap hands;
    for (const TableHand &hand : table.hands)
        hands.insert(qtText(hand.seat), listOf(hand.cards));
    return hands;
}

QVariantMap handSizesOf(const Table &table)
{
    QVariantMap sizes;
    for (const TableTrack &track : table.tracks)
        if (!track.seat.empty())
            sizes.insert(qtText(track.seat),
                         QCoreApplication::translate("Table", "%1 of %2 %3", "count, limit, of what")
                             .arg(track.value)
                             .arg(track.maximum)
                             .arg(qtText(track.label)));
    return sizes;
}

std::unique_ptr<SpaceList> makeSpaceList()
{
    using Space = TableSpace;
    return std::make_unique<SpaceList>(
        [](const Space &space) { return space.id; },
        std::vector<SpaceList::Role>{
            {"spaceId", [](const Space &space) -> QVariant { return qtText(space.id); }},
            {"label", [](const Space &space) -> QVariant { return qtText(space.label); }},
            {"shape", [](const Space &space) -> QVariant { return qtText(space.shape); }},
            {"column", [](const Space &space) -> QVariant { return space.x; }},
            {"row", [](const Space &space) -> QVariant { return space.y; }},
            {"columns", [](const Space &space) -> QVariant { return space.width; }},
            {"rows", [](const Space &space) -> QVariant { return space.height; }},
            {"face", [](const Space &space) -> QVariant { return facePath(space.face); }},
            {"under", [](const Space &space) -> QVariant { return facePath(space.under); }},
            {"kind", [](const Space &space) -> QVariant { return qtText(space.face.kind); }},
            {"healthIcon", [](const Space &space) -> QVariant { return qtText(space.health.icon); }},
            {"healthLeft", [](const Space &space) -> QVariant { return space.health.left; }},
            {"healthOf", [](const Space &space) -> QVariant { return space.health.of; }},
            {"marks", [](const Space &space) -> QVariant { return toList(space.marks); }},
            {"facts", [](const Space &space) -> QVariant { return toList(space.facts); }},
            {"risk", [](const Space &space) -> QVariant { return space.risk; }},
            {"riskNote", [](const Space &space) -> QVariant { return qtText(space.riskNote); }}});
}

std::unique_ptr<PieceList> makePieceList()
{
    using Piece = PlacedPiece;
    return std::make_unique<PieceList>(
        [](const Piece &piece) { return piece.piece.id; },
        std::vector<PieceList::Role>{
            {"pieceId", [](const Piece &piece) -> QVariant { return qtText(piece.piece.id); }},
            {"label", [](const Piece &piece) -> QVariant { return qtText(piece.piece.label); }},
            {"role", [](const Piece &piece) -> QVariant { return qtText(piece.piece.role); }},
            {"on", [](const Piece &piece) -> QVariant { return qtText(piece.piece.on); }},
            {"icon", [](const Piece &piece) -> QVariant { return qtText(piece.piece.icon); }},
            {"number", [](const Piece &piece) -> QVariant { return qtText(piece.piece.number); }},
            {"room", [](const Piece &piece) -> QVariant { return piece.piece.room; }},
            {"px", [](const Piece &piece) -> QVariant { return piece.place.x; }},
            {"py", [](const Piece &piece) -> QVariant { return piece.place.y; }},
            {"size", [](const Piece &piece) -> QVariant { return piece.place.size; }},
            {"plateHeight", [](const Piece &piece) -> QVariant { return piece.place.height; }},
            {"held", [](const Piece &piece) -> QVariant { return piece.place.isHeld; }},
            {"onBoard", [](const Piece &piece) -> QVariant { return piece.place.isOnBoard; }}});
}

std::unique_ptr<DeckList> makeDeckList()
{
    using Deck = DeckWithDiscards;
    return std::make_unique<DeckList>(
        [](const Deck &deck) { return deck.deck.id; },
        std::vector<DeckList::Role>{
            {"pileId", [](const Deck &deck) -> QVariant { return qtText(deck.deck.id); }},
            {"label", [](const Deck &deck) -> QVariant { return qtText(deck.deck.label); }},
            {"cardCount", [](const Deck &deck) -> QVariant { return deck.deck.count; }},
            {"back", [](const Deck &deck) -> QVariant { return facePath(deck.deck.top); }},
            {"shares", [](const Deck &deck) -> QVariant { return listOf(deck.deck.left); }},
            {"discardCount", [](const Deck &deck) -> QVariant { return deck.discards.count; }},
            {"discardTop", [](const Deck &deck) -> QVariant { return facePath(deck.discards.top); }}});
}

std::unique_ptr<TrackList> makeTrackList()
{
    using Track = TableTrack;
    return std::make_unique<TrackList>(
        [](const Track &track) { return track.id; },
        std::vector<TrackList::Role>{{"trackId", [](const Track &track) -> QVariant { return qtText(track.id); }},
                                     {"label", [](const Track &track) -> QVariant { return qtText(track.label); }},
                                     {"value", [](const Track &track) -> QVariant { return track.value; }},
                                     {"maximum", [](const Track &track) -> QVariant { return track.maximum; }},
                                     {"icon", [](const Track &track) -> QVariant { return qtText(track.icon); }},
                                     {"taken", [](const Track &track) -> QVariant { return toList(track.taken); }},
                                     {"note", [](const Track &track) -> QVariant { return qtText(track.note); }}});
}

std::unique_ptr<GoalList> makeGoalList()
{
    using Goal = TableGoal;
    return std::make_unique<GoalList>(
        [](const Goal &goal) { return goal.id; },
        std::vector<GoalList::Role>{{"goalId", [](const Goal &goal) -> QVariant { return qtText(goal.id); }},
                                    {"label", [](const Goal &goal) -> QVariant { return qtText(goal.label); }},
                                    {"face", [](const Goal &goal) -> QVariant { return facePath(goal.face); }},
                                    {"note", [](const Goal &goal) -> QVariant { return qtText(goal.note); }},
                                    {"reached", [](const Goal &goal) -> QVariant { return goal.reached; }}});
}

} // namespace cardquake
