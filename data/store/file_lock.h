// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>

namespace cardquake {

/// Says "I am the one who writes" to other programs, by holding a lock on a small file beside the workshop file.
/// The system frees it when the program ends, however it ends. (Locking the workshop file itself would break SQLite's
/// own locks, and SQLite's exclusive mode would shut out readers too.)
class FileLock {
public:
    explicit FileLock(std::filesystem::path path);
    ~FileLock();
    FileLock(const FileLock &) = delete;
    FileLock &operator=(const FileLock &) = delete;

    bool isHeld() const { return m_descriptor >= 0; }
    bool isHeldElsewhere() const { return m_heldElsewhere; }

private:
    std::filesystem::path m_path;
    int m_descriptor = -1;
    bool m_heldElsewhere = false;
};

} // namespace cardquake
