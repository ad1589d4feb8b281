// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <ostream>
#include <streambuf>

namespace cardquake {

/// A stream that passes text on to another one and shows control codes instead of sending them. Names come from files
/// of strangers, and a terminal obeys: an escape code in a name could hide a line or write into the window's title.
/// Ends of lines and tabs pass.
class PlainOutput : private std::streambuf, public std::ostream {
public:
    explicit PlainOutput(std::ostream &target);
    ~PlainOutput() override;
    PlainOutput(const PlainOutput &) = delete;
    PlainOutput &operator=(const PlainOutput &) = delete;

private:
    int overflow(int sign) override;
    std::streamsize xsputn(const char *text, std::streamsize size) override;
    int sync() override;

    bool pass(char sign);

    std::ostream &m_target;
    bool m_holdsLead = false; ///< the first byte of U+0080 to U+00BF came; half of those are control codes as well
};

} // namespace cardquake
