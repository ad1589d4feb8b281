// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <csignal>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <map>
#include <string>
#include <sys/mount.h>
#include <sys/resource.h>
#include <unistd.h>

namespace cardquake::machine {

namespace fs = std::filesystem;

inline void write(const fs::path &file, const std::string &bytes)
{
    fs::create_directories(file.parent_path());
    std::ofstream(file, std::ios::binary) << bytes;
}

inline void writeAll(const fs::path &folder, const std::map<std::string, std::string> &files)
{
    fs::create_directories(folder);
    for (const auto &[name, bytes] : files)
        write(folder / name, bytes);
}

inline std::string read(const fs::path &file)
{
    std::ifstream stream(file, std::ios::binary);
    return {std::istreambuf_iterator<char>(stream), {}};
}

/// Everything below a folder, hidden files too: what must be the same before and after something that failed.
inline std::map<std::string, std::string> snapshot(const fs::path &folder)
{
    std::map<std::string, std::string> files;
    if (fs::is_directory(folder))
        for (const auto &entry : fs::recursive_directory_iterator(folder))
            files[fs::relative(entry.path(), folder).string()] = entry.is_regular_file() ? read(entry.path()) : "";
    return files;
}

/// While it lives the administrator's privileges rest, so that file permissions mean something.
class Unprivileged {
public:
    Unprivileged()
        : m_wasRoot(::geteuid() == 0 && ::seteuid(nobody) == 0)
    {
    }
    Unprivileged(const Unprivileged &) = delete;
    Unprivileged &operator=(const Unprivileged &) = delete;
    ~Unprivileged()
    {
        if (m_wasRoot && ::seteuid(0) != 0)
            std::abort();
    }

private:
    static constexpr uid_t nobody = 65534;
    bool m_wasRoot;
};

/// While it lives no file can grow beyond a size: a write then ends short, as on a disk that fills up.
class FileSizeLimit {
public:
    explicit FileSizeLimit(rlim_t bytes)
        : m_handler(std::signal(SIGXFSZ, SIG_IGN))
    {
        ::getrlimit(RLIMIT_FSIZE, &m_before);
        const rlimit limit{bytes, m_before.rlim_max};
        ::setrlimit(RLIMIT_FSIZE, &limit);
    }
    FileSizeLimit(const FileSizeLimit &) = delete;
    FileSizeLimit &operator=(const FileSizeLimit &) = delete;
    ~FileSizeLimit()
    {
        ::setrlimit(RLIMIT_FSIZE, &m_before);
        std::signal(SIGXFSZ, m_handler);
    }

private:
    rlimit m_before = {};
    void (*m_handler)(int);
};

/// A small disk of its own, where the machine lets us have one.
class SmallDisk {
public:
    SmallDisk(fs::path place, const std::string &size)
        : m_place(std::move(place))
    {
        fs::create_directories(m_place);
        m_isThere = ::mount("cardquake-test", m_place.c_str(), "tmpfs", 0, ("size=" + size).c_str()) == 0;
    }
    SmallDisk(const SmallDisk &) = delete;
    SmallDisk &operator=(const SmallDisk &) = delete;
    ~SmallDisk()
    {
        if (m_isThere)
            ::umount(m_place.c_str());
    }

    bool isThere() const { return m_isThere; }

private:
    fs::path m_place;
    bool m_isThere = false;
};

} // namespace cardquake::machine
