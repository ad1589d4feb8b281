// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/data/store_model.h"

#include <algorithm>

namespace cardquake::test {

Pack ModelPack::toPack() const
{
    Pack pack{info, {}, {}};
    for (const auto &[kind, rows] : kinds)
        for (const ContentRow &row : rows)
            pack.rows.put(kind, row);
    for (const auto &[name, bytes] : assets)
        pack.assets.push_back({name, bytes});
    return pack;
}

std::vector<Pack> toPacks(const ModelContent &content)
{
    std::vector<Pack> packs;
    for (const auto &[id, pack] : content)
        packs.push_back(pack.toPack());
    return packs;
}

void ModelHistory::edit(const ModelContent &content, const std::string &mergeKey, std::int64_t time, std::size_t last)
{
    if (merges(mergeKey, time)) {
        m_positions.pop_back();
        --m_head;
        if (content != now() || last > m_head) {
            m_positions.push_back({content, mergeKey, time});
            ++m_head;
        }
        return;
    }
    if (!isTagged(m_head + 1, this->last())) {
        m_positions.resize(m_head + 1);
    } else if (const ModelContent here = now(); here != m_positions.back().content || last > this->last() + 1) {
        m_positions.push_back({here, "", time}); // the way back from the end of what was undone
    }
    m_positions.push_back({content, mergeKey, time});
    m_head = this->last();
}

bool ModelHistory::undo()
{
    if (m_head == 0)
        return false;
    lookBackTo(m_head - 1);
    return true;
}

bool ModelHistory::redo()
{
    if (m_head == last())
        return false;
    lookBackTo(m_head + 1);
    return true;
}

bool ModelHistory::merges(const std::string &mergeKey, std::int64_t time) const
{
    const Position &head = m_positions[m_head];
    return !mergeKey.empty() && m_head > 0 && m_head == last() && head.mergeKey == mergeKey &&
           time - head.time <= mergeWindowMilliseconds && !isTagged(m_head, m_head);
}

bool ModelHistory::isTagged(std::size_t from, std::size_t to) const
{
    return std::ranges::any_of(tags, [&](const auto &tag) { return tag.second >= from && tag.second <= to; });
}

void ModelHistory::lookBackTo(std::size_t position)
{
    m_head = position;
    m_positions[position].mergeKey.clear();
}

} // namespace cardquake::test
