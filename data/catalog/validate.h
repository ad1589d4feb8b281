// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "data/catalog/kind_catalog.h"
#include "data/catalog/pack.h"
#include "engine/core/diagnostics.h"

#include <memory>
#include <string_view>

namespace cardquake {

/// Finds what is wrong with content, as far as the kinds tell. Rules that only a game knows are the engine's to check.
/// Keep one and use it again: compiled schemas stay with it, and a row then takes microseconds. The catalog must
/// outlive it. One thread at a time; another thread takes a Validator of its own.
class Validator {
public:
    explicit Validator(const KindCatalog &catalog);
    ~Validator();

    /// One row by itself: cheap enough for every key stroke. What it refers to is not looked up.
    Diagnostics row(std::string_view game, std::string_view kind, const ContentRow &row) const;

    /// All rows, the ids they refer to, and the numbers of rows and components. In the order of kinds, rows, fields.
    Diagnostics pack(const Pack &pack) const;

private:
    struct Impl;
    std::unique_ptr<Impl> m_impl;
};

} // namespace cardquake
