// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/core/check_tools.h"

#include <cstdint>

namespace cardquake {
namespace {

/// Far above every limit of the schemas, and small enough that sums cannot overflow.
constexpr std::int64_t largestNumber = 100'000;

Diagnostic finding(Severity severity, const Spot &spot, std::string message, std::string fix)
{
    return {severity, {}, std::string(spot.kind), std::string(spot.row), spot.path, std::move(message), std::move(fix)};
}

} // namespace

void Findings::error(const Spot &spot, std::string message, std::string fix)
{
    m_list.push_back(finding(Severity::Error, spot, std::move(message), std::move(fix)));
}

void Findings::warning(const Spot &spot, std::string message, std::string fix)
{
    m_list.push_back(finding(Severity::Warning, spot, std::move(message), std::move(fix)));
}

std::optional<std::string> textField(const Json &fields, std::string_view key)
{
    const auto found = fields.find(key);
    if (found == fields.end() || !found->is_string())
        return std::nullopt;
    return found->get<std::string>();
}

std::optional<int> numberOf(const Json &value)
{
    if (!value.is_number_integer())
        return std::nullopt;
    const auto number = value.get<std::int64_t>();
    if (number < -largestNumber || number > largestNumber)
        return std::nullopt;
    return static_cast<int>(number);
}

std::optional<int> numberField(const Json &fields, std::string_view key)
{
    const auto found = fields.find(key);
    return found == fields.end() ? std::nullopt : numberOf(*found);
}

bool flagField(const Json &fields, std::string_view key)
{
    const auto found = fields.find(key);
    return found != fields.end() && found->is_boolean() && found->get<bool>();
}

const Json &listField(const Json &fields, std::string_view key)
{
    static const Json none = Json::array();
    const auto found = fields.find(key);
    return found != fields.end() && found->is_array() ? *found : none;
}

const Json &objectField(const Json &fields, std::string_view key)
{
    static const Json none = Json::object();
    const auto found = fields.find(key);
    return found != fields.end() && found->is_object() ? *found : none;
}

std::vector<std::string> textsField(const Json &fields, std::string_view key)
{
    std::vector<std::string> texts;
    for (const Json &item : listField(fields, key))
        if (item.is_string())
            texts.push_back(item.get<std::string>());
    return texts;
}

std::optional<int> figure(const ContentRows &rows, std::string_view key)
{
    const Json *value = rows.constant(key);
    return value ? numberOf(*value) : std::nullopt;
}

std::string inWords(const std::vector<std::string> &items)
{
    std::string words;
    for (std::size_t i = 0; i < items.size(); ++i) {
        if (i > 0)
            words += i + 1 == items.size() ? " and " : ", ";
        words += items[i];
    }
    return words;
}

} // namespace cardquake
