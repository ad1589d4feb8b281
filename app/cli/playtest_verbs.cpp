// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/playtest_verbs.h"

#include "app/cli/playtest_text.h"
#include "app/cli/playtest_watch.h"
#include "app/library.h"
#include "data/transfer/safe_file.h"
#include "engine/core/text.h"

#include <algorithm>
#include <charconv>
#include <chrono>
#include <ostream>

namespace cardquake {
namespace {

/// A playtest as it goes to the outside: what was played, and what came of it. Shards of one plan can be joined.
struct PlaytestRun {
    Json plan;                         ///< everything that decides which games are played
    std::vector<std::uint64_t> shards; ///< counted from 1; empty: all games
    PlaytestReport report;
    double seconds = 0;
    bool cancelled = false;
};

double perSecond(std::uint64_t count, double seconds)
{
    return seconds > 0 ? static_cast<double>(count) / seconds : 0;
}

Json toJson(const PlaytestRun &run)
{
    Json json = toJson(run.report);
    json["plan"] = run.plan;
    json["shards"] = run.shards;
    json["cancelled"] = run.cancelled;
    json["seconds"] = run.seconds;
    json["games_per_second"] = perSecond(run.report.games(), run.seconds);
    json["decisions_per_second"] = perSecond(run.report.decisions(), run.seconds);
    return json;
}

/// A value as people write it: words without quotation marks, lists with commas.
std::string asWord(const Json &value)
{
    if (value.is_string())
        return value.get<std::string>();
    if (!value.is_array())
        return toLine(value);
    std::vector<std::string> words;
    for (const Json &item : value)
        words.push_back(asWord(item));
    return joined(words, ",");
}

/// The command that plays one game of a plan again: one part of as many parts as there are games.
std::string commandForGame(const Json &plan, std::uint64_t game)
{
    std::string command = "cardquake playtest " + asWord(plan.at("pack"));
    for (const auto &[key, value] : plan.at("options").items()) {
        if (key == "players" || key == "difficulty" || key == "variants")
            command += " --" + key + ' ' + asWord(value);
        else
            command += " --option '" + key + '=' + (value.is_string() ? asWord(value) : toLine(value)) + '\'';
    }
    const std::string games = toLine(plan.at("games"));
    return command + " --bot " + joined(plan.at("bots").get<std::vector<std::string>>(), ",") + " --seed " +
           toLine(plan.at("seed")) + " --games " + games + " --shard " + std::to_string(game) + '/' + games;
}

void printUnfinished(std::ostream &out, const PlaytestRun &run)
{
    if (run.report.firstUnfinished().empty())
        return;
    out << '\n'
        << run.report.unfinished() << (run.report.unfinished() == 1 ? " game" : " games") << " did not end within "
        << mostDecisions << " decisions and had to be broken off; no figure above counts them.\n";
    const UnfinishedGame &first = run.report.firstUnfinished().front();
    out << "The first was game " << first.game << ", set up with the seed " << first.seed << ". To play it again:\n  "
        << commandForGame(run.plan, first.game) << '\n';
}

void print(const CliContext &context, const PlaytestRun &run, bool json)
{
    if (json) {
        context.out << toLine(toJson(run)) << '\n';
        return;
    }
    const Json &plan = run.plan;
    context.out << asWord(plan.at("pack")) << ": " << run.report.games() << " games, "
                << plan.at("options").value("players", 0) << " players";
    for (const auto &[key, value] : plan.at("options").items())
        if (key != "players")
            context.out << ", " << key << ' ' << asWord(value);
    context.out << ", bot " << joined(plan.at("bots").get<std::vector<std::string>>()) << ", seed " << plan.at("seed")
                << (run.cancelled ? " (broken off)" : "") << "\n\n";
    printReport(context.out, run.report);
    printUnfinished(context.out, run);
    context.out << '\n'
                << static_cast<std::uint64_t>(perSecond(run.report.games(), run.seconds)) << " games and "
                << static_cast<std::uint64_t>(perSecond(run.report.decisions(), run.seconds))
                << " decisions a second\n";
}

Pack packToPlay(const CliContext &context, const PlaytestArguments &arguments)
{
    if (meansFolder(arguments.pack)) {
        if (!arguments.version.empty())
            throw BadInputError("--version needs a pack of the library: a folder has no history.");
        return orBadInput(packOfFolder(arguments.pack));
    }
    const Workshop library = openLibrary(context.library, true);
    return arguments.version.empty() ? library.load(arguments.pack)
                                     : library.contentAt(arguments.version, arguments.pack);
}

Json optionsOf(const PlaytestArguments &arguments, const GameInfo &game)
{
    Json options = {
        {"players", arguments.players > 0 ? arguments.players : std::clamp(2, game.minPlayers, game.maxPlayers)}};
    if (!arguments.difficulty.empty())
        options["difficulty"] = arguments.difficulty;
    if (!arguments.variants.empty())
        options["variants"] = arguments.variants;
    for (const std::string &option : arguments.options) {
        const std::size_t equals = option.find('=');
        if (equals == 0 || equals == std::string::npos)
            throw BadInputError("Write an option as KEY=VALUE, for example --option layout=listed, not " +
                                inQuotes(option) + ".");
        const std::string key = option.substr(0, equals);
        if (options.contains(key))
            throw BadInputError("The option " + inQuotes(key) + " is given twice.");
        const std::string value = option.substr(equals + 1);
        const Result<Json> json = parseJson(value); // a number, a list...; anything else is a word
        options[key] = json ? *json : Json(value);
    }
    return options;
}

std::vector<BotKind> botsOf(const std::vector<std::string> &names)
{
    std::vector<BotKind> bots;
    for (const std::string &name : names) {
        const std::optional<BotKind> bot = botFromText(name);
        if (!bot)
            throw BadInputError("There is no bot " + inQuotes(name) + ". The bots are random and greedy.");
        bots.push_back(*bot);
    }
    return bots;
}

/// `2/5`: the second of five parts.
void readShard(const std::string &text, PlaytestPlan &plan)
{
    if (text.empty())
        return;
    std::uint64_t index = 0;
    std::uint64_t count = 0;
    const char *end = text.data() + text.size();
    const auto [slash, bad] = std::from_chars(text.data(), end, index);
    const bool hasSlash = bad == std::errc() && slash != end && *slash == '/';
    const auto last = hasSlash ? std::from_chars(slash + 1, end, count) : std::from_chars_result{slash, bad};
    if (!hasSlash || last.ec != std::errc() || last.ptr != end || index < 1 || index > count)
        throw BadInputError("Write the part as I/N, for example --shard 1/4, not " + inQuotes(text) + ".");
    plan.shard = index - 1;
    plan.shards = count;
}

PlaytestRun readRun(const std::string &file)
{
    const Json json = orBadInput(readFile(file).and_then(parseJson));
    Result<PlaytestReport> report = reportFromJson(json);
    if (!report)
        throw BadInputError(file + ": " + report.error().message);
    PlaytestRun run;
    run.report = std::move(*report);
    run.plan = json.value("plan", Json());
    const Json shards = json.value("shards", Json());
    if (!run.plan.is_object() || !shards.is_array())
        throw BadInputError(file + ": it does not say which games were played.");
    for (const Json &shard : shards)
        run.shards.push_back(shard.is_number_unsigned() ? shard.get<std::uint64_t>() : 0);
    const Json seconds = json.value("seconds", Json());
    run.seconds = seconds.is_number() ? seconds.get<double>() : 0;
    run.cancelled = json.value("cancelled", Json()) == true;
    return run;
}

void join(PlaytestRun &all, const PlaytestRun &part, const std::string &file)
{
    if (part.plan != all.plan || !(part.report.layout() == all.report.layout()))
        throw BadInputError(file + ": these are games of another playtest, so they cannot be joined.");
    for (const std::uint64_t shard : part.shards) {
        if (std::ranges::find(all.shards, shard) != all.shards.end())
            throw BadInputError(file + ": part " + std::to_string(shard) + " is there already.");
        all.shards.push_back(shard);
    }
    if (part.shards.empty())
        throw BadInputError(file + ": it holds all games, so there is nothing to join.");
    all.report.join(part.report);
    all.seconds += part.seconds;
    all.cancelled = all.cancelled || part.cancelled;
}

} // namespace

ExitCode runPlaytestVerb(const CliContext &context, const PlaytestArguments &arguments)
{
    const Pack pack = packToPlay(context, arguments);
    const GameEntry *game = orBadInput(findPlayableGame(context.games, pack.info.game));
    PlaytestPlan plan;
    plan.options = optionsOf(arguments, game->info);
    plan.bots = botsOf(arguments.bots);
    plan.seed = arguments.seed;
    plan.games = arguments.games;
    plan.threads = arguments.threads > 0 ? arguments.threads : std::max(1U, std::thread::hardware_concurrency());
    readShard(arguments.shard, plan);

    PlaytestRun run;
    run.plan = {{"pack", pack.info.id},    {"game", pack.info.game}, {"content_hash", pack.rows.hash()},
                {"options", plan.options}, {"bots", arguments.bots}, {"seed", plan.seed},
                {"games", plan.games},     {"shards", plan.shards}};
    if (plan.shards > 1)
        run.shards = {plan.shard + 1};
    PlaytestControl control;
    const auto start = std::chrono::steady_clock::now();
    {
        const PlaytestWatch watch(context, control, (plan.games + plan.shards - 1 - plan.shard) / plan.shards);
        run.report = orBadInput(game->playtest(pack.rows, plan, control));
    }
    run.seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
    run.cancelled = control.cancelled;
    print(context, run, arguments.json);
    return ExitCode::Ok;
}

ExitCode mergePlaytestsVerb(const CliContext &context, const PlaytestArguments &arguments)
{
    PlaytestRun all = readRun(arguments.files.front());
    for (std::size_t i = 1; i < arguments.files.size(); ++i)
        join(all, readRun(arguments.files[i]), arguments.files[i]);
    std::ranges::sort(all.shards);
    if (all.shards.size() == all.plan.value("shards", std::uint64_t{0}))
        all.shards.clear(); // nothing is missing
    print(context, all, arguments.json);
    return ExitCode::Ok;
}

} // namespace cardquake
