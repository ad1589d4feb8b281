// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "data/store/workshop.h"

#include <cstddef>
#include <cstdint>
#include <map>
#include <string>
#include <vector>

namespace cardquake::test {

/// A pack as simply as it can be held. Does by hand what the Editor does in the file.
struct ModelPack {
    PackInfo info;
    std::map<std::string, std::vector<ContentRow>> kinds;
    std::map<std::string, std::string> assets;

    Pack toPack() const;
    bool operator==(const ModelPack &) const = default;
};

using ModelContent = std::map<std::string, ModelPack>;

std::vector<Pack> toPacks(const ModelContent &content);

/// What a workshop file promises about its past, said with whole copies instead of changes: the content at every
/// position, and the rules of merging, dropping and keeping.
///
/// A row moved away and back has another position number inside the file though the order is the same, so an edit that
/// shows no difference may or may not be recorded: where two contents are equal, the model asks the file (`last`).
class ModelHistory {
public:
    explicit ModelHistory(ModelContent original) { m_positions.push_back({std::move(original), "", 0}); }

    const ModelContent &now() const { return m_positions[m_head].content; }
    const ModelContent &at(std::size_t position) const { return m_positions[position].content; }
    std::size_t head() const { return m_head; }
    std::size_t last() const { return m_positions.size() - 1; }
    std::map<std::string, std::size_t> tags{{"original", 0}};

    void edit(const ModelContent &content, const std::string &mergeKey, std::int64_t time, std::size_t last);
    bool undo();
    bool redo();

private:
    struct Position {
        ModelContent content;
        std::string mergeKey;
        std::int64_t time;
    };

    bool merges(const std::string &mergeKey, std::int64_t time) const;
    bool isTagged(std::size_t from, std::size_t to) const;
    void lookBackTo(std::size_t position);

    std::vector<Position> m_positions;
    std::size_t m_head = 0;
};

} // namespace cardquake::test
