// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/play_verbs.h"

#include "app/library.h"
#include "data/transfer/safe_file.h"
#include "engine/core/protocol.h"
#include "engine/core/scenario.h"

#include <algorithm>
#include <istream>
#include <ostream>

namespace cardquake {
namespace {

namespace fs = std::filesystem;

std::vector<fs::path> scenarioFiles(const std::vector<std::string> &names)
{
    std::vector<fs::path> files;
    for (const std::string &name : names) {
        if (!fs::is_directory(name)) {
            files.emplace_back(name);
            continue;
        }
        std::vector<fs::path> inFolder;
        for (const fs::directory_entry &entry : fs::recursive_directory_iterator(name))
            if (entry.is_regular_file() && entry.path().extension() == ".json")
                inFolder.push_back(entry.path());
        std::ranges::sort(inFolder);
        files.insert(files.end(), inFolder.begin(), inFolder.end());
    }
    if (files.empty())
        throw BadInputError("There is no scenario file here (*.json).");
    return files;
}

ScenarioReport runFile(const CliContext &context, const fs::path &file, const ContentSource &source)
{
    const Result<Json> scenario = readFile(file).and_then(parseJson);
    if (!scenario)
        return {{}, {scenario.error().message}};
    return runScenario(*scenario, context.games, source);
}

} // namespace

ExitCode runScenarioVerb(const CliContext &context, const ScenarioArguments &arguments)
{
    const std::vector<fs::path> files = scenarioFiles(arguments.files);
    for (const fs::path &file : files) // a misspelt name is bad usage, not a failed scenario
        if (!fs::exists(file))
            throw BadInputError("There is no file " + file.string() + ".");

    const ContentSource packs = packContent(context.library);
    const ContentSource source = [&](std::string_view game, std::string_view pack) {
        return packs(game, pack.empty() ? std::string_view(arguments.pack) : pack);
    };
    int passed = 0;
    Json failed = Json::array();
    for (const fs::path &file : files) {
        const ScenarioReport report = runFile(context, file, source);
        if (report.passed()) {
            ++passed;
            continue;
        }
        if (!arguments.json)
            for (const std::string &failure : report.failures)
                context.out << file.string() << ": " << failure << '\n';
        failed.push_back({{"file", file.string()}, {"scenario", report.name}, {"failures", report.failures}});
    }
    const std::size_t failures = failed.size();
    if (arguments.json)
        context.out << toLine({{"passed", passed}, {"failed", failures}, {"failures", std::move(failed)}}) << '\n';
    else
        context.out << passed << " passed, " << failures << " failed\n";
    return failures == 0 ? ExitCode::Ok : ExitCode::CheckFailed;
}

ExitCode runEngineVerb(const CliContext &context)
{
    Protocol protocol(context.games, packContent(context.library));
    std::string line;
    while (!protocol.hasQuit() && std::getline(context.in, line)) {
        if (!line.empty() && line.back() == '\r')
            line.pop_back();
        context.out << protocol.answer(line) << std::endl; // a bot waits for this very line
    }
    return ExitCode::Ok;
}

} // namespace cardquake
