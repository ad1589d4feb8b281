// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "data/catalog/kind_catalog.h"
#include "data/catalog/pack.h"

#include <string>
#include <string_view>
#include <vector>

namespace cardquake {

/// The packs that come with the program, by id. They were compiled in as the files of an exported pack.
std::vector<std::string> builtInPackIds();
Result<Pack> builtInPack(const KindCatalog &catalog, std::string_view id);

} // namespace cardquake
