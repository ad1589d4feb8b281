// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/command_line.h"

#include "app/cli/history_verbs.h"
#include "app/cli/pack_verbs.h"
#include "app/cli/plain_output.h"
#include "app/cli/play_verbs.h"
#include "app/cli/playtest_verbs.h"
#include "app/cli/row_verbs.h"
#include "app/cli/shot_verb.h"

#include <CLI/App.hpp>
#include <CLI/Config.hpp>
#include <CLI/Formatter.hpp>

#include <algorithm>
#include <functional>
#include <ostream>

namespace cardquake {
namespace {

/// Builds the tree of verbs. The argument structs live here, because the parser writes into them while it runs.
class CommandLine {
public:
    explicit CommandLine(CliContext &context)
        : m_context(context)
    {
        m_parser.require_subcommand(0, 1);
        m_parser.fallthrough(); // --library may stand before or after the verb
        m_parser.set_version_flag("--version", "cardquake " CARDQUAKE_VERSION);
        m_libraryOption =
            m_parser.add_option("--library", m_library, "The workshop file to work in (default: your own library)")
                ->type_name("FILE");
        m_parser.footer("Without a verb the workbench window opens. `cardquake VERB --help` explains a verb.");
        addPlayVerbs();
        addPlaytestVerbs();
        addPackVerbs();
        addRowVerbs();
        addHistoryVerbs();
        addShotVerb();
        addLaterVerbs();
    }

    std::optional<ExitCode> run(std::vector<std::string> arguments)
    {
        std::ranges::reverse(arguments); // the parser takes them from the back
        try {
            m_parser.parse(std::move(arguments));
        } catch (const CLI::ParseError &error) {
            const bool isHelp = error.get_exit_code() == 0;
            m_parser.exit(error, m_context.out, m_context.err);
            return isHelp ? ExitCode::Ok : ExitCode::BadInput;
        }
        if (m_libraryOption->count() > 0) {
            if (m_library.empty()) // an unset variable of a script, say: never fall back on the user's own file
                throw BadInputError("--library needs the name of a file.");
            m_context.library = m_library;
        }
        if (!m_chosen)
            return std::nullopt;
        return m_chosen();
    }

private:
    using Verb = std::function<ExitCode()>;

    CLI::App *add(CLI::App *parent, const char *name, const char *what, const char *example, Verb verb)
    {
        CLI::App *command = parent->add_subcommand(name, what);
        command->footer(std::string("Example:\n  cardquake ") + example);
        if (verb)
            command->callback([this, verb = std::move(verb)] { m_chosen = verb; });
        command->fallthrough();
        return command;
    }

    CLI::App *addGroup(const char *name, const char *what, const char *example)
    {
        CLI::App *group = add(&m_parser, name, what, example, nullptr);
        group->require_subcommand(1);
        return group;
    }

    void addPlayVerbs()
    {
        CLI::App *scenario =
            add(&m_parser, "scenario", "Run scenario files and say which fail", "scenario tests/scenarios/bugout",
                [this] { return runScenarioVerb(m_context, m_scenario); });
        scenario->add_option("FILE", m_scenario.files, "Scenario files, or folders of them")->required();
        scenario->add_option("--pack", m_scenario.pack, "Play with this pack instead of the game's own");
        scenario->add_flag("--json", m_scenario.json, "Print the outcome as one JSON object");

        add(&m_parser, "engine",
            "Play over JSON lines on stdin and stdout. Without \"pack\", `new` plays the content that ships with the "
            "game",
            "engine <<< '{\"id\": 1, \"do\": \"games\"}'", [this] { return runEngineVerb(m_context); });
    }

