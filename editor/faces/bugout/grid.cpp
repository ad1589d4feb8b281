// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/faces/bugout/grid.h"

#include "editor/faces/bugout/card_words.h"

#include <algorithm>

namespace cardquake::bugout {
namespace {

std::optional<GridCell> parseCell(const Json &value)
{
    if (!value.is_string())
        return std::nullopt;
    const auto &text = value.get_ref<const std::string &>();
    if (text.size() != 2 || text[0] < 'A' || text[0] >= 'A' + gridSide || text[1] < '1' || text[1] >= '1' + gridSide)
        return std::nullopt;
    return GridCell{text[0] - 'A', text[1] - '1'};
}

} // namespace

QString GridCell::name() const
{
    return QChar(u'A' + column) + QString::number(row + 1);
}

QPointF Grid::centre(const GridCell &cell) const
{
    return origin + QPointF(cell.column + 0.5, cell.row + 0.5) * pitch;
}

QRectF Grid::field(const GridCell &cell) const
{
    return {origin + QPointF(cell.column, cell.row) * pitch, QSizeF(pitch, pitch)};
}

QPainterPath Grid::joined(const std::vector<GridCell> &cells, double growth, double corner) const
{
    QPainterPath path;
    path.setFillRule(Qt::WindingFill);
    const auto add = [&](const QRectF &rect) {
        path.addRoundedRect(rect.adjusted(-growth, -growth, growth, growth), corner, corner);
    };
    for (const GridCell &cell : cells) {
        add(drawn(cell));
        for (const GridCell &next : {GridCell{cell.column + 1, cell.row}, GridCell{cell.column, cell.row + 1}})
            if (isIn(cells, next))
                add(drawn(cell).united(drawn(next)));
    }
    // Where four cells meet a hole would be left.
    for (const GridCell &cell : cells) {
        const GridCell right{cell.column + 1, cell.row};
        const GridCell below{cell.column, cell.row + 1};
        const GridCell across{cell.column + 1, cell.row + 1};
        if (isIn(cells, right) && isIn(cells, below) && isIn(cells, across))
            path.addRect(QRectF(drawn(cell).center(), drawn(across).center()));
    }
    return path;
}

std::vector<GridCell> cellsOf(Canvas &canvas, const Json &cells, const std::string &path)
{
    std::vector<GridCell> found;
    if (!cells.is_array()) {
        if (!cells.is_null())
            canvas.problem(QStringLiteral("The cells are no list."), path, QStringLiteral("Write cells such as C3."));
        return found;
    }
    for (const Json &value : cells) {
        const std::optional<GridCell> cell = parseCell(value);
        if (!cell)
            canvas.problem(QStringLiteral("%1 is no cell: the map has columns A to F and rows 1 to 6.")
                               .arg(QString::fromStdString(excerpt(value))),
                           path, QStringLiteral("Remove the cell."));
        else if (!isIn(found, *cell))
            found.push_back(*cell);
    }
    return found;
}

std::vector<GridCell> inReadingOrder(std::vector<GridCell> cells)
{
    std::ranges::sort(cells, {}, [](const GridCell &cell) { return std::pair(cell.row, cell.column); });
    return cells;
}

bool isIn(const std::vector<GridCell> &cells, const GridCell &cell)
{
    return std::ranges::find(cells, cell) != cells.end();
}

void paintRimOfGrid(Canvas &canvas, const Grid &grid, const std::vector<GridCell> &struck, const QColor &colour,
                    const QColor &faint)
{
    const double middle = capHeightOf(Typeface::Title, 9) / 2;
    for (int i = 0; i < gridSide; ++i) {
        const bool hasColumn = std::ranges::any_of(struck, [&](const GridCell &cell) { return cell.column == i; });
        const bool hasRow = std::ranges::any_of(struck, [&](const GridCell &cell) { return cell.row == i; });
        const QPointF centre = grid.centre({i, i});
        const Lettering strong{Typeface::Title, 9, colour, QFont::Bold};
        const Lettering weak{Typeface::Title, 9, faint, QFont::Bold};
        canvas.label({centre.x(), 18.15}, QChar(u'A' + i), hasColumn ? strong : weak, Along::Centre);
        canvas.label({5.5, centre.y() + middle}, QString::number(i + 1), hasRow ? strong : weak, Along::Centre);
    }
    canvas.path(pathOf("M5.5 15.1 L6.75 18.1 L5.5 17.4 L4.25 18.1 Z"), colour);
}

void paintFreeCells(Canvas &canvas, const Grid &grid, const std::vector<GridCell> &struck, const QColor &outline)
{
    for (int row = 0; row < gridSide; ++row)
        for (int column = 0; column < gridSide; ++column)
            if (const GridCell cell{column, row}; !isIn(struck, cell))
                canvas.rect(grid.drawn(cell), grid.radius, sheer(ink::white, 0.78), penOf(outline, 0.22));
}

QString cellsLine(const std::vector<GridCell> &cells, const Lettering &smallest, double width, bool namesLines)
{
    const auto count = static_cast<long>(cells.size());
    if (count == gridSide * gridSide)
        return words("face.all-cells");
    const auto inLine = [&](auto which) {
        return namesLines && count == gridSide &&
               std::ranges::all_of(cells, [&](const GridCell &cell) { return cell.*which == cells.front().*which; });
    };
    if (inLine(&GridCell::row))
        return words("face.row", {{"name", std::to_string(cells.front().row + 1)}});
    if (inLine(&GridCell::column))
        return words("face.column", {{"name", std::string(1, static_cast<char>('A' + cells.front().column))}});
    for (const int spaces : {3, 1}) {
        QStringList names;
        for (const GridCell &cell : inReadingOrder(cells))
            names += cell.name();
        const QString line = names.join(QString(spaces, QChar::Nbsp));
        if (widthOf(smallest, line) <= width)
            return line;
    }
    return words("face.cells", {{"n", std::to_string(count), count}});
}

} // namespace cardquake::bugout
