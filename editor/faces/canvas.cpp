// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/faces/canvas.h"

#include "editor/faces/pixel_space.h"
#include "editor/faces/raster_cache.h"

#include <algorithm>

namespace cardquake {

QPen penOf(const QColor &colour, double width)
{
    return QPen(colour, width, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin);
}

QPen dashedPen(const QColor &colour, double width, double dash, double gap)
{
    QPen pen(colour, width, Qt::CustomDashLine, Qt::FlatCap, Qt::RoundJoin);
    pen.setDashPattern({dash / width, gap / width});
    return pen;
}

Canvas::Canvas(QPainter &painter, const FaceSource &source, const FaceRef &ref, const QSizeF &size, FaceLook look)
    : m_painter(painter)
    , m_source(source)
    , m_ref(ref)
    , m_size(size)
    , m_look(look)
{
    m_painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing | QPainter::SmoothPixmapTransform);
}

const Json &Canvas::row()
{
    static const Json nothing = Json::object();
    if (m_row != nullptr)
        return *m_row;
    const ContentRow *found = m_source.row(m_ref.kind, m_ref.row);
    if (found == nullptr)
        problem(QStringLiteral("There is no %1 called %2.")
                    .arg(QString::fromStdString(m_ref.kind), QString::fromStdString(m_ref.row)));
    m_row = found != nullptr && found->fields.is_object() ? &found->fields : &nothing;
    return *m_row;
}

const Json &Canvas::field(const char *field)
{
    static const Json nothing;
    const Json &fields = row();
    const auto found = fields.find(field);
    return found == fields.end() ? nothing : *found;
}

const Json &Canvas::list(const char *name)
{
    static const Json none = Json::array();
    const Json &value = field(name);
    return value.is_array() ? value : none;
}

QString Canvas::text(const char *name, const QString &otherwise)
{
    const Json &value = field(name);
    return value.is_string() ? QString::fromStdString(value.get_ref<const std::string &>()) : otherwise;
}

int Canvas::number(const char *name, int otherwise)
{
    const Json &value = field(name);
    return value.is_number_integer() ? value.get<int>() : otherwise;
}

void Canvas::rect(const QRectF &rect, double radius, const QBrush &fill, const QPen &outline)
{
    if (radius <= 0 && outline.style() == Qt::NoPen) {
        m_painter.fillRect(rect, fill);
        return;
    }
    QPainterPath shape;
    if (radius > 0)
        shape.addRoundedRect(rect, radius, radius);
    else
        shape.addRect(rect);
    path(shape, fill, outline);
}

void Canvas::circle(const QPointF &centre, double radius, const QBrush &fill, const QPen &outline)
{
    QPainterPath shape;
    shape.addEllipse(centre, radius, radius);
    path(shape, fill, outline);
}

void Canvas::path(const QPainterPath &path, const QBrush &fill, const QPen &outline)
{
    PixelSpace(m_painter).paint(path, fill, outline);
}

void Canvas::line(const QPointF &from, const QPointF &to, const QPen &pen)
{
    QPainterPath shape(from);
    shape.lineTo(to);
    path(shape, Qt::NoBrush, pen);
}

void Canvas::icon(const std::string &name, const QPointF &centre, double edge)
{
    art("icons/" + name, QRectF(centre.x() - edge / 2, centre.y() - edge / 2, edge, edge));
}

void Canvas::art(const std::string &name, const QRectF &target)
{
    if (const DrawingPtr found = artOrPlaceholder(name, target))
        found->paint(m_painter, target);
}

void Canvas::scene(const std::string &name, const QRectF &target)
{
    if (const DrawingPtr found = artOrPlaceholder(name, target))
        paintOftenUsed(m_painter, found, target);
}

DrawingPtr Canvas::artOrPlaceholder(const std::string &name, const QRectF &target)
{
    const Result<DrawingPtr> found = m_source.art(name);
    if (found)
        return *found;
    problem(QString::fromStdString(found.error().message));
    missing(target);
    return nullptr;
}

void Canvas::missing(const QRectF &target)
{
    const double width = std::min(target.width(), target.height()) / 12;
    const QPen pen = penOf(ink::bad, width);
    const QRectF box = target.adjusted(width, width, -width, -width);
    rect(box, width, ink::paper, pen);
    line(box.topLeft(), box.bottomRight(), pen);
    line(box.topRight(), box.bottomLeft(), pen);
}

