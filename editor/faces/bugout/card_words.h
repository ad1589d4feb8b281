// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/content_rows.h"
#include "engine/games/bugout/phrases.h"

#include <QString>

namespace cardquake::bugout {

// The words on faces. They belong to the language of the cards, not to that of the window, and so come from the phrases
// that also write the texts of cards.

/// A marked text of the engine as the text setter takes it.
QString markup(const std::string &marked);

/// A phrase, as markup.
QString words(std::string_view key, const std::vector<Slot> &places = {});
bool hasWords(std::string_view key);

/// A phrase that belongs to a word of the content; the word itself when there is none.
QString wordsFor(std::string_view family, const QString &word);

/// "[pipe] saves it.": what a reaction costs, from its row; nothing when there is no such reaction.
std::string savesSentence(const ContentRows &rows, std::string_view reaction);

} // namespace cardquake::bugout
