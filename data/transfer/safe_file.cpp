// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "data/transfer/safe_file.h"

#include <cerrno>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>
#include <utility>

namespace cardquake {
namespace {

namespace fs = std::filesystem;

// Far beyond any pack; keeps a stray disk image from filling the memory.
constexpr std::uintmax_t largestFile = 512U << 20U;

std::error_code lastError()
{
    return {errno, std::generic_category()};
}

tl::unexpected<Error> cannotRead(const fs::path &file, const std::error_code &reason)
{
    return fileFailure("cannot-read", "could not be read", file, reason);
}

tl::unexpected<Error> cannotWrite(const fs::path &file, const std::error_code &reason)
{
    return fileFailure("cannot-write", "could not be written", file, reason);
}

/// An open file that is closed on every way out.
class Descriptor {
public:
    explicit Descriptor(int number)
        : m_number(number)
    {
    }
    Descriptor(const Descriptor &) = delete;
    Descriptor &operator=(const Descriptor &) = delete;
    ~Descriptor()
    {
        if (isOpen())
            ::close(m_number);
    }

    bool isOpen() const { return m_number >= 0; }
    int number() const { return m_number; }

    /// False when the system reports what it could not write before.
    bool close() { return ::close(std::exchange(m_number, -1)) == 0; }

private:
    int m_number;
};

bool writeAll(const Descriptor &file, std::string_view bytes)
{
    while (!bytes.empty()) {
        const ssize_t written = ::write(file.number(), bytes.data(), bytes.size());
        if (written < 0 && errno == EINTR)
            continue;
        if (written <= 0)
            return false;
        bytes.remove_prefix(static_cast<std::size_t>(written));
    }
    return true;
}

} // namespace

Result<std::string> readFile(const fs::path &file)
{
    const Descriptor descriptor(::open(file.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK)); // a pipe must not hold us up
    struct stat status = {};
    if (!descriptor.isOpen() || ::fstat(descriptor.number(), &status) != 0)
        return cannotRead(file, lastError());
    if (!S_ISREG(status.st_mode))
        return failure("cannot-read", file.string() + " is not a file.");
    if (static_cast<std::uintmax_t>(status.st_size) > largestFile)
        return cannotRead(file, std::make_error_code(std::errc::file_too_large));
    std::string bytes(static_cast<std::size_t>(status.st_size), '\0');
    std::size_t filled = 0;
    while (filled < bytes.size()) {
        const ssize_t got = ::read(descriptor.number(), bytes.data() + filled, bytes.size() - filled);
        if (got < 0 && errno == EINTR)
            continue;
        if (got < 0)
            return cannotRead(file, lastError());
        if (got == 0)
            break; // the file became shorter meanwhile
        filled += static_cast<std::size_t>(got);
    }
    bytes.resize(filled);
    return bytes;
}

std::error_code writeNewFile(const fs::path &file, std::string_view bytes)
{
    Descriptor descriptor(::open(file.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0666));
    if (!descriptor.isOpen() || !writeAll(descriptor, bytes) || ::fsync(descriptor.number()) != 0 ||
        !descriptor.close())
        return lastError();
    return {};
}

Result<void> syncFolder(const fs::path &folder)
{
    const Descriptor descriptor(::open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC));
    if (!descriptor.isOpen() || ::fsync(descriptor.number()) != 0)
        return cannotWrite(folder, lastError());
    return {};
}

Result<StagingFolder> StagingFolder::create(const fs::path &parent)
{
    std::string name = (parent / ".cardquake-XXXXXX").string();
    if (!::mkdtemp(name.data()))
        return cannotWrite(parent, lastError());
    return StagingFolder(name);
}

StagingFolder::StagingFolder(fs::path path)
    : m_path(std::move(path))
{
}

StagingFolder::StagingFolder(StagingFolder &&other) noexcept
    : m_path(std::exchange(other.m_path, {}))
{
}

StagingFolder::~StagingFolder()
{
    std::error_code ignored; // a hidden folder that stays behind does no harm
    if (!m_path.empty())
        fs::remove_all(m_path, ignored);
}

tl::unexpected<Error> fileFailure(std::string code, const std::string &what, const fs::path &file,
                                  const std::error_code &reason)
{
    return failure(std::move(code), file.string() + ' ' + what + ": " + reason.message() + '.');
}

} // namespace cardquake
