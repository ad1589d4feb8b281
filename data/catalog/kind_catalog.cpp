// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "data/catalog/kind_catalog.h"

#include "data/catalog/closest.h"
#include "data/catalog/schema_document.h"

#include <algorithm>
#include <limits>
#include <tuple>

namespace cardquake {
namespace {

constexpr std::string_view kindsFolder = "kinds/";
constexpr std::string_view sharedFolder = "shared/";
constexpr std::string_view suffix = ".json";
constexpr int mostHops = 20; // from one `$ref` to the next

tl::unexpected<Error> fault(const std::string &what)
{
    return failure("bad-kind", what);
}

Result<std::string> textHint(const Json &schema, const char *word, const std::string &otherwise)
{
    const auto found = schema.find(word);
    if (found == schema.end())
        return otherwise;
    if (!found->is_string() || found->get_ref<const std::string &>().empty())
        return fault(std::string(word) + " must be a text.");
    return found->get<std::string>();
}

Result<std::optional<int>> countHint(const Json &schema, const char *word)
{
    const auto found = schema.find(word);
    if (found == schema.end())
        return std::nullopt;
    if (!found->is_number_integer() || *found < 0 || *found > std::numeric_limits<int>::max())
        return fault(std::string(word) + " must be a whole number of 0 or more.");
    return found->get<int>();
}

/// The parsed schema has its names sorted, so the order of the fields is read from the text once more.
std::vector<std::string> fieldsInOrder(std::string_view text)
{
    std::vector<std::string> fields{"id"};
    const auto ordered = nlohmann::ordered_json::parse(text);
    for (const auto &[name, schema] : ordered.at("properties").items())
        if (name != "id")
            fields.push_back(name);
    return fields;
}

Result<void> checkShape(const Json &schema, const Kind &kind)
{
    if (!schema.is_object())
        return fault("a schema must be a group of fields, but it is " + std::string(typeInWords(schema)) + '.');
    const std::string name = kind.game + '/' + kind.id;
    if (schema.value("$id", Json(name)) != name)
        return fault("$id is " + excerpt(schema["$id"]) + "; it must be \"" + name + "\".");
    if (!schema.contains("title"))
        return fault("the title is missing.");
    if (schema.value("type", Json()) != "object")
        return fault("type must be \"object\".");
    const auto properties = schema.find("properties");
    if (properties == schema.end() || !properties->is_object())
        return fault("properties must be a group of fields.");
    if (!properties->contains("id"))
        return fault("properties must name the field id.");
    return {};
}

/// Fills the kind from the words of its schema.
Result<void> readHints(const Json &schema, Kind &kind)
{
    const auto title = textHint(schema, "title", "");
    const auto plural = title ? textHint(schema, "x-plural", *title + 's') : title;
    const auto description = textHint(schema, "description", "");
    const auto copies = textHint(schema, "x-copies", "");
    for (const auto *hint : {&title, &plural, &description, &copies})
        if (!*hint)
            return tl::unexpected(hint->error());
    const auto order = countHint(schema, "x-order");
    const auto rows = countHint(schema, "x-rows");
    const auto total = countHint(schema, "x-total");
    for (const auto *hint : {&order, &rows, &total})
        if (!*hint)
            return tl::unexpected(hint->error());
    if (!copies->empty() && !schema["properties"].contains(*copies))
        return fault("x-copies names the field \"" + *copies + "\", which is not among the properties.");
    kind.title = *title;
    kind.plural = *plural;
    kind.description = *description;
    kind.copiesField = *copies;
    kind.order = order->value_or(0);
    kind.rows = *rows;
    kind.total = *total;
    return {};
}

Result<Kind> readKind(std::string_view game, std::string_view path, Json schema, std::string_view text)
{
    Kind kind;
    kind.game = game;
    kind.id = path.substr(0, path.size() - suffix.size());
    if (const auto fine = checkShape(schema, kind); !fine)
        return tl::unexpected(fine.error());
    if (const auto fine = readHints(schema, kind); !fine)
        return tl::unexpected(fine.error());
    kind.fields = fieldsInOrder(text);
    kind.schema = std::move(schema);
    return kind;
}

/// An `x-ref` is one kind or a list of kinds.
Result<void> checkKindNames(const KindCatalog &catalog, std::string_view game, const Json &names)
{
    if (names.is_boolean()) // `x-ref-keys: true`: the kinds stand in `x-ref`
        return {};
    for (const Json &name : names.is_array() ? names : Json::array({names})) {
        if (!name.is_string())
            return fault("x-ref must name a kind.");
        if (catalog.find(game, name.get_ref<const std::string &>()))
            continue;
        std::vector<std::string> known;
        for (const Kind *kind : catalog.kinds(game))
            known.push_back(kind->id);
        return fault("x-ref names the kind " + excerpt(name) + ", which the game does not have. " +
                     didYouMean(name.get_ref<const std::string &>(), known));
    }
    return {};
}

Result<void> checkReference(const KindCatalog &catalog, std::string_view game, const Json &schema)
{
    const Json *place = &schema;
    for (int hops = 0; place->is_object() && place->contains("$ref"); ++hops) {
        const auto &ref = place->at("$ref").get_ref<const std::string &>();
        if (hops == mostHops)
            return fault("$ref \"" + ref + "\" leads in a circle.");
        place = catalog.target(game, ref);
        if (!place)
            return fault("$ref \"" + ref + "\" points at nothing.");
    }
    for (const char *word : {"x-ref", "x-ref-keys"})
        if (schema.is_object() && schema.contains(word))
            if (auto fine = checkKindNames(catalog, game, schema.at(word)); !fine)
                return fine;
    return {};
}

tl::unexpected<Error> inFile(const std::string &path, const Error &error)
{
    return failure("bad-kind", path + ": " + error.message);
}

} // namespace

Result<KindCatalog> KindCatalog::load(std::span<const EmbeddedFile> files)
{
    KindCatalog catalog;
    for (const EmbeddedFile &file : files)
        if (file.path.starts_with(kindsFolder) && file.path.ends_with(suffix))
            if (const auto fine = catalog.addFile(file.path, file.text); !fine)
                return inFile(std::string(file.path), fine.error());
    std::ranges::sort(catalog.m_kinds, {}, [](const Kind &kind) { return std::tie(kind.game, kind.order, kind.id); });
    if (const auto fine = catalog.checkReferences(); !fine)
        return tl::unexpected(fine.error());
    return catalog;
}

Result<void> KindCatalog::addFile(std::string_view path, std::string_view text)
{
    const std::string_view inside = path.substr(kindsFolder.size());
    const std::size_t slash = inside.find('/');
    if (slash == std::string_view::npos)
        return fault("a schema belongs into the folder of its game.");
    const std::string_view game = inside.substr(0, slash);
    const std::string_view file = inside.substr(slash + 1);
    auto schema = parseJson(text);
    if (!schema)
        return tl::unexpected(schema.error());
    if (auto fine = prepareSchema(*schema, file); !fine)
        return fine;
    if (file.starts_with(sharedFolder)) {
        m_shared.push_back({std::string(game), std::string(file), std::move(*schema)});
        return {};
    }
    auto kind = readKind(game, file, std::move(*schema), text);
    if (!kind)
        return tl::unexpected(kind.error());
    m_kinds.push_back(std::move(*kind));
    return {};
}

Result<void> KindCatalog::checkReferences()
{
    const auto check = [this](const std::string &game, const std::string &path, Json &document) -> Result<void> {
        const auto fine = eachSchema(
            document, [&](const Json &schema, const std::string &) { return checkReference(*this, game, schema); });
        if (!fine)
            return inFile(std::string(kindsFolder) + game + '/' + path, fine.error());
        return {};
    };
    for (SharedFile &shared : m_shared)
        if (auto fine = check(shared.game, shared.path, shared.schema); !fine)
            return fine;
    for (Kind &kind : m_kinds)
        if (auto fine = check(kind.game, kind.id + std::string(suffix), kind.schema); !fine)
            return fine;
    return {};
}

std::vector<std::string> KindCatalog::games() const
{
    std::vector<std::string> names;
    for (const Kind &kind : m_kinds)
        if (names.empty() || names.back() != kind.game)
            names.push_back(kind.game);
    return names;
}

std::vector<const Kind *> KindCatalog::kinds(std::string_view game) const
{
    std::vector<const Kind *> list;
    for (const Kind &kind : m_kinds)
        if (kind.game == game)
            list.push_back(&kind);
    return list;
}

const Kind *KindCatalog::find(std::string_view game, std::string_view kind) const
{
    const auto found = std::ranges::find_if(m_kinds, [&](const Kind &k) { return k.game == game && k.id == kind; });
    return found == m_kinds.end() ? nullptr : &*found;
}

const Json *KindCatalog::file(std::string_view game, std::string_view path) const
{
    for (const SharedFile &shared : m_shared)
        if (shared.game == game && shared.path == path)
            return &shared.schema;
    if (!path.ends_with(suffix))
        return nullptr;
    const Kind *kind = find(game, path.substr(0, path.size() - suffix.size()));
    return kind ? &kind->schema : nullptr;
}

const Json *KindCatalog::target(std::string_view game, std::string_view ref) const
{
    const std::size_t hash = std::min(ref.find('#'), ref.size());
    const Json *document = file(game, ref.substr(0, hash));
    const std::string place(ref.substr(std::min(hash + 1, ref.size())));
    if (!document || place.empty())
        return document;
    try {
        const Json::json_pointer pointer(place);
        return document->contains(pointer) ? &document->at(pointer) : nullptr;
    } catch (const Json::exception &) { // not a JSON pointer, so it points at nothing
        return nullptr;
    }
}

} // namespace cardquake
