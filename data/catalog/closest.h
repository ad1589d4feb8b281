// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>
#include <string>
#include <string_view>

namespace cardquake {

/// The candidate that was probably meant by a mistyped word, or null when none is near. Upper and lower case count as
/// equal, two neighbouring letters exchanged as one mistake.
const std::string *closest(std::string_view word, std::span<const std::string> candidates);

/// `Did you mean "urban"?`, or nothing when no candidate is near.
std::string didYouMean(std::string_view word, std::span<const std::string> candidates);

} // namespace cardquake
