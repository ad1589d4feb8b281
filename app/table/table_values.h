// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/table/board_layout.h"
#include "app/table/keyed_list.h"
#include "engine/core/session.h"

#include <QStringList>
#include <QVariantList>
#include <QVariantMap>

#include <memory>

namespace cardquake {

// The picture of a game as values that QML can show. Field names are those of engine/core/table.h.

inline QString qtText(const std::string &text)
{
    return QString::fromStdString(text);
}

QStringList toList(const std::vector<std::string> &texts);

/// Tracks that nobody owns: those stand beside the board.
std::vector<TableTrack> commonTracks(const Table &table);

/// `kind/row/state`, as the address of a face's picture ends; empty for no face.
QString facePath(const FaceRef &face);

QVariantMap toMap(const TableTurn &turn);
QVariantMap toMap(const TableHappening &happening);
QVariantMap toMap(const TableQuestion &question);
QVariantMap toMap(const TableEnding &ending);
QVariantMap toMap(const TableEvent &event);
QVariantList toList(const std::vector<TableEvent> &events);
QVariantList toList(const std::vector<TableRefusal> &refusals);

/// A piece and where it stands.
struct PlacedPiece {
    TablePiece piece;
    PiecePlace place;

    bool operator==(const PlacedPiece &) const = default;
};
std::vector<PlacedPiece> placedPieces(const Table &table);

/// A deck together with the pile that its used cards go to.
struct DeckWithDiscards {
    TablePile deck;
    TablePile discards;

    bool operator==(const DeckWithDiscards &) const = default;
};
std::vector<DeckWithDiscards> decksOf(const Table &table);

/// Seat -> its open hand, a list of cards.
QVariantMap handsOf(const Table &table);

/// Seat -> how full its hand is, in words.
QVariantMap handSizesOf(const Table &table);

using SpaceList = KeyedList<TableSpace>;
using PieceList = KeyedList<PlacedPiece>;
using DeckList = KeyedList<DeckWithDiscards>;
using TrackList = KeyedList<TableTrack>;
using GoalList = KeyedList<TableGoal>;

std::unique_ptr<SpaceList> makeSpaceList();
std::unique_ptr<PieceList> makePieceList();
std::unique_ptr<DeckList> makeDeckList();
std::unique_ptr<TrackList> makeTrackList();
std::unique_ptr<GoalList> makeGoalList();

} // namespace cardquake