    void addPlaytestVerbs()
    {
        CLI::App *playtest = add(&m_parser, "playtest", "Bot games and their figures",
                                 "playtest bugout --games 2000 --players 2 --bot greedy --difficulty easy",
                                 [this] { return runPlaytestVerb(m_context, m_playtest); });
        playtest->add_option("PACK", m_playtest.pack, "A pack of the library, or the path of an exported one")
            ->required();
        playtest->add_option("--games", m_playtest.games, "How many games")->check(CLI::Range(1, 100'000'000));
        playtest->add_option("--players", m_playtest.players, "How many players")->check(CLI::Range(1, 12));
        playtest->add_option("--bot", m_playtest.bots, "random or greedy; several, by seat, with commas")
            ->delimiter(',');
        playtest->add_option("--variants", m_playtest.variants, "Variants of the rules, with commas")->delimiter(',');
        playtest->add_option("--difficulty", m_playtest.difficulty, "As the game names it: easy, medium, hard");
        playtest->add_option("--option", m_playtest.options,
                             "KEY=VALUE: any other option of the game, for example layout=listed; may be repeated");
        playtest->add_option("--seed", m_playtest.seed, "The same seed gives the same games")
            ->check(CLI::NonNegativeNumber);
        playtest->add_option("--threads", m_playtest.threads, "How many at a time (default: one for each core)")
            ->check(CLI::Range(1, 256));
        playtest->add_option("--version", m_playtest.version, "A version of the pack's history instead of now");
        playtest->add_option("--shard", m_playtest.shard, "I/N: only part I of N, to be joined by playtest-merge");
        playtest->add_flag("--json", m_playtest.json, "Print one JSON object");

        CLI::App *merge = add(&m_parser, "playtest-merge", "Join the parts of a playtest into one",
                              "playtest-merge part-1.json part-2.json --json",
                              [this] { return mergePlaytestsVerb(m_context, m_playtest); });
        merge->add_option("FILE", m_playtest.files, "What `playtest --shard I/N --json` printed")->required();
        merge->add_flag("--json", m_playtest.json, "Print one JSON object");
    }

    void addPackVerbs()
    {
        CLI::App *group = addGroup("pack", "Whole packs: list, export, import, validate, copy, delete", "pack list");

        CLI::App *list = add(group, "list", "The packs in the library", "pack list --json",
                             [this] { return listPacks(m_context, m_pack); });
        list->add_flag("--json", m_pack.json, "Print JSON");

        CLI::App *exported = add(group, "export", "Write a pack as a folder of readable files",
                                 "pack export bugout --out my-bugout --format csv",
                                 [this] { return exportPackVerb(m_context, m_pack); });
        exported->add_option("PACK", m_pack.pack, "The pack's id")->required();
        exported->add_option("--out", m_pack.folder, "The folder to write")->required();
        exported->add_option("--format", m_pack.format, "json (for version control) or csv (for spreadsheets)")
            ->check(CLI::IsMember({"json", "csv"}));
        exported->add_flag("--json", m_pack.json, "Print JSON");

        CLI::App *imported =
            add(group, "import", "Read a pack from a folder, all or nothing", "pack import my-bugout --as bugout-2",
                [this] { return importPackVerb(m_context, m_pack); });
        imported->add_option("DIR", m_pack.folder, "The folder to read")->required();
        imported->add_option("--as", m_pack.newId, "The id the pack gets (default: the one it was exported with)");
        imported->add_flag("--anyway", m_pack.anyway,
                           "Import although rows have errors, or over a pack of another game");
        imported->add_flag("--json", m_pack.json, "Print the problems found as JSON");

        CLI::App *validate = add(group, "validate", "Say everything that is wrong with a pack", "pack validate bugout",
                                 [this] { return validatePackVerb(m_context, m_pack); });
        validate
            ->add_option("PACK", m_pack.pack,
                         "A pack of the library, or a folder, written with a / or a leading dot: ./my-bugout")
            ->required();
        validate->add_flag("--json", m_pack.json, "Print JSON");

        CLI::App *copy = add(group, "copy", "Start a new pack as a copy of another", "pack copy bugout my-bugout",
                             [this] { return copyPackVerb(m_context, m_pack); });
        copy->add_option("PACK", m_pack.pack, "The pack to copy")->required();
        copy->add_option("NEW", m_pack.newId, "The id of the copy")->required();
        copy->add_flag("--json", m_pack.json, "Print JSON");

        CLI::App *remove = add(group, "delete", "Delete a pack (can be undone)", "pack delete my-bugout",
                               [this] { return deletePackVerb(m_context, m_pack); });
        remove->add_option("PACK", m_pack.pack, "The pack's id")->required();
        remove->add_flag("--json", m_pack.json, "Print JSON");
    }

