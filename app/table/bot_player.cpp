// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/table/bot_player.h"

#include "engine/core/rng.h"

#include <QtConcurrentRun>

namespace cardquake {
namespace {

/// Any legal move; the same one when the same position comes again, so that a game can be repeated.
Result<Hint> anyMove(const Session &session)
{
    const std::vector<std::string> moves = session.legalMoves();
    if (moves.empty())
        return failure("rule-hole", "Nobody has a legal move here.");
    Rng rng(session.start().seed + session.log().size());
    return Hint{moves[rng.below(static_cast<std::uint32_t>(moves.size()))], {}};
}

} // namespace

BotPlayer::BotPlayer(QObject *parent)
    : QObject(parent)
{
    connect(&m_watcher, &QFutureWatcher<Answer>::finished, this, [this] {
        if (m_isThinking)
            answer(m_watcher.result());
    });
}

BotPlayer::~BotPlayer()
{
    m_watcher.waitForFinished();
}

void BotPlayer::think(const Session &session, Decider bot)
{
    m_isThinking = true;
    const std::shared_ptr<const Session> copy = session.clone();
    m_watcher.setFuture(
        QtConcurrent::run([copy, bot] { return bot == Decider::RandomBot ? anyMove(*copy) : copy->hint(); }));
}

void BotPlayer::forget()
{
    m_isThinking = false;
    m_watcher.setFuture({});
}

void BotPlayer::answer(const Answer &answer)
{
    m_isThinking = false;
    if (answer)
        emit decided(QString::fromStdString(answer->move), QString::fromStdString(answer->why));
    else
        emit gaveUp(QString::fromStdString(answer.error().message));
}

} // namespace cardquake
