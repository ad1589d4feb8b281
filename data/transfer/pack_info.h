// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "data/catalog/kind_catalog.h"
#include "data/catalog/pack.h"
#include "data/transfer/imported.h"

#include <string>
#include <string_view>

namespace cardquake {

/// The layout of pack files that this program writes and the newest that it reads.
constexpr int packFormat = 1;

/// A pack's own file, `pack.json`: what the pack is called and which game it is for.
std::string infoToJson(const PackInfo &info);

struct ReadInfo {
    PackInfo info;
    Diagnostics diagnostics; ///< what is in the file but not understood
};

/// Refused: another format, a game that is not in the catalog, an id that could not be a file name.
Imported<ReadInfo> infoFromJson(const KindCatalog &catalog, std::string_view text);

/// Whether a name may stand in a path without leading out of its folder or hiding in it.
bool isPlainName(std::string_view name);

} // namespace cardquake
