// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/content_rows.h"
#include "engine/core/diagnostics.h"

#include <concepts>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace cardquake {

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
bool flagField(const Json &fields, std::string_view key);                      ///< no unless it says yes
const Json &listField(const Json &fields, std::string_view key);               ///< an empty list when there is none
const Json &objectField(const Json &fields, std::string_view key);             ///< an empty object when there is none
std::vector<std::string> textsField(const Json &fields, std::string_view key); ///< the texts in a list

/// A rule figure; none when it is missing or no number.
std::optional<int> figure(const ContentRows &rows, std::string_view key);

/// `1 Flare`, `3 Flares`.
template <std::integral Number>
std::string counted(Number count, std::string_view thing)
{
    return std::to_string(count) + ' ' + std::string(thing) + (count == 1 ? "" : "s");
}

/// `r1, r2 and r4`
std::string inWords(const std::vector<std::string> &items);

} // namespace cardquake
