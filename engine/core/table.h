// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/json.h"

#include <string>
#include <vector>

namespace cardquake {

/// Which face a thing shows: a row of a kind, and in what state ("flooded", "back", "hits-2"; empty: its front).
struct FaceRef {
    std::string kind;
    std::string row;
    std::string state;

    bool operator==(const FaceRef &) const = default;
};

/// The health that a space shows now.
struct TableHealth {
    std::string icon; ///< the game icon of the indicator; empty: it has none
    int left = 0;
    int of = 0;

    bool operator==(const TableHealth &) const = default;
};

/// Where pieces stand: a tile, a sector, an area beside the board. Places in units of one tile.
struct TableSpace {
    std::string id;               ///< its token in the game's notation, e.g. `C3`
    std::string label;            ///< its name, e.g. `Woods`
    std::string shape = "square"; ///< square, hex, round or area
    double x = 0;
    double y = 0;
    double width = 1;
    double height = 1;
    FaceRef face;
    FaceRef under; ///< what is seen below a face that does not cover its space, e.g. below a bridge
    TableHealth health;
    std::vector<std::string> marks; ///< signs laid over it, e.g. `extraction`
    std::vector<std::string> facts; ///< what an inspector tells of it, a sentence each
    double risk = 0;                ///< how likely the next disaster harms it, from 0 to 1, by what is publicly known
    std::string riskNote;           ///< where that comes from, in words

    bool operator==(const TableSpace &) const = default;
};

/// A pawn, token or vehicle.
struct TablePiece {
    std::string id; ///< its token in the notation, e.g. `R1`
    std::string label;
    std::string kind;
    std::string on;            ///< a space, or the piece that carries it
    std::string seat;          ///< whose it is; empty: nobody's
    std::string icon;          ///< the game icon that stands for it on the board
    std::string number;        ///< written on it; may be empty
    int room = 0;              ///< how many pieces it can carry, where it is one that carries several
    std::string role = "pawn"; ///< how the table shows it: pawn, token, carrier (of pawns) or cover (of a space)
    FaceRef face;

    bool operator==(const TablePiece &) const = default;
};

/// So many cards of a sort: what is left in a deck, by what is publicly known.
struct TableShare {
    std::string label;
    std::string icon;
    int count = 0;

    bool operator==(const TableShare &) const = default;
};

/// A deck, discard pile or supply. What the viewer may not see is not in it.
struct TablePile {
    std::string id;
    std::string label;
    std::string kind;
    int count = 0;
    std::vector<std::string> cards; ///< top first, only if the viewer may see them
    FaceRef top;
    std::string discards;         ///< for a deck: the id of the pile its used cards go to
    std::vector<TableShare> left; ///< for a deck: what it can still hold

    bool operator==(const TablePile &) const = default;
};

struct TableCard {
    std::string id; ///< its token in the notation
    std::string label;
    FaceRef face;
    std::string icon; ///< stands for it where there is no room for a card
    int count = 1;    ///< cards alike that are held as one heap
    std::string note; ///< what it does now, in a few words

    bool operator==(const TableCard &) const = default;
};

struct TableHand {
    std::string seat;
    std::string label;
    std::vector<TableCard> cards;

    bool operator==(const TableHand &) const = default;
};

/// A number with a limit: graveyard spaces, cards in a hand, a clock.
struct TableTrack {
    std::string id;
    std::string label;
    std::string seat; ///< whose it is; empty: everybody's
    int value = 0;
    int maximum = 0;
    std::string icon;
    std::vector<std::string> taken; ///< game icons of what is in its places; may be empty though value is not 0
    std::string note;               ///< a sentence about it

    bool operator==(const TableTrack &) const = default;
};

/// What the players are after, e.g. a Distress Signal, and how far they are.
struct TableGoal {
    std::string id;
    std::string label;
    FaceRef face;
    std::string note;
    bool reached = false;

    bool operator==(const TableGoal &) const = default;
};

struct TableSeat {
    std::string id;
    std::string label;
    std::string colour; ///< a seat colour of the theme: red, blue, yellow, green, purple
    std::string icon;   ///< the game icon of its pieces
    bool out = false;   ///< has left the game

    bool operator==(const TableSeat &) const = default;
};

/// A stretch of a turn.
struct TablePhase {
    std::string id;
    std::string label;
    std::string note;            ///< e.g. `2 cards`
    std::string state = "later"; ///< done, now, later or none (there is nothing to do in it)

