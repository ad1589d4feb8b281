// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/row_verbs.h"

#include "app/library.h"
#include "data/transfer/pack_text.h"
#include "engine/core/text.h"

#include <algorithm>
#include <functional>
#include <ostream>

namespace cardquake {
namespace {

PackInfo packInfo(const Workshop &library, const std::string &id)
{
    for (PackInfo &pack : library.packs())
        if (pack.id == id)
            return std::move(pack);
    throw BadInputError("There is no pack " + inQuotes(id) + " in " + library.path().string() +
                        ". `cardquake pack list` shows those that are there.");
}

const Kind &kindOf(const Workshop &library, const RowArguments &arguments)
{
    const PackInfo pack = packInfo(library, arguments.pack);
    if (const Kind *kind = builtInKinds().find(pack.game, arguments.kind))
        return *kind;
    std::vector<std::string> names;
    for (const Kind *kind : builtInKinds().kinds(pack.game))
        names.push_back(kind->id);
    throw BadInputError("There is no kind " + inQuotes(arguments.kind) + " in " + pack.name + ". Its kinds are " +
                        joined(names) + ".");
}

ContentRow existingRow(const Workshop &library, const RowArguments &arguments)
{
    if (std::optional<ContentRow> row = library.row(arguments.pack, arguments.kind, arguments.id))
        return std::move(*row);
    throw BadInputError("There is no " + arguments.kind + ' ' + inQuotes(arguments.id) + " in the pack " +
                        inQuotes(arguments.pack) + '.');
}

/// `row set` takes JSON. A text needs no quotes where the field can only be a text.
Json valueOf(const Kind &kind, const std::string &field, const std::string &text)
{
    const Json &properties = kind.schema.at("properties");
    const bool onlyText = properties.contains(field) && properties.at(field).value("type", Json()) == "string";
    Result<Json> value = parseJson(text);
    const bool looksLikeJson = std::string_view("\"{[").find(text.front()) != std::string_view::npos;
    if (onlyText && !(value && value->is_string()) && !looksLikeJson) {
        value = parseJson(toLine(Json(text))); // bytes that are not UTF-8 show as replaced, and are refused below
        if (value->get<std::string>() != text)
            throw BadInputError("The value of " + inQuotes(field) + " is not UTF-8 text.");
    }
    if (!value)
        throw BadInputError("The value of " + inQuotes(field) + " is not JSON: " + value.error().message);
    return std::move(*value);
}

void assign(const Kind &kind, const std::string &assignment, ContentRow &row)
{
    const std::size_t equals = assignment.find('=');
    if (equals == std::string::npos || equals == 0)
        throw BadInputError("Write FIELD=JSON, not " + inQuotes(assignment) + ". For example: population=5");
    const std::string field = assignment.substr(0, equals);
    const std::string text = assignment.substr(equals + 1);
    if (field == "id")
        throw BadInputError("The id is the name others refer to. Copy the row under a new id and delete this one.");
    if (!parseJson(toLine(Json(field))) || Json::parse(toLine(Json(field))) != field)
        throw BadInputError("The name of a field is not UTF-8 text.");
    if (text.empty())
        row.fields.erase(field);
    else
        row.fields[field] = valueOf(kind, field, text);
}

/// Prints what is wrong with the row; an error stops the edit unless it is wanted anyway.
void checkRow(const CliContext &context, const Kind &kind, const ContentRow &row, const RowArguments &arguments)
{
    Diagnostics problems = Validator(builtInKinds()).row(kind.game, kind.id, row);
    if (!hasErrors(problems) || arguments.anyway)
        return;
    for (Diagnostic &problem : problems)
        problem.pack = arguments.pack;
    print(context.err, problems);
    throw BadInputError("Nothing was changed. Use --anyway to make the edit all the same.");
}

/// Makes the edit, and prints what is wrong with the pack since: an edit may well be the first of several that
/// belong together, so what spans rows is told and does not stop it.
bool editRows(const CliContext &context, Workshop &library, const RowArguments &arguments, const std::string &label,
              const std::function<void(Editor &)> &change)
{
    const Diagnostics before = diagnose(library.load(arguments.pack), context.games);
    const bool changed = library.edit({label, {}}, change);
    Diagnostics after = diagnose(library.load(arguments.pack), context.games);
    std::erase_if(after, [&](const Diagnostic &problem) { return std::ranges::find(before, problem) != before.end(); });
    print(context.err, after);
    return changed;
}

/// One line of text, or for scripts an object: what was done ("added"), to which row, and whether it changed anything.
void say(const CliContext &context, const RowArguments &arguments, const char *done, const std::string &id,
         const std::string &text, bool changed = true)
{
    if (arguments.json)
        context.out << toLine({{"done", done},
                               {"pack", arguments.pack},
                               {"kind", arguments.kind},
                               {"id", id},
                               {"changed", changed}})
                    << '\n';
    else
        context.out << (changed ? text : "Nothing changed: it is so already") << '\n';
}

} // namespace

ExitCode listRows(const CliContext &context, const RowArguments &arguments)
{
    const Workshop library = openLibrary(context.library, true);
    const Kind &kind = kindOf(library, arguments);
    Json list = Json::array();
    for (const ContentRow &row : library.rows(arguments.pack, kind.id)) {
        list.push_back(row.fields);
        if (arguments.json)
            continue;
        context.out << onOneLine(row.id);
        if (row.fields.contains("name") && row.fields.at("name").is_string())
            context.out << "  " << onOneLine(row.fields.at("name").get<std::string>());
        if (!kind.copiesField.empty() && row.fields.contains(kind.copiesField))
            context.out << "  x" << toLine(row.fields.at(kind.copiesField));
        context.out << '\n';
    }
    if (arguments.json)
        context.out << toLine(list) << '\n';
    return ExitCode::Ok;
}

ExitCode getRow(const CliContext &context, const RowArguments &arguments)
{
    const Workshop library = openLibrary(context.library, true);
    kindOf(library, arguments);
    context.out << existingRow(library, arguments).fields.dump(2) << '\n';
    return ExitCode::Ok;
}

ExitCode setRowFields(const CliContext &context, const RowArguments &arguments)
{
    Workshop library = openLibrary(context.library);
    const Kind &kind = kindOf(library, arguments);
    ContentRow row = existingRow(library, arguments);
    std::vector<std::string> fields;
    for (const std::string &assignment : arguments.assignments) {
        assign(kind, assignment, row);
        fields.push_back(assignment.substr(0, assignment.find('=')));
        if (std::ranges::count(fields, fields.back()) > 1)
            throw BadInputError("The field " + inQuotes(fields.back()) + " is given twice. Nothing was changed.");
    }
    checkRow(context, kind, row, arguments);
    const bool changed = editRows(context, library, arguments, "Change " + joined(fields) + " of " + arguments.id,
                                  [&](Editor &editor) { editor.setRow(arguments.pack, kind.id, row); });
    say(context, arguments, "set", arguments.id, "Changed " + arguments.id, changed);
    return ExitCode::Ok;
}

ExitCode addRow(const CliContext &context, const RowArguments &arguments)
{
    Workshop library = openLibrary(context.library);
    const Kind &kind = kindOf(library, arguments);
    const Json fields = orBadInput(parseJson(arguments.body));
    if (!fields.is_object() || !fields.contains("id") || !fields.at("id").is_string())
        throw BadInputError("A row is an object with an id, for example {\"id\": \"rain-61\"}.");
    const ContentRow row{fields.at("id").get<std::string>(), fields};
    checkRow(context, kind, row, arguments);
    editRows(context, library, arguments, "Add " + row.id,
             [&](Editor &editor) { editor.addRow(arguments.pack, kind.id, row); });
    say(context, arguments, "added", row.id, "Added " + row.id);
    return ExitCode::Ok;
}

ExitCode copyRow(const CliContext &context, const RowArguments &arguments)
{
    Workshop library = openLibrary(context.library);
    const Kind &kind = kindOf(library, arguments);
    ContentRow copy = existingRow(library, arguments);
    copy.id = arguments.newId;
    copy.fields["id"] = arguments.newId;
    checkRow(context, kind, copy, arguments);
    editRows(context, library, arguments, "Copy " + arguments.id + " to " + arguments.newId,
             [&](Editor &editor) { editor.copyRow(arguments.pack, kind.id, arguments.id, arguments.newId); });
    say(context, arguments, "copied", arguments.newId, "Copied " + arguments.id + " to " + arguments.newId);
    return ExitCode::Ok;
}

ExitCode deleteRow(const CliContext &context, const RowArguments &arguments)
{
    Workshop library = openLibrary(context.library);
    const Kind &kind = kindOf(library, arguments);
    existingRow(library, arguments);
    editRows(context, library, arguments, "Delete " + arguments.id,
             [&](Editor &editor) { editor.deleteRow(arguments.pack, kind.id, arguments.id); });
    say(context, arguments, "deleted", arguments.id,
        "Deleted " + arguments.id + "; `cardquake history undo` brings it back");
    return ExitCode::Ok;
}

} // namespace cardquake
