// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/json.h"

#include <span>
#include <string>
#include <string_view>

namespace cardquake {

/// `Rainstorm card` -> `rainstorm card`; a name in capitals stays.
std::string inSentence(std::string_view title);
/// `rainstorm card` -> `a rainstorm card`, `event` -> `an event`.
std::string withArticle(const std::string &noun);
std::string capitalised(std::string text);

/// `1 entry`, `3 entries`.
std::string counted(std::size_t count, std::string_view one, std::string_view many);

/// `urban, landmark or terrain`. A long list is cut.
std::string listed(std::span<const std::string> words, std::string_view last);

/// `0 to 8`, `2 or more`, `up to 8`, `exactly 3`, as far as there are limits.
std::string rangeInWords(const Json *lowest, const Json *highest);

/// A value of a list to choose from: a text without its quotes.
std::string choiceInWords(const Json &value);

} // namespace cardquake
