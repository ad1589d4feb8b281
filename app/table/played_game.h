// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/table/seat_plan.h"
#include "editor/faces/face_source.h"
#include "engine/core/open_game.h"

#include <memory>
#include <string>
#include <vector>

namespace cardquake {

/// A game on the table: its session, who sits where, and the place a replay stands at.
class PlayedGame {
public:
    using Faces = std::shared_ptr<const FaceSource>;

    PlayedGame(OpenGame game, std::vector<SeatPlan> seats, Faces faces);

    const OpenGame &game() const { return m_game; }
    const Session &live() const { return *m_game.session; }
    const Session &shown() const { return m_replay ? *m_replay : *m_game.session; }
    const std::vector<SeatPlan> &seats() const { return m_seats; }
    const Faces &faces() const { return m_faces; } ///< of the content that is played

    /// Who has to decide now; a person when several have to and one of them is a person. Pre: the game is not over.
    const SeatPlan &decider() const;
    std::string nameOf(std::string_view seat) const; ///< of a person or bot; empty when it has none

    Result<void> play(std::string_view move);

    /// One step, and on over the decisions of bots to one of a person: what a person did last, and what bots made of
    /// it, are taken back together. False when there is nothing to take back.
    bool undo();
    bool redo();

    // Looking back without changing anything.
    std::size_t length() const { return m_length; } ///< moves played
    bool isReplaying() const { return m_replay != nullptr; }
    std::size_t replayPlace() const { return m_replay ? m_place : m_length; }
    void seek(std::size_t place); ///< shows the position after so many moves
    void stopReplay() { m_replay.reset(); }
    void branch(); ///< what is shown becomes the game

private:
    bool isPersonsTurn() const;

    OpenGame m_game;
    std::vector<SeatPlan> m_seats;
    Faces m_faces;
    std::size_t m_length = 0;
    std::unique_ptr<Session> m_replay;
    std::size_t m_place = 0;
};

} // namespace cardquake
