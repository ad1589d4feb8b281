// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "data/catalog/validate.h"
#include "data/transfer/builtin_packs.h"

#include <benchmark/benchmark.h>

using namespace cardquake;

// What the Bench of the program does with the built-in packs: check all on opening, one row on each edit.

namespace {

std::vector<Pack> builtInPacks(const KindCatalog &catalog)
{
    std::vector<Pack> packs;
    for (const std::string &id : builtInPackIds())
        packs.push_back(builtInPack(catalog, id).value());
    return packs;
}

std::size_t rowCount(const Pack &pack)
{
    std::size_t count = 0;
    for (const std::string &kind : pack.rows.kinds())
        count += pack.rows.rows(kind).size();
    return count;
}

void loadCatalog(benchmark::State &state)
{
    for (auto _ : state)
        benchmark::DoNotOptimize(KindCatalog::load(embeddedFiles()));
}
BENCHMARK(loadCatalog)->Unit(benchmark::kMillisecond);

/// The first check of a pack compiles its schemas.
void firstPack(benchmark::State &state)
{
    const KindCatalog catalog = KindCatalog::load(embeddedFiles()).value();
    const std::vector<Pack> packs = builtInPacks(catalog);
    for (auto _ : state)
        for (const Pack &pack : packs)
            benchmark::DoNotOptimize(Validator(catalog).pack(pack));
}
BENCHMARK(firstPack)->Unit(benchmark::kMillisecond);

void wholePacks(benchmark::State &state)
{
    const KindCatalog catalog = KindCatalog::load(embeddedFiles()).value();
    const std::vector<Pack> packs = builtInPacks(catalog);
    const Validator validator(catalog);
    std::size_t rows = 0;
    for (const Pack &pack : packs)
        rows += rowCount(pack);
    for (auto _ : state)
        for (const Pack &pack : packs)
            benchmark::DoNotOptimize(validator.pack(pack));
    state.counters["rows"] = static_cast<double>(rows);
}
BENCHMARK(wholePacks)->Unit(benchmark::kMillisecond);

/// All rows in turn; the time is that of one.
void singleRow(benchmark::State &state)
{
    const KindCatalog catalog = KindCatalog::load(embeddedFiles()).value();
    const std::vector<Pack> packs = builtInPacks(catalog);
    const Validator validator(catalog);
    struct Item {
        std::string game;
        std::string kind;
        ContentRow row;
    };
    std::vector<Item> items;
    for (const Pack &pack : packs)
        for (const std::string &kind : pack.rows.kinds())
            for (const ContentRow &row : pack.rows.rows(kind))
                items.push_back({pack.info.game, kind, row});
    if (items.empty())
        return state.SkipWithError("The built-in packs have no rows.");
    std::size_t next = 0;
    for (auto _ : state) {
        const Item &item = items[next++ % items.size()];
        benchmark::DoNotOptimize(validator.row(item.game, item.kind, item.row));
    }
}
BENCHMARK(singleRow)->Unit(benchmark::kMicrosecond);

} // namespace
