// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/table/seat_plan.h"
#include "engine/core/session.h"

#include <QFutureWatcher>
#include <QObject>
#include <QString>

namespace cardquake {

/// Lets a bot think in a thread of its own about a copy of the game, so that the window never waits for it.
class BotPlayer : public QObject {
    Q_OBJECT

public:
    explicit BotPlayer(QObject *parent = nullptr);
    ~BotPlayer() override;

    void think(const Session &session, Decider bot); ///< forgets an earlier question
    void forget();                                   ///< nothing will be decided any more
    bool isThinking() const { return m_isThinking; }

signals:
    void decided(const QString &move, const QString &why);
    void gaveUp(const QString &reason);

private:
    using Answer = Result<Hint>;

    void answer(const Answer &answer);

    QFutureWatcher<Answer> m_watcher;
    bool m_isThinking = false;
};

} // namespace cardquake
