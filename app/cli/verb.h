// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/diagnostics.h"
#include "engine/core/registry.h"

#include <filesystem>
#include <iosfwd>
#include <stdexcept>
#include <string>
#include <vector>

namespace cardquake {

/// What the program's exit code means to a script.
enum class ExitCode : int { Ok = 0, CheckFailed = 1, BadInput = 2 };

struct CliContext;
struct ShotArguments;

/// What every verb of the command line works with. Tests pass string streams and games of their own.
struct CliContext {
    std::istream &in;
    std::ostream &out;
    std::ostream &err;
    GameRegistry games;
    std::filesystem::path library;    ///< the workshop file
    std::ostream *terminal = nullptr; ///< where somebody watches how far we are, if anybody does
    ExitCode (*takeShot)(const CliContext &, const ShotArguments &) = nullptr; ///< by a program that has a window
};

/// A verb that cannot go on because of what it was given. The message goes to stderr, the exit code is BadInput.
class BadInputError : public std::runtime_error {
public:
    using std::runtime_error::runtime_error;
    explicit BadInputError(const Error &error)
        : std::runtime_error(error.message)
    {
    }
};

/// The value, or BadInputError with the reason why there is none.
template <class T>
T orBadInput(Result<T> result)
{
    if (!result)
        throw BadInputError(result.error());
    if constexpr (!std::is_void_v<T>)
        return std::move(*result);
}

void print(std::ostream &out, const Diagnostics &diagnostics);

/// "1 error, 2 warnings"
std::string countInWords(const Diagnostics &diagnostics);

} // namespace cardquake
