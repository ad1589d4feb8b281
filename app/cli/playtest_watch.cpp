// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/playtest_watch.h"

#include <ostream>

namespace cardquake {
namespace {

sigset_t interrupt()
{
    sigset_t set;
    sigemptyset(&set);
    sigaddset(&set, SIGINT);
    return set;
}

} // namespace

PlaytestWatch::PlaytestWatch(const CliContext &context, PlaytestControl &control, std::uint64_t games)
    : m_context(context)
    , m_control(control)
    , m_games(games)
{
    // Blocked here, before any thread starts, the signal waits for the one thread that asks for it.
    const sigset_t set = interrupt();
    pthread_sigmask(SIG_BLOCK, &set, &m_before);
    m_thread = std::jthread([this](const std::stop_token &stop) { watch(stop); });
}

PlaytestWatch::~PlaytestWatch()
{
    m_thread.request_stop();
    m_thread.join();
    pthread_sigmask(SIG_SETMASK, &m_before, nullptr);
    if (m_context.terminal)
        *m_context.terminal << "\r\033[K" << std::flush;
}

void PlaytestWatch::watch(const std::stop_token &stop)
{
    const sigset_t set = interrupt();
    constexpr timespec aWhile{0, 50'000'000};
    while (!stop.stop_requested()) {
        if (sigtimedwait(&set, nullptr, &aWhile) == SIGINT)
            m_control.cancelled = true;
        if (m_context.terminal)
            *m_context.terminal << "\r" << m_control.played << " of " << m_games << " games (Ctrl+C: figures so far)"
                                << std::flush;
    }
}

} // namespace cardquake
