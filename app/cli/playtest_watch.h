// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/verb.h"
#include "engine/playtest/playtest.h"

#include <csignal>
#include <thread>

namespace cardquake {

/// While it lives: Ctrl+C ends the games and not the program, and a terminal is told how far they are.
class PlaytestWatch {
public:
    PlaytestWatch(const CliContext &context, PlaytestControl &control, std::uint64_t games);
    ~PlaytestWatch();
    PlaytestWatch(const PlaytestWatch &) = delete;
    PlaytestWatch &operator=(const PlaytestWatch &) = delete;

private:
    void watch(const std::stop_token &stop);

    const CliContext &m_context;
    PlaytestControl &m_control;
    std::uint64_t m_games;
    sigset_t m_before{};
    std::jthread m_thread; ///< last: it uses the others
};

} // namespace cardquake
