// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <string>
#include <sys/types.h>

// Other programs, for tests about two programs on one file, other users, and sudden ends.
namespace cardquake::test {

/// A forked process that talks with the test in lines, so that nobody ever has to wait for a time.
class Child {
public:
    /// The child's side of the conversation.
    class Line {
    public:
        Line(int in, int out)
            : m_in(in)
            , m_out(out)
        {
        }

        void say(const std::string &text) const;
        std::string hear() const; ///< up to the end of a line; empty when the other side has gone

    private:
        int m_in;
        int m_out;
    };

    /// Starts a process that runs `work` and ends. What `work` throws is said as a last line.
    explicit Child(const std::function<void(const Line &)> &work);
    ~Child();
    Child(const Child &) = delete;
    Child &operator=(const Child &) = delete;

    const Line &line() const { return m_line; }
    void killHard() const; ///< as kill -9; what it said before can still be heard

private:
    Child(const std::function<void(const Line &)> &work, int toChild[2], int toParent[2]);

    Line m_line;
    pid_t m_process = -1;
    int m_descriptors[2];
};

bool isRoot();

/// Runs `work` in a process without root's privileges, and gives what it returns (or the message of what it throws).
std::string asOrdinaryUser(const std::function<std::string()> &work);

} // namespace cardquake::test
