// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/bugout/cells.h"

namespace cardquake::bugout {

std::string toText(Cell cell)
{
    return {static_cast<char>('A' + columnOf(cell)), static_cast<char>('1' + rowOf(cell))};
}

std::optional<Cell> cellFromText(std::string_view text)
{
    if (text.size() != 2 || text[0] < 'A' || text[0] >= 'A' + columnCount || text[1] < '1' || text[1] >= '1' + rowCount)
        return std::nullopt;
    return cellAt(text[0] - 'A', text[1] - '1');
}

std::string_view toText(Direction direction)
{
    return std::string_view("nesw").substr(static_cast<std::size_t>(direction), 1);
}

std::optional<Direction> directionFromText(std::string_view text)
{
    for (const Direction direction : allDirections)
        if (toText(direction) == text)
            return direction;
    return std::nullopt;
}

} // namespace cardquake::bugout
