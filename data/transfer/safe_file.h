// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/result.h"

#include <filesystem>
#include <string>
#include <string_view>
#include <system_error>

namespace cardquake {

/// The whole of an ordinary file. Anything else under that name (a pipe, a device, a folder) is refused: reading it
/// might never end.
Result<std::string> readFile(const std::filesystem::path &file);

/// Writes a new file and waits until the disk has it. After an error (a full disk may show as late as in closing) the
/// file is not to be used.
std::error_code writeNewFile(const std::filesystem::path &file, std::string_view bytes);

/// Waits until the disk has the names of a folder, after files were moved into it.
Result<void> syncFolder(const std::filesystem::path &folder);

/// A hidden folder inside another one, in which files are made ready before any of them takes its place: what was
/// there stays whole until everything new is on the disk. Removed with all that is left in it.
class StagingFolder {
public:
    static Result<StagingFolder> create(const std::filesystem::path &parent);

    StagingFolder(StagingFolder &&other) noexcept;
    StagingFolder(const StagingFolder &) = delete;
    StagingFolder &operator=(const StagingFolder &) = delete;
    StagingFolder &operator=(StagingFolder &&) = delete;
    ~StagingFolder();

    const std::filesystem::path &path() const { return m_path; }

private:
    explicit StagingFolder(std::filesystem::path path);

    std::filesystem::path m_path;
};

/// `<file> <what>: <the system's own words for the reason>.`
tl::unexpected<Error> fileFailure(std::string code, const std::string &what, const std::filesystem::path &file,
                                  const std::error_code &reason);

} // namespace cardquake
