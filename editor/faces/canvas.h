// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/faces/face_source.h"
#include "editor/faces/faces.h"
#include "editor/faces/palette.h"
#include "editor/faces/path_data.h"
#include "editor/faces/rich_text.h"

#include <QPainter>

namespace cardquake {

enum class Along { Left, Centre, Right };

/// How a paragraph is fitted into its box.
struct Paragraph {
    Lettering lettering;       ///< its size is the largest tried
    std::vector<double> sizes; ///< the sizes tried, largest first; empty: only that of the lettering
    Along along = Along::Left;
    bool fromTop = false; ///< false: centred between the upper and the lower edge
    bool isOneLine = false;
};

/// Lines with round ends and corners, as all art has them.
QPen penOf(const QColor &colour, double width);
/// The same in dashes; lengths in mm.
QPen dashedPen(const QColor &colour, double width, double dash, double gap);

/// What the painters of faces paint with: a QPainter in millimetres, the face asked for, and a list of what went wrong.
/// Origin is the upper left corner of the cut face.
class Canvas {
public:
    Canvas(QPainter &painter, const FaceSource &source, const FaceRef &ref, const QSizeF &size, FaceLook look);

    QPainter &painter() { return m_painter; }
    const FaceSource &source() const { return m_source; }
    const FaceRef &ref() const { return m_ref; }
    const QSizeF &size() const { return m_size; }
    FaceLook look() const { return m_look; }

    /// The row asked for; an empty one (and a diagnostic) when there is none.
    const Json &row();
    /// A field of the row as text, a number, or a list; what is missing or of another type gives the alternative.
    QString text(const char *field, const QString &otherwise = {});
    int number(const char *field, int otherwise = 0);
    const Json &field(const char *field);
    const Json &list(const char *field);

    void rect(const QRectF &rect, double radius, const QBrush &fill, const QPen &outline = Qt::NoPen);
    void circle(const QPointF &centre, double radius, const QBrush &fill, const QPen &outline = Qt::NoPen);
    void path(const QPainterPath &path, const QBrush &fill, const QPen &outline = Qt::NoPen);
    void line(const QPointF &from, const QPointF &to, const QPen &pen);

    /// An icon of `data/art/icons` by its name, on a square of this edge. A missing one is a diagnostic and a sign for
    /// it.
    void icon(const std::string &name, const QPointF &centre, double edge);
    /// Any picture, see FaceSource::art.
    void art(const std::string &name, const QRectF &target);
    /// The same for a picture of hundreds of shapes that stays while the rest of the face is edited.
    void scene(const std::string &name, const QRectF &target);
    /// What stands for a picture that is not there.
    void missing(const QRectF &target);

    /// One line of text on a baseline.
    void label(const QPointF &baseline, const QString &text, const Lettering &lettering, Along along = Along::Left);
    /// Text in a box. Takes the largest size that fits; when none does, the smallest and a diagnostic.
    void paragraph(const QRectF &box, const QString &markup, const Paragraph &style);
    void textBlock(const TextBlock &block, const QRectF &box, double firstBaseline, const Lettering &lettering,
                   Along along);

    /// Says what is wrong with the face, and with which field of its row.
    void problem(const QString &message, const std::string &path = {}, const QString &fix = {});
    Diagnostics takeDiagnostics() { return std::move(m_diagnostics); }

private:
    void checkFont(Typeface face);
    DrawingPtr artOrPlaceholder(const std::string &name, const QRectF &target);
    /// `{icon:rope}` in a text means the resource: texts speak of things, not of files.
    std::string iconNamed(const QString &name) const;

    QPainter &m_painter;
    const FaceSource &m_source;
    const FaceRef &m_ref;
    QSizeF m_size;
    FaceLook m_look;
    const Json *m_row = nullptr;
    Diagnostics m_diagnostics;
};

/// Paints turned clockwise about a point until it goes out of scope.
class Turned {
public:
    Turned(Canvas &canvas, const QPointF &about, double degrees);
    ~Turned() { m_painter.restore(); }
    Turned(const Turned &) = delete;
    Turned &operator=(const Turned &) = delete;

private:
    QPainter &m_painter;
};

/// Paints with the origin moved, and turned clockwise about it, until it goes out of scope.
class Placed {
public:
    Placed(Canvas &canvas, const QPointF &origin, double degrees = 0, double scale = 1);
    ~Placed() { m_painter.restore(); }
    Placed(const Placed &) = delete;
    Placed &operator=(const Placed &) = delete;

private:
    QPainter &m_painter;
};

/// Paints only inside a shape until it goes out of scope.
class Clipped {
public:
    Clipped(Canvas &canvas, const QRectF &rect, double radius = 0);
    ~Clipped() { m_painter.restore(); }
    Clipped(const Clipped &) = delete;
    Clipped &operator=(const Clipped &) = delete;

private:
    QPainter &m_painter;
};

} // namespace cardquake
