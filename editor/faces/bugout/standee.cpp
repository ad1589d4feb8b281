// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/faces/bugout/painters.h"

#include "editor/faces/canvas.h"

#include <algorithm>
#include <array>

namespace cardquake::bugout {
namespace {

const QColor cloth(0x39, 0x42, 0x4D);
const QColor pack(0x5A, 0x46, 0x32);
const QColor strap(0x33, 0x27, 0x1B);

/// A set of hair or hat and skin. Any will do for any seat: the shape and the id carry the meaning.
struct Person {
    std::string_view seat;
    QRgb skin;
    void (*paintHead)(Canvas &, const QColor &seatDark);
};

void paintCap(Canvas &canvas, const QColor &dark)
{
    static const QPainterPath crown = pathOf("M5.7 6.9 A3.3 3.3 0 0 1 12.3 6.9 Z");
    canvas.path(crown, dark);
    canvas.rect({9, 6.2, 5, 1}, 0.5, dark);
}

void paintBun(Canvas &canvas, const QColor &)
{
    static const QPainterPath hair = pathOf("M5.7 7.6 A3.3 3.4 0 0 1 12.3 7.6 C11 5.9 8 5.7 5.7 7.6 Z");
    const QColor brown(0x2A, 0x23, 0x20);
    canvas.path(hair, brown);
    canvas.circle({9, 3.5}, 1.4, brown);
}

void paintHat(Canvas &canvas, const QColor &dark)
{
    static const QPainterPath crown = pathOf("M6.2 5.7 C6.2 3 11.8 3 11.8 5.7 Z");
    canvas.rect({4.4, 5.5, 9.2, 1.1}, 0.55, dark);
    canvas.path(crown, dark);
}

void paintLongHair(Canvas &canvas, const QColor &)
{
    static const QPainterPath hair =
        pathOf("M5.5 9 C4.8 4 8 3.4 9.4 3.8 C13 4 13 7 12.5 9.2 C12.2 7.4 11.6 6.2 10.5 5.9 "
               "C8.8 6.6 6.6 6.2 5.5 9 Z");
    canvas.path(hair, QColor(0x1E, 0x1A, 0x1A));
}

constexpr std::array people{Person{"red", 0xF0C9A8, paintCap}, Person{"blue", 0xC98F66, paintBun},
                            Person{"yellow", 0xF3D3B4, paintHat}, Person{"green", 0x9C6A4A, paintLongHair}};

/// The sign of a seat, so that colour is never the only one. `radius` of a circle as large as the others look.
QPainterPath shapeOf(std::string_view seat, const QPointF &centre, double radius)
{
    QPainterPath shape;
    const auto at = [&](double x, double y) { return centre + radius * QPointF(x, y); };
    if (seat == "blue") {
        shape.addEllipse(centre, radius, radius);
    } else if (seat == "yellow") {
        shape.addRoundedRect(QRectF(at(-0.88, -0.88), at(0.88, 0.88)), 0.12 * radius, 0.12 * radius);
    } else if (seat == "green") {
        shape.addPolygon(QPolygonF({at(0, -1.15), at(1.15, 0), at(0, 1.15), at(-1.15, 0), at(0, -1.15)}));
    } else {
        shape.addPolygon(QPolygonF({at(0, -1.02), at(1.08, 0.82), at(-1.08, 0.82), at(0, -1.02)}));
    }
    return shape;
}

void paintBody(Canvas &canvas, const QColor &colour, const QColor &dark, const QColor &skin)
{
    static const QPainterPath legs = pathOf("M6.1 25 L6.5 18.5 H11.5 L11.9 25 H9.5 L9 20.5 L8.5 25 Z");
    static const QPainterPath jacket =
        pathOf("M6 19.9 L6.1 12.4 C6.3 11.3 7.4 10.9 9 10.9 C10.6 10.9 11.7 11.3 11.9 12.4 "
               "L12 19.9 Q9 20.7 6 19.9 Z");
    static const QPainterPath arms =
        pathOf("M6.4 12.3 C4.9 13 4.3 15.4 4.2 18.7 M11.6 12.3 C13.1 13 13.7 15.4 13.8 18.7");
    static const QPainterPath straps = pathOf("M7 11.3 V19.6 M11 11.3 V19.6");
    canvas.path(legs, cloth);
    canvas.rect({5.5, 24.2, 3.1, 1.3}, 0.5, ink::black);
    canvas.rect({9.4, 24.2, 3.1, 1.3}, 0.5, ink::black);
    canvas.rect({3.9, 11.4, 10.2, 6.4}, 1.8, pack, penOf(strap, 0.4));
    canvas.path(jacket, colour, penOf(dark, 0.4));
    canvas.path(arms, Qt::NoBrush, penOf(dark, 2.5));
    canvas.path(arms, Qt::NoBrush, penOf(colour, 1.8));
    canvas.path(straps, Qt::NoBrush, penOf(strap, 0.5));
    canvas.circle({4.15, 19.7}, 1, skin);
    canvas.circle({13.85, 19.7}, 1, skin);
    canvas.rect({8, 9.4, 2, 2.2}, 0.6, skin);
    canvas.circle({9, 7.3}, 3.1, skin);
}

/// One side: 18 x 30 from the origin.
void paintPanel(Canvas &canvas, const Person &person, const QString &id)
{
    const QColor colour = seatColour(person.seat);
    const QColor dark = mix(colour, ink::black, 0.43);
    QLinearGradient ground(0, 0, 0, 30);
    ground.setColorAt(0, mix(ink::white, colour, 0.22));
    ground.setColorAt(1, mix(ink::white, colour, 0.50));
    canvas.rect({0, 0, 18, 30}, 0, ground);
    canvas.circle({9, 10.5}, 7.3, sheer(ink::white, 0.55));
    QPainterPath shadow;
    shadow.addEllipse(QPointF(9, 25.2), 6.2, 1);
    canvas.path(shadow, sheer(dark, 0.35));
    paintBody(canvas, colour, dark, QColor(person.skin));
    person.paintHead(canvas, dark);
    canvas.circle({7.9, 7.6}, 0.33, ink::black);
    canvas.circle({10.1, 7.6}, 0.33, ink::black);
    canvas.path(shapeOf(person.seat, {9, 15.1}, 1.85), ink::white, penOf(dark, 0.35));
    canvas.rect({0, 26, 18, 4}, 0, dark);
    canvas.path(shapeOf(person.seat, {id.isEmpty() ? 9 : 5.6, 28}, 1), ink::white);
    canvas.label({11, 29.05}, id, {Typeface::Title, 8.5, ink::white, QFont::Bold}, Along::Centre);
}

/// Front and back head to head, with a flap at each end to glue it into a ring.
void paintStrip(Canvas &canvas, const Person &person, const QString &id)
{
    const QColor colour = seatColour(person.seat);
    for (const double top : {0.0, 68.0}) {
        canvas.rect({0, top, 18, 8}, 0, mix(ink::white, colour, 0.30));
        canvas.label({9, top + 4.9}, QStringLiteral("glue"),
                     {Typeface::Text, 6.5, mix(colour, ink::black, 0.5), QFont::Medium}, Along::Centre);
    }
    {
        const Turned turned(canvas, {9, 23}, 180);
        const Placed placed(canvas, {0, 8});
        paintPanel(canvas, person, id);
    }
    {
        const Placed placed(canvas, {0, 38});
        paintPanel(canvas, person, id);
    }
    for (const double fold : {8.0, 38.0, 68.0}) {
        canvas.line({0, fold}, {18, fold}, penOf(ink::white, 0.5));
        canvas.line({0, fold}, {18, fold}, dashedPen(ink::black, 0.22, 1.2, 1));
    }
    canvas.rect({0.15, 0.15, 17.7, 75.7}, 0, Qt::NoBrush, QPen(ink::black, 0.2));
}

} // namespace

QSizeF standeeSize(const FaceRef &ref, FaceLook)
{
    return ref.state.starts_with("strip") ? QSizeF(18, 76) : QSizeF(18, 30);
}

/// The row is a seat's colour. State: a Survivor's id (`R1`) is printed at the foot; `strip` or `strip-R1` is the whole
/// standee to be folded and glued.
void paintStandee(Canvas &canvas)
{
    const FaceRef &ref = canvas.ref();
    const auto person = std::ranges::find(people, ref.row, &Person::seat);
    if (person == people.end()) {
        canvas.problem(QStringLiteral("There are no Survivors called %1.").arg(QString::fromStdString(ref.row)));
        canvas.missing({QPointF(), canvas.size()});
        return;
    }
    const QString state = QString::fromStdString(ref.state);
    if (state.startsWith(QLatin1String("strip"))) {
        paintStrip(canvas, *person, state.mid(6));
        return;
    }
    paintPanel(canvas, *person, state);
    canvas.rect({0.2, 0.2, 17.6, 29.6}, 1.6, Qt::NoBrush, QPen(ink::black, 0.4));
}

} // namespace cardquake::bugout
