// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/core/json.h"

#include <algorithm>
#include <optional>
#include <set>
#include <vector>

namespace cardquake {
namespace {

// Deep enough for any effect tree, shallow enough for the recursive writer.
constexpr int deepestNesting = 200;
constexpr std::size_t longestExcerpt = 60;

/// Watches the parser go by and remembers the first thing we refuse although it is valid JSON.
class Strictness {
public:
    bool operator()(int depth, Json::parse_event_t event, const Json &parsed)
    {
        if (depth > deepestNesting)
            complain("nesting deeper than " + std::to_string(deepestNesting) + " levels");
        if (event == Json::parse_event_t::object_start)
            m_keys.emplace_back();
        else if (event == Json::parse_event_t::object_end)
            m_keys.pop_back();
        else if (event == Json::parse_event_t::key && !m_keys.back().insert(parsed.get<std::string>()).second)
            complain("the key " + excerpt(parsed) + " stands twice in one object");
        return true;
    }

    const std::optional<std::string> &complaint() const { return m_complaint; }

private:
    void complain(std::string text)
    {
        if (!m_complaint)
            m_complaint = std::move(text);
    }

    std::vector<std::set<std::string>> m_keys;
    std::optional<std::string> m_complaint;
};

/// "line 3, column 14": the parser counts bytes, people count lines.
std::string placeOf(std::string_view text, std::size_t byte)
{
    const std::string_view before = text.substr(0, std::min(byte > 0 ? byte - 1 : 0, text.size()));
    const auto line = 1 + std::count(before.begin(), before.end(), '\n');
    const std::size_t lineStart = before.rfind('\n');
    const std::size_t column = lineStart == std::string_view::npos ? before.size() + 1 : before.size() - lineStart;
    return "line " + std::to_string(line) + ", column " + std::to_string(column);
}

/// The library's message without its own prefix, which repeats what placeOf says better.
std::string reasonOf(const Json::exception &error)
{
    const std::string text = error.what();
    const std::size_t dash = text.find(" - ");
    if (dash != std::string::npos)
        return text.substr(dash + 3);
    const std::size_t bracket = text.find("] ");
    return bracket == std::string::npos ? text : text.substr(bracket + 2);
}

} // namespace

Result<Json> parseJson(std::string_view text)
{
    Strictness strictness;
    try {
        Json value = Json::parse(text, std::ref(strictness));
        if (strictness.complaint())
            return failure("bad-json", "This JSON cannot be taken: " + *strictness.complaint() + ".");
        return value;
    } catch (const Json::parse_error &error) {
        return failure("bad-json", "Not valid JSON at " + placeOf(text, error.byte) + ": " + reasonOf(error) + ".");
    } catch (const Json::exception &error) {
        return failure("bad-json", "Not valid JSON: " + reasonOf(error) + ".");
    }
}

std::string toLine(const Json &value)
{
    return value.dump(-1, ' ', false, Json::error_handler_t::replace);
}

std::string_view typeInWords(const Json &value)
{
    switch (value.type()) {
    case Json::value_t::null:
        return "nothing";
    case Json::value_t::boolean:
        return "yes or no";
    case Json::value_t::number_integer:
    case Json::value_t::number_unsigned:
        return "a whole number";
    case Json::value_t::number_float:
        return "a number";
    case Json::value_t::string:
        return "a text";
    case Json::value_t::array:
        return "a list";
    case Json::value_t::object:
        return "a group of fields";
    default:
        return "something unknown";
    }
}

std::string excerpt(const Json &value)
{
    std::string text = toLine(value);
    if (text.size() <= longestExcerpt)
        return text;
    std::size_t cut = longestExcerpt;
    while (cut > 0 && (static_cast<unsigned char>(text[cut]) & 0xC0U) == 0x80U) // never inside a UTF-8 character
        --cut;
    return text.substr(0, cut) + "...";
}

} // namespace cardquake
