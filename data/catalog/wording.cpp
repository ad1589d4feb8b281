// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "data/catalog/wording.h"

#include <algorithm>
#include <cctype>

namespace cardquake {
namespace {

constexpr std::size_t longestList = 16;

bool isUpper(char c)
{
    return std::isupper(static_cast<unsigned char>(c)) != 0;
}

} // namespace

std::string inSentence(std::string_view title)
{
    std::string text(title);
    if (!text.empty() && (text.size() == 1 || !isUpper(text[1])))
        text[0] = static_cast<char>(std::tolower(static_cast<unsigned char>(text[0])));
    return text;
}

std::string withArticle(const std::string &noun)
{
    const bool vowel = !noun.empty() && std::string_view("aeioAEIO").find(noun[0]) != std::string_view::npos;
    return (vowel ? "an " : "a ") + noun;
}

std::string capitalised(std::string text)
{
    if (!text.empty())
        text[0] = static_cast<char>(std::toupper(static_cast<unsigned char>(text[0])));
    return text;
}

std::string counted(std::size_t count, std::string_view one, std::string_view many)
{
    return std::to_string(count) + ' ' + std::string(count == 1 ? one : many);
}

std::string listed(std::span<const std::string> words, std::string_view last)
{
    const std::size_t shown = std::min(words.size(), longestList);
    std::string text;
    for (std::size_t i = 0; i < shown; ++i) {
        if (i > 0)
            text += i + 1 == words.size() && !last.empty() ? ' ' + std::string(last) + ' ' : std::string(", ");
        text += words[i];
    }
    return shown == words.size() ? text : text + " and " + std::to_string(words.size() - shown) + " more";
}

std::string rangeInWords(const Json *lowest, const Json *highest)
{
    if (lowest && highest)
        return *lowest == *highest ? "exactly " + toLine(*lowest) : toLine(*lowest) + " to " + toLine(*highest);
    if (lowest)
        return toLine(*lowest) + " or more";
    return highest ? "up to " + toLine(*highest) : "any";
}

std::string choiceInWords(const Json &value)
{
    if (value.is_null())
        return "empty";
    return value.is_string() ? value.get<std::string>() : excerpt(value);
}

} // namespace cardquake
