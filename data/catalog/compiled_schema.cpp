// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "data/catalog/compiled_schema.h"

#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wconversion"
#pragma GCC diagnostic ignored "-Wshadow"
#include <valijson/adapters/nlohmann_json_adapter.hpp>
#include <valijson/schema.hpp>
#include <valijson/schema_parser.hpp>
#include <valijson/validation_results.hpp>
#include <valijson/validator.hpp>
#pragma GCC diagnostic pop

#include <array>
#include <optional>
#include <string>
#include <utility>

namespace cardquake {
namespace {

using Adapter = valijson::adapters::NlohmannJsonAdapter;

/// How valijson's sentences begin. It has no codes.
constexpr auto sentences = std::to_array<std::pair<std::string_view, Rule>>({
    {"Value type not permitted", Rule::Type},
    {"Failed to match against any enum", Rule::Values},
    {"Failed to match expected value set by 'const'", Rule::Values},
    {"String should be no", Rule::Length},
    {"Failed to match regex", Rule::Pattern},
    {"Expected number", Rule::Range},
    {"Value should be a multiple", Rule::Step},
    {"Array should contain no", Rule::ItemCount},
    {"Array contains more items", Rule::ItemCount},
    {"Cannot validate item", Rule::ItemCount},
    {"Elements at indexes", Rule::UniqueItems},
    {"Object should have no", Rule::FieldCount},
    {"Missing required property", Rule::RequiredField},
    {"Object contains a property", Rule::UnwantedField},
    {"Failed to validate against any", Rule::Alternatives},
    {"Failed to validate against exactly one", Rule::Form},
});

/// None for the chain of sentences that follows a fault up to the row.
std::optional<Rule> ruleOf(std::string_view sentence)
{
    for (const auto &[beginning, rule] : sentences)
        if (sentence.starts_with(beginning))
            return rule;
    if (sentence.starts_with("Failed to validate"))
        return std::nullopt;
    return Rule::Form;
}

/// `Missing required property 'cells'.` -> `cells`
std::string quoted(std::string_view sentence, std::size_t from)
{
    const std::size_t open = sentence.find('\'', from);
    const std::size_t close = sentence.rfind('\'');
    return open < close ? std::string(sentence.substr(open + 1, close - open - 1)) : std::string();
}

Fault faultOf(const valijson::ValidationResults::Error &error, Rule rule)
{
    Fault fault;
    fault.rule = rule;
    for (std::size_t i = 1; i < error.context.size(); ++i) // 0 is "<root>", the others stand in brackets
        fault.steps.push_back(error.context[i].substr(1, error.context[i].size() - 2));
    if (rule == Rule::RequiredField)
        fault.field = quoted(error.description, 0);
    if (rule == Rule::UnwantedField)
        fault.field = quoted(error.description, error.description.rfind(": '"));
    return fault;
}

} // namespace

struct CompiledSchema::Impl {
    valijson::Schema schema;
    valijson::Validator validator;
};

CompiledSchema::CompiledSchema(const KindCatalog &catalog, std::string_view game, const Json &schema)
    : m_impl(std::make_unique<Impl>())
{
    const auto fetch = [&](const std::string &path) { return catalog.file(game, path); };
    const auto free = [](const Json *) {}; // the catalog keeps its files
    valijson::SchemaParser parser(valijson::SchemaParser::kDraft7);
    parser.populateSchema(Adapter(schema), m_impl->schema, fetch, free);
}

CompiledSchema::~CompiledSchema() = default;

bool CompiledSchema::accepts(const Json &value) const
{
    return m_impl->validator.validate(m_impl->schema, Adapter(value), nullptr);
}

CompiledSchema::Verdict CompiledSchema::judge(const Json &value) const
{
    Verdict verdict;
    valijson::ValidationResults results;
    verdict.accepted = m_impl->validator.validate(m_impl->schema, Adapter(value), &results);
    for (const auto &error : results)
        if (const auto rule = ruleOf(error.description))
            verdict.faults.push_back(faultOf(error, *rule));
    return verdict;
}

const CompiledSchema &SchemaCache::get(std::string_view game, const Json &schema)
{
    // valijson looks for a `$ref` that stands at the top in the wrong document.
    if (schema.is_object() && schema.contains("$ref"))
        return get(game, *m_catalog.target(game, schema.at("$ref").get_ref<const std::string &>()));
    return m_compiled.try_emplace(&schema, m_catalog, game, schema).first->second;
}

} // namespace cardquake
