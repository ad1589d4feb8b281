// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "data/catalog/kind_catalog.h"
#include "data/catalog/pack.h"
#include "data/transfer/imported.h"

#include <string>
#include <string_view>
#include <vector>

namespace cardquake {

enum class PackFormat { JsonFiles, CsvFiles };

/// A file of a pack, wherever it lies: `pack.json`, `<kind>.json`, `<kind>.csv`, `assets/<name>`.
struct PackFile {
    std::string name;
    std::string bytes;

    bool operator==(const PackFile &) const = default;
};

constexpr std::string_view packInfoFile = "pack.json";
constexpr std::string_view assetFolder = "assets";
constexpr std::string_view assetPrefix = "assets/";

/// A pack that was read, with what should be looked at although it could be taken.
struct ImportResult {
    Pack pack;
    Diagnostics diagnostics;
};

/// The files of a pack, `pack.json` first; a kind without rows has none. Refused is a pack that these files could not
/// give back exactly, so that what was exported is never less than what was there.
Result<std::vector<PackFile>> packToFiles(const KindCatalog &catalog, const Pack &pack, PackFormat format);

/// A pack from its files, all or nothing: a row that cannot be taken refuses the pack, with every such row in the
/// failure. Rows and assets keep their order. Whether the rows follow their schema is for the validator to say.
Imported<ImportResult> packFromFiles(const KindCatalog &catalog, const std::vector<PackFile> &files);

} // namespace cardquake
