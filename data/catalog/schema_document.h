// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/json.h"

#include <functional>
#include <string>
#include <string_view>

namespace cardquake {

using SchemaVisitor = std::function<Result<void>(Json &schema, const std::string &place)>;

/// Visits a schema and every schema inside it, each with its place in the document (`properties/cells/items`).
/// Ends with the first failure.
Result<void> eachSchema(Json &document, const SchemaVisitor &visit);

/// Makes a schema file of a game ready for use, or says what is wrong with it.
/// Only words that the validator can explain are taken, so that a typing error is not a rule silently left out.
/// Every `$ref` is made to name its file (`#/definitions/x` becomes `shared/effects.json#/definitions/x`): a part of
/// the document can then be compiled alone, and valijson, which remembers a local `$ref` without its file, cannot take
/// one file's definition for another's.
Result<void> prepareSchema(Json &document, std::string_view path);

} // namespace cardquake
