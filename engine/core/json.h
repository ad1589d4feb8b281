// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/result.h"

#include <nlohmann/json.hpp>

#include <string>
#include <string_view>

namespace cardquake {

using Json = nlohmann::json;

/// Parses a JSON text from outside. Unlike the bare parser it also refuses what would be lost or would hurt later:
/// an object key given twice, and nesting so deep that writing it out again could overflow the stack.
Result<Json> parseJson(std::string_view text);

/// One line of JSON. Bytes that are not UTF-8 (they can only come from a message about bad input) are replaced.
std::string toLine(const Json &value);

/// "a text", "a whole number", "a list"...: what a value is, in a designer's words.
std::string_view typeInWords(const Json &value);

/// The value as it may stand in a message: one line, cut when it is long.
std::string excerpt(const Json &value);

} // namespace cardquake
