// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "data/catalog/schema_document.h"

#include "data/catalog/closest.h"

#include <algorithm>
#include <array>
#include <vector>

namespace cardquake {
namespace {

constexpr auto holdsOneSchema = std::to_array<std::string_view>(
    {"items", "additionalItems", "additionalProperties", "propertyNames", "contains", "not", "if", "then", "else"});
constexpr auto holdsSchemaList = std::to_array<std::string_view>({"allOf", "anyOf", "oneOf", "items"});
constexpr auto holdsNamedSchemas = std::to_array<std::string_view>({"properties", "definitions"});

constexpr auto annotations = std::to_array<std::string_view>(
    {"$ref", "$schema", "$id", "$comment", "title", "description", "default", "examples", "definitions"});
constexpr auto constraints = std::to_array<std::string_view>({"type",
                                                              "enum",
                                                              "const",
                                                              "minimum",
                                                              "maximum",
                                                              "exclusiveMinimum",
                                                              "multipleOf",
                                                              "minLength",
                                                              "exclusiveMaximum",
                                                              "maxLength",
                                                              "pattern",
                                                              "minItems",
                                                              "maxItems",
                                                              "uniqueItems",
                                                              "items",
                                                              "additionalItems",
                                                              "contains",
                                                              "required",
                                                              "properties",
                                                              "minProperties",
                                                              "maxProperties",
                                                              "propertyNames",
                                                              "allOf",
                                                              "additionalProperties",
                                                              "anyOf",
                                                              "oneOf",
                                                              "not",
                                                              "if",
                                                              "then",
                                                              "else"});

bool isHint(std::string_view word)
{
    return word.starts_with("x-");
}

bool isAnnotation(std::string_view word)
{
    return isHint(word) || std::ranges::find(annotations, word) != annotations.end();
}

std::string below(const std::string &place, std::string_view word)
{
    return place.empty() ? std::string(word) : place + '/' + std::string(word);
}

Result<void> walk(Json &schema, const std::string &place, const SchemaVisitor &visit)
{
    if (auto fine = visit(schema, place); !fine || !schema.is_object())
        return fine;
    const auto into = [&](Json &inner, const std::string &name) { return walk(inner, below(place, name), visit); };
    for (const std::string_view word : holdsOneSchema)
        if (const auto found = schema.find(word); found != schema.end() && !found->is_array())
            if (auto fine = into(*found, std::string(word)); !fine)
                return fine;
    for (const std::string_view word : holdsSchemaList)
        if (const auto found = schema.find(word); found != schema.end() && found->is_array())
            for (std::size_t i = 0; i < found->size(); ++i)
                if (auto fine = into((*found)[i], std::string(word) + '/' + std::to_string(i)); !fine)
                    return fine;
    for (const std::string_view word : holdsNamedSchemas)
        if (const auto found = schema.find(word); found != schema.end() && found->is_object())
            for (auto &[name, inner] : found->items())
                if (auto fine = into(inner, std::string(word) + '/' + name); !fine)
                    return fine;
    return {};
}

tl::unexpected<Error> fault(const std::string &place, const std::string &what)
{
    return failure("bad-kind", (place.empty() ? "" : "at " + place + ": ") + what);
}

Result<void> checkWords(const Json &schema, const std::string &place)
{
    const bool isReference = schema.contains("$ref");
    for (const auto &[word, value] : schema.items()) {
        if (isAnnotation(word))
            continue;
        if (std::ranges::find(constraints, word) == constraints.end()) {
            std::vector<std::string> known(constraints.begin(), constraints.end());
            known.insert(known.end(), annotations.begin(), annotations.end());
            return fault(place, "the word \"" + word + "\" is not known here. " + didYouMean(word, known));
        }
        if (isReference)
            return fault(place, "\"" + word + "\" beside $ref would be ignored; put both into an allOf.");
    }
    return {};
}

/// `#/definitions/x` -> `shared/effects.json#/definitions/x`. A path is seen from the game's folder; inside `shared/`
/// a neighbour may be named alone.
std::string withFile(const std::string &ref, std::string_view path)
{
    if (ref.starts_with('#'))
        return std::string(path) + ref;
    return path.starts_with("shared/") && !ref.starts_with("shared/") ? "shared/" + ref : ref;
}

} // namespace

Result<void> eachSchema(Json &document, const SchemaVisitor &visit)
{
    return walk(document, "", visit);
}

Result<void> prepareSchema(Json &document, std::string_view path)
{
    return eachSchema(document, [path](Json &schema, const std::string &place) -> Result<void> {
        if (schema.is_boolean())
            return {};
        if (!schema.is_object())
            return fault(place,
                         "a schema must be a group of fields, but it is " + std::string(typeInWords(schema)) + '.');
        if (const auto ref = schema.find("$ref"); ref != schema.end()) {
            if (!ref->is_string())
                return fault(place, "$ref must be a text.");
            *ref = withFile(ref->get<std::string>(), path);
        }
        return checkWords(schema, place);
    });
}

} // namespace cardquake
