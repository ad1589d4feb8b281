// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QFont>
#include <QString>

namespace cardquake {

/// Titles are set in League Spartan, text in Inter.
enum class Typeface { Title, Text };

/// How words look. Lengths in mm, sizes in points of 1/72 inch.
struct Lettering {
    Typeface face = Typeface::Text;
    double points = 8;
    QColor colour;
    int weight = QFont::Normal;
    double tracking = 0;
};

/// Text is set in hundredths of a millimetre and scaled down to the painter's millimetres: fonts have whole sizes
/// there, so lines break alike on every screen and on paper.
inline constexpr double textUnitsPerMm = 100;

QString familyOf(Typeface face);
bool isInstalled(Typeface face);

/// The font in text units.
QFont fontOf(const Lettering &lettering);

/// The font size in mm.
double emOf(double points);

/// Height of capitals in mm.
double capHeightOf(Typeface face, double points);

double widthOf(const Lettering &lettering, const QString &text);

/// The same lettering, smaller if the text is wider than this.
Lettering fitted(Lettering lettering, const QString &text, double width);

} // namespace cardquake
