// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later

// How long a designer waits for the workshop file.
#include "data/store/workshop.h"

#include "data/store/temporary_folder.h"

#include <benchmark/benchmark.h>

#include <optional>
#include <string>
#include <vector>

using namespace cardquake;

namespace {

/// A pack with rows about as long as real cards.
Pack packOf(const std::string &id, int rows)
{
    Pack pack{{id, "bugout", "Bench", "Measured, not played."}, {}, {}};
    for (int i = 0; i < rows; ++i) {
        const std::string row = "card-" + std::to_string(i);
        pack.rows.put(i % 3 == 0 ? "map" : "rainstorm",
                      {row,
                       {{"id", row},
                        {"name", "Card number " + std::to_string(i)},
                        {"copies", i % 4},
                        {"cells", {"A1", "B2", "C3", "D4"}},
                        {"effects", {{{"do", "flood"}, {"where", "here"}, {"text", std::string(120, 'x')}}}}}});
    }
    return pack;
}

/// A file with five packs of 300 rows.
class Library {
public:
    Library()
    {
        Workshop workshop = open();
        std::vector<Pack> packs;
        packs.reserve(5);
        for (int i = 0; i < 5; ++i)
            packs.push_back(packOf("pack-" + std::to_string(i), 300));
        workshop.seed(packs);
    }

    Workshop open() const { return Workshop::open(m_folder.path() / "bench.cardquake"); }

private:
    TemporaryFolder m_folder;
};

/// Each call another value, so that there is always something to save.
void saveField(Workshop &workshop, std::int64_t value)
{
    workshop.edit({"Change strength", {}}, [&](Editor &editor) {
        ContentRow row = editor.content().row("pack-2", "map", "card-150").value();
        row.fields["strength"] = value;
        editor.setRow("pack-2", "map", row);
    });
}

void openLibrary(benchmark::State &state)
{
    const Library library;
    for (auto _ : state) {
        std::optional<Workshop> workshop = library.open();
        benchmark::DoNotOptimize(workshop->packs());
        state.PauseTiming(); // closing is not opening
        workshop.reset();
        state.ResumeTiming();
    }
}

void saveOneField(benchmark::State &state)
{
    const Library library;
    Workshop workshop = library.open();
    const std::int64_t before = state.range(0);
    for (std::int64_t i = 0; i < before; ++i)
        saveField(workshop, i);
    std::int64_t value = before;
    for (auto _ : state)
        saveField(workshop, ++value);
}

void typeInOneField(benchmark::State &state)
{
    const Library library;
    Workshop workshop = library.open();
    std::int64_t value = 0;
    for (auto _ : state)
        workshop.edit({"Change strength", "strength"}, [&](Editor &editor) {
            ContentRow row = editor.content().row("pack-2", "map", "card-150").value();
            row.fields["strength"] = ++value;
            editor.setRow("pack-2", "map", row);
        });
}

void undoAndRedo(benchmark::State &state)
{
    const Library library;
    Workshop workshop = library.open();
    for (std::int64_t i = 0; i < state.range(0); ++i)
        saveField(workshop, i);
    for (auto _ : state) {
        workshop.undo();
        workshop.redo();
    }
}

void importRows(benchmark::State &state)
{
    const Pack pack = packOf("big", static_cast<int>(state.range(0)));
    const Library library;
    Workshop workshop = library.open();
    for (auto _ : state) {
        workshop.importPack(pack, "Import");
        state.PauseTiming();
        workshop.undo();
        state.ResumeTiming();
    }
}

void loadRows(benchmark::State &state)
{
    const Library library;
    Workshop workshop = library.open();
    workshop.importPack(packOf("big", static_cast<int>(state.range(0))), "Import");
    for (auto _ : state)
        benchmark::DoNotOptimize(workshop.load("big"));
}

void compareVersions(benchmark::State &state)
{
    const Library library;
    Workshop workshop = library.open();
    for (std::int64_t i = 0; i < state.range(0); ++i)
        saveField(workshop, i);
    for (auto _ : state)
        benchmark::DoNotOptimize(workshop.diff("original", "now"));
}

void lookAtAVersion(benchmark::State &state)
{
    const Library library;
    Workshop workshop = library.open();
    for (std::int64_t i = 0; i < state.range(0); ++i)
        saveField(workshop, i);
    for (auto _ : state)
        benchmark::DoNotOptimize(workshop.contentAt("original", "pack-2"));
}

void searchLibrary(benchmark::State &state)
{
    const Library library;
    const Workshop workshop = library.open();
    for (auto _ : state)
        benchmark::DoNotOptimize(workshop.search("card number 2"));
}

} // namespace

// A fixed number of rounds: otherwise each is run several times to find one, and every time the file is made anew.
BENCHMARK(openLibrary)->Iterations(100)->Unit(benchmark::kMillisecond);
BENCHMARK(saveOneField)->Arg(100)->Arg(10'000)->Iterations(500)->Unit(benchmark::kMillisecond);
BENCHMARK(typeInOneField)->Iterations(500)->Unit(benchmark::kMillisecond);
BENCHMARK(undoAndRedo)->Arg(1'000)->Iterations(200)->Unit(benchmark::kMillisecond);
BENCHMARK(importRows)->Arg(5'000)->Iterations(3)->Unit(benchmark::kMillisecond);
BENCHMARK(loadRows)->Arg(5'000)->Iterations(5)->Unit(benchmark::kMillisecond);
BENCHMARK(compareVersions)->Arg(1'000)->Iterations(20)->Unit(benchmark::kMillisecond);
BENCHMARK(lookAtAVersion)->Arg(1'000)->Iterations(20)->Unit(benchmark::kMillisecond);
BENCHMARK(searchLibrary)->Iterations(50)->Unit(benchmark::kMillisecond);
