// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <string>
#include <vector>

namespace cardquake {

/// The rule that a value breaks, the more basic ones first.
enum class Rule {
    Readable,
    Depth,
    Type,
    Values,
    Length,
    Pattern,
    Range,
    Step,
    ItemCount,
    UniqueItems,
    FieldCount,
    FieldName,
    RequiredField,
    UnwantedField,
    Form,
    Alternatives, ///< none of several forms fits
};

/// One broken rule, before it is put into words.
struct Fault {
    std::vector<std::string> steps; ///< from the row down to the value: names of fields, places in lists
    Rule rule = Rule::Form;
    std::string field;     ///< the field that is missing or unwanted
    std::size_t count = 0; ///< the true size of what was too big to be looked at
};

/// Leaves out what is only a consequence: where one value breaks several rules up to Rule::Pattern they are one
/// mistake, and the most basic one tells it. A value of the wrong type breaks no other rule worth telling: the length
/// of a text does not matter when it should be a number.
std::vector<Fault> withoutConsequences(const std::vector<Fault> &faults);

} // namespace cardquake