    CLI::App *addRowVerb(CLI::App *group, const char *name, const char *what, const char *example,
                         ExitCode (*verb)(const CliContext &, const RowArguments &))
    {
        CLI::App *command = add(group, name, what, example, [this, verb] { return verb(m_context, m_row); });
        command->add_option("PACK", m_row.pack, "The pack's id")->required();
        command->add_option("KIND", m_row.kind, "The kind of component, e.g. rainstorm")->required();
        command->add_flag("--json", m_row.json, "Print JSON");
        return command;
    }

    void addRowVerbs()
    {
        CLI::App *group = addGroup("row", "One component: list, get, set, add, copy, delete", "row list bugout event");
        const auto addId = [this](CLI::App *command) {
            command->add_option("ID", m_row.id, "The component's id")->required();
            return command;
        };
        const auto addAnyway = [this](CLI::App *command) {
            command->add_flag("--anyway", m_row.anyway, "Make the edit although it breaks the rules of the kind");
        };
        addRowVerb(group, "list", "The components of a kind", "row list bugout rainstorm", &listRows);
        addId(addRowVerb(group, "get", "One component as JSON", "row get bugout map town", &getRow));

        CLI::App *set = addId(addRowVerb(group, "set", "Change fields; FIELD= with nothing removes one",
                                         "row set bugout map town name='Old Town'", &setRowFields));
        set->add_option("FIELD=JSON", m_row.assignments, "Fields and their new values")->required();
        addAnyway(set);

        CLI::App *added =
            addRowVerb(group, "add", "Add a component",
                       "row add bugout rainstorm '{\"id\": \"rain-61\", \"cells\": [\"A1\", \"A2\"]}'", &addRow);
        added->add_option("JSON", m_row.body, "The whole row, with its id")->required();
        addAnyway(added);

        addId(addRowVerb(group, "copy", "Copy a component under a new id", "row copy bugout event fresh-air sea-air",
                         &copyRow))
            ->add_option("NEW", m_row.newId, "The id of the copy")
            ->required();
        addId(addRowVerb(group, "delete", "Delete a component (can be undone)", "row delete bugout event sea-air",
                         &deleteRow));
    }

    CLI::App *addHistoryVerb(CLI::App *group, const char *name, const char *what, const char *example,
                             ExitCode (*verb)(const CliContext &, const HistoryArguments &))
    {
        CLI::App *command = add(group, name, what, example, [this, verb] { return verb(m_context, m_history); });
        command->add_flag("--json", m_history.json, "Print JSON");
        return command;
    }

    void addHistoryVerbs()
    {
        CLI::App *group = addGroup("history", "The past: list, undo, redo, tag, diff, restore", "history list bugout");
        addHistoryVerb(group, "list", "Every edit, with its number and time", "history list bugout", &listHistory)
            ->add_option("PACK", m_history.pack, "Only the edits of this pack");
        addHistoryVerb(group, "undo", "Take back the last edit", "history undo", &undoEdit);
        addHistoryVerb(group, "redo", "Make the edit again that was taken back last", "history redo", &redoEdit);
        addHistoryVerb(group, "tag", "Name the present state as a version", "history tag first-print", &tagVersion)
            ->add_option("NAME", m_history.name, "The version's name")
            ->required();

        CLI::App *diff = addHistoryVerb(group, "diff", "What is different between two versions",
                                        "history diff original now", &diffVersions);
        const char *version = "A version's name, an edit's number, or `now`";
        diff->add_option("A", m_history.from, version)->required();
        diff->add_option("B", m_history.to, version)->required();
        diff->add_option("--pack", m_history.pack, "Only this pack");

        CLI::App *restore = addHistoryVerb(group, "restore", "Go back to a version, wholly or for one component",
                                           "history restore original rainstorm rain-07", &restoreVersion);
        restore->add_option("VERSION", m_history.version, version)->required();
        CLI::Option *kind = restore->add_option("KIND", m_history.kind, "The kind of the component");
        CLI::Option *id = restore->add_option("ID", m_history.id, "Its id");
        kind->needs(id);
        restore->add_option("--pack", m_history.pack, "The pack; needed when several have such a component");
    }

