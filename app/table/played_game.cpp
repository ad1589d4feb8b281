// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/table/played_game.h"

#include <algorithm>

namespace cardquake {

PlayedGame::PlayedGame(OpenGame game, std::vector<SeatPlan> seats, Faces faces)
    : m_game(std::move(game))
    , m_seats(std::move(seats))
    , m_faces(std::move(faces))
    , m_length(m_game.session->log().size())
{
    m_seats.resize(m_game.session->seats().size());
}

const SeatPlan &PlayedGame::decider() const
{
    const std::vector<std::string> all = live().seats();
    const SeatPlan *decider = &m_seats.front();
    for (const std::string &name : live().seatsToMove()) {
        decider = &m_seats[static_cast<std::size_t>(std::ranges::find(all, name) - all.begin())];
        if (decider->decider == Decider::Person)
            break;
    }
    return *decider;
}

std::string PlayedGame::nameOf(std::string_view seat) const
{
    const std::vector<std::string> all = live().seats();
    const auto found = std::ranges::find(all, seat);
    return found == all.end() ? std::string() : m_seats[static_cast<std::size_t>(found - all.begin())].name;
}

Result<void> PlayedGame::play(std::string_view move)
{
    stopReplay();
    const Result<void> played = m_game.session->play(move);
    if (played)
        ++m_length;
    return played;
}

bool PlayedGame::isPersonsTurn() const
{
    const bool hasPerson =
        std::ranges::any_of(m_seats, [](const SeatPlan &seat) { return seat.decider == Decider::Person; });
    return !hasPerson || live().isOver() || decider().decider == Decider::Person;
}

bool PlayedGame::undo()
{
    stopReplay();
    bool moved = false;
    while (m_game.session->undo()) {
        moved = true;
        --m_length;
        if (isPersonsTurn())
            break;
    }
    return moved;
}

bool PlayedGame::redo()
{
    stopReplay();
    bool moved = false;
    while (m_game.session->redo()) {
        moved = true;
        ++m_length;
        if (isPersonsTurn())
            break;
    }
    return moved;
}

void PlayedGame::seek(std::size_t place)
{
    place = std::min(place, m_length);
    if (!m_replay) {
        m_replay = m_game.session->clone();
        m_place = m_length;
    }
    for (; m_place > place; --m_place)
        m_replay->undo();
    for (; m_place < place; ++m_place)
        m_replay->redo();
}

void PlayedGame::branch()
{
    if (!m_replay)
        return;
    m_game.session = std::move(m_replay);
    m_game.session->forgetUndone();
    m_length = m_place;
}

} // namespace cardquake
