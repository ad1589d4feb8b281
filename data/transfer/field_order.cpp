// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "data/transfer/field_order.h"

namespace cardquake {

FieldOrder::FieldOrder(const Kind *kind)
    : m_known{"id"}
    , m_lookup{"id"}
{
    if (!kind)
        return;
    for (const std::string &field : kind->fields)
        if (m_lookup.insert(field).second)
            m_known.push_back(field);
}

} // namespace cardquake
