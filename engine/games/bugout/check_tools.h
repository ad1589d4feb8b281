// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/content_rows.h"
#include "engine/core/diagnostics.h"

#include <optional>
#include <string>
#include <string_view>

namespace cardquake::bugout {

/// What a finding is about. Without a row it is about the kind as a whole.
struct Spot {
    std::string_view kind;
    std::string_view row;
    std::string path;
};

/// Collects what the checks find, so that a check reads as question and sentence.
class Findings {
public:
    void error(const Spot &spot, std::string message, std::string fix = {});
    void warning(const Spot &spot, std::string message, std::string fix = {});

    Diagnostics take() { return std::move(m_list); }

private:
    Diagnostics m_list;
};

// Readers that skip what has the wrong type: the kind's schema speaks of that, the checks look at what is left.
std::optional<std::string> textField(const Json &fields, std::string_view key);
std::optional<int> numberField(const Json &fields, std::string_view key);
std::optional<int> numberOf(const Json &value);
const Json &listField(const Json &fields, std::string_view key);   ///< an empty list when there is none
const Json &objectField(const Json &fields, std::string_view key); ///< an empty object when there is none

/// A rule figure; none when it is missing or no number.
std::optional<int> figure(const ContentRows &rows, std::string_view key);

/// `1 Flare`, `3 Flares`.
std::string counted(int count, std::string_view thing);

} // namespace cardquake::bugout
