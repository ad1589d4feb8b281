// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/play_verbs.h"

#include "app/library.h"
#include "data/transfer/safe_file.h"
#include "engine/core/protocol.h"
#include "engine/core/scenario.h"
#include "engine/core/text.h"

#include <algorithm>
#include <istream>
#include <ostream>

namespace cardquake {
namespace {

namespace fs = std::filesystem;

std::vector<fs::path> scenariosIn(const std::string &folder)
{
    std::vector<fs::path> files;
    std::error_code error;
    fs::recursive_directory_iterator it(folder, error);
    for (; !error && it != fs::recursive_directory_iterator(); it.increment(error))
        if (it->path().extension() == ".json" && !it->is_directory(error))
            files.push_back(it->path());
    if (error)
        throw BadInputError("The folder " + inQuotes(folder) + " could not be read: " + error.message() + ".");
    std::ranges::sort(files);
    return files;
}

/// A misspelt name is bad usage, so it is told before anything is played.
std::vector<fs::path> scenarioFiles(const std::vector<std::string> &names)
{
    std::vector<fs::path> files;
    for (const std::string &name : names) {
        std::error_code error;
        const fs::file_type type = fs::status(name, error).type();
        if (type == fs::file_type::not_found)
            throw BadInputError("There is no file " + inQuotes(name) + ".");
        if (type == fs::file_type::none)
            throw BadInputError(inQuotes(name) + " could not be read: " + error.message() + ".");
        if (type != fs::file_type::directory) {
            files.emplace_back(name);
            continue;
        }
        const std::vector<fs::path> inFolder = scenariosIn(name);
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
        return {{}, true, {scenario.error().message}};
    return runScenario(*scenario, context.games, source);
}

} // namespace

ExitCode runScenarioVerb(const CliContext &context, const ScenarioArguments &arguments)
{
    const std::vector<fs::path> files = scenarioFiles(arguments.files);

    const ContentSource packs = packContent(context.library);
    const ContentSource source = [&](std::string_view game, std::string_view pack) {
        return packs(game, pack.empty() ? std::string_view(arguments.pack) : pack);
    };
    int passed = 0;
    bool areSound = true;
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
        areSound = areSound && !report.isMalformed;
        failed.push_back({{"file", file.string()},
                          {"scenario", report.name},
                          {"malformed", report.isMalformed},
                          {"failures", report.failures}});
    }
    const std::size_t failures = failed.size();
    if (arguments.json)
        context.out << toLine({{"passed", passed}, {"failed", failures}, {"failures", std::move(failed)}}) << '\n';
    else
        context.out << passed << " passed, " << failures << " failed\n";
    if (!areSound)
        return ExitCode::BadInput;
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
