// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/games/bugout/compile_parts.h"

#include <string>
#include <vector>

namespace cardquake::bugout {

/// Compiles the small trees that effects are made of: selectors, targets, conditions. One for each card, because names
/// given by `let` hold on that card only.
class SelectorCompiler {
public:
    explicit SelectorCompiler(CompileContext &context)
        : m_context(context)
    {
    }

    SelectorIndex tiles(const FieldReader &owner, const char *key);
    Target target(const FieldReader &effect);
    ConditionIndex condition(const FieldReader &owner, const char *key);
    PlayerWord players(const FieldReader &owner, const char *key);

    /// The number of a name that `let` gives.
    std::uint8_t refNumber(const FieldReader &owner, const char *key);

private:
    SelectorIndex compileTiles(const FieldReader &read);
    SelectorIndex compileSurvivors(const FieldReader &read);
    SelectorIndex compileTokens(const FieldReader &read);
    ConditionIndex compileCondition(const FieldReader &read);
    ConditionIndex compileCount(const FieldReader &read);
    void countOf(const FieldReader &read, Condition &condition);
    void readPick(const FieldReader &read, Target &target);
    CellSet region(const FieldReader &read);
    std::uint64_t mapTiles(const FieldReader &read);

    CompileContext &m_context;
    std::vector<std::string> m_refs;
};

} // namespace cardquake::bugout
