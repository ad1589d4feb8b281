// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>

namespace cardquake::bugout {

/// The name of the icon that stands for a word of the content, in texts as in pictograms: iconOf("type", "urban").
/// Words are in families like those of the phrases. Empty for a word without an icon.
std::string_view iconOf(std::string_view family, std::string_view word);

} // namespace cardquake::bugout
