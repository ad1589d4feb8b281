// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "data/catalog/oversize.h"

#include <algorithm>

namespace cardquake {
namespace {

bool continuesCharacter(char c)
{
    return (static_cast<unsigned char>(c) & 0xC0U) == 0x80U;
}

bool isReadable(const std::string &text)
{
    if (std::ranges::none_of(text, [](char c) { return static_cast<unsigned char>(c) >= 0x80U; }))
        return true;
    try {
        [[maybe_unused]] const std::string line = Json(text).dump();
        return true;
    } catch (const Json::type_error &) { // the writer refuses what is not UTF-8
        return false;
    }
}

std::string readable(const std::string &text)
{
    return isReadable(text) ? text : Json::parse(toLine(Json(text))).get<std::string>();
}

std::string shortened(const std::string &text)
{
    std::size_t cut = std::min(text.size(), longestPatternText);
    while (cut > 0 && cut < text.size() && continuesCharacter(text[cut]))
        --cut;
    return text.substr(0, cut);
}

bool isTameText(const std::string &text)
{
    return text.size() <= longestPatternText && isReadable(text);
}

bool isTame(const Json &value, int depth)
{
    if (value.is_string())
        return isTameText(value.get_ref<const std::string &>());
    if (!value.is_structured())
        return true;
    if (depth > deepestNesting || value.size() > mostEntries)
        return false;
    if (value.is_array())
        return std::ranges::all_of(value, [depth](const Json &item) { return isTame(item, depth + 1); });
    return std::ranges::all_of(value.get_ref<const Json::object_t &>(), [depth](const auto &member) {
        return isTameText(member.first) && isTame(member.second, depth + 1);
    });
}

bool isTooDeep(const Json &value, int depth)
{
    if (!value.is_structured())
        return false;
    return depth > deepestNesting ||
           std::ranges::any_of(value, [depth](const Json &inner) { return isTooDeep(inner, depth + 1); });
}

/// Copies a value, cutting what is too big.
class Tamer {
public:
    explicit Tamer(std::vector<Fault> &faults)
        : m_faults(faults)
    {
    }

    Json copy(const Json &value)
    {
        if (value.is_string())
            return text(value.get_ref<const std::string &>());
        if (value.is_array())
            return list(value);
        if (value.is_object())
            return group(value);
        return value;
    }

private:
    Json text(const std::string &value)
    {
        if (!isReadable(value))
            report(Rule::Readable, value.size());
        if (value.size() > longestPatternText)
            report(Rule::Length, lengthOf(value));
        return shortened(readable(value));
    }

    Json list(const Json &value)
    {
        if (value.size() > mostEntries)
            report(Rule::ItemCount, value.size());
        Json result = Json::array();
        for (std::size_t i = 0; i < std::min(value.size(), mostEntries); ++i)
            result.push_back(inside(std::to_string(i), value[i]));
        return result;
    }

    Json group(const Json &value)
    {
        if (value.size() > mostEntries)
            report(Rule::FieldCount, value.size());
        Json result = Json::object();
        for (const auto &[name, inner] : value.items()) {
            if (result.size() == mostEntries)
                break;
            if (isTameText(name))
                result[name] = m_steps.empty() && isTooDeep(inner, 1) ? tooDeep(name) : inside(name, inner);
            else
                report(Rule::FieldName, lengthOf(name), excerpt(shortened(readable(name))));
        }
        return result;
    }

    Json tooDeep(const std::string &name)
    {
        m_steps.push_back(name);
        report(Rule::Depth, 0);
        m_steps.pop_back();
        return nullptr;
    }

    Json inside(const std::string &step, const Json &value)
    {
        m_steps.push_back(step);
        Json result = copy(value);
        m_steps.pop_back();
        return result;
    }

    void report(Rule rule, std::size_t count, std::string field = {})
    {
        m_faults.push_back({m_steps, rule, std::move(field), count});
    }

    std::vector<Fault> &m_faults;
    std::vector<std::string> m_steps;
};

} // namespace

TamedRow::TamedRow(const Json &fields)
    : m_original(fields)
{
    if (!isTame(fields, 0))
        m_copy = Tamer(m_faults).copy(fields);
}

std::size_t lengthOf(std::string_view text)
{
    return static_cast<std::size_t>(std::ranges::count_if(text, [](char c) { return !continuesCharacter(c); }));
}

} // namespace cardquake
