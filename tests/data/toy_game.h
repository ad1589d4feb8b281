// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "data/catalog/kind_catalog.h"
#include "data/catalog/pack.h"
#include "engine/core/diagnostics.h"

#include <random>
#include <string>
#include <vector>

namespace cardquake::toy {

/// A catalog of a game that does not exist, with a field of every type that a column can have.
KindCatalog catalog();

ContentRow row(Json fields);

/// A small pack with rows of two kinds and two assets.
Pack ordinaryPack();

/// Rows of the kind `card` that are as awkward as JSON allows, whatever the schema says; the same for the same seed.
class RowMaker {
public:
    explicit RowMaker(unsigned seed)
        : m_random(seed)
    {
    }

    std::vector<ContentRow> rows(std::size_t count);

private:
    unsigned below(std::size_t limit);
    std::string text();
    Json number();
    Json value(int depth);

    std::mt19937 m_random;
};

/// The text with a few bytes changed, lost or doubled.
std::string damaged(std::string text, unsigned seed);

/// Equal also in what `==` overlooks: 2 and 2.0, 0.0 and -0.0.
bool areIdentical(const std::vector<ContentRow> &a, const std::vector<ContentRow> &b);

/// Whether any of the messages has this in it.
bool mention(const Diagnostics &diagnostics, const std::string &what);

} // namespace cardquake::toy
