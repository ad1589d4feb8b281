// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/history_verbs.h"

#include "app/cli/diff_text.h"
#include "app/library.h"
#include "engine/core/text.h"

#include <algorithm>
#include <ctime>
#include <iomanip>
#include <ostream>
#include <sstream>

namespace cardquake {
namespace {

std::string timeInWords(std::int64_t milliseconds)
{
    const auto seconds = static_cast<std::time_t>(milliseconds / 1000);
    std::tm local{};
    localtime_r(&seconds, &local);
    std::ostringstream text;
    text << std::put_time(&local, "%Y-%m-%d %H:%M:%S");
    return text.str();
}

Json toJson(const HistoryEntry &entry, const std::vector<std::string> &versions)
{
    return {{"position", entry.position}, {"label", entry.label},     {"pack", entry.pack},
            {"time", entry.time},         {"applied", entry.applied}, {"versions", versions}};
}

/// One line of text, or the same as a JSON object: what undo, redo, tag and restore say.
ExitCode say(const CliContext &context, const HistoryArguments &arguments, const std::string &text, const Json &json)
{
    context.out << (arguments.json ? toLine(json) : text) << '\n';
    return ExitCode::Ok;
}

bool hasPack(const Workshop &library, const std::string &id)
{
    const std::vector<PackInfo> packs = library.packs();
    return std::ranges::find(packs, id, &PackInfo::id) != packs.end();
}

/// The pack that `restore VERSION KIND ID` means: the one named, or the only one of that version that has or had such a
/// component.
std::string packToRestoreIn(const Workshop &library, const HistoryArguments &arguments)
{
    if (!arguments.pack.empty())
        return arguments.pack;
    std::vector<std::string> candidates;
    for (const Pack &pack : library.contentAt(arguments.version))
        if (pack.rows.find(arguments.kind, arguments.id) || library.row(pack.info.id, arguments.kind, arguments.id))
            candidates.push_back(pack.info.id);
    const std::string what = "component " + inQuotes(arguments.id) + " of the kind " + inQuotes(arguments.kind);
    if (candidates.empty())
        throw BadInputError("No pack of that version has a " + what + ", then or now.");
    if (candidates.size() > 1)
        throw BadInputError("Several packs have a " + what + ": " + joined(candidates) + ". Say which with --pack.");
    if (!hasPack(library, candidates.front()))
        throw BadInputError("The pack " + inQuotes(candidates.front()) + " was deleted since. Bring it back first: " +
                            "`cardquake history restore " + arguments.version + " --pack " + candidates.front() + "`.");
    return candidates.front();
}

/// The edits that touched the pack, and those that a version names: a version is one of the whole file.
std::vector<HistoryEntry> historyOf(const Workshop &library, const std::string &pack,
                                    const std::vector<Version> &versions)
{
    std::vector<HistoryEntry> entries = library.history();
    if (pack.empty())
        return entries;
    if (!hasPack(library, pack) && std::ranges::find(entries, pack, &HistoryEntry::pack) == entries.end())
        throw BadInputError("There is no pack " + inQuotes(pack) + ", and never was one.");
    std::erase_if(entries, [&](const HistoryEntry &entry) {
        const bool isNamed = std::ranges::find(versions, entry.position, &Version::position) != versions.end();
        return entry.pack != pack && !entry.pack.empty() && !isNamed;
    });
    return entries;
}

} // namespace

ExitCode listHistory(const CliContext &context, const HistoryArguments &arguments)
{
    const Workshop library = openLibrary(context.library, true);
    Json list = Json::array();
    const std::vector<Version> versions = library.versions();
    const auto namesAt = [&](std::int64_t position) {
        std::vector<std::string> names;
        for (const Version &version : versions)
            if (version.position == position)
                names.push_back(version.name);
        return names;
    };
    const auto printNames = [&](std::int64_t position) {
        const std::vector<std::string> names = namesAt(position);
        return names.empty() ? std::string() : "  [" + joined(names) + "]";
    };
    const auto printPack = [&](const HistoryEntry &entry) {
        const bool isElsewhere = !arguments.pack.empty() && !entry.pack.empty() && entry.pack != arguments.pack;
        return isElsewhere ? "  (in " + entry.pack + ")" : std::string();
    };
    const std::vector<HistoryEntry> entries = historyOf(library, arguments.pack, versions);
    if (!arguments.json)
        context.out << "0  the beginning" << printNames(0) << '\n';
    else // no edit, but a position that versions name
        list.push_back(toJson({0, "the beginning", {}, 0, true}, namesAt(0)));
    for (const HistoryEntry &entry : entries) {
        list.push_back(toJson(entry, namesAt(entry.position)));
        if (!arguments.json)
            context.out << entry.position << "  " << timeInWords(entry.time) << "  " << onOneLine(entry.label)
                        << printPack(entry) << (entry.applied ? "" : "  (undone)") << printNames(entry.position)
                        << '\n';
    }
    if (arguments.json)
        context.out << toLine(list) << '\n';
    return ExitCode::Ok;
}

ExitCode undoEdit(const CliContext &context, const HistoryArguments &arguments)
{
    const std::optional<HistoryEntry> entry = openLibrary(context.library).undo();
    if (!entry)
        throw BadInputError("There is nothing to undo.");
    return say(context, arguments, "Undone: " + entry->label, {{"undone", entry->label}});
}

ExitCode redoEdit(const CliContext &context, const HistoryArguments &arguments)
{
    const std::optional<HistoryEntry> entry = openLibrary(context.library).redo();
    if (!entry)
        throw BadInputError("There is nothing to redo.");
    return say(context, arguments, "Redone: " + entry->label, {{"redone", entry->label}});
}

ExitCode tagVersion(const CliContext &context, const HistoryArguments &arguments)
{
    openLibrary(context.library).tag(arguments.name);
    return say(context, arguments, "This is now version " + inQuotes(arguments.name), {{"version", arguments.name}});
}

ExitCode diffVersions(const CliContext &context, const HistoryArguments &arguments)
{
    const Workshop library = openLibrary(context.library, true);
    const VersionDiff diff = library.diff(arguments.from, arguments.to, arguments.pack);
    if (diff.isEmpty() && !arguments.pack.empty())
        library.contentAt(arguments.to, arguments.pack); // says so when neither version has such a pack
    if (arguments.json)
        context.out << toLine(toJson(diff)) << '\n';
    else
        printDiff(context.out, diff);
    return ExitCode::Ok;
}

ExitCode restoreVersion(const CliContext &context, const HistoryArguments &arguments)
{
    Workshop library = openLibrary(context.library);
    bool changed = false;
    if (!arguments.kind.empty())
        changed =
            library.restoreRow(arguments.version, packToRestoreIn(library, arguments), arguments.kind, arguments.id);
    else if (!arguments.pack.empty())
        changed = library.restore(arguments.version, arguments.pack);
    else
        changed = library.restore(arguments.version);
    std::string what = "everything";
    if (!arguments.kind.empty())
        what = arguments.id;
    else if (!arguments.pack.empty())
        what = "the pack " + inQuotes(arguments.pack);
    return say(context, arguments,
               changed ? "Restored " + what + " from " + arguments.version : "Nothing changed: it is so already",
               {{"restored", changed}, {"version", arguments.version}});
}

} // namespace cardquake