void Canvas::checkFont(Typeface face)
{
    if (!isInstalled(face))
        problem("The font " + familyOf(face) + " is not installed, so another one stands in for it.", {},
                "Install the font.");
}

void Canvas::label(const QPointF &baseline, const QString &text, const Lettering &lettering, Along along)
{
    checkFont(lettering.face);
    double x = baseline.x();
    if (along != Along::Left)
        x -= (widthOf(lettering, text) - lettering.tracking) / (along == Along::Centre ? 2 : 1);
    m_painter.save();
    m_painter.scale(1 / textUnitsPerMm, 1 / textUnitsPerMm);
    m_painter.setFont(fontOf(lettering));
    m_painter.setPen(lettering.colour);
    m_painter.drawText(QPointF(x, baseline.y()) * textUnitsPerMm, text);
    m_painter.restore();
}

void Canvas::paragraph(const QRectF &box, const QString &markup, const Paragraph &style)
{
    const std::vector<double> sizes = style.sizes.empty() ? std::vector<double>{style.lettering.points} : style.sizes;
    Lettering lettering = style.lettering;
    TextBlock block;
    bool fits = false;
    for (std::size_t i = 0; i < sizes.size() && !fits; ++i) {
        lettering.points = sizes[i];
        block = setText(markup, lettering, box.width(), style.along == Along::Centre);
        fits = block.fits && block.height() <= box.height() + 1e-6 && (!style.isOneLine || block.lines.size() < 2);
    }
    if (!fits)
        problem(QStringLiteral("The text does not fit on the face: \"%1\".").arg(markup), {},
                QStringLiteral("Shorten it."));
    const double slack = style.fromTop ? 0 : (box.height() - block.height()) / 2;
    textBlock(block, box, box.top() + slack + block.capHeight, lettering, style.along);
}

void Canvas::textBlock(const TextBlock &block, const QRectF &box, double firstBaseline, const Lettering &lettering,
                       Along along)
{
    double baseline = firstBaseline;
    for (const TextLine &textLine : block.lines) {
        const double room = box.width() - textLine.width;
        const double start = box.left() + (along == Along::Left ? 0 : along == Along::Centre ? room / 2 : room);
        for (const TextRun &run : textLine.runs) {
            Lettering letters = lettering;
            letters.points = block.points;
            if (run.isBold)
                letters.weight = std::max<int>(letters.weight, QFont::Bold);
            if (run.isIcon)
                icon(iconNamed(run.text), {start + run.x + run.width / 2, baseline - block.capHeight / 2}, run.width);
            else
                label({start + run.x, baseline}, run.text, letters);
        }
        baseline += block.pitch;
    }
}

std::string Canvas::iconNamed(const QString &name) const
{
    const std::string plain = name.toStdString();
    const std::string asResource = "resource-" + plain;
    return !m_source.hasArt("icons/" + plain) && m_source.hasArt("icons/" + asResource) ? asResource : plain;
}

void Canvas::problem(const QString &message, const std::string &path, const QString &fix)
{
    Diagnostic found{Severity::Warning, {}, m_ref.kind, m_ref.row, path, message.toStdString(), fix.toStdString()};
    if (std::ranges::find(m_diagnostics, found) == m_diagnostics.end())
        m_diagnostics.push_back(std::move(found));
}

Turned::Turned(Canvas &canvas, const QPointF &about, double degrees)
    : m_painter(canvas.painter())
{
    m_painter.save();
    m_painter.translate(about);
    m_painter.rotate(degrees);
    m_painter.translate(-about);
}

Placed::Placed(Canvas &canvas, const QPointF &origin, double degrees, double scale)
    : m_painter(canvas.painter())
{
    m_painter.save();
    m_painter.translate(origin);
    m_painter.rotate(degrees);
    m_painter.scale(scale, scale);
}

Clipped::Clipped(Canvas &canvas, const QRectF &rect, double radius)
    : m_painter(canvas.painter())
{
    m_painter.save();
    if (radius <= 0) {
        m_painter.setClipRect(rect, Qt::IntersectClip);
        return;
    }
    QPainterPath path;
    path.addRoundedRect(rect, radius, radius);
    m_painter.setClipPath(path, Qt::IntersectClip);
}

} // namespace cardquake
