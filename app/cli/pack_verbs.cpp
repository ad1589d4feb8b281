// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/pack_verbs.h"

#include "app/library.h"
#include "data/transfer/pack_folder.h"
#include "engine/core/text.h"

#include <algorithm>
#include <ostream>

namespace cardquake {
namespace {

std::string rowsInWords(std::size_t count)
{
    return std::to_string(count) + (count == 1 ? " row" : " rows");
}

std::size_t countRows(const Pack &pack)
{
    std::size_t count = 0;
    for (const std::string &kind : pack.rows.kinds())
        count += pack.rows.rows(kind).size();
    return count;
}

void report(const CliContext &context, const Diagnostics &diagnostics, bool json)
{
    if (json)
        context.out << toLine(toJson(diagnostics)) << '\n';
    else
        print(context.err, diagnostics);
}

ImportResult readFolder(const CliContext &context, const std::string &folder, bool json)
{
    auto imported = importFolder(builtInKinds(), folder);
    if (imported)
        return std::move(*imported);
    report(context, imported.error().diagnostics, json);
    throw BadInputError("Nothing could be read from " + folder + ".");
}

/// One line of text, or for scripts an object: what was done ("copied"), and to which pack.
void say(const CliContext &context, const PackArguments &arguments, const char *done, const std::string &pack,
         const std::string &text)
{
    context.out << (arguments.json ? toLine({{"done", done}, {"pack", pack}}) : text) << '\n';
}

/// A pack that turns into one of another game is most likely a slip of --as.
void requireSameGame(const Workshop &library, const PackInfo &imported)
{
    for (const PackInfo &known : library.packs())
        if (known.id == imported.id && known.game != imported.game)
            throw BadInputError("Nothing was imported: " + inQuotes(known.id) + " is a pack of another game (" +
                                known.game + ", and this is one for " + imported.game +
                                "). Choose another id with --as, or use --anyway to replace it.");
}

} // namespace

ExitCode listPacks(const CliContext &context, const PackArguments &arguments)
{
    const Workshop library = openLibrary(context.library, true);
    Json list = Json::array();
    for (const PackInfo &pack : library.packs()) {
        const std::size_t rows = library.list(pack.id).size();
        list.push_back({{"id", pack.id},
                        {"game", pack.game},
                        {"name", pack.name},
                        {"description", pack.description},
                        {"rows", rows}});
        if (!arguments.json)
            context.out << pack.id << "  " << onOneLine(pack.name) << "  (" << pack.game << ", " << rowsInWords(rows)
                        << ")\n";
    }
    if (arguments.json)
        context.out << toLine(list) << '\n';
    return ExitCode::Ok;
}

ExitCode exportPackVerb(const CliContext &context, const PackArguments &arguments)
{
    const Pack pack = openLibrary(context.library, true).load(arguments.pack);
    const PackFormat format = arguments.format == "csv" ? PackFormat::CsvFiles : PackFormat::JsonFiles;
    print(context.err, orBadInput(exportPack(builtInKinds(), pack, arguments.folder, format)));
    say(context, arguments, "exported", pack.info.id,
        "Exported " + pack.info.id + " (" + rowsInWords(countRows(pack)) + ") to " + arguments.folder);
    return ExitCode::Ok;
}

ExitCode importPackVerb(const CliContext &context, const PackArguments &arguments)
{
    ImportResult imported = readFolder(context, arguments.folder, arguments.json);
    if (!arguments.newId.empty())
        imported.pack.info.id = arguments.newId;
    Diagnostics problems = std::move(imported.diagnostics);
    for (Diagnostic &problem : problems)
        problem.pack = imported.pack.info.id;
    addUnsaid(problems, diagnose(imported.pack, context.games));

    if (hasErrors(problems) && !arguments.anyway) {
        report(context, problems, arguments.json);
        throw BadInputError("Nothing was imported: " + countInWords(problems) +
                            ". Mend them, or import with --anyway to mend them here.");
    }
    Workshop library = openLibrary(context.library);
    if (!arguments.anyway)
        requireSameGame(library, imported.pack.info);
    const bool changed = library.importPack(imported.pack, "Import " + imported.pack.info.name);
    report(context, problems, arguments.json);
    if (!arguments.json)
        context.out << (changed ? "Imported " : "Nothing new in ") << imported.pack.info.id << " ("
                    << rowsInWords(countRows(imported.pack)) << ")\n";
    return ExitCode::Ok;
}

ExitCode validatePackVerb(const CliContext &context, const PackArguments &arguments)
{
    Diagnostics problems;
    if (meansFolder(arguments.pack)) {
        const ImportResult imported = readFolder(context, arguments.pack, arguments.json);
        problems = imported.diagnostics;
        addUnsaid(problems, diagnose(imported.pack, context.games));
    } else {
        problems = diagnose(openLibrary(context.library, true).load(arguments.pack), context.games);
    }
    if (arguments.json) {
        context.out << toLine(toJson(problems)) << '\n';
    } else {
        print(context.out, problems);
        context.out << arguments.pack << ": " << countInWords(problems) << '\n';
    }
    return hasErrors(problems) ? ExitCode::CheckFailed : ExitCode::Ok;
}

ExitCode copyPackVerb(const CliContext &context, const PackArguments &arguments)
{
    Workshop library = openLibrary(context.library);
    PackInfo copy = library.load(arguments.pack).info;
    const std::string label = "Copy " + copy.name;
    copy.id = arguments.newId;
    copy.name += " (copy)";
    library.edit({label, {}}, [&](Editor &editor) { editor.copyPack(arguments.pack, copy); });
    say(context, arguments, "copied", copy.id, "Copied " + arguments.pack + " to " + copy.id);
    return ExitCode::Ok;
}

ExitCode deletePackVerb(const CliContext &context, const PackArguments &arguments)
{
    Workshop library = openLibrary(context.library);
    library.edit({"Delete " + inQuotes(arguments.pack), {}},
                 [&](Editor &editor) { editor.deletePack(arguments.pack); });
    say(context, arguments, "deleted", arguments.pack,
        "Deleted " + arguments.pack + "; `cardquake history undo` brings it back");
    return ExitCode::Ok;
}

} // namespace cardquake