    void addShotVerb()
    {
        CLI::App *shot = add(&m_parser, "shot", "A room or dialog of the window as a picture; needs no display",
                             "shot start --out start.png --size 1440x900 --theme light,dark",
                             [this] { return runShotVerb(m_context, m_shot); });
        shot->add_option("SCREEN", m_shot.screen, "What to show; --list names them");
        shot->add_option("--out", m_shot.out, "The PNG file; with two themes, their names are put before the ending");
        shot->add_option("--size", m_shot.size, "The window's size, as in 1280x800 (default: the screen's own)");
        shot->add_option("--scale", m_shot.scale, "Pixels for each unit of size, 0.5 to 4");
        shot->add_option("--theme", m_shot.themes, "light, dark or both, with commas")->delimiter(',');
        shot->add_option("--seed", m_shot.seed, "The game that is shown, where one is");
        shot->add_option("--moves", m_shot.moves, "Its moves, a file with one a line (default: a bot plays)");
        shot->add_flag("--list", m_shot.list, "List the screens");
    }

    /// Verbs whose machinery is not here yet say so plainly, whatever follows them.
    void addLaterVerbs()
    {
        const auto later = [this](const char *name, const char *what, const char *example) {
            CLI::App *command = add(&m_parser, name, what, example, [this, name] {
                m_context.err << "cardquake " << name << ": this comes with a later version; nothing was done.\n";
                return ExitCode::BadInput;
            });
            command->fallthrough(false)->allow_extras();
        };
        later("compare", "Two versions of a pack, played against each other (comes later)",
              "compare bugout --a original --b now");
        later("ablate", "What each card of a kind does to the game (comes later)", "ablate bugout --kind event");
        later("print", "Sheets and pictures (comes later)", "print bugout --out bugout.pdf");
    }

    CliContext &m_context;
    CLI::App m_parser{"Cardquake: design, playtest and print disaster and escape board games", "cardquake"};
    std::string m_library;
    CLI::Option *m_libraryOption = nullptr;
    Verb m_chosen;
    ScenarioArguments m_scenario;
    PackArguments m_pack;
    RowArguments m_row;
    HistoryArguments m_history;
    PlaytestArguments m_playtest;
    ShotArguments m_shot;
};

/// What a file manager passes when a library is opened there.
bool isLibraryAlone(const std::vector<std::string> &arguments)
{
    return arguments.size() == 1 && !arguments.front().starts_with('-') && arguments.front().ends_with(".cardquake");
}

} // namespace

std::optional<ExitCode> runCommandLine(CliContext &context, std::vector<std::string> arguments)
{
    PlainOutput out(context.out);
    PlainOutput err(context.err);
    CliContext plain{context.in, out, err, context.games, context.library, context.terminal, context.takeShot};
    try {
        if (isLibraryAlone(arguments))
            arguments.insert(arguments.begin(), "--library");
        const std::optional<ExitCode> code = CommandLine(plain).run(std::move(arguments));
        context.library = plain.library;
        if (out.flush())
            return code;
        err << "cardquake: the output could not be written.\n"; // a full disk, a closed pipe
    } catch (const std::exception &error) {
        err << "cardquake: " << error.what() << '\n';
    }
    return ExitCode::BadInput;
}

} // namespace cardquake