    bool operator==(const TablePhase &) const = default;
};

struct TableTurn {
    int number = 0;
    std::string seat;  ///< whose turn it is
    std::string label; ///< what this seat is doing, e.g. `acts`
    int actionsLeft = 0;
    int actions = 0; ///< of how many
    std::vector<TablePhase> phases;

    bool operator==(const TableTurn &) const = default;
};

/// Something that is under way and strikes one space after the other: the card, and how far it is.
struct TableStep {
    std::string space;
    std::string label;
    std::string note;
    std::string state; ///< done, safe, asked or next

    bool operator==(const TableStep &) const = default;
};

struct TableHappening {
    std::string title; ///< empty: nothing is under way
    std::string text;
    FaceRef card;
    std::vector<TableStep> steps;

    bool operator==(const TableHappening &) const = default;
};

/// What is lost by an answer, as pictures with words.
struct TableStake {
    std::string icon;
    std::string number;
    std::string words;

    bool operator==(const TableStake &) const = default;
};

/// The decision in words: who is asked what, and why.
struct TableQuestion {
    std::string seat;
    std::string kind;  ///< action, react, discard, choose, place, ... as the game's decisions are called
    std::string title; ///< e.g. `Save D6?`
    std::string why;
    std::string space; ///< where on the board it belongs; empty: nowhere
    FaceRef card;      ///< which card asks; may be empty
    std::vector<TableStake> stakes;
    std::string worst; ///< a warning sentence, e.g. what the Graveyard comes to; may be empty
    bool optional = false;

    bool operator==(const TableQuestion &) const = default;
};

/// A legal move as the table offers it. Moves with the same piece and verb share a row of the list.
struct TableMove {
    std::string text;  ///< in notation
    std::string words; ///< a sentence, e.g. `Red 5 walks to D6.`
    std::string verb;  ///< e.g. `move`
    std::string label; ///< e.g. `Move to`
    std::string group; ///< `Basic`, `Free`, `Complex`, ...: in the order in which the table lists its groups
    std::string icon;
    std::string piece;             ///< who acts; empty: no piece
    std::string space;             ///< where on the board it shows; empty: nowhere
    std::string target;            ///< short, for a chip, e.g. `D6`
    std::string note;              ///< what comes of it beyond the label, e.g. `leaves from D5`
    std::vector<std::string> cost; ///< game icons, one for each card to pay

    bool operator==(const TableMove &) const = default;
};

/// How a game ended, in words.
struct TableEnding {
    bool won = false;
    std::string title;            ///< e.g. `Lost`; empty while the game is running
    std::string why;              ///< a sentence or two
    std::vector<TableShare> sums; ///< what it came to, e.g. `Rescued 12`

    bool operator==(const TableEnding &) const = default;
};

struct TableGroup {
    std::string id;
    std::string label;
    std::string note; ///< e.g. `1 action`

    bool operator==(const TableGroup &) const = default;
};

/// An action that a piece cannot take now, and why.
struct TableRefusal {
    std::string verb;
    std::string label;
    std::string icon;
    std::string reason; ///< short, e.g. `needs a Tool`
    std::vector<std::string> cost;

    bool operator==(const TableRefusal &) const = default;
};

/// Something that happened, as the log tells it and the table shows it.
struct TableEvent {
    std::string words; ///< a sentence; empty: not worth a line
    std::string
        motion; ///< rain, quake, tornado, lava, draw, hit, flood, remove, move, die, rescue, ...; empty: nothing
    std::vector<std::string> spaces; ///< where, in order
    std::string piece;               ///< what moved or was lost; may be empty
    FaceRef card;                    ///< what was drawn or played; may be empty

    bool operator==(const TableEvent &) const = default;
};

/// The picture of a game as one seat sees it, as data: the table in the window only arranges and draws it.
struct Table {
    std::vector<TableSeat> seats;
    std::vector<TableSpace> spaces;
    std::vector<TablePiece> pieces;
    std::vector<TablePile> piles;
    std::vector<TableHand> hands;
    std::vector<TableTrack> tracks;
    std::vector<TableGoal> goals;
    TableTurn turn;
    TableHappening happening;
    TableQuestion question; ///< kind is empty when the game is over
    TableEnding ending;
    std::vector<TableGroup> groups; ///< of moves, in the order of the list
    std::vector<TableMove> moves;   ///< every legal move, as seen by those who may make it
    Json decision;                  ///< as in the game's State JSON; null when the game is over

    bool operator==(const Table &) const = default;
};

Json toJson(const Table &table);
Json toJson(const TableRefusal &refusal);
Json toJson(const TableEvent &event);

} // namespace cardquake
