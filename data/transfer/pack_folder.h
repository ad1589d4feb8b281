// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "data/transfer/pack_files.h"

#include <filesystem>

namespace cardquake {

/// Writes a pack into a folder, which is made when it is not there. Whatever fails before all new files are on the
/// disk leaves the folder as it was. An earlier export of the same pack is replaced, files of kinds that it no longer
/// has are removed; anything else in the folder is left alone and named in the notes that come back. A folder that
/// holds something other than this pack is refused. Files whose names begin with a dot are never looked at.
Result<Diagnostics> exportPack(const KindCatalog &catalog, const Pack &pack, const std::filesystem::path &folder,
                               PackFormat format);

/// Reads a pack from a folder as packFromFiles does; the assets are sorted by name.
Imported<ImportResult> importFolder(const KindCatalog &catalog, const std::filesystem::path &folder);

} // namespace cardquake
