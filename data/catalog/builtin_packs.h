// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "data/catalog/kind_catalog.h"
#include "data/catalog/pack.h"

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace cardquake {

/// The packs that come with the program, by id.
std::vector<std::string> builtInPackIds();
Result<Pack> builtInPack(const KindCatalog &catalog, std::string_view id);

/// A pack among text files (`packs/<id>/pack.json`, `packs/<id>/<kind>.json`). The rows are taken as they are: what is
/// wrong with their fields is for the Validator to say.
Result<Pack> readPack(const KindCatalog &catalog, std::span<const EmbeddedFile> files, std::string_view id);

} // namespace cardquake
