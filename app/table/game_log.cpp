// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/table/game_log.h"

#include "app/table/table_values.h"

#include <algorithm>

namespace cardquake {
namespace {

using Role = KeyedList<LogLine>::Role;

std::vector<Role> roles()
{
    return {{"place", [](const LogLine &line) -> QVariant { return line.place; }},
            {"isMove", [](const LogLine &line) -> QVariant { return line.part == 0; }},
            {"seat", [](const LogLine &line) -> QVariant { return qtText(line.seat); }},
            {"icon", [](const LogLine &line) -> QVariant { return qtText(line.icon); }},
            {"move", [](const LogLine &line) -> QVariant { return qtText(line.move); }},
            {"words", [](const LogLine &line) -> QVariant { return qtText(line.words); }}};
}

std::string keyOf(const LogLine &line)
{
    return std::to_string(line.place) + '.' + std::to_string(line.part);
}

std::string iconOf(const std::vector<TableSeat> &seats, const std::string &id)
{
    const auto found = std::ranges::find(seats, id, &TableSeat::id);
    return found == seats.end() ? std::string() : found->icon;
}

} // namespace

GameLog::GameLog()
    : m_lines(keyOf, roles())
{
}

void GameLog::show(const Session &session)
{
    const std::vector<TableSeat> seats = session.table({}).seats;
    std::vector<LogLine> lines;
    int place = 0;
    for (const LogEntry &entry : session.log()) {
        lines.push_back({++place, 0, entry.seat, entry.move, entry.words, iconOf(seats, entry.seat)});
        int part = 0;
        for (const TableEvent &event : entry.told)
            if (!event.words.empty())
                lines.push_back({place, ++part, {}, {}, event.words, {}});
    }
    // Newest first, but what came of a move stays below it.
    std::ranges::stable_sort(lines, std::ranges::greater(), &LogLine::place);
    m_lines.assign(std::move(lines));
}

QString GameLog::asText() const
{
    QStringList text;
    for (int row = m_lines.rowCount() - 1; row >= 0;) {
        int first = row;
        while (first > 0 && m_lines.at(first).part > 0)
            --first;
        for (int i = first; i <= row; ++i) {
            const LogLine &line = m_lines.at(i);
            text.append(line.part == 0 ? QStringLiteral("%1. %2 %3  %4")
                                             .arg(line.place)
                                             .arg(qtText(line.seat), qtText(line.move), qtText(line.words))
                                       : QStringLiteral("    ") + qtText(line.words));
        }
        row = first - 1;
    }
    return text.join('\n') + '\n';
}

} // namespace cardquake
