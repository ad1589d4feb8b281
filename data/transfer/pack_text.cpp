// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "data/transfer/pack_text.h"

#include "data/transfer/field_order.h"
#include "data/transfer/row_collector.h"

#include <algorithm>
#include <array>

namespace cardquake {
namespace {

constexpr std::array<std::string_view, 5> leadingKeys = {"id", "do", "mod", "verb", "label"};

void appendCompact(std::string &text, const Json &value);

void appendMember(std::string &text, const std::string &key, const Json &value)
{
    if (text.back() != '{')
        text += ", ";
    text += toLine(key) + ": ";
    appendCompact(text, value);
}

void appendObject(std::string &text, const Json &object)
{
    text += '{';
    for (const std::string_view key : leadingKeys)
        if (const auto member = object.find(key); member != object.end())
            appendMember(text, member.key(), *member);
    for (const auto &[key, value] : object.items())
        if (std::ranges::find(leadingKeys, key) == leadingKeys.end())
            appendMember(text, key, value);
    text += '}';
}

void appendCompact(std::string &text, const Json &value)
{
    if (value.is_object())
        return appendObject(text, value);
    if (!value.is_array()) {
        text += toLine(value);
        return;
    }
    text += '[';
    const char *separator = "";
    for (const Json &item : value) {
        text += separator;
        appendCompact(text, item);
        separator = ", ";
    }
    text += ']';
}

void appendRow(std::string &text, const FieldOrder &order, const Json &fields)
{
    const char *separator = "\n";
    const auto append = [&](const std::string &field, const Json &value) {
        text += separator;
        text += "    " + toLine(field) + ": ";
        appendCompact(text, value);
        separator = ",\n";
    };
    text += "  {";
    for (const std::string &field : order.known())
        if (const auto found = fields.find(field); found != fields.end())
            append(field, *found);
    for (const auto &[field, value] : fields.items())
        if (!order.knows(field))
            append(field, value);
    text += "\n  }";
}

/// The line on which each item of the list begins. The text is known to be valid JSON, so a walk over its brackets
/// is enough; the parser itself does not tell.
std::vector<std::size_t> linesOfItems(std::string_view text)
{
    std::vector<std::size_t> lines;
    std::size_t line = 1;
    int depth = 0;
    bool expectsItem = false;
    for (std::size_t at = 0; at < text.size(); ++at) {
        const char c = text[at];
        if (c == '\n')
            ++line;
        if (c == '\n' || c == '\r' || c == ' ' || c == '\t')
            continue;
        if (expectsItem && c != ']')
            lines.push_back(line);
        expectsItem = (c == '[' && depth == 0) || (c == ',' && depth == 1);
        if (c == '"')
            while (text[++at] != '"')
                at += text[at] == '\\' ? 1 : 0;
        else if (c == '[' || c == '{')
            ++depth;
        else if (c == ']' || c == '}')
            --depth;
    }
    return lines;
}

} // namespace

std::string compactJson(const Json &value)
{
    std::string text;
    appendCompact(text, value);
    return text;
}

std::string rowsToJson(const Kind *kind, const std::vector<ContentRow> &rows)
{
    const FieldOrder order(kind);
    std::string text = "[";
    const char *separator = "\n";
    for (const ContentRow &row : rows) {
        text += separator;
        appendRow(text, order, row.fields);
        separator = ",\n";
    }
    text += rows.empty() ? "]\n" : "\n]\n";
    return text;
}

Imported<std::vector<ContentRow>> rowsFromJson(std::string_view text)
{
    Result<Json> list = parseJson(text);
    if (!list)
        return importFailure({importProblem(list.error().message)});
    if (!list->is_array())
        return importFailure({importProblem("The file must hold a list of rows in [ ], but it holds " +
                                            std::string(typeInWords(*list)) + ".")});
    const std::vector<std::size_t> lines = linesOfItems(text);
    RowCollector rows;
    for (std::size_t i = 0; i < list->size(); ++i)
        rows.add(std::move((*list)[i]), lines[i]);
    return std::move(rows).finish();
}

} // namespace cardquake
