// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "data/transfer/cell_text.h"

#include "data/transfer/pack_text.h"
#include "data/transfer/utf8.h"

#include <algorithm>

namespace cardquake {
namespace {

constexpr std::string_view jsonMark = "json:";
constexpr std::string_view formulaSigns = "=+-@";
constexpr std::string_view jsonOpeners = "[{\"";

/// The schema of a field with its references followed; null when the kind has no such field.
const Json *fieldSchema(const KindCatalog &catalog, const Kind &kind, std::string_view field)
{
    const Json &properties = kind.schema.at("properties");
    const auto property = properties.find(field);
    const Json *schema = property == properties.end() ? nullptr : &*property;
    while (schema && schema->contains("$ref"))
        schema = catalog.target(kind.game, schema->at("$ref").get_ref<const std::string &>());
    return schema;
}

CellValue textFromCell(std::string_view cell)
{
    if (cell.starts_with('"'))
        if (Result<Json> literal = parseJson(cell); literal && literal->is_string())
            return {std::move(*literal)};
    if (cell.starts_with(jsonMark))
        if (Result<Json> value = parseJson(cell.substr(jsonMark.size())))
            return {std::move(*value)};
    return {cell};
}

bool equalsIgnoringCase(std::string_view cell, std::string_view upper)
{
    return std::ranges::equal(cell, upper, [](char a, char b) { return a == b || a == b + ('a' - 'A'); });
}

bool mayStandPlain(std::string_view text)
{
    const auto isControl = [](char c) { return static_cast<unsigned char>(c) < 0x20U && c != '\n' && c != '\t'; };
    return !text.empty() && formulaSigns.find(text.front()) == std::string_view::npos &&
           std::ranges::none_of(text, isControl) && !firstBadUtf8(text);
}

} // namespace

CellType cellType(const KindCatalog &catalog, const Kind &kind, std::string_view field)
{
    if (field == "id")
        return CellType::Text;
    const Json *schema = fieldSchema(catalog, kind, field);
    const Json type = schema && schema->contains("type") ? schema->at("type") : Json();
    if (type == "string")
        return CellType::Text;
    if (type == "number" || type == "integer")
        return CellType::Number;
    if (type == "boolean")
        return CellType::Boolean;
    if (type == "array" || type == "object")
        return CellType::Nested;
    return CellType::Any;
}

std::string toCell(CellType type, const Json &value)
{
    if (value.is_string() && (type == CellType::Text || type == CellType::Any)) {
        const auto &text = value.get_ref<const std::string &>();
        if (mayStandPlain(text)) {
            const CellValue readBack = fromCell(type, text);
            if (!readBack.isWrong && readBack.value == value)
                return text;
        }
        return compactJson(value);
    }
    return (type == CellType::Text ? std::string(jsonMark) : std::string()) + compactJson(value);
}

CellValue fromCell(CellType type, std::string_view cell)
{
    if (type == CellType::Text)
        return textFromCell(cell);
    const bool mayBeBoolean = type == CellType::Boolean || type == CellType::Any;
    if (mayBeBoolean && equalsIgnoringCase(cell, "TRUE"))
        return {true};
    if (mayBeBoolean && equalsIgnoringCase(cell, "FALSE"))
        return {false};
    if (Result<Json> value = parseJson(cell))
        return {std::move(*value)};
    const bool mayBePlain = type == CellType::Any && jsonOpeners.find(cell.front()) == std::string_view::npos;
    return {cell, !mayBePlain};
}

std::string_view inWords(CellType type)
{
    switch (type) {
    case CellType::Text:
        return "a text";
    case CellType::Number:
        return "a number";
    case CellType::Boolean:
        return "true or false";
    case CellType::Nested:
    case CellType::Any:
        return "valid JSON";
    }
    return "";
}

} // namespace cardquake
