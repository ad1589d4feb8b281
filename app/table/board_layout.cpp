// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/table/board_layout.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <optional>

namespace cardquake {
namespace {

using Places = std::map<std::string, PiecePlace>;

struct Box {
    double x, y, width, height;
};

constexpr Box pawnField{.045, .185, .70, .64};
constexpr Box plateField{.045, .23, .70, .56};
constexpr Box halfPlate{.045, .165, .70, .34}; ///< when somebody stands beside the vehicle
constexpr Box besidePlate{.045, .52, .70, .30};

/// Size and number in a row, by how many pawns share a space.
struct Crowd {
    std::size_t upTo;
    double size;
    std::size_t columns;
};
constexpr std::array<Crowd, 6> crowds = {
    {{1, .40, 1}, {2, .34, 2}, {4, .31, 2}, {6, .25, 3}, {9, .212, 3}, {16, .16, 4}}};
constexpr double smallest = .12;

Crowd crowdOf(std::size_t pawns)
{
    for (const Crowd &crowd : crowds)
        if (pawns <= crowd.upTo)
            return crowd;
    return {pawns, smallest, 5};
}

/// In rows, each of them and all together centred in the field.
void placePawns(const std::vector<const TablePiece *> &pawns, const TableSpace &space, const Box &field, Places &places)
{
    Crowd crowd = crowdOf(pawns.size());
    std::size_t rows = (pawns.size() + crowd.columns - 1) / crowd.columns;
    if (static_cast<double>(rows) * crowd.size > field.height) { // a lower field: fewer, fuller rows
        crowd.columns = std::max<std::size_t>(crowd.columns, (pawns.size() + 1) / 2);
        rows = (pawns.size() + crowd.columns - 1) / crowd.columns;
        crowd.size = std::min(
            {crowd.size, field.height / static_cast<double>(rows), field.width / static_cast<double>(crowd.columns)});
    }
    for (std::size_t i = 0; i < pawns.size(); ++i) {
        const std::size_t row = i / crowd.columns;
        const std::size_t inRow = std::min(crowd.columns, pawns.size() - row * crowd.columns);
        const auto place = [size = crowd.size](std::size_t index, std::size_t count) {
            return (static_cast<double>(index) + .5 - static_cast<double>(count) / 2) * size;
        };
        PiecePlace &at = places[pawns[i]->id];
        at.x = space.x + field.x + field.width / 2 + place(i % crowd.columns, inRow);
        at.y = space.y + field.y + field.height / 2 + place(row, rows);
        at.size = crowd.size;
        at.isOnBoard = true;
    }
}

void placeTokens(const std::vector<const TablePiece *> &tokens, const TableSpace &space, Places &places)
{
    constexpr double disc = .185;
    constexpr double margin = .031;
    // A full column moves closer together instead of leaving its space.
    const auto count = static_cast<double>(tokens.size());
    const double pitch = tokens.size() < 2 ? disc : std::min(disc + .0155, (1 - 2 * margin - disc) / (count - 1));
    for (std::size_t i = 0; i < tokens.size(); ++i)
        places[tokens[i]->id] = {space.x + 1 - margin - disc / 2,
                                 space.y + margin + disc / 2 + static_cast<double>(i) * pitch,
                                 disc,
                                 disc,
                                 false,
                                 true};
}

void placeOnSeats(const TablePiece &carrier, const std::vector<const TablePiece *> &riders, const TableSpace &space,
                  const Box &field, Places &places)
{
    const std::size_t columns = 2;
    const auto rows = static_cast<std::size_t>(std::max(1, (carrier.room + 1) / 2));
    const double height = std::min(field.height, .30 * static_cast<double>(rows));
    places[carrier.id] = {
        space.x + field.x + field.width / 2, space.y + field.y + height / 2, field.width, height, false, true};
    const double size = std::min(.25, height / static_cast<double>(rows) * .9);
    for (std::size_t i = 0; i < riders.size(); ++i) {
        const double column = static_cast<double>(i % columns) - .5;
        const double row = static_cast<double>(i / columns) + .5;
        places[riders[i]->id] = {space.x + field.x + field.width / 2 + column * field.width * .44,
                                 space.y + field.y + row * height / static_cast<double>(rows),
                                 size,
                                 size,
                                 true,
                                 true};
    }
}

std::vector<const TablePiece *> piecesOn(const Table &table, const std::string &id, std::string_view role)
{
    std::vector<const TablePiece *> pieces;
    for (const TablePiece &piece : table.pieces)
        if (piece.on == id && piece.role == role)
            pieces.push_back(&piece);
    return pieces;
}

void placeOn(const Table &table, const TableSpace &space, Places &places)
{
    const std::vector<const TablePiece *> carriers = piecesOn(table, space.id, "carrier");
    const std::vector<const TablePiece *> pawns = piecesOn(table, space.id, "pawn");
    const bool isCrowded = !carriers.empty() && (!pawns.empty() || carriers.size() > 1);
    for (std::size_t i = 0; i < carriers.size(); ++i) {
        Box field = isCrowded ? halfPlate : plateField;
        if (i > 0)
            field.y = besidePlate.y;
        placeOnSeats(*carriers[i], piecesOn(table, carriers[i]->id, "pawn"), space, field, places);
    }
    if (!pawns.empty())
        placePawns(pawns, space, carriers.empty() ? pawnField : besidePlate, places);
    placeTokens(piecesOn(table, space.id, "token"), space, places);
    for (const TablePiece *cover : piecesOn(table, space.id, "cover"))
        places[cover->id] = {space.x + .5, space.y + .46, 1, 1, false, true};
}

void placeAtHolders(const Table &table, Places &places)
{
    for (const TablePiece &piece : table.pieces)
        if (const auto holder = places.find(piece.on); piece.role == "token" && holder != places.end()) {
            const PiecePlace by = holder->second;
            const double size = by.size * .56;
            places[piece.id] = {by.x + by.size * .42, by.y - by.size * .30, size, size, true, by.isOnBoard};
        }
}

} // namespace

Places placePieces(const Table &table)
{
    Places places;
    for (const TableSpace &space : table.spaces)
        placeOn(table, space, places);
    placeAtHolders(table, places);
    return places;
}

BoardRim rimOf(const Table &table)
{
    BoardRim rim;
    for (const TableSpace &space : table.spaces) {
        if (space.id.size() < 2 || space.shape != "square")
            return {};
        const std::string column = space.id.substr(0, 1);
        const std::string row = space.id.substr(1);
        const auto note = [](std::vector<std::string> &names, double place, const std::string &name) {
            const auto at = static_cast<std::size_t>(std::lround(place));
            if (names.size() <= at)
                names.resize(at + 1);
            if (names[at].empty())
                names[at] = name;
            return names[at] == name;
        };
        if (!note(rim.columns, space.x, column) || !note(rim.rows, space.y, row))
            return {};
    }
    return rim;
}

std::pair<double, double> boardSize(const Table &table)
{
    std::pair<double, double> size{0, 0};
    for (const TableSpace &space : table.spaces) {
        size.first = std::max(size.first, space.x + space.width);
        size.second = std::max(size.second, space.y + space.height);
    }
    return size;
}

const TableSpace *findSpace(const Table &table, std::string_view id)
{
    const auto found = std::ranges::find(table.spaces, id, &TableSpace::id);
    return found == table.spaces.end() ? nullptr : &*found;
}

const TableSpace *spaceAt(const Table &table, double x, double y)
{
    const auto holds = [&](const TableSpace &space) {
        return x >= space.x && x < space.x + space.width && y >= space.y && y < space.y + space.height;
    };
    const auto found = std::ranges::find_if(table.spaces, holds);
    return found == table.spaces.end() ? nullptr : &*found;
}

const TableSpace *spaceBeside(const Table &table, std::string_view id, int columns, int rows)
{
    const TableSpace *from = findSpace(table, id);
    if (!from)
        return table.spaces.empty() ? nullptr : &table.spaces.front();
    const TableSpace *nearest = nullptr;
    double least = 0;
    for (const TableSpace &other : table.spaces) {
        const double right = other.x + other.width / 2 - from->x - from->width / 2;
        const double down = other.y + other.height / 2 - from->y - from->height / 2;
        const double ahead = right * columns + down * rows;
        const double aside = std::abs(right * rows) + std::abs(down * columns);
        if (ahead <= 0.25 || aside > ahead)
            continue;
        if (const double cost = ahead + 2 * aside; !nearest || cost < least) {
            nearest = &other;
            least = cost;
        }
    }
    return nearest;
}

} // namespace cardquake
