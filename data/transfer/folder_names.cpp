// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "data/transfer/folder_names.h"

#include "data/transfer/safe_file.h"

#include <algorithm>

namespace cardquake {

namespace fs = std::filesystem;

bool isTextOfPack(const fs::path &file)
{
    return file.extension() == ".json" || file.extension() == ".csv";
}

Result<std::vector<std::string>> namesIn(const fs::path &folder)
{
    std::error_code error;
    std::vector<std::string> names;
    for (fs::directory_iterator entry(folder, error), end; !error && entry != end; entry.increment(error))
        if (std::string name = entry->path().filename().string(); !name.starts_with('.'))
            names.push_back(std::move(name));
    if (error)
        return fileFailure("cannot-read", "could not be read", folder, error);
    std::ranges::sort(names);
    return names;
}

Result<void> checkIsFolder(const fs::path &folder)
{
    std::error_code error;
    const fs::file_status status = fs::status(folder, error);
    if (!fs::exists(status) && status.type() != fs::file_type::not_found)
        return fileFailure("cannot-read", "could not be read", folder, error);
    if (!fs::exists(status))
        return failure("no-folder", "There is no folder " + folder.string() + '.');
    if (!fs::is_directory(status))
        return failure("not-a-folder", folder.string() + " is not a folder.");
    return {};
}

} // namespace cardquake
