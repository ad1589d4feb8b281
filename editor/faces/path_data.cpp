// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/faces/path_data.h"

#include <cctype>
#include <charconv>
#include <cmath>
#include <numbers>

namespace cardquake {
namespace {

/// The end-point form of an arc, turned into Bézier curves as SVG 1.1 F.6.5 says.
void addArc(QPainterPath &path, QPointF radii, double rotation, bool isLarge, bool isClockwise, QPointF to)
{
    const QPointF from = path.currentPosition();
    const double turn = rotation * std::numbers::pi / 180;
    const double cosine = std::cos(turn);
    const double sine = std::sin(turn);
    const QPointF half = (from - to) / 2;
    const QPointF start(cosine * half.x() + sine * half.y(), -sine * half.x() + cosine * half.y());
    double rx = std::abs(radii.x());
    double ry = std::abs(radii.y());
    const double reach = start.x() * start.x() / (rx * rx) + start.y() * start.y() / (ry * ry);
    if (reach > 1) {
        rx *= std::sqrt(reach);
        ry *= std::sqrt(reach);
    }
    const double square = rx * rx * start.y() * start.y() + ry * ry * start.x() * start.x();
    const double root =
        std::sqrt(std::max(0.0, (rx * rx * ry * ry - square) / square)) * (isLarge == isClockwise ? -1 : 1);
    const QPointF centre(root * rx * start.y() / ry, -root * ry * start.x() / rx);
    const double begin = std::atan2((start.y() - centre.y()) / ry, (start.x() - centre.x()) / rx);
    double sweep = std::atan2((-start.y() - centre.y()) / ry, (-start.x() - centre.x()) / rx) - begin;
    if (isClockwise && sweep < 0)
        sweep += 2 * std::numbers::pi;
    if (!isClockwise && sweep > 0)
        sweep -= 2 * std::numbers::pi;
    const auto onPage = [&](double x, double y) {
        const QPointF point(centre.x() + rx * x, centre.y() + ry * y);
        return QPointF(cosine * point.x() - sine * point.y(), sine * point.x() + cosine * point.y()) + (from + to) / 2;
    };
    const int pieces = static_cast<int>(std::ceil(std::abs(sweep) / (std::numbers::pi / 2) - 1e-9));
    const double step = sweep / pieces;
    const double handle = 4.0 / 3 * std::tan(step / 4);
    for (int i = 0; i < pieces; ++i) {
        const double a = begin + i * step;
        const double b = a + step;
        path.cubicTo(onPage(std::cos(a) - handle * std::sin(a), std::sin(a) + handle * std::cos(a)),
                     onPage(std::cos(b) + handle * std::sin(b), std::sin(b) - handle * std::cos(b)),
                     onPage(std::cos(b), std::sin(b)));
    }
}

/// Reads numbers and commands one after the other.
class Reader {
public:
    explicit Reader(std::string_view data)
        : m_left(data)
    {
    }

    QPainterPath read()
    {
        char command = 'M';
        while (skip(), !m_left.empty()) {
            const std::size_t before = m_left.size();
            if (std::isalpha(static_cast<unsigned char>(m_left.front())) != 0) {
                command = m_left.front();
                m_left.remove_prefix(1);
            }
            step(command);
            if (m_left.size() == before)
                break; // what stands here is neither a command nor a number
            if (command == 'M' || command == 'm')
                command = command == 'M' ? 'L' : 'l';
        }
        return m_path;
    }

private:
    void skip()
    {
        while (!m_left.empty() && (m_left.front() == ' ' || m_left.front() == ','))
            m_left.remove_prefix(1);
    }

    double number()
    {
        skip();
        double value = 0;
        const auto end = std::from_chars(m_left.data(), m_left.data() + m_left.size(), value);
        m_left.remove_prefix(static_cast<std::size_t>(end.ptr - m_left.data()));
        return value;
    }

    QPointF point(const QPointF &origin)
    {
        const double x = number();
        return QPointF(x, number()) + origin;
    }

    void step(char command)
    {
        const bool isRelative = std::islower(static_cast<unsigned char>(command)) != 0;
        const QPointF here = m_path.currentPosition();
        const QPointF origin = isRelative ? here : QPointF();
        const char letter = static_cast<char>(std::toupper(static_cast<unsigned char>(command)));
        switch (letter) {
        case 'M':
            m_path.moveTo(point(origin));
            break;
        case 'L':
            m_path.lineTo(point(origin));
            break;
        case 'H':
            m_path.lineTo(number() + origin.x(), here.y());
            break;
        case 'V':
            m_path.lineTo(here.x(), number() + origin.y());
            break;
        case 'C': {
            const QPointF first = point(origin);
            m_control = point(origin);
            m_path.cubicTo(first, m_control, point(origin));
            break;
        }
        case 'S': {
            const QPointF first = 2 * here - m_control;
            m_control = point(origin);
            m_path.cubicTo(first, m_control, point(origin));
            break;
        }
        case 'Q':
            m_control = point(origin);
            m_path.quadTo(m_control, point(origin));
            break;
        case 'T':
            m_control = 2 * here - m_control;
            m_path.quadTo(m_control, point(origin));
            break;
        case 'A': {
            const QPointF radii = point({});
            const double rotation = number();
            const bool isLarge = number() != 0;
            const bool isClockwise = number() != 0;
            addArc(m_path, radii, rotation, isLarge, isClockwise, point(origin));
            break;
        }
        default:
            m_path.closeSubpath();
            break;
        }
        if (std::string_view("CSQT").find(letter) == std::string_view::npos)
            m_control = m_path.currentPosition();
    }

    std::string_view m_left;
    QPainterPath m_path;
    QPointF m_control; ///< of the last curve, which `S` and `T` go on from
};

} // namespace

QPainterPath pathOf(std::string_view data)
{
    return Reader(data).read();
}

} // namespace cardquake
