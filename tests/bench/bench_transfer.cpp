// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "data/transfer/pack_folder.h"

#include <benchmark/benchmark.h>

#include <stdexcept>
#include <unistd.h>

using namespace cardquake;

/// A pack of 5,000 rows to a folder and back: under 2 s each.
namespace {

namespace fs = std::filesystem;

constexpr int rowCount = 5000;

KindCatalog catalog()
{
    static constexpr EmbeddedFile files[] = {{"kinds/toy/card.json", R"({
        "$id": "toy/card", "title": "Card", "type": "object",
        "properties": {"id": {"type": "string"}, "name": {"type": "string"}, "copies": {"type": "integer"},
                       "cells": {"type": "array"}, "text": {"type": "string"}, "effects": {"type": "array"}}
    })"}};
    Result<KindCatalog> loaded = KindCatalog::load(files);
    if (!loaded)
        throw std::logic_error(loaded.error().message);
    return std::move(*loaded);
}

Pack largePack()
{
    Pack pack{{"large", "toy", "Large", ""}, {}, {}};
    for (int i = 0; i < rowCount; ++i) {
        const std::string id = "card-" + std::to_string(i);
        const Json effect = {{"do", "damage"}, {"cells", {"A1", "B2", "C3"}}, {"amount", i % 7}};
        pack.rows.put("card", {id,
                               {{"id", id},
                                {"name", "Card, number " + std::to_string(i)},
                                {"copies", i % 4},
                                {"cells", {"A1", "B2", "C3"}},
                                {"text", "Rain \"falls\" on three tiles;\neach of them loses one health."},
                                {"effects", {effect, effect}}}});
    }
    return pack;
}

/// A folder that is gone with the benchmark.
class Folder {
public:
    Folder()
        : m_path(fs::temp_directory_path() / ("cardquake-bench-" + std::to_string(::getpid())))
    {
    }
    Folder(const Folder &) = delete;
    Folder &operator=(const Folder &) = delete;
    ~Folder() { fs::remove_all(m_path); }

    const fs::path &path() const { return m_path; }

private:
    fs::path m_path;
};

void exportLarge(benchmark::State &state, PackFormat format)
{
    const KindCatalog kinds = catalog();
    const Pack pack = largePack();
    const Folder folder;
    for (auto _ : state)
        if (!exportPack(kinds, pack, folder.path(), format))
            state.SkipWithError("the export failed");
}

void importLarge(benchmark::State &state, PackFormat format)
{
    const KindCatalog kinds = catalog();
    const Pack pack = largePack();
    const Folder folder;
    if (!exportPack(kinds, pack, folder.path(), format))
        state.SkipWithError("the export failed");
    for (auto _ : state) {
        const auto imported = importFolder(kinds, folder.path());
        if (!imported || imported->pack != pack)
            state.SkipWithError("the import is not what was exported");
    }
}

} // namespace

BENCHMARK_CAPTURE(exportLarge, json, PackFormat::JsonFiles)->Unit(benchmark::kMillisecond)->UseRealTime();
BENCHMARK_CAPTURE(exportLarge, csv, PackFormat::CsvFiles)->Unit(benchmark::kMillisecond)->UseRealTime();
BENCHMARK_CAPTURE(importLarge, json, PackFormat::JsonFiles)->Unit(benchmark::kMillisecond)->UseRealTime();
BENCHMARK_CAPTURE(importLarge, csv, PackFormat::CsvFiles)->Unit(benchmark::kMillisecond)->UseRealTime();
