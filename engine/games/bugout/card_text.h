// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/content_rows.h"
#include "engine/games/bugout/phrases.h"

namespace cardquake::bugout {

// What events and Apocalypse cards say. The text is made from the effects themselves, so that text and behaviour cannot
// disagree. A row with faults gets a text too: a word that means nothing is shown as it is.

/// What is printed on an event or Apocalypse card: the designer's own text, or else one made from its effects.
std::string cardText(const ContentRows &rows, const ContentRow &row, const Phrases &phrases);

/// What a list of effects does, as sentences.
std::string effectsText(const ContentRows &rows, const Json &effects, const Phrases &phrases);

/// What a single effect does, as a sentence.
std::string effectText(const ContentRows &rows, const Json &effect, const Phrases &phrases);

} // namespace cardquake::bugout
