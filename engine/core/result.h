// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <tl/expected.hpp>

#include <string>

namespace cardquake {

/// What went wrong, for a caller who can act on it: a stable code for programs, a sentence for people.
struct Error {
    std::string code;
    std::string message;

    bool operator==(const Error &) const = default;
};

template <class T>
using Result = tl::expected<T, Error>;

/// `return failure("illegal-move", "...")` in a function that gives a Result.
inline tl::unexpected<Error> failure(std::string code, std::string message)
{
    return tl::unexpected<Error>({std::move(code), std::move(message)});
}

} // namespace cardquake
