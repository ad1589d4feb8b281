// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "data/store/temporary_folder.h"

#include "data/store/store_error.h"

#include <cerrno>
#include <cstdlib>
#include <string>
#include <system_error>

namespace cardquake {
namespace fs = std::filesystem;

TemporaryFolder::TemporaryFolder()
{
    std::string name = (fs::temp_directory_path() / "cardquake-XXXXXX").string();
    if (!mkdtemp(name.data()))
        throw StoreError(StoreErrorCode::Io, "No temporary folder can be made at " + inQuotes(name) + ": " +
                                                 std::generic_category().message(errno) + '.');
    m_path = name;
}

TemporaryFolder::~TemporaryFolder()
{
    std::error_code ignored; // a leftover in the temporary folder does no harm
    fs::remove_all(m_path, ignored);
}

} // namespace cardquake
