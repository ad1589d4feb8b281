// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/data/child.h"

#include <csignal>
#include <exception>
#include <grp.h>
#include <stdexcept>
#include <sys/wait.h>
#include <unistd.h>

namespace cardquake::test {
namespace {

constexpr uid_t nobody = 65534;

/// A pipe, made before the members that need it.
struct Pipe {
    Pipe()
    {
        if (pipe(ends) != 0)
            throw std::runtime_error("no pipe");
    }

    int ends[2] = {-1, -1};
};

void dropPrivileges()
{
    if (isRoot() && (setgroups(0, nullptr) != 0 || setgid(nobody) != 0 || setuid(nobody) != 0))
        throw std::runtime_error("cannot become an ordinary user");
}

} // namespace

void Child::Line::say(const std::string &text) const
{
    const std::string line = text + '\n';
    if (write(m_out, line.data(), line.size()) != static_cast<ssize_t>(line.size()))
        throw std::runtime_error("nobody listens");
}

std::string Child::Line::hear() const
{
    std::string line;
    for (char c = 0; read(m_in, &c, 1) == 1 && c != '\n';)
        line += c;
    return line;
}

Child::Child(const std::function<void(const Line &)> &work)
    : Child(work, Pipe().ends, Pipe().ends)
{
}

Child::Child(const std::function<void(const Line &)> &work, int toChild[2], int toParent[2])
    : m_line(toParent[0], toChild[1])
    , m_process(fork())
    , m_descriptors{toParent[0], toChild[1]}
{
    if (m_process < 0)
        throw std::runtime_error("no process");
    if (m_process > 0) {
        close(toChild[0]);
        close(toParent[1]);
        return;
    }
    close(toParent[0]);
    close(toChild[1]);
    const Line line(toChild[0], toParent[1]);
    try {
        work(line);
    } catch (const std::exception &error) {
        line.say(error.what());
    }
    _exit(0); // not exit: the test's own clean-up is not the child's business
}

Child::~Child()
{
    killHard();
    close(m_descriptors[0]);
    close(m_descriptors[1]);
    waitpid(m_process, nullptr, 0);
}

void Child::killHard() const
{
    kill(m_process, SIGKILL);
    siginfo_t info;
    waitid(P_PID, static_cast<id_t>(m_process), &info, WEXITED | WNOWAIT); // it is gone, and its locks with it
}

bool isRoot()
{
    return geteuid() == 0;
}

std::string asOrdinaryUser(const std::function<std::string()> &work)
{
    const Child child([&](const Child::Line &line) {
        dropPrivileges();
        line.say(work());
    });
    return child.line().hear();
}

} // namespace cardquake::test
