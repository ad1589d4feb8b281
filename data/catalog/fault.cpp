// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "data/catalog/fault.h"

#include <algorithm>
#include <map>
#include <set>
#include <tuple>

namespace cardquake {

std::vector<Fault> withoutConsequences(const std::vector<Fault> &faults)
{
    std::map<std::vector<std::string>, Rule> mostBasic;
    for (const Fault &fault : faults) {
        Rule &rule = mostBasic.try_emplace(fault.steps, fault.rule).first->second;
        rule = std::min(rule, fault.rule);
    }
    std::vector<Fault> kept;
    std::set<std::tuple<std::vector<std::string>, Rule, std::string>> seen;
    for (const Fault &fault : faults) {
        const Rule basic = mostBasic[fault.steps];
        const bool isOfAnotherType = basic == Rule::Type && fault.rule <= Rule::FieldCount;
        if (fault.rule == basic || (fault.rule > Rule::Pattern && !isOfAnotherType))
            if (seen.emplace(fault.steps, fault.rule, fault.field).second)
                kept.push_back(fault);
    }
    return kept;
}

} // namespace cardquake
