// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "data/store/file_lock.h"

#include <cerrno>
#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

namespace cardquake {
namespace {

/// False when the owner removed the file between our open and our lock: then we hold a lock nobody else can see.
bool isStillAt(int descriptor, const std::filesystem::path &path)
{
    struct stat ours {};
    struct stat there {};
    return fstat(descriptor, &ours) == 0 && stat(path.c_str(), &there) == 0 && ours.st_dev == there.st_dev &&
           ours.st_ino == there.st_ino;
}

} // namespace

FileLock::FileLock(std::filesystem::path path)
    : m_path(std::move(path))
{
    for (;;) {
        const int descriptor = open(m_path.c_str(), O_RDONLY | O_CREAT | O_CLOEXEC, 0666);
        if (descriptor < 0)
            return;
        if (flock(descriptor, LOCK_EX | LOCK_NB) != 0) {
            m_heldElsewhere = errno == EWOULDBLOCK;
            close(descriptor);
            return;
        }
        if (isStillAt(descriptor, m_path)) {
            m_descriptor = descriptor;
            return;
        }
        close(descriptor);
    }
}

FileLock::~FileLock()
{
    if (m_descriptor < 0)
        return;
    unlink(m_path.c_str()); // while we still hold it, so that nobody's lock is taken away
    close(m_descriptor);
}

} // namespace cardquake
